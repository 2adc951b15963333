import type ResourceRepresentation from "@keycloak/keycloak-admin-client/lib/defs/resourceRepresentation";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { useData } from "~/data/query/cache";
import { DeletableHeading } from "~/features/clients/authorization/DeletableHeading";
import { nameTaken } from "~/parts/authorization/nameTaken";
import { OwnWrites } from "~/parts/authorization/OwnWrites";
import { resourceFields, toForm, toObject } from "~/features/clients/authorization/resourceForm";
import { useDelete } from "~/parts/authorization/useDelete";
import { FormPage } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { usePlace } from "~/kit/page/place";
import { to } from "~/routes";

/** A resource with its id where forms look for it. */
interface Identified extends ResourceRepresentation {
  id?: string;
}

function withId(resource: ResourceRepresentation): Identified {
  const { _id: id } = resource;
  return { ...resource, id };
}

/** One resource of a client (`PUT clients/{id}/authz/resource-server/resource/{resourceId}`). */
export default function Resource() {
  const navigate = useNavigate();
  const { id = "", resourceId = "" } = usePlace().params;
  const resource = useData("clients.getResource", { id, resourceId });
  const { name = "" } = resource;
  const resources = to("client", { id, tab: "authorization", subtab: "resources" });
  const remove = useDelete("resource", id, () => navigate(resources));
  const edit = useEdit<Identified, ReturnType<typeof toForm>, void>({
    name: "resource",
    object: useMemo(() => withId(resource), [resource]),
    toForm,
    toObject,
    computed: ["id"],
    call: "clients.updateResource",
    read: (call) => call("clients.getResource", { id, resourceId }).then(withId),
    write: (call, next) => call("clients.updateResource", { id, resourceId }, next),
    fieldOf: nameTaken,
    done: "updateResourceSuccess",
    failed: "resourceSaveError",
  });
  return (
    <OwnWrites id={id}>
      <DeletableHeading
        id="resource-actions"
        title={name}
        call="clients.delResource"
        onDelete={() => remove(resourceId, name)}
      />
      <FormPage edit={edit} fields={resourceFields(id)} cancelTo={resources} />
    </OwnWrites>
  );
}
