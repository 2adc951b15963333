import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import { useNavigate } from "react-router-dom";
import { createRole, roleFields, roleForm } from "~/features/roles/roleFields";
import { EditForm } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { to } from "~/routes";

const fields = { own: roleFields("role"), default: roleFields("default role") };

/** The settings of a role. */
export function RoleDetails({ role, isDefault }: { role: RoleRepresentation; isDefault: boolean }) {
  const navigate = useNavigate();
  const id = role.id ?? "";
  const edit = useEdit({
    name: "role",
    object: role,
    ...roleForm,
    call: "roles.updateById",
    read: (call) => call("roles.findOneById", { id }),
    write: (call, next) => call("roles.updateById", { id }, next).then(() => next),
    recreate: createRole,
    onSaved: (saved) =>
      saved.id !== id && navigate(to("role", { id: saved.id ?? "", tab: "details" }), { replace: true }),
    done: "roleSaveSuccess",
    failed: "roleSaveError",
  });
  return <EditForm edit={edit} fields={isDefault ? fields.default : fields.own} cancelTo={to("roles")} />;
}
