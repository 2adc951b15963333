import { useNavigate } from "react-router-dom";
import type { Policy } from "~/data/api/authorization";
import { notFound } from "~/data/api/errors";
import { useData } from "~/data/query/cache";
import { permissionFields, toForm, toObject } from "~/features/permissions/permission/permissionFields";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { useAddresses } from "~/parts/authorization/links";
import { nameTaken } from "~/parts/authorization/nameTaken";
import { OwnWrites } from "~/parts/authorization/OwnWrites";
import { newPolicy } from "~/parts/authorization/policies/newPolicy";
import { to } from "~/routes";

const empty: Policy = {};

/** A new permission of administrators (`POST clients/{id}/authz/resource-server/permission/scope`). */
export default function PermissionNew() {
  const t = useT();
  const navigate = useNavigate();
  const { id = "", resourceType = "" } = usePlace().params;
  const addresses = useAddresses(id);
  const types = useData("ui.resourceTypes", { id });
  const type = types.find((one) => one.type === resourceType);
  if (!type) throw notFound(resourceType);
  const edit = useEdit({
    name: `new permission about ${resourceType}`,
    object: empty,
    toForm,
    toObject,
    call: "clients.createPermission",
    write: (call, next) =>
      call("clients.createPermission", { id, type: "scope" }, { ...newPolicy, ...next, resourceType }),
    onSaved: (permission) => navigate(addresses.permission(permission)),
    fieldOf: nameTaken,
    done: "createPermissionSuccess",
    failed: "permissionSaveError",
  });
  return (
    <OwnWrites id={id}>
      <PageHeading title={t("createPermission")} subtitle={t(["createPermissionOfType", { resourceType }])} />
      <FormPage
        edit={edit}
        fields={permissionFields(id, type)}
        cancelTo={to("permissions", { id, tab: "permissions" })}
      />
    </OwnWrites>
  );
}
