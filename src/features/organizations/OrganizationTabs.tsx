import { Flex, FlexItem } from "@patternfly/react-core";
import { useNavigate } from "react-router-dom";
import { type Rule, useAccess } from "~/data/access/access";
import { READS_USERS, SEES_PROVIDERS } from "~/data/access/readers";
import { useData } from "~/data/query/cache";
import { useRealmRepresentation } from "~/data/query/realm";
import { useAction } from "~/data/write/action";
import { MemberTabs } from "~/features/organizations/members/MemberTabs";
import { OrganizationGroups } from "~/features/organizations/groups/OrganizationGroups";
import type { Organization } from "~/features/organizations/organization";
import { OrganizationSettings } from "~/features/organizations/OrganizationSettings";
import { LinkedProviders } from "~/features/organizations/providers/LinkedProviders";
import { useDeleteOrganizations } from "~/features/organizations/useDeleteOrganizations";
import { useMayManage } from "~/features/organizations/useMayManage";
import { WhereOn } from "~/features/organizations/WhereOn";
import { useT } from "~/i18n/useT";
import { EnableSwitch } from "~/kit/controls/EnableSwitch";
import { ActionMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { confirm } from "~/kit/dialog/confirm";
import { lazily } from "~/kit/page/lazily";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { RoutableTabs } from "~/kit/page/RoutableTabs";
import { AttributesForm } from "~/parts/profile/AttributesForm";
import { to } from "~/routes";

const OrganizationEvents = lazily(() =>
  import("~/features/organizations/OrganizationEvents").then((module) => module.OrganizationEvents),
);

/** One organization of the realm. */
export default function OrganizationTabs() {
  return (
    <WhereOn>
      <Tabs />
    </WhereOn>
  );
}

function Tabs() {
  const t = useT();
  const navigate = useNavigate();
  const { id = "" } = usePlace().params;
  const organization = useData("organizations.findOne", { id });
  const { name = "", enabled = false } = organization;
  const access = useAccess();
  const can = (rule: Rule) => access(rule).length === 0;
  const mayManage = useMayManage();
  const { adminEventsEnabled } = useRealmRepresentation();
  // a text that came with them
  const hasGroups = t.ifThere("noGroupsInThisOrganization") !== undefined;
  const enable = useEnableOrganization(organization);
  const remove = useDeleteOrganizations(() => navigate(to("organizations")));
  return (
    <>
      <PageHeading
        title={name}
        actions={
          <Flex>
            <FlexItem>
              <EnableSwitch
                call="organizations.updateById"
                title={name}
                // automation knows it without a name
                id="-switch"
                isOn={enabled}
                isBusy={enable.running}
                onChange={(on) => void enable.change(on)}
              />
            </FlexItem>
            <FlexItem>
              <ActionMenu id="organization-actions">
                {/* the id that scripts know it by */}
                <WriteItem
                  call="organizations.delById"
                  testId="delete-client"
                  isDanger
                  onClick={() => void remove.one(organization)}
                >
                  {t("delete")}
                </WriteItem>
              </ActionMenu>
            </FlexItem>
          </Flex>
        }
      />
      <RoutableTabs
        label={t("organization")}
        testId="organization-tabs"
        tabs={{
          settings: { testId: "settingsTab", content: <OrganizationSettings organization={organization} /> },
          attributes: {
            testId: "attributeTab",
            content: (
              <AttributesForm
                name="organization"
                object={organization}
                call="organizations.updateById"
                read={(call) => call("organizations.findOne", { id })}
                write={(call, next) => call("organizations.updateById", { id }, next)}
                done="organizationSaveSuccess"
                failed="organizationSaveError"
              />
            ),
          },
          ...((can(READS_USERS) || mayManage) && {
            members: { testId: "membersTab", content: <MemberTabs organization={organization} /> },
          }),
          ...(hasGroups && { groups: { testId: "groupsTab", content: <OrganizationGroups orgId={id} /> } }),
          ...(can(SEES_PROVIDERS) && {
            identityProviders: {
              testId: "identityProvidersTab",
              content: <LinkedProviders organization={organization} />,
            },
          }),
          ...(adminEventsEnabled &&
            can("view-events") && {
              events: { testId: "admin-events-tab", content: <OrganizationEvents id={id} /> },
            }),
        }}
      />
    </>
  );
}

/**
 * Switches an organization on and off, asking first before it is off: `PUT organizations/{id}` with the organization as
 * the server has it then.
 */
function useEnableOrganization({ id = "", name = "" }: Organization) {
  const { run, running } = useAction(
    async (call, enabled: boolean) => {
      const fresh = await call("organizations.findOne", { id });
      await call("organizations.updateById", { id }, { ...fresh, enabled });
    },
    { done: "organizationSaveSuccess", failed: "organizationSaveError" },
  );
  const change = async (on: boolean) => {
    const ask = () =>
      confirm({
        title: "disableConfirmOrganizationTitle",
        body: "disableConfirmOrganization",
        names: [name],
        label: "disable",
        danger: true,
      });
    if (on || (await ask())) await run(on);
  };
  return { change, running };
}
