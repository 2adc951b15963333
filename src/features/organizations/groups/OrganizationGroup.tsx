import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import { useNavigate } from "react-router-dom";
import { type Rule, useAccess } from "~/data/access/access";
import { READS_USERS } from "~/data/access/readers";
import { useAllData } from "~/data/query/cache";
import { useRealmRepresentation } from "~/data/query/realm";
import { GroupMembers } from "~/features/organizations/groups/GroupMembers";
import { OrganizationGroups } from "~/features/organizations/groups/OrganizationGroups";
import { useDeleteGroups } from "~/features/organizations/groups/useDeleteGroups";
import { WhereOn } from "~/features/organizations/WhereOn";
import { useT } from "~/i18n/useT";
import { EditForm } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { ActionMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { useCrumbs } from "~/kit/page/crumbs";
import { PageHeading } from "~/kit/page/Page";
import { lazily } from "~/kit/page/lazily";
import { usePlace } from "~/kit/page/place";
import { RoutableTabs } from "~/kit/page/RoutableTabs";
import { groupFields, type GroupValues } from "~/parts/groups/groupFields";
import { AttributesForm } from "~/parts/profile/AttributesForm";
import { RoleMapping } from "~/parts/roles/RoleMapping";
import { organizationGroupRoles } from "~/parts/roles/roleMappingCalls";
import { to } from "~/routes";

const AdminEvents = lazily(() => import("~/parts/events/AdminEvents").then((module) => module.AdminEvents));

/** One group of an organization: what is below it, who is in it, what it is called, its roles (26.7). */
export default function OrganizationGroup() {
  return (
    <WhereOn>
      <GroupTabs />
    </WhereOn>
  );
}

function GroupTabs() {
  const t = useT();
  const navigate = useNavigate();
  const { id: orgId = "", groupId: id = "" } = usePlace().params;
  const [organization, group] = useAllData(
    ["organizations.findOne", { id: orgId }],
    ["organizationGroups.findOne", { orgId, id }],
  );
  const { name = "" } = group;
  const access = useAccess();
  const can = (rule: Rule) => access(rule).length === 0;
  const { adminEventsEnabled } = useRealmRepresentation();
  // a text that came with them
  const hasRoles = t.ifThere("role_view-organizations") !== undefined;
  const above = to("organization", { id: orgId, tab: "groups" });
  const remove = useDeleteGroups(orgId, () => navigate(above));
  useCrumbs([{ text: organization.name ?? "", to: above }]);
  return (
    <>
      <PageHeading
        title={name}
        actions={
          <ActionMenu id="group-actions-dropdown">
            <WriteItem call="organizationGroups.del" isDanger onClick={() => void remove.one(group)}>
              {t("deleteGroup")}
            </WriteItem>
          </ActionMenu>
        }
      />
      <RoutableTabs
        label={name}
        tabs={{
          groups: { testId: "groups", content: <OrganizationGroups orgId={orgId} parent={group} /> },
          ...(can(READS_USERS) && {
            members: { testId: "members", content: <GroupMembers orgId={orgId} group={group} /> },
          }),
          settings: { testId: "settingsTab", content: <GroupSettings orgId={orgId} group={group} /> },
          attributes: {
            testId: "attributesTab",
            content: (
              <AttributesForm<GroupRepresentation>
                name="organization group"
                object={group}
                call="organizationGroups.update"
                read={(call) => call("organizationGroups.findOne", { orgId, id })}
                write={(call, next) => call("organizationGroups.update", { orgId, id }, next)}
                done="groupUpdated"
                failed="groupUpdateError"
              />
            ),
          },
          ...(hasRoles && {
            "role-mapping": {
              testId: "role-mapping-tab",
              content: <RoleMapping type="groups" id={id} name={name} calls={organizationGroupRoles(orgId)} />,
            },
          }),
          ...(adminEventsEnabled &&
            can("view-events") && {
              "admin-events": {
                testId: "admin-events-tab",
                content: <AdminEvents path={`organizations/${orgId}/groups/${id}*`} />,
              },
            }),
        }}
      />
    </>
  );
}

const toForm = ({ name = "", description = "" }: GroupRepresentation): GroupValues => ({ name, description });
const toObject = ({ name, description }: GroupValues) => ({ name: name.trim(), description });

/** Name and description of a group: `PUT organizations/{orgId}/groups/{id}` with the group as the server has it then. */
function GroupSettings({ orgId, group }: { orgId: string; group: GroupRepresentation }) {
  const { id = "" } = group;
  const edit = useEdit({
    name: "organization group",
    object: group,
    toForm,
    toObject,
    call: "organizationGroups.update",
    read: (call) => call("organizationGroups.findOne", { orgId, id }),
    write: (call, next) => call("organizationGroups.update", { orgId, id }, next),
    fieldOf: ({ status }) => (status === 409 ? "name" : undefined),
    done: "groupUpdated",
    failed: "groupUpdateError",
  });
  return <EditForm edit={edit} fields={groupFields} />;
}
