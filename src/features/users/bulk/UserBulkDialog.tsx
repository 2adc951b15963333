import { GroupPicker } from "~/parts/groups/GroupPicker";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import type { ListedUser } from "~/data/api/extra";
import { ActionDialog } from "~/features/users/page/ActionDialog";
import {
  type ActionsMail,
  groupAction,
  type Guards,
  mailAction,
  requiredAction,
  roleAction,
} from "~/features/users/bulk/userBulk";
import { RolePicker } from "~/parts/roles/RolePicker";
import { FormDialog } from "~/kit/form/FormDialog";
import { linkOf, useActionsMail } from "~/features/users/page/mail";
import { useT } from "~/i18n/useT";

type Action = BulkAction<ListedUser>;

/** The input that an action for many users needs. */
export interface UserBulkQuestion {
  kind: "action" | "groups" | "roles" | "mail";
  /** Whether it is given or taken away. */
  on: boolean;
  /** Gets the action that is ready to run; undefined when it was given up. */
  answer: (action: Action | undefined) => void;
}

/** The dialog of an action for many users: which required action, groups, roles, or actions of the e-mail. */
export function UserBulkDialog({ kind, on, answer, guards }: UserBulkQuestion & { guards: Guards }) {
  const { isSelf } = guards;
  const close = () => answer(undefined);
  if (kind === "mail") return <MailDialog onClose={close} onSend={(mail) => answer(mailAction(mail))} />;
  if (kind === "action")
    return <ActionDialog on={on} onClose={close} onPick={(alias) => answer(requiredAction(alias, on, isSelf))} />;
  if (kind === "groups")
    return (
      <GroupPicker
        title={() => (on ? "gatehouse.groupsJoin" : "gatehouse.groupsLeave")}
        ok={on ? "join" : "select"}
        isMulti
        onClose={close}
        onPick={(groups) => answer(groupAction(groups, on, isSelf))}
      />
    );
  return (
    <RolePicker
      title={() => (on ? "gatehouse.rolesAdd" : "gatehouse.rolesRemove")}
      call={on ? "users.addRealmRoleMappings" : "users.delRealmRoleMappings"}
      onClose={close}
      onPick={(roles) => answer(roleAction(roles, on, guards))}
    />
  );
}

interface Props {
  onClose: () => void;
  onSend: (mail: ActionsMail) => void;
}

/** Asks what an e-mail to many users asks of them, how long its link holds, and where it leads afterwards. */
function MailDialog({ onClose, onSend }: Props) {
  const t = useT();
  return (
    <FormDialog
      id="mail-form"
      title={t("gatehouse.actionsMail")}
      variant="medium"
      {...useActionsMail()}
      confirm="credentialResetConfirm"
      call="users.executeActionsEmail"
      onSubmit={({ actions, ...link }) => onSend({ actions, ...linkOf(link) })}
      onClose={onClose}
    />
  );
}
