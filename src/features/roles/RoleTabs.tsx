import { Label } from "@patternfly/react-core";
import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import { useNavigate } from "react-router-dom";
import { type Rule, useAccess } from "~/data/access/access";
import { useData } from "~/data/query/cache";
import { hasFeature, useServerInfo } from "~/data/query/serverInfo";
import { useDeleteRole } from "~/features/roles/useDeleteRole";
import { UsersInRole } from "~/features/roles/UsersInRole";
import { useT } from "~/i18n/useT";
import { ActionMenu } from "~/kit/controls/Menu";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { RoutableTabs } from "~/kit/page/RoutableTabs";
import { WriteItem } from "~/kit/controls/Write";
import { lazily } from "~/kit/page/lazily";
import { AttributesForm } from "~/parts/profile/AttributesForm";
import { RoleMapping } from "~/parts/roles/RoleMapping";
import { Permissions } from "~/parts/users/Permissions";
import { createRole, roleFields, roleForm } from "~/features/roles/roleFields";
import { EditForm } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { to } from "~/routes";

const AdminEvents = lazily(() => import("~/parts/events/AdminEvents").then((module) => module.AdminEvents));

/** One role of the realm. */
export default function RoleTabs() {
  const t = useT();
  const { id = "" } = usePlace().params;
  const role = useData("roles.findOneById", { id });
  const { name = "", composite } = role;
  const remove = useDeleteRole();
  const isDefault = remove.isDefault(role);
  const own = !isDefault;
  const access = useAccess();
  const can = (rule: Rule) => access(rule).length === 0;
  const legacy = hasFeature(useServerInfo(), "ADMIN_FINE_GRAINED_AUTHZ");
  return (
    <>
      <PageHeading
        title={name}
        badges={composite && <Label data-testid="composite-role-badge">{t("composite")}</Label>}
        actions={
          <ActionMenu id="roles-actions-dropdown">
            <WriteItem call="roles.delById" object={role} onClick={() => void remove.one(role, { leave: true })}>
              {t("deleteRole")}
            </WriteItem>
          </ActionMenu>
        }
      />
      <RoutableTabs
        label={name}
        tabs={{
          details: { content: <RoleDetails role={role} isDefault={isDefault} /> },
          "associated-roles": {
            testId: "associatedRolesTab",
            content: <RoleMapping type="roles" id={id} name={name} />,
          },
          ...(own && {
            attributes: {
              testId: "attributesTab",
              content: (
                <AttributesForm
                  name="role"
                  object={role}
                  call="roles.updateById"
                  read={(call) => call("roles.findOneById", { id })}
                  write={(call, next) => call("roles.updateById", { id }, next)}
                  done="roleSaveSuccess"
                  failed="roleSaveError"
                />
              ),
            },
            "users-in-role": { testId: "usersInRoleTab", content: <UsersInRole role={role} /> },
          }),
          ...(legacy &&
            can(["query-clients", "manage-authorization"]) && {
              permissions: { content: <RolePermissions id={id} /> },
            }),
          ...(can("view-events") && {
            events: { testId: "admin-events-tab", content: <AdminEvents path={`roles-by-id/${id}*`} /> },
          }),
        }}
      />
    </>
  );
}

/** Who may manage and grant a role: `GET` and `PUT roles-by-id/{id}/management/permissions`. */
function RolePermissions({ id }: { id: string }) {
  return (
    <Permissions
      type="roles"
      permissions={useData("roles.listPermissions", { id })}
      call="roles.updatePermission"
      set={(call, enabled) => call("roles.updatePermission", { id }, { enabled })}
    />
  );
}

const fields = { own: roleFields("role"), default: roleFields("default role") };

/** The settings of a role. */
function RoleDetails({ role, isDefault }: { role: RoleRepresentation; isDefault: boolean }) {
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
