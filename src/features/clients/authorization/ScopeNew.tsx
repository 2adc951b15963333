import type ScopeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/scopeRepresentation";
import { useNavigate } from "react-router-dom";
import { nameTaken } from "~/parts/authorization/nameTaken";
import { OwnWrites } from "~/parts/authorization/OwnWrites";
import { createScope, scopeFields, scopeForm } from "~/features/clients/authorization/scopeForm";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { to } from "~/routes";

const empty: ScopeRepresentation = {};

/** A new authorization scope of a client (`POST clients/{id}/authz/resource-server/scope`). */
export default function ScopeNew() {
  const t = useT();
  const navigate = useNavigate();
  const { id = "" } = usePlace().params;
  const scopes = to("client", { id, tab: "authorization", subtab: "scopes" });
  const taken = t("gatehouse.nameInUse");
  const edit = useEdit({
    name: `new authorization scope of ${id}`,
    object: empty,
    ...scopeForm,
    call: "clients.createAuthorizationScope",
    write: (call, next) => createScope(call, id, next, taken),
    onSaved: () => navigate(scopes),
    fieldOf: (failure) => (failure.message === taken ? "name" : nameTaken(failure)),
    done: "createScopeSuccess",
    failed: "scopeSaveError",
  });
  return (
    <OwnWrites id={id}>
      <PageHeading title={t("createAuthorizationScope")} />
      <FormPage edit={edit} fields={scopeFields} cancelTo={scopes} />
    </OwnWrites>
  );
}
