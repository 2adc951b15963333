import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import type { Call } from "~/data/write/action";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import type { ListedUser } from "~/data/api/extra";
import { unlessRefused } from "~/data/query/useLoad";
import type { Write } from "~/data/access/permissions";
import type { Text } from "~/i18n/useT";
import { isMember } from "~/parts/groups/isMember";
import type { PickedRole } from "~/parts/roles/findRoles";

type Action = BulkAction<ListedUser>;

/** Something that a user has or has not, and how it is given and taken. */
export interface UserState {
  call: Write;
  /** Whether the user has it right before the run comes to it; undefined where that may not be read. */
  has: (call: Call, id: string) => Promise<boolean | undefined>;
  set: (call: Call, id: string, on: boolean) => Promise<unknown>;
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
    run: async (call, { id = "" }) => {
      const own: UserState[] = [];
      const setAll = async () => {
        for (const state of states) {
          const was = await state.has(call, id);
          if (was === on) continue;
          await state.set(call, id, on);
          if (was === !on) own.push(state);
        }
      };
      const takeBack = async () => {
        for (const state of own.toReversed()) {
          await state.set(call, id, !on);
          own.pop();
        }
      };
      // a user whose row failed has nothing of it; what cannot be taken back stays among what undo takes back
      const failed = async (cause: unknown) => {
        await takeBack().catch(() => {});
        throw cause;
      };
      await setAll()
        .catch(failed)
        .finally(() => changed.set(id, [...(changed.get(id) ?? []), ...own]));
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
  has: async (call, id) => (await call("users.findOne", { id }))[name] === true,
  // nothing else of the user is sent: the server leaves alone what it does not get
  set: (call, id, on) => call("users.update", { id }, { [name]: on }),
});

/** A required action among the others of a user. */
export const actionState = (alias: string): UserState => ({
  call: "users.update",
  has: async (call, id) => (await call("users.findOne", { id })).requiredActions?.includes(alias) === true,
  set: async (call, id, on) => {
    const { requiredActions = [] } = await call("users.findOne", { id });
    const others = requiredActions.filter((one) => one !== alias);
    await call("users.update", { id }, { requiredActions: on ? [...others, alias] : others });
  },
});

/** A direct membership. */
export const groupState = (group: GroupRepresentation, on: boolean): UserState => ({
  call: on ? "users.addToGroup" : "users.delFromGroup",
  has: (call, id) => isMember(call, id, group),
  set: (call, id, on) => call(on ? "users.addToGroup" : "users.delFromGroup", { id, groupId: group.id ?? "" }),
});

/** A role of the realm or of a client, given directly. */
export const roleState = ({ role, clientId }: PickedRole, on: boolean): UserState => {
  const { id: roleId = "", name = "", containerId = "" } = role;
  const roles = [{ id: roleId, name }];
  const client = clientId === undefined ? undefined : containerId;
  return {
    call: on ? "users.addRealmRoleMappings" : "users.delRealmRoleMappings",
    has: async (call, id) => {
      const mapped = client
        ? call("users.listClientRoleMappings", { id, clientUniqueId: client })
        : call("users.listRealmRoleMappings", { id });
      return (await unlessRefused(mapped))?.some((one) => one.id === roleId);
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
