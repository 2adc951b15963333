import { Label, PageSection } from "@patternfly/react-core";
import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import { useMemo } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { useMissingAt, type WithAccess } from "~/data/access/permissions";
import { type Rule, useAccess } from "~/data/access/access";
import { SEES_CLIENTS, SEES_REALM } from "~/data/access/readers";
import { useAllData, useData } from "~/data/query/cache";
import { hasFeature } from "~/data/access/features";
import { useServerInfo } from "~/data/query/serverInfo";
import { UsersInRole } from "~/features/roles/UsersInRole";
import { useT } from "~/i18n/useT";
import { useCrumbs } from "~/kit/page/crumbs";
import { ActionMenu } from "~/kit/controls/Menu";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { Readable } from "~/kit/page/Readable";
import { RoutableTabs } from "~/kit/page/RoutableTabs";
import { WriteItem } from "~/kit/controls/Write";
import { lazily } from "~/kit/page/lazily";
import { AttributesForm } from "~/parts/profile/AttributesForm";
import { RoleMapping } from "~/parts/roles/RoleMapping";
import { clientRoleCalls, roleCalls } from "~/parts/roles/roleMappingCalls";
import { type RoleOwner, roleOwner, useDeleteRole } from "~/parts/roles/roleOwner";
import { Permissions } from "~/parts/users/Permissions";
import { roleFields, roleForm } from "~/features/roles/roleFields";
import { EditForm } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

const AdminEvents = lazily(() => import("~/parts/events/AdminEvents").then((module) => module.AdminEvents));

interface Props {
  /** With what may be done with its client, which decides what may be done with it. */
  role: RoleRepresentation & WithAccess;
  owner: RoleOwner;
}

/** Who may read a role by its id alone, be it one of the realm or of a client: not everybody who may open the page. */
const READS_ROLES = { any: [...SEES_REALM.any, ...SEES_CLIENTS.any] } satisfies Rule;

/** One role of the realm, or of the client in the address. */
export default function RoleTabs() {
  const t = useT();
  const { id = "", roleId } = usePlace().params;
  const lacks = useMissingAt()({ access: READS_ROLES, isGrantable: true }).length > 0;
  if (roleId !== undefined) return <ClientRole client={id} id={roleId} />;
  if (!lacks) return <RealmRole id={id} />;
  return (
    <>
      <PageHeading title={t("roleDetails")} />
      <PageSection>
        <Readable rule={READS_ROLES}>{undefined}</Readable>
      </PageSection>
    </>
  );
}

/** A role of a client comes here from an admin event, which does not name the client: it has a page of its own. */
function RealmRole({ id }: { id: string }) {
  const role = useData("roles.findOneById", { id });
  if (role.clientRole && role.containerId)
    return <Navigate to={roleOwner(role.containerId).page(id, "details")} replace />;
  return <Role role={role} owner={roleOwner()} />;
}

function ClientRole({ client, id }: { client: string; id: string }) {
  const [own, { access }] = useAllData(["roles.findOneById", { id }], ["clients.findOne", { id: client }]);
  const role = useMemo(() => ({ ...own, access }), [own, access]);
  return <Role role={role} owner={roleOwner(client)} />;
}

function Role({ role, owner }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { id = "", name = "", composite } = role;
  useCrumbs(owner.client === undefined ? [] : [{ text: t("roles"), to: owner.list }]);
  const remove = useDeleteRole(owner, () => navigate(owner.list));
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
            <WriteItem call={owner.deletes} object={role} onClick={() => void remove.one(role)}>
              {t("deleteRole")}
            </WriteItem>
          </ActionMenu>
        }
      />
      <RoutableTabs
        label={name}
        tabs={{
          details: { content: <RoleDetails role={role} owner={owner} isDefault={isDefault} /> },
          "associated-roles": {
            testId: "associatedRolesTab",
            content: (
              <RoleMapping
                type="roles"
                id={id}
                name={name}
                object={role}
                calls={owner.client === undefined ? roleCalls.roles : clientRoleCalls}
              />
            ),
          },
          ...(own && {
            attributes: {
              testId: "attributesTab",
              content: (
                <AttributesForm
                  name="role"
                  object={role}
                  call={owner.updates}
                  read={(call) => call("roles.findOneById", { id })}
                  write={(call, next) => owner.update(call, id, next)}
                  done="roleSaveSuccess"
                  failed="roleSaveError"
                />
              ),
            },
            "users-in-role": { testId: "usersInRoleTab", content: <UsersInRole role={role} client={owner.client} /> },
          }),
          ...(legacy &&
            can(["query-clients", "manage-authorization"]) && {
              permissions: { content: <RolePermissions id={id} owner={owner} /> },
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
function RolePermissions({ id, owner }: { id: string; owner: RoleOwner }) {
  return (
    <Permissions
      type="roles"
      permissions={useData("roles.listPermissions", { id })}
      call={owner.grants}
      set={(call, enabled) => owner.grant(call, id, enabled)}
    />
  );
}

const fields = { own: roleFields("role"), default: roleFields("default role") };

/** A role without what may be done with it. */
const plain = ({ access: _access, ...role }: Props["role"]): RoleRepresentation => role;

/** The settings of a role. */
function RoleDetails({ role, owner, isDefault }: Props & { isDefault: boolean }) {
  const navigate = useNavigate();
  const id = role.id ?? "";
  const edit = useEdit({
    name: "role",
    object: role,
    ...roleForm,
    call: owner.updates,
    read: (call) => call("roles.findOneById", { id }),
    write: (call, next) => owner.update(call, id, next).then(() => next),
    recreate: (call, next) => owner.create(call, plain(next)),
    onSaved: (saved) =>
      saved.id !== id && navigate(saved.id ? owner.page(saved.id, "details") : owner.list, { replace: true }),
    done: "roleSaveSuccess",
    failed: "roleSaveError",
  });
  return <EditForm edit={edit} fields={isDefault ? fields.default : fields.own} cancelTo={owner.list} />;
}
