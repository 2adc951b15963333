import { useNavigate } from "react-router-dom";
import { useData } from "~/data/query/cache";
import { DeletableHeading } from "~/features/clients/authorization/DeletableHeading";
import { nameTaken } from "~/parts/authorization/nameTaken";
import { OwnWrites } from "~/parts/authorization/OwnWrites";
import { scopeFields, scopeForm } from "~/features/clients/authorization/scopeForm";
import { useDelete } from "~/parts/authorization/useDelete";
import { FormPage } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { usePlace } from "~/kit/page/place";
import { to } from "~/routes";

/** One authorization scope of a client (`PUT clients/{id}/authz/resource-server/scope/{scopeId}`). */
export default function Scope() {
  const navigate = useNavigate();
  const { id = "", scopeId = "" } = usePlace().params;
  const scope = useData("clients.getAuthorizationScope", { id, scopeId });
  const { name = "" } = scope;
  const remove = useDelete("scope", id, () => navigate(to("client", { id, tab: "authorization", subtab: "scopes" })));
  const edit = useEdit({
    name: "authorization scope",
    object: scope,
    ...scopeForm,
    call: "clients.updateAuthorizationScope",
    read: (call) => call("clients.getAuthorizationScope", { id, scopeId }),
    write: (call, next) => call("clients.updateAuthorizationScope", { id, scopeId }, next),
    fieldOf: nameTaken,
    done: "updateScopeSuccess",
    failed: "scopeSaveError",
  });
  return (
    <OwnWrites id={id}>
      <DeletableHeading
        id="scope-actions"
        title={name}
        call="clients.delAuthorizationScope"
        onDelete={() => remove(scopeId, name)}
      />
      <FormPage edit={edit} fields={scopeFields} />
    </OwnWrites>
  );
}
