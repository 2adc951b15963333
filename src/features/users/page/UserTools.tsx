import { ToolbarItem } from "@patternfly/react-core";
import { accessOfAny } from "~/data/access/permissions";
import { useAction } from "~/data/write/action";
import { useRealmRepresentation } from "~/data/query/realm";
import type { ListedUser } from "~/data/api/extra";
import { useRealm } from "~/data/query/useRealm";
import { useT } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";
import { KebabMenu } from "~/kit/controls/Menu";
import { WriteButton, WriteItem, WriteTool } from "~/kit/controls/Write";
import { to } from "~/routes";

interface Props {
  selected: ListedUser[];
  onDelete: () => void;
}

/** Buttons of the users' list: add, delete, and where failed sign-ins lock users for a time, unlock all of them. */
export function UserTools({ selected, onDelete }: Props) {
  const t = useT();
  const realm = useRealm();
  const { bruteForceProtected } = useRealmRepresentation();
  const unlock = useAction((call) => call("attackDetection.delAll"), {
    done: "unlockUsersSuccess",
    failed: "unlockUsersError",
  });
  const ask = async () => {
    if (await confirm({ title: "unlockAllUsers", body: "unlockUsersConfirm", label: "unlock", realm }))
      await unlock.run();
  };
  const none = selected.length === 0;
  const object = accessOfAny(selected);
  return (
    <>
      <WriteTool label="addUser" call="users.create" testId="add-user" to={to("user-new")} />
      <WriteTool
        label="gatehouse.importUsers"
        call="users.create"
        testId="import-users"
        variant="link"
        to={to("user-import")}
      />
      <ToolbarItem>
        {bruteForceProtected ? (
          <KebabMenu testId="kebab">
            <WriteItem call="users.del" object={object} isDisabled={none} onClick={onDelete}>
              {t("deleteUser")}
            </WriteItem>
            <WriteItem call="attackDetection.delAll" onClick={() => void ask()}>
              {t("unlockAllUsers")}
            </WriteItem>
          </KebabMenu>
        ) : (
          <WriteButton
            call="users.del"
            object={object}
            testId="delete-user-btn"
            variant="link"
            isDisabled={none}
            onClick={onDelete}
          >
            {t("deleteUser")}
          </WriteButton>
        )}
      </ToolbarItem>
    </>
  );
}
