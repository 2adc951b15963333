import { useNavigate } from "react-router-dom";
import {
  changeType,
  type ClientScope,
  createScope,
  nameRefused,
  readScope,
  toForm,
  toObject,
} from "~/features/clientScopes/clientScope";
import { useScopeFields } from "~/features/clientScopes/scopeFields";
import { EditForm } from "~/kit/EditForm";
import { useEdit } from "~/kit/useEdit";
import { to } from "~/routes";

/** The settings of a client scope; its type is written by calls of its own. */
export function ClientScopeSettings({ scope }: { scope: ClientScope }) {
  const navigate = useNavigate();
  const fields = useScopeFields("scope");
  const id = scope.id ?? "";
  const edit = useEdit({
    name: `client scope ${id}`,
    object: scope,
    toForm,
    toObject,
    call: "clientScopes.update",
    read: (call) => readScope(call, id),
    write: async (call, { type, ...next }, _, { type: before }) => {
      const change = () => changeType(call, id, before, type);
      // the server makes no default scope a parameterized one: it has to leave the list first
      if (before === "default") await change();
      await call("clientScopes.update", { id }, next);
      if (before !== "default") await change();
      return id;
    },
    recreate: createScope,
    onSaved: (saved) => saved !== id && navigate(to("client-scope", { id: saved, tab: "settings" }), { replace: true }),
    fieldOf: nameRefused,
    done: "updateSuccessClientScope",
    failed: "updateErrorClientScope",
  });
  return <EditForm edit={edit} fields={fields} cancelTo={to("client-scopes")} />;
}
