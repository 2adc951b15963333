import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import type { RowState } from "~/data/bulk/undoable";
import { unlessRefused } from "~/data/query/useLoad";
import { isMember } from "~/parts/groups/isMember";
import type { PickedRole } from "~/parts/roles/findRoles";

/** Whether a user may sign in, or the e-mail address is verified. */
export const flag = (name: "enabled" | "emailVerified"): RowState => ({
  call: "users.update",
  has: async (call, id) => (await call("users.findOne", { id }))[name] === true,
  // nothing else of the user is sent: the server leaves alone what it does not get
  set: (call, id, on) => call("users.update", { id }, { [name]: on }),
});

/** A required action among the others of a user. */
export const actionState = (alias: string): RowState => ({
  call: "users.update",
  has: async (call, id) => (await call("users.findOne", { id })).requiredActions?.includes(alias) === true,
  set: async (call, id, on) => {
    const { requiredActions = [] } = await call("users.findOne", { id });
    const others = requiredActions.filter((one) => one !== alias);
    await call("users.update", { id }, { requiredActions: on ? [...others, alias] : others });
  },
});

/** A direct membership. */
export const groupState = (group: GroupRepresentation, on: boolean): RowState => ({
  call: on ? "users.addToGroup" : "users.delFromGroup",
  has: (call, id) => isMember(call, id, group),
  set: (call, id, on) => call(on ? "users.addToGroup" : "users.delFromGroup", { id, groupId: group.id ?? "" }),
});

/** A role of the realm or of a client, given directly. */
export const roleState = ({ role, clientId }: PickedRole, on: boolean): RowState => {
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
