import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { useData } from "~/data/query/cache";
import { DeletableHeading } from "~/features/clients/authorization/DeletableHeading";
import { nameTaken } from "~/parts/authorization/nameTaken";
import { OwnWrites } from "~/parts/authorization/OwnWrites";
import {
  permissionFields,
  toForm,
  toObject,
  typeIn,
} from "~/features/clients/authorization/permissions/permissionFields";
import { useDelete } from "~/parts/authorization/useDelete";
import { withoutEmpty } from "~/parts/authorization/withoutEmpty";
import { FormPage } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { usePlace } from "~/kit/page/place";
import { to } from "~/routes";

/** One permission of a client (`PUT clients/{id}/authz/resource-server/permission/{type}/{permissionId}`). */
export default function Permission() {
  const navigate = useNavigate();
  const { id = "", permissionId = "", permissionType: type = "" } = usePlace().params;
  const permission = useData("ui.authorizationPermission", { id, permissionId, type });
  const { name = "" } = permission;
  const permissions = to("client", { id, tab: "authorization", subtab: "permissions" });
  const remove = useDelete("permission", id, () => navigate(permissions));
  const edit = useEdit({
    name: "permission",
    object: permission,
    toForm,
    toObject,
    call: "clients.updatePermission",
    read: (call) => call("ui.authorizationPermission", { id, permissionId, type }),
    write: (call, next) => call("clients.updatePermission", { id, type, permissionId }, withoutEmpty(next)),
    fieldOf: nameTaken,
    done: "updatePermissionSuccess",
    failed: "permissionSaveError",
  });
  return (
    <OwnWrites id={id}>
      <DeletableHeading
        id="permission-actions"
        title={name}
        call="clients.delPermission"
        onDelete={() => remove(permissionId, name, type)}
      />
      <FormPage
        edit={edit}
        fields={useMemo(() => permissionFields(id, typeIn(type)), [id, type])}
        cancelTo={permissions}
      />
    </OwnWrites>
  );
}
