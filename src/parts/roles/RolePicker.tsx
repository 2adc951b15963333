import { Alert, Button } from "@patternfly/react-core";
import { useState } from "react";
import type { RoleHolder } from "~/data/api/extra";
import type { WithAccess, Write } from "~/data/access/permissions";
import { useAccess } from "~/data/access/access";
import { useLoad } from "~/data/query/useLoad";
import { type Text, useCollator, useServerText, useT } from "~/i18n/useT";
import { useWhileShown } from "~/kit/dialog/useWhileShown";
import type { Column, Filter } from "~/kit/list/columns";
import { Dialog } from "~/kit/dialog/Dialog";
import type { Source } from "~/kit/list/listSource";
import { ListView } from "~/kit/list/ListView";
import { type ListControl, useLocalListState } from "~/kit/list/useListState";
import { WriteButton } from "~/kit/controls/Write";
import { useMayListRoles } from "~/parts/roles/useMayListRoles";
import type { RoleCalls } from "~/parts/roles/roleMappingCalls";
import { findRoles, type PickedRole, type RoleKind } from "~/parts/roles/findRoles";
import { useRefusedRoles } from "~/parts/roles/useRefusedRoles";

interface Props {
  /** Gets the kind of roles that is listed; undefined for both. */
  title: (kind: RoleKind | undefined) => Text;
  /** One role, chosen by radio button. */
  single?: boolean;
  /** What is listed at first: roles of the realm, of its clients, or both. */
  kind?: RoleKind;
  /** Whose roles they are going to be; all roles there are when left out. */
  holder?: { type: RoleHolder; id: string };
  /** Reads the realm's roles it can be given, where they are not those of its type. */
  available?: RoleCalls["available"];
  /** The calls that list what it can be given without being refused. */
  lists?: RoleCalls["lists"];
  /** Roles the holder has: listed last, selected and off. */
  assigned?: readonly PickedRole[];
  /** The call that picking leads to, and the object it writes. */
  call?: Write;
  object?: WithAccess;
  onClose: () => void;
  /** Gets the roles; the dialog stays open when it answers with false. */
  onPick: (roles: PickedRole[]) => void | Promise<boolean>;
}

const ANY = { type: "roles", id: "id" } as const;
/** Nobody is given the roles: none is refused. */
const ANYONE = { id: "" };

const isKind = (text: string | undefined): text is RoleKind => text === "roles" || text === "client";

const kindFilter: Filter<PickedRole> = {
  name: "kind",
  label: "gatehouse.roleKind",
  any: "gatehouse.allRoles",
  options: { roles: "realmRoles", client: "clientRoles" },
};

const HIDDEN = { roles: "gatehouse.realmRolesHidden", client: "gatehouse.clientRolesHidden" } as const;

const keyOf = ({ role }: PickedRole) => role.id ?? "";

function useRoles(
  { holder = ANY, available, assigned = [] }: Props,
  kind: RoleKind | undefined,
  { search, page, size, sort }: ListControl,
  columns: Column<PickedRole>[],
) {
  const mayListRoles = useMayListRoles();
  const access = useAccess();
  const mayMapRoles = access("manage-users").length === 0;
  const managesClients = access("manage-clients").length === 0;
  const { compare } = useCollator();
  const except = holder.type === "roles" ? holder.id : undefined;
  const may = { mayListRoles, mayMapRoles, managesClients };
  const wanted = { holder, available, kind, search, assigned, except, ...may, compare };
  // one row more than the page shows: there is a next page
  const count = page * size + 1;
  const key = ["findRoles", holder, kind, search, count, assigned.map(keyOf)];
  const found = useLoad(key, (read) => findRoles(read, { ...wanted, count }));
  const column = columns.find(({ name }) => name === sort.replace(/^-/, ""));
  const { rows = [], complete = false, refused = [] } = found.data ?? {};
  const by = complete && column;
  const down = sort.startsWith("-") ? -1 : 1;
  const sorted = by ? [...rows].sort((a, b) => down * compare(by.text(a), by.text(b))) : rows;
  const source: Source<PickedRole> = {
    ...found,
    rows: found.data && sorted.slice((page - 1) * size, page * size),
    hasNext: sorted.length > page * size,
    complete,
    async *all() {
      yield sorted;
    },
  };
  return { source, refused };
}

/**
 * Picks roles of the realm and of its clients, found by one search over both, exact matches first. A chip narrows it to
 * one kind and can be taken away. The selection stays across pages and searches.
 */
export function RolePicker(props: Props) {
  const { title, single = false, kind: first, assigned = [], call, object, onClose, onPick } = props;
  const t = useT();
  const label = useServerText();
  const state = useLocalListState(first && { kind: first });
  const [picked, setPicked] = useState<PickedRole[]>([]);
  const [busy, setBusy] = useState(false);
  const whileShown = useWhileShown();
  const kind = isKind(state.filters.kind) ? state.filters.kind : undefined;
  const columns: Column<PickedRole>[] = [
    { name: "name", label: "name", text: ({ role }) => role.name ?? "" },
    { name: "clientId", label: "clientId", text: ({ clientId = "" }) => clientId },
    { name: "description", label: "description", text: ({ role }) => label(role.description) },
  ];
  const shown = kind === "roles" ? columns.filter(({ name }) => name !== "clientId") : columns;
  const { source, refused } = useRoles(props, kind, state, shown);
  const isRefused = useRefusedRoles(props.holder ?? ANYONE, props.lists, source.rows);
  const isAssigned = (row: PickedRole) => assigned.some((one) => keyOf(one) === keyOf(row));
  const pick = async () => {
    setBusy(true);
    const kept = (await onPick(picked)) === false;
    setBusy(false);
    if (!kept) whileShown(onClose);
  };
  const assign = {
    isDisabled: picked.length === 0 || busy,
    isLoading: busy,
    onClick: () => void pick(),
    children: t("assign"),
  };
  return (
    <Dialog
      id="role-picker"
      variant="large"
      title={t(title(kind))}
      actions={
        call ? (
          <WriteButton call={call} object={object} testId="assign" {...assign} />
        ) : (
          <Button data-testid="assign" {...assign} />
        )
      }
      isUnsaved={picked.length > 1 && !busy}
      onClose={onClose}
    >
      {refused.map((one) => (
        <Alert key={one} isInline isPlain variant="info" title={t(HIDDEN[one])} />
      ))}
      {source.rows?.some((row) => !isAssigned(row) && isRefused(row)) && (
        <Alert isInline isPlain variant="info" title={t("gatehouse.rolesRefused")} data-testid="roles-refused" />
      )}
      <ListView
        listId="role-picker"
        label="associatedRolesText"
        id={keyOf}
        search={kind === "roles" ? "searchByRoleName" : "search"}
        filters={[kindFilter]}
        columns={shown}
        selectable={single ? "single" : true}
        isDisabled={(row) => isAssigned(row) || isRefused(row)}
        isSelected={isAssigned}
        onSelect={setPicked}
        // the kind of role is no search: there is nothing to assign
        none={state.search ? undefined : { title: "noRoles", body: "noRealmRolesToAssign" }}
        source={source}
        state={state}
      />
    </Dialog>
  );
}
