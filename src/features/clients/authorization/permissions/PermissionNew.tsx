import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import type { Policy } from "~/data/api/authorization";
import { useAddresses } from "~/parts/authorization/links";
import { nameTaken } from "~/parts/authorization/nameTaken";
import { OwnWrites } from "~/parts/authorization/OwnWrites";
import {
  permissionFields,
  titles,
  toForm,
  toObject,
  typeIn,
} from "~/features/clients/authorization/permissions/permissionFields";
import { newPolicy } from "~/parts/authorization/policies/newPolicy";
import { withoutEmpty } from "~/parts/authorization/withoutEmpty";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { to } from "~/routes";

/** A new permission of a client (`POST clients/{id}/authz/resource-server/permission/{type}`). */
export default function PermissionNew() {
  const t = useT();
  const navigate = useNavigate();
  const { id = "", permissionType = "", selectedId } = usePlace().params;
  const addresses = useAddresses(id);
  const type = typeIn(permissionType);
  const fields = useMemo(
    () => permissionFields(id, type, type === "scope" && selectedId !== undefined),
    [id, type, selectedId],
  );
  const edit = useEdit({
    name: `new ${type} permission of ${id}`,
    object: useMemo(
      (): Policy => ({
        ...newPolicy,
        ...(selectedId && { [type === "scope" ? "scopes" : "resources"]: [selectedId] }),
      }),
      [type, selectedId],
    ),
    toForm,
    toObject,
    call: "clients.createPermission",
    write: (call, next) => call("clients.createPermission", { id, type }, withoutEmpty(next)),
    onSaved: (permission) => navigate(addresses.permission({ ...permission, type })),
    fieldOf: nameTaken,
    done: "createPermissionSuccess",
    failed: "permissionSaveError",
  });
  return (
    <OwnWrites id={id}>
      <PageHeading title={t(titles[type])} />
      <FormPage
        edit={edit}
        fields={fields}
        cancelTo={to("client", { id, tab: "authorization", subtab: "permissions" })}
      />
    </OwnWrites>
  );
}
