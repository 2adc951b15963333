import { useState } from "react";
import { useOptional } from "~/data/query/cache";
import { useRealmRepresentation } from "~/data/query/realm";
import type { ListedUser } from "~/data/api/extra";
import { SEARCHED, useUserAdvancedSearch } from "~/features/users/list/userSearch";
import { ATTRIBUTES, ENABLED, LOCKED, useUserColumns } from "~/features/users/list/userColumns";
import { useDeleteUser } from "~/features/users/page/useDeleteUser";
import { useEnableUser } from "~/features/users/page/useEnableUser";
import { useUserActions } from "~/features/users/page/useUserActions";
import { UserTools } from "~/features/users/page/UserTools";
import { useUserBulk } from "~/features/users/bulk/useUserBulk";
import { clearing } from "~/kit/list/ListFilters";
import { List } from "~/kit/list/List";
import { useListPreferences } from "~/kit/list/ListOptions";
import { useListState } from "~/kit/list/useListState";
import { to } from "~/routes";
import { Button, ToolbarItem } from "@patternfly/react-core";
import { useT } from "~/i18n/useT";
import { KindMenu } from "~/kit/controls/Menu";

/** Name of the list in the preferences of this browser. */
export const LIST_ID = "users";
const nothing = {};

/** The users that the administrator may see, found by text or by their attributes. */
export function UserTable() {
  const state = useListState();
  const profile = useOptional("users.getProfile") ?? nothing;
  // where it is not known whether users come from a directory, not all of them are requested of the directory
  const isSearchOnly = useOptional("ui.info")?.userProfileProvidersEnabled !== false;
  const [wantsAttributes, setWantsAttributes] = useState(() => SEARCHED.some((name) => state.filters[name]));
  // what the address searches by is shown, also after going back
  const byAttribute = SEARCHED.some((name) => state.filters[name]) || (wantsAttributes && state.search === "");
  const columns = useUserColumns(profile);
  const panel = useUserAdvancedSearch(profile);
  const { bruteForceProtected } = useRealmRepresentation();
  const { shown } = useListPreferences(LIST_ID, columns, state);
  const remove = useDeleteUser();
  const enable = useEnableUser();
  const daily = useUserActions<ListedUser>();
  const bulk = useUserBulk();
  return (
    <>
      <List
        listId={LIST_ID}
        label="titleUsers"
        from="ui.users"
        query={{ briefRepresentation: !shown.some(({ name }) => name.startsWith(ATTRIBUTES)) }}
        exportQuery={{ briefRepresentation: false }}
        id={({ id = "" }) => id}
        toolbarStart={
          <SearchBy
            byAttribute={byAttribute}
            onChange={(next) => {
              setWantsAttributes(next);
              state.change({ search: "", filters: clearing([...SEARCHED, ENABLED.name, LOCKED.name]) });
            }}
          />
        }
        loadFailed={isSearchOnly ? "noUsersFoundErrorStorage" : "noUsersFoundError"}
        search={byAttribute ? undefined : "searchForUser"}
        noResults={<SearchAnywhere />}
        panel={byAttribute ? panel : undefined}
        filters={bruteForceProtected ? [ENABLED, LOCKED] : [ENABLED]}
        columns={columns}
        isDisabled={({ access }: ListedUser) => access?.manage !== true}
        actions={[
          {
            label: "gatehouse.enable",
            call: "users.update",
            when: ({ enabled }) => enabled !== true,
            run: (user) => void enable.run({ id: "", ...user }, true),
          },
          {
            label: "disable",
            call: "users.update",
            when: ({ enabled }) => enabled === true,
            run: (user) => void enable.run({ id: "", ...user }, false),
          },
          ...daily.actions,
          { label: "delete", call: "users.del", run: (user) => void remove({ id: "", ...user }) },
        ]}
        bulk={bulk.actions}
        toolbar={(selected, _, start) => <UserTools selected={selected} onDelete={() => start(bulk.remove)} />}
        empty={{
          title: "noUsersFound",
          body: "emptyInstructions",
          action: { label: "createNewUser", call: "users.create", to: to("user-new") },
        }}
        untilSearch={isSearchOnly ? { title: "gatehouse.searchFirst", body: "searchForUserDescription" } : undefined}
      />
      {bulk.dialog}
      {daily.dialog}
    </>
  );
}

/** Chooses between the search by text and the one by attributes: the server does not know both at once. */
function SearchBy({ byAttribute, onChange }: { byAttribute: boolean; onChange: (byAttribute: boolean) => void }) {
  const t = useT();
  return (
    <ToolbarItem>
      <KindMenu
        testId="user-search-toggle"
        value={byAttribute ? "attribute" : "default"}
        options={{ default: t("searchType.default"), attribute: t("searchType.attribute") }}
        onChange={(next) => onChange(next === "attribute")}
      />
    </ToolbarItem>
  );
}

/** Searches once more for the same words, anywhere inside of a text: the server finds words by their beginning. */
function SearchAnywhere() {
  const t = useT();
  const { search, change } = useListState();
  if (search === "" || /[*"]/.test(search)) return null;
  const anywhere = search.split(/\s+/).map((word) => `*${word}*`);
  return (
    <Button variant="primary" data-testid="search-anywhere" onClick={() => change({ search: anywhere.join(" ") })}>
      {t("gatehouse.searchAnywhere")}
    </Button>
  );
}
