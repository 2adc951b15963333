import type { Group } from "~/features/groups/group";
import { AttributesForm } from "~/parts/profile/AttributesForm";

/** The attributes of a group: `PUT groups/{id}` with the group as the server has it then. */
export function GroupAttributes({ group }: { group: Group }) {
  const { id = "" } = group;
  return (
    <AttributesForm
      name="group"
      object={group}
      call="groups.update"
      read={(call) => call("groups.findOne", { id })}
      write={(call, next) => call("groups.update", { id }, next)}
      done="groupUpdated"
      failed="groupUpdateError"
    />
  );
}
