import { useNavigate } from "react-router-dom";
import {
  type ClientScope,
  createScope,
  refusedField,
  readScope,
  toForm,
  toObject,
  updateScope,
} from "~/features/clientScopes/clientScope";
import { useScopeFields } from "~/features/clientScopes/scopeFields";
import { EditForm } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { to } from "~/routes";

/** The settings of a client scope. */
export function ClientScopeSettings({ scope }: { scope: ClientScope }) {
  const navigate = useNavigate();
  const fields = useScopeFields("scope");
  const id = scope.id ?? "";
  const edit = useEdit({
    name: "client scope",
    object: scope,
    toForm,
    toObject,
    call: "clientScopes.update",
    read: (call) => readScope(call, id),
    write: (call, next, _, before) => updateScope(call, id, next, before.type).then(() => id),
    recreate: createScope,
    onSaved: (saved) => saved !== id && navigate(to("client-scope", { id: saved, tab: "settings" }), { replace: true }),
    fieldOf: refusedField,
    done: "updateSuccessClientScope",
    failed: "updateErrorClientScope",
  });
  return <EditForm edit={edit} fields={fields} cancelTo={to("client-scopes")} />;
}
