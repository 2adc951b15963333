import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import { useNavigate } from "react-router-dom";
import { roleFields, roleForm } from "~/features/roles/roleFields";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import { PageHeading } from "~/kit/page/Page";
import { useEdit } from "~/kit/form/useEdit";
import { usePlace } from "~/kit/page/place";
import { roleOwner } from "~/parts/roles/roleOwner";

const fields = roleFields("new");
const empty: RoleRepresentation = { attributes: {} };

/** A new role of the realm, or of the client in the address. */
export default function RoleNew() {
  const t = useT();
  const navigate = useNavigate();
  const { id: client } = usePlace().params;
  const owner = roleOwner(client);
  const edit = useEdit({
    name: `new role ${client ?? ""}`,
    object: empty,
    ...roleForm,
    call: owner.creates,
    write: owner.create,
    onSaved: ({ id }) => navigate(id ? owner.page(id, "details") : owner.list),
    fieldOf: ({ status }) => (status === 409 || status === 400 ? "name" : undefined),
    done: "roleCreated",
    failed: "roleCreateError",
  });
  return (
    <>
      <PageHeading title={t("createRole")} />
      <FormPage edit={edit} fields={fields} cancelTo={owner.list} />
    </>
  );
}
