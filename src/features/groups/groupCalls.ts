import type { Call } from "~/data/write/action";
import { addAlert } from "~/data/write/alerts";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { unlessGone } from "~/data/api/errors";
import { allRows } from "~/data/query/rows";
import type { Group } from "~/features/groups/group";

/** Makes a group at the top (`POST groups`) or below another one (`POST groups/{id}/children`). @returns its id */
export const createGroup = (call: Call, group: Group, parentId: string | undefined): Promise<{ id: string }> =>
  parentId ? call("groups.createChildGroup", { id: parentId }, group) : call("groups.create", group);

/**
 * Moves a group below another one (`POST groups/{id}/children`) or to the top (`POST groups`). The server wants a name,
 * but changes nothing of the group.
 */
export const moveGroup = (call: Call, { id, name }: Group, into: Group | undefined) =>
  into?.id ? call("groups.updateChildGroup", { id: into.id }, { id, name }) : call("groups.updateRoot", { id, name });

/** Deletes a group with all below it (`DELETE groups/{id}`); one that fell with the group above it is gone already. */
export const deleteGroup = (call: Call, { id = "" }: Group) => call("groups.del", { id }).catch(unlessGone);

/** Deletes several groups. */
export const deleteMany: BulkAction<Group> = {
  label: "delete",
  call: "groups.del",
  run: deleteGroup,
  done: (count) => ["groupDeleted", { count }],
  failed: "groupDeleteError",
  confirm: (count, groupName) => ({
    title: ["deleteConfirmTitle", { count }],
    body: ["deleteConfirmGroup", { count, groupName }],
    consequences: "gatehouse.groupConsequences",
    danger: true,
  }),
};

/**
 * Members, roles and where wanted the permissions of a group for its copy; then the groups below it, one after the
 * other.
 */
async function fill(call: Call, source: string, copy: string, withPermissions: boolean): Promise<void> {
  const [members, realmRoles, { clientMappings = {} }, children] = await Promise.all([
    allRows(call, "groups.listMembers", { id: source, briefRepresentation: true }),
    // also for who may not look at the realm, whom the next call tells nothing of its roles
    call("groups.listRealmRoleMappings", { id: source }),
    call("groups.listRoleMappings", { id: source }),
    allRows(call, "groups.listSubGroups", { parentId: source, briefRepresentation: false }),
  ]);
  // who was deleted meanwhile keeps nobody else out
  for (const { id = "" } of members) await call("users.addToGroup", { id, groupId: copy }).catch(unlessGone);
  const bodies = (roles: typeof realmRoles) => roles.map(({ id = "", name = "" }) => ({ id, name }));
  if (realmRoles.length > 0) await call("groups.addRealmRoleMappings", { id: copy, roles: bodies(realmRoles) });
  for (const { id = "", mappings } of Object.values<{ id?: string; mappings?: typeof realmRoles }>(clientMappings))
    await call("groups.addClientRoleMappings", { id: copy, clientUniqueId: id, roles: bodies(mappings ?? []) });
  if (withPermissions) {
    const { enabled } = await call("groups.listPermissions", { id: source });
    if (enabled) await call("groups.updatePermission", { id: copy }, { enabled });
  }
  for (const { id = "", name, description, attributes } of children) {
    const child = await createGroup(call, { name, description, attributes }, copy);
    await fill(call, id, child.id, withPermissions);
  }
}

/**
 * Makes a copy of a group beside it, with its attributes, members, roles and everything below it. What was made of a
 * copy that fails is taken away again.
 * @param values name and description of the copy; servers before 26.3 refuse a description, be it empty
 */
export async function duplicateGroup(
  call: Call,
  source: Group,
  values: Pick<Group, "name" | "description">,
  withPermissions: boolean,
): Promise<void> {
  const { id = "" } = source;
  const { attributes, parentId } = await call("groups.findOne", { id });
  const copy = await createGroup(call, { ...values, attributes }, parentId);
  await fill(call, id, copy.id, withPermissions).catch(async (error: unknown) => {
    await call("groups.del", { id: copy.id }).catch(() =>
      addAlert(["gatehouse.notTakenBack", { name: values.name ?? "" }], "warning"),
    );
    throw error;
  });
}
