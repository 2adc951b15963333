import { Flex, Label, Tooltip } from "@patternfly/react-core";
import { ImpersonateItem } from "~/features/users/page/ImpersonateItem";
import { isTransient, type UserTabProps } from "~/features/users/page/user";
import { useDeleteUser } from "~/features/users/page/useDeleteUser";
import { useEnableUser } from "~/features/users/page/useEnableUser";
import { useT } from "~/i18n/useT";
import { EnableSwitch } from "~/kit/controls/EnableSwitch";
import { ActionMenu } from "~/kit/controls/Menu";
import { PageHeading } from "~/kit/page/Page";
import { WriteItem } from "~/kit/controls/Write";

/** Head of a user's page: name, whether it may sign in, and what can be done with it. */
export function UserHeading({ user }: UserTabProps) {
  const t = useT();
  const { username = "", enabled = false } = user;
  const enable = useEnableUser(user);
  const remove = useDeleteUser();
  return (
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
            onChange={(on) => void enable.run(on)}
          />
          <ActionMenu id="user-actions-dropdown">
            <ImpersonateItem user={user} />
            <WriteItem call="users.del" object={user} onClick={() => void remove(user, { leave: true })}>
              {t("delete")}
            </WriteItem>
          </ActionMenu>
        </Flex>
      }
    />
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
