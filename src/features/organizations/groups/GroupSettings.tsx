import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import { groupFields, type GroupValues } from "~/parts/groups/groupFields";
import { EditForm } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";

const toForm = ({ name = "", description = "" }: GroupRepresentation): GroupValues => ({ name, description });
const toObject = ({ name, description }: GroupValues) => ({ name: name.trim(), description });

/** Name and description of a group: `PUT organizations/{orgId}/groups/{id}` with the group as the server has it then. */
export function GroupSettings({ orgId, group }: { orgId: string; group: GroupRepresentation }) {
  const { id = "" } = group;
  const edit = useEdit({
    name: "organization group",
    object: group,
    toForm,
    toObject,
    call: "organizationGroups.update",
    read: (call) => call("organizationGroups.findOne", { orgId, id }),
    write: (call, next) => call("organizationGroups.update", { orgId, id }, next),
    fieldOf: ({ status }) => (status === 409 ? "name" : undefined),
    done: "groupUpdated",
    failed: "groupUpdateError",
  });
  return <EditForm edit={edit} fields={groupFields} />;
}
