import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import { useNavigate } from "react-router-dom";
import { useAccess } from "~/data/access/access";
import { LISTS_MEMBERS } from "~/data/access/organizations";
import { useAllData } from "~/data/query/cache";
import { GroupMembers } from "~/features/organizations/groups/GroupMembers";
import { GroupSettings } from "~/features/organizations/groups/GroupSettings";
import { OrganizationGroups } from "~/features/organizations/groups/OrganizationGroups";
import { useDeleteGroups } from "~/features/organizations/groups/useDeleteGroups";
import { useT } from "~/i18n/useT";
import { ActionMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { useCrumbs } from "~/kit/page/crumbs";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { RoutableTabs } from "~/kit/page/RoutableTabs";
import { AttributesForm } from "~/parts/profile/AttributesForm";
import { to } from "~/routes";

/** One group of an organization: what is below it, who is in it, what it is called. */
export default function OrganizationGroup() {
  const t = useT();
  const navigate = useNavigate();
  const { id: orgId = "", groupId: id = "" } = usePlace().params;
  const [organization, group] = useAllData(
    ["organizations.findOne", { id: orgId }],
    ["organizationGroups.findOne", { orgId, id }],
  );
  const { name = "" } = group;
  const seesMembers = useAccess()(LISTS_MEMBERS).length === 0;
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
          ...(seesMembers && { members: { testId: "members", content: <GroupMembers orgId={orgId} group={group} /> } }),
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
        }}
      />
    </>
  );
}
