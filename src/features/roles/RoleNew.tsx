import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import { useNavigate } from "react-router-dom";
import { createRole, roleFields, roleForm } from "~/features/roles/roleFields";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import { PageHeading } from "~/kit/page/Page";
import { useEdit } from "~/kit/form/useEdit";
import { to } from "~/routes";

const fields = roleFields("new");
const empty: RoleRepresentation = { attributes: {} };

/** A new role of the realm. */
export default function RoleNew() {
  const t = useT();
  const navigate = useNavigate();
  const edit = useEdit({
    name: "new role",
    object: empty,
    ...roleForm,
    call: "roles.create",
    write: createRole,
    onSaved: ({ id = "" }) => navigate(to("role", { id, tab: "details" })),
    fieldOf: ({ status }) => (status === 409 || status === 400 ? "name" : undefined),
    done: "roleCreated",
    failed: "roleCreateError",
  });
  return (
    <>
      <PageHeading title={t("createRole")} />
      <FormPage edit={edit} fields={fields} cancelTo={to("roles")} />
    </>
  );
}
