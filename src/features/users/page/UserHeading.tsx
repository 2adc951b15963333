import { Flex, Label, Tooltip } from "@patternfly/react-core";
import { useNavigate } from "react-router-dom";
import { isTransient, type UserTabProps, type User } from "~/features/users/page/user";
import { useDeleteUser } from "~/features/users/page/useDeleteUser";
import { useT } from "~/i18n/useT";
import { EnableSwitch } from "~/kit/controls/EnableSwitch";
import { ActionMenu } from "~/kit/controls/Menu";
import { PageHeading } from "~/kit/page/Page";
import { WriteItem } from "~/kit/controls/Write";
import { useEnableUser } from "~/features/users/page/useEnableUser";
import { useUserActions } from "~/features/users/page/useUserActions";
import { RowItems } from "~/kit/list/DataTable";
import { byRight } from "~/data/access/permissions";
import { mayHaveFeature } from "~/data/access/features";
import { useServerInfoIfThere } from "~/data/query/serverInfo";
import { useImpersonate } from "~/features/users/page/useImpersonate";
import { to } from "~/routes";

/** Head of a user's page: name, whether it may sign in, and what can be done with it. */
export function UserHeading({ user }: UserTabProps) {
  const t = useT();
  const { username = "", enabled = false } = user;
  const enable = useEnableUser();
  const navigate = useNavigate();
  const remove = useDeleteUser(() => navigate(to("users")));
  const { actions, dialog } = useUserActions<User>();
  return (
    <>
      <PageHeading
        title={username}
        badges={isTransient(user) && <TransientLabel />}
        actions={
          <Flex alignItems={{ default: "alignItemsCenter" }}>
            <EnableSwitch
              call="users.update"
              object={user}
              title={username}
              isOn={enabled}
              isBusy={enable.running}
              onChange={(on) => void enable.run(user, on)}
            />
            <ActionMenu id="user-actions-dropdown">
              <ImpersonateItem user={user} />
              {!isTransient(user) && <RowItems row={user} actions={actions} />}
              <WriteItem call="users.del" object={user} onClick={() => void remove(user)}>
                {t("delete")}
              </WriteItem>
            </ActionMenu>
          </Flex>
        }
      />
      {dialog}
    </>
  );
}

function TransientLabel() {
  const t = useT();
  return (
    <Tooltip content={t("transientUserTooltip")}>
      <Label data-testid="user-details-label-transient-user" tabIndex={0}>
        {t("transientUser")}
      </Label>
    </Tooltip>
  );
}

/**
 * The entry of a user's menu that signs the administrator in as this user; absent where the server has it switched off.
 */
function ImpersonateItem({ user }: UserTabProps) {
  const t = useT();
  const info = useServerInfoIfThere();
  const impersonate = useImpersonate({ user });
  if (!mayHaveFeature(info, "IMPERSONATION")) return null;
  return (
    <WriteItem call="users.impersonation" object={byRight(user, "impersonate")} onClick={() => void impersonate()}>
      {t("impersonate")}
    </WriteItem>
  );
}
