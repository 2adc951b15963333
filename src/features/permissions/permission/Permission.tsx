import { useNavigate } from "react-router-dom";
import { useAllData } from "~/data/query/cache";
import { permissionFields, toForm, toObject } from "~/features/permissions/permission/permissionFields";
import { useT } from "~/i18n/useT";
import { ActionMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { FormPage } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { nameTaken } from "~/parts/authorization/nameTaken";
import { OwnWrites } from "~/parts/authorization/OwnWrites";
import { useDelete } from "~/parts/authorization/useDelete";
import { to } from "~/routes";

/** One permission of administrators (`PUT clients/{id}/authz/resource-server/permission/scope/{permissionId}`). */
export default function Permission() {
  const t = useT();
  const navigate = useNavigate();
  const { id = "", permissionId = "" } = usePlace().params;
  const [permission, types] = useAllData(["ui.adminPermission", { id, permissionId }], ["ui.resourceTypes", { id }]);
  const { name = "", description, resourceType = "" } = permission;
  const type = types.find((one) => one.type === resourceType) ?? { type: resourceType, scopes: [], aliases: {} };
  const permissions = to("permissions", { id, tab: "permissions" });
  const remove = useDelete("adminPermission", id, () => navigate(permissions));
  const edit = useEdit({
    name: "admin permission",
    object: permission,
    toForm,
    toObject,
    call: "clients.updatePermission",
    read: (call) => call("ui.adminPermission", { id, permissionId }),
    write: (call, next) => call("clients.updatePermission", { id, type: "scope", permissionId }, next),
    fieldOf: nameTaken,
    done: "updatePermissionSuccess",
    failed: "permissionSaveError",
  });
  return (
    <OwnWrites id={id}>
      <PageHeading
        title={name}
        subtitle={description || t(["createPermissionOfType", { resourceType }])}
        actions={
          <ActionMenu id="permission-actions">
            <WriteItem
              call="clients.delPermission"
              testId="delete-permission"
              isDanger
              onClick={() => remove(permissionId, name)}
            >
              {t("delete")}
            </WriteItem>
          </ActionMenu>
        }
      />
      <FormPage edit={edit} fields={permissionFields(id, type)} cancelTo={permissions} />
    </OwnWrites>
  );
}
