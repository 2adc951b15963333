import { Alert, Checkbox, ToolbarItem } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { type Messages, useAction } from "~/data/write/action";
import type { RoleHolder } from "~/data/api/extra";
import { useLoad } from "~/data/query/useLoad";
import { useServerText, useSort, useT } from "~/i18n/useT";
import type { WithAccess } from "~/data/access/permissions";
import { confirm } from "~/kit/dialog/confirm";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { LocalList } from "~/kit/list/List";
import { Loading } from "~/kit/page/Loading";
import { useListState } from "~/kit/list/useListState";
import { WriteButton } from "~/kit/controls/Write";
import { AssignMenu, type Choice } from "~/parts/roles/AssignMenu";
import { AssignRoles } from "~/parts/roles/AssignRoles";
import { LeftOutRoles, useLeftOut } from "~/parts/roles/LeftOutRoles";
import { distinct, type Known, nameOfRole, type Role } from "~/parts/roles/mappedRoles";
import { type RoleCalls, roleCalls, UPDATED } from "~/parts/roles/roleMappingCalls";
import { RoleName } from "~/parts/roles/RoleName";
import { useMayListRoles } from "~/parts/roles/useMayListRoles";
import { GrantPaths } from "~/parts/roles/GrantPaths";

interface Props {
  type: RoleHolder;
  id: string;
  /** Name of the holder, for the title of the dialog. */
  name: string;
  /** The holder where its own `access` counts. */
  object?: WithAccess;
  /** The calls where they are not those of the type. */
  calls?: RoleCalls;
  /** Alerts after assigning where they are not those of the type. */
  alerts?: Messages;
}

interface Row extends Role {
  isInherited: boolean;
}

const idOf = ({ id }: Row) => id;

/**
 * Roles of a holder, assigned ones and where wanted the inherited ones; `unread` when some of the latter are refused.
 */
function useRoles(type: RoleHolder, id: string, calls: RoleCalls, inherited: boolean, known: Known) {
  const loaded = useLoad(["roles of", type, id, inherited, known], async (read) => {
    const [direct, effective] = await Promise.all([
      calls.direct(read, id, known),
      inherited ? calls.effective(read, id, known) : [],
    ]);
    return { direct, effective: effective.flatMap((part) => part ?? []), unread: effective.some((part) => !part) };
  });
  const { direct = [], effective = [], unread = false } = loaded.data ?? {};
  const assigned = new Set(direct.map((role) => role.id));
  const rows = distinct([...direct, ...effective]).map((role) => ({ ...role, isInherited: !assigned.has(role.id) }));
  return { ...loaded, rows: useSort(rows, nameOfRole), direct, unread };
}

/** Takes roles from a holder after asking: one call for the realm's roles and one per client. */
function useUnassign(calls: RoleCalls, id: string) {
  const removal = useAction((call, roles: Role[]) => calls.remove(call, id, roles), UPDATED);
  return async (roles: Row[], clear?: () => void) => {
    const yes = await confirm({
      title: "removeMappingTitle",
      body: ["removeMappingConfirm", { count: roles.length }],
      names: roles.map(nameOfRole),
      label: "remove",
      danger: true,
    });
    if (!yes) return;
    clear?.();
    await removal.run(roles);
  };
}

/**
 * The roles of a user, group or client, of a client's or client scope's scope, or the composites of a role: listed with
 * what is inherited and why, assigned and taken away.
 */
export function RoleMapping({ type, id, name, object = { id }, calls = roleCalls[type], alerts }: Props) {
  const t = useT();
  const label = useServerText();
  const state = useListState();
  const [choice, setChoice] = useState<Choice>();
  const unassign = useUnassign(calls, id);
  // who may not list the realm's roles reads those of users and groups by a call of their own
  const leftOut = useLeftOut(...(type === "roles" ? (["realm", "clients"] as const) : (["clients"] as const)));
  const hides = state.filters.inherited !== "true";
  const hide = (on: boolean) => state.change({ filters: { inherited: on ? "" : "true" } }, { flushSync: true });
  // a text that came with the calls of 26.6
  const known = { hasRoleCalls: t.ifThere("role_admin") !== undefined, mayListRoles: useMayListRoles() };
  const { data, error, refresh, rows, direct, unread } = useRoles(type, id, calls, !hides, known);
  if (!data) return error ? <ErrorAlert error={error} retry={refresh} /> : <Loading />;
  const menu = <AssignMenu calls={calls} object={object} onChoose={setChoice} />;
  return (
    <>
      <LeftOutRoles permissions={leftOut} testId="roles-incomplete" />
      {unread && <Alert isInline variant="info" title={t("gatehouse.inheritedUnread")} />}
      <LocalList
        listId={`role-mapping-${type}`}
        label="roleList"
        testId="assigned-roles"
        rows={rows}
        id={idOf}
        search="searchByName"
        selectable
        isDisabled={({ isInherited }) => isInherited}
        columns={[
          { name: "name", label: "name", text: nameOfRole, cell: (role) => <RoleName role={role} /> },
          { name: "inherent", label: "inherent", text: ({ isInherited }) => (isInherited ? "True" : "False") },
          { name: "description", label: "description", text: ({ description }) => label(description) },
        ]}
        detail={
          hides
            ? undefined
            : (role) => <GrantPaths role={role} holder={{ type, id, name }} calls={calls} known={known} />
        }
        actions={[
          {
            label: "unAssignRole",
            call: calls.removes,
            object: () => object,
            run: (role) => void unassign([role]),
          },
        ]}
        toolbar={(selected, clear) => (
          <>
            <ToolbarItem alignSelf="center">
              <Checkbox
                id="hideInheritedRoles"
                data-testid="hideInheritedRoles"
                label={t("hideInheritedRoles")}
                isChecked={hides}
                onChange={(_, on) => hide(on)}
              />
            </ToolbarItem>
            <ToolbarItem>{menu}</ToolbarItem>
            <ToolbarItem>
              <WriteButton
                call={calls.removes}
                object={object}
                variant="link"
                testId="unAssignRole"
                isDisabled={selected.length === 0}
                onClick={() => void unassign(selected, clear)}
              >
                {t("unAssignRole")}
              </WriteButton>
            </ToolbarItem>
          </>
        )}
        empty={{
          // the server's text for roles is about those of the realm
          title: type === "roles" ? "gatehouse.noAssociatedRoles" : `noRoles-${type}`,
          body: type === "roles" ? "gatehouse.noAssociatedRolesBody" : `noRolesInstructions-${type}`,
          secondary: hides ? [{ label: "showInheritedRoles", onClick: () => hide(false) }] : [],
          children: menu,
        }}
        state={state}
      />
      {choice && (
        <Suspense>
          <AssignRoles
            type={type}
            id={id}
            name={name}
            object={object}
            calls={calls}
            alerts={alerts}
            kind={choice.kind}
            assigned={direct}
            onClose={() => setChoice(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
