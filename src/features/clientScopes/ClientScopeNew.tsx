import { useNavigate } from "react-router-dom";
import { type ClientScope, createScope, refusedField, toForm, toObject } from "~/features/clientScopes/clientScope";
import { OPENID_CONNECT } from "~/parts/clients/protocols";
import { useScopeFields } from "~/features/clientScopes/scopeFields";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import { PageHeading } from "~/kit/page/Page";
import { useEdit } from "~/kit/form/useEdit";
import { to } from "~/routes";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

const empty: ClientScope = {
  type: "none",
  protocol: OPENID_CONNECT,
  attributes: { "display.on.consent.screen": "true", "include.in.token.scope": "false" },
};

/** A new client scope of the realm. */
export default function ClientScopeNew() {
  const t = useT();
  const navigate = useNavigate();
  const fields = useScopeFields("new");
  const edit = useEdit({
    name: "new client scope",
    object: empty,
    toForm,
    toObject,
    call: "clientScopes.create",
    write: createScope,
    onSaved: (id) => navigate(to("client-scope", { id, tab: "settings" })),
    fieldOf: refusedField,
    done: "createClientScopeSuccess",
    failed: "createClientScopeError",
  });
  return (
    <>
      <PageHeading title={t("createClientScope")} />
      <FormPage edit={edit} fields={fields} cancelTo={to("client-scopes")} />
    </>
  );
}
