import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import type { Write } from "~/data/access/permissions";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { useRealmRepresentation } from "~/data/query/realm";
import { type Call, useAction } from "~/data/write/action";
import { addAlert } from "~/data/write/alerts";
import { confirm } from "~/kit/dialog/confirm";
import type { Address } from "~/place";
import { to } from "~/routes";

/** What a role belongs to, the realm or a client: its calls and its places. */
export interface RoleOwner {
  /** Internal id of the client; undefined for the realm. */
  client?: string;
  creates: Write;
  updates: Write;
  deletes: Write;
  /** Switches the permissions of a role on or off. */
  grants: Write;
  /** Makes a role and reads it, because the server answers no id; empty where it is made, but could not be read. */
  create: (call: Call, role: RoleRepresentation) => Promise<RoleRepresentation>;
  update: (call: Call, id: string, role: RoleRepresentation) => Promise<unknown>;
  del: (call: Call, id: string) => Promise<unknown>;
  grant: (call: Call, id: string, enabled: boolean) => Promise<unknown>;
  list: Address;
  page: (id: string, tab: "details" | "associated-roles") => Address;
}

/** It is made all the same: tried once more, its name would be taken. */
const made = (): RoleRepresentation => ({});

const ofRealm = (): RoleOwner => ({
  creates: "roles.create",
  updates: "roles.updateById",
  deletes: "roles.delById",
  grants: "roles.updatePermission",
  create: async (call, role) => {
    await call("roles.create", role);
    return call("roles.findOneByName", { name: role.name ?? "" }).catch(made);
  },
  update: (call, id, role) => call("roles.updateById", { id }, role),
  del: (call, id) => call("roles.delById", { id }),
  grant: (call, id, enabled) => call("roles.updatePermission", { id }, { enabled }),
  list: to("roles"),
  page: (id, tab) => to("role", { id, tab }),
});

const ofClient = (client: string): RoleOwner => ({
  client,
  creates: "clients.createRole",
  updates: "clients.updateRoleById",
  deletes: "clients.delRoleById",
  grants: "clients.updateRolePermission",
  create: async (call, role) => {
    await call("clients.createRole", { ...role, id: client });
    return call("clients.findRole", { id: client, roleName: role.name ?? "" }).catch(made);
  },
  update: (call, roleId, role) => call("clients.updateRoleById", { roleId }, role),
  del: (call, roleId) => call("clients.delRoleById", { roleId }),
  grant: (call, roleId, enabled) => call("clients.updateRolePermission", { roleId }, { enabled }),
  list: to("client", { id: client, tab: "roles" }),
  page: (roleId, tab) => to("client-role", { id: client, roleId, tab }),
});

/**
 * The owner of roles.
 * @param client internal id of the client; the realm in force when left out
 */
export const roleOwner = (client?: string): RoleOwner => (client === undefined ? ofRealm() : ofClient(client));

const many = ({ del, deletes }: RoleOwner): BulkAction<RoleRepresentation> => ({
  label: "delete",
  call: deletes,
  run: (call, { id = "" }) => del(call, id),
  confirm: () => ({ title: "roleDeleteConfirm", body: "gatehouse.roleDeleteConsequences", danger: true }),
});

/**
 * Deletes roles after asking (`DELETE roles-by-id/{id}`); the default role of the realm cannot be deleted.
 * @param leave the page of a role that is gone
 * @returns `one` deletes a role, `many` does so for selected rows
 */
export function useDeleteRole(owner: RoleOwner, leave?: () => unknown) {
  const { defaultRole } = useRealmRepresentation();
  const deletion = useAction((call, { id = "" }: RoleRepresentation) => owner.del(call, id), {
    done: "roleDeletedSuccess",
    failed: "roleDeleteError",
    leave,
  });
  const isDefault = ({ id }: RoleRepresentation) => id === defaultRole?.id;
  const one = async (role: RoleRepresentation) => {
    const { name = "" } = role;
    if (isDefault(role)) return addAlert("defaultRoleDeleteError", "danger");
    const yes = await confirm({
      title: "roleDeleteConfirm",
      body: ["roleDeleteConfirmDialog", { selectedRoleName: name }],
      names: [name],
      consequences: "gatehouse.roleDeleteConsequences",
      label: "delete",
      danger: true,
    });
    if (yes) await deletion.run(role);
  };
  return { one, many: many(owner), isDefault };
}
