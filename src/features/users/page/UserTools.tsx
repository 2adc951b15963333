import { ToolbarItem } from "@patternfly/react-core";
import { useNavigate } from "react-router-dom";
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

const importing = { call: "users.create", testId: "import-users" } as const;

interface Props {
  selected: ListedUser[];
  onDelete: () => void;
}

/** Buttons of the users' list: add, import, delete, and where failed sign-ins lock users for a time, unlock all of them. */
export function UserTools({ selected, onDelete }: Props) {
  const t = useT();
  const navigate = useNavigate();
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
      {bruteForceProtected ? (
        <ToolbarItem>
          <KebabMenu testId="kebab">
            {/* beside the filter of locks a button of its own would cost a second line */}
            <WriteItem {...importing} onClick={() => void navigate(to("user-import"))}>
              {t("gatehouse.importUsers")}
            </WriteItem>
            <WriteItem call="users.del" object={object} isDisabled={none} onClick={onDelete}>
              {t("deleteUser")}
            </WriteItem>
            <WriteItem call="attackDetection.delAll" onClick={() => void ask()}>
              {t("unlockAllUsers")}
            </WriteItem>
          </KebabMenu>
        </ToolbarItem>
      ) : (
        <>
          <WriteTool {...importing} label="gatehouse.importUsers" variant="link" to={to("user-import")} />
          <ToolbarItem>
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
          </ToolbarItem>
        </>
      )}
    </>
  );
}
