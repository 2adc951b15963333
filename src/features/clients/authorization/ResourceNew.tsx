import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { useData } from "~/data/query/cache";
import { nameTaken } from "~/parts/authorization/nameTaken";
import { OwnWrites } from "~/parts/authorization/OwnWrites";
import { resourceFields, toForm, toObject } from "~/features/clients/authorization/resourceForm";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { to } from "~/routes";

/** A new resource of a client (`POST clients/{id}/authz/resource-server/resource`). */
export default function ResourceNew() {
  const t = useT();
  const navigate = useNavigate();
  const { id = "" } = usePlace().params;
  const { clientId } = useData("clients.findOne", { id });
  const edit = useEdit({
    name: `new resource of ${id}`,
    object: useMemo(() => ({ owner: { name: clientId } }), [clientId]),
    toForm,
    toObject,
    call: "clients.createResource",
    // the server makes the client its owner
    write: (call, { owner: _owner, ...next }) => call("clients.createResource", { id }, next),
    onSaved: ({ _id: resourceId = "" }) => navigate(to("authorization-resource", { id, resourceId })),
    fieldOf: nameTaken,
    done: "createResourceSuccess",
    failed: "resourceSaveError",
  });
  return (
    <OwnWrites id={id}>
      <PageHeading title={t("createResource")} />
      <FormPage
        edit={edit}
        fields={resourceFields(id)}
        cancelTo={to("client", { id, tab: "authorization", subtab: "resources" })}
      />
    </OwnWrites>
  );
}
