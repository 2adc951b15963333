import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import { useState } from "react";
import type { WithAccess, Write } from "~/data/access/permissions";
import { type Text, useT } from "~/i18n/useT";
import type { Column } from "~/kit/list/columns";
import { Dialog } from "~/kit/dialog/Dialog";
import { List } from "~/kit/list/List";
import { useLocalListState } from "~/kit/list/useListState";
import { WriteButton } from "~/kit/controls/Write";
import { UserName } from "~/parts/users/UserName";

interface Props {
  title: Text;
  /** Ids of users that are selected already and cannot be picked. */
  taken?: ReadonlySet<string>;
  /** The call that picking leads to, and the object it writes. */
  call: Write;
  object?: WithAccess;
  onClose: () => void;
  onPick: (users: UserRepresentation[]) => void;
}

const columns: Column<UserRepresentation>[] = [
  {
    name: "username",
    label: "username",
    text: ({ username = "" }) => username,
    cell: (user) => <UserName user={user} />,
  },
  { name: "email", label: "email", text: ({ email = "" }) => email },
  { name: "lastName", label: "lastName", text: ({ lastName = "" }) => lastName },
  { name: "firstName", label: "firstName", text: ({ firstName = "" }) => firstName },
];

/** Picks users of the realm, found by name or e-mail (`GET users`); what is selected stays across pages and searches. */
export function UserPicker({ title, taken, call, object, onClose, onPick }: Props) {
  const t = useT();
  const state = useLocalListState();
  const [picked, setPicked] = useState<UserRepresentation[]>([]);
  const isTaken = ({ id = "" }: UserRepresentation) => taken?.has(id) === true;
  return (
    <Dialog
      id="user-picker"
      variant="large"
      title={t(title)}
      actions={
        <WriteButton
          call={call}
          object={object}
          testId="add"
          isDisabled={picked.length === 0}
          onClick={() => {
            onPick(picked);
            onClose();
          }}
        >
          {t("add")}
        </WriteButton>
      }
      onClose={onClose}
    >
      <List
        listId="user-picker"
        label="titleUsers"
        from="users.find"
        query={{ briefRepresentation: true }}
        id={({ id = "" }) => id}
        search="searchForUser"
        columns={columns}
        selectable
        isDisabled={isTaken}
        isSelected={isTaken}
        onSelect={setPicked}
        empty={{ title: "noUsersFound", body: "emptyInstructions" }}
        state={state}
      />
    </Dialog>
  );
}
