import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import type { Call } from "~/data/write/action";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import type { ListedUser } from "~/data/api/extra";
import type { Write } from "~/data/access/permissions";
import type { Text } from "~/i18n/useT";
import type { PickedRole } from "~/parts/roles/findRoles";

type Action = BulkAction<ListedUser>;

/** Something that a user has or has not, and how it is given and taken. */
export interface UserState {
  call: Write;
  /** Whether the user has it before the run comes to it. */
  has: (call: Call, user: ListedUser & { id: string }) => boolean | Promise<boolean>;
  set: (call: Call, id: string, on: boolean) => Promise<unknown>;
  /** What `has` says may be as old as the list: it is set in any case. */
  isOld?: boolean;
}

/**
 * Gives or takes several things of a user. Its inverse takes back only what the run itself changed: who was in a group
 * before stays in it.
 */
export function undoable(
  label: Text,
  undo: Text,
  states: readonly [UserState, ...UserState[]],
  on: boolean,
  options: Pick<Action, "confirm" | "isSelf" | "warn" | "done"> = {},
): Action {
  const { call: write } = states[0];
  const changed = new Map<string, UserState[]>();
  return {
    label,
    call: write,
    ...options,
    run: async (call, user) => {
      const { id = "" } = user;
      for (const state of states) {
        const was = await state.has(call, { ...user, id });
        if (was !== on || state.isOld) await state.set(call, id, on);
        if (was !== on) changed.set(id, [...(changed.get(id) ?? []), state]);
      }
    },
    inverse: {
      label: undo,
      call: write,
      isSelf: options.isSelf,
      run: async (call, { id = "" }) => {
        for (const state of changed.get(id) ?? []) await state.set(call, id, !on);
      },
    },
  };
}

/** Whether a user may sign in, or the e-mail address is verified. */
export const flag = (name: "enabled" | "emailVerified"): UserState => ({
  call: "users.update",
  has: (_, user) => user[name] === true,
  // nothing else of the user is sent: the server leaves alone what it does not get
  set: (call, id, on) => call("users.update", { id }, { [name]: on }),
  isOld: true,
});

/** A required action among the others of a user. */
export const actionState = (alias: string): UserState => ({
  call: "users.update",
  has: async (call, { id }) => (await call("users.findOne", { id })).requiredActions?.includes(alias) === true,
  set: async (call, id, on) => {
    const { requiredActions = [] } = await call("users.findOne", { id });
    const others = requiredActions.filter((one) => one !== alias);
    await call("users.update", { id }, { requiredActions: on ? [...others, alias] : others });
  },
});

/** The most groups of one name that are looked through for the one. */
const MOST = 1000;

/** A direct membership. */
export const groupState = ({ id: groupId = "", name = "" }: GroupRepresentation, on: boolean): UserState => ({
  call: on ? "users.addToGroup" : "users.delFromGroup",
  has: async (call, { id }) => {
    const groups = await call("users.listGroups", { id, search: name, first: 0, max: MOST });
    return groups.some((group) => group.id === groupId);
  },
  set: (call, id, on) => call(on ? "users.addToGroup" : "users.delFromGroup", { id, groupId }),
});

/** A role of the realm or of a client, given directly. */
export const roleState = ({ role, clientId }: PickedRole, on: boolean): UserState => {
  const { id: roleId = "", name = "", containerId = "" } = role;
  const roles = [{ id: roleId, name }];
  const client = clientId === undefined ? undefined : containerId;
  return {
    call: on ? "users.addRealmRoleMappings" : "users.delRealmRoleMappings",
    has: async (call, { id }) => {
      const mapped = client
        ? await call("users.listClientRoleMappings", { id, clientUniqueId: client })
        : await call("users.listRealmRoleMappings", { id });
      return mapped.some((one) => one.id === roleId);
    },
    set: (call, id, on) => {
      if (client)
        return on
          ? call("users.addClientRoleMappings", { id, clientUniqueId: client, roles })
          : call("users.delClientRoleMappings", { id, clientUniqueId: client, roles });
      return on ? call("users.addRealmRoleMappings", { id, roles }) : call("users.delRealmRoleMappings", { id, roles });
    },
  };
};
