import { useState } from "react";
import { useOptional } from "~/data/cache";
import { useRealmRepresentation } from "~/data/realm";
import type { ListedUser } from "~/data/extra";
import { SEARCHED, useUserPanel } from "~/features/users/userSearch";
import { ATTRIBUTES, ENABLED, LOCKED, useUserColumns } from "~/features/users/userColumns";
import { useDeleteUser } from "~/features/users/useDeleteUser";
import { SearchBy } from "~/features/users/SearchBy";
import { UserTools } from "~/features/users/UserTools";
import { useUserBulk } from "~/features/users/useUserBulk";
import { clearing } from "~/kit/Filters";
import { List } from "~/kit/List";
import { useListLook } from "~/kit/ListOptions";
import { useListState } from "~/kit/useListState";
import { to } from "~/routes";

const label = "titleUsers";
const nothing = {};

/** The users that the administrator may see, found by text or by their attributes. */
export function UserTable() {
  const state = useListState();
  const profile = useOptional("users.getProfile") ?? nothing;
  // where it is not known whether users come from a directory, the directory is not asked for all of them
  const isSearchOnly = useOptional("ui.info")?.userProfileProvidersEnabled !== false;
  const [byAttribute, setByAttribute] = useState(() => SEARCHED.some((name) => state.filters[name]));
  const columns = useUserColumns(profile);
  const panel = useUserPanel(profile);
  const { bruteForceProtected } = useRealmRepresentation();
  const { shown } = useListLook(label, columns, state);
  const remove = useDeleteUser();
  const bulk = useUserBulk();
  return (
    <>
      <List
        label={label}
        from="ui.users"
        query={{ briefRepresentation: !shown.some(({ name }) => name.startsWith(ATTRIBUTES)) }}
        id={({ id = "" }) => id}
        lead={
          <SearchBy
            byAttribute={byAttribute}
            onChange={(next) => {
              setByAttribute(next);
              state.change({ search: "", filters: clearing([...SEARCHED, ENABLED.name, LOCKED.name]) });
            }}
          />
        }
        search={byAttribute ? undefined : "searchForUser"}
        panel={byAttribute ? panel : undefined}
        filters={bruteForceProtected ? [ENABLED, LOCKED] : [ENABLED]}
        columns={columns}
        isDisabled={({ access }: ListedUser) => access?.manage !== true}
        actions={[{ label: "delete", call: "users.del", run: (user) => void remove({ id: "", ...user }) }]}
        bulk={bulk.actions}
        toolbar={(ticked, _, start) => <UserTools ticked={ticked} onDelete={() => start(bulk.remove)} />}
        empty={{
          title: "noUsersFound",
          body: "emptyInstructions",
          action: { label: "createNewUser", call: "users.create", to: to("user-new") },
        }}
        untilSearch={isSearchOnly ? { title: "gatehouse.searchFirst", body: "searchForUserDescription" } : undefined}
      />
      {bulk.dialog}
    </>
  );
}
