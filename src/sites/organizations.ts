import { mayHaveFeature } from "~/data/access/features";
import { LISTS_ORGANIZATIONS, MANAGES_ORGANIZATIONS } from "~/data/access/organizations";
import { type Condition, route } from "~/place";
import { adminEventFilters, roleFilters } from "~/sites/filters";

const when: Condition = ({ serverInfo }) => mayHaveFeature(serverInfo, "ORGANIZATION");

/**
 * Places of the organizations. They declare no reads, which start before it is known who may make them: where the realm
 * has organizations off the server answers 404, and 403 to many who may view the realm.
 */
export const organizations = {
  organizations: route(
    "/:realm/organizations",
    LISTS_ORGANIZATIONS,
    "organizationsList",
    () => import("~/features/organizations/OrganizationList"),
    { nav: "manage", navLabel: "organizations", navWhen: ({ realm }) => realm?.organizationsEnabled === true, when },
  ),
  "organization-new": route(
    "/:realm/organizations/new",
    MANAGES_ORGANIZATIONS,
    "createOrganization",
    () => import("~/features/organizations/OrganizationNew"),
    { under: "organizations", isGrantable: true, when },
  ),
  organization: route(
    "/:realm/organizations/:id/:tab/:subtab?",
    // whom fine-grained permissions let view some of them has no role for all
    LISTS_ORGANIZATIONS,
    "organizationDetails",
    () => import("~/features/organizations/OrganizationTabs"),
    {
      under: "organizations",
      when,
      filters: ["membershipType", "status", ...adminEventFilters],
      tabs: {
        settings: "settings",
        attributes: "attributes",
        members: { label: "members", tabs: { list: "members", invitations: "gatehouse.invitations" } },
        groups: "groups",
        identityProviders: "identityProviders",
        events: "adminEvents",
      },
    },
  ),
  "organization-group": route(
    "/:realm/organizations/:id/groups/:groupId/:tab?",
    LISTS_ORGANIZATIONS,
    "groupDetails",
    () => import("~/features/organizations/groups/OrganizationGroup"),
    {
      under: "organization",
      when,
      filters: [...roleFilters, ...adminEventFilters],
      tabs: {
        groups: "childGroups",
        members: "members",
        settings: "settings",
        attributes: "attributes",
        "role-mapping": "roleMapping",
        "admin-events": "adminEvents",
      },
    },
  ),
};
