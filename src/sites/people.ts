import { listRead, type Reads, reads, readsFor } from "~/data/query/reads";
import { route } from "~/place";
import { adminEventFilters, roleFilters, userEventFilters } from "~/sites/filters";

/** First reads of a user's tabs. */
const readsOfTab: Record<string, (id: string) => Reads> = {
  settings: () => reads(["authenticationManagement.getRequiredActions"]),
  credentials: (id) => reads(["users.getCredentials", { id }]),
  "role-mapping": (id) => reads(["users.listRoleMappings", { id }]),
  consents: (id) => reads(["users.listConsents", { id }]),
  "identity-provider-links": (id) => reads(["users.listFederatedIdentities", { id }]),
};

/** Places of roles, users, groups, sessions and events. */
export const people = {
  roles: route("/:realm/roles", "view-realm", "realmRolesList", () => import("~/features/roles/RoleList"), {
    reads: listRead("roles.find"),
    nav: "manage",
    navLabel: "realmRoles",
  }),
  "role-new": route("/:realm/roles/new", "manage-realm", "createRole", () => import("~/features/roles/RoleNew"), {
    under: "roles",
  }),
  role: route(
    "/:realm/roles/:id/:tab",
    { any: ["view-realm", "view-users"] },
    "roleDetails",
    () => import("~/features/roles/RoleTabs"),
    {
      // the server refuses it to who may only view users
      reads: readsFor("view-realm", ({ id = "" }) => reads(["roles.findOneById", { id }])),
      under: "roles",
      filters: [...roleFilters, ...adminEventFilters],
      tabs: {
        details: "details",
        "associated-roles": "associatedRolesText",
        attributes: "attributes",
        "users-in-role": "usersInRole",
        permissions: "permissions",
        events: "adminEvents",
      },
    },
  ),
  users: route("/:realm/users/:tab?", "query-users", "titleUsers", () => import("~/features/users/list/UserList"), {
    nav: "manage",
    navLabel: "users",
    tabs: { list: "userList", permissions: "permissions" },
    filters: ["q", "exact", "emailVerified", "idpAlias", "enabled", "temporaryLocked"],
    // the list itself waits until it is known whether it would ask a directory
    reads: ({ tab = "list" }) => (tab === "list" ? reads(["ui.info"], ["users.getProfile"]) : []),
  }),
  "user-import": route(
    "/:realm/users/import",
    ["manage-users", "query-users", "query-groups"],
    "gatehouse.importUsers",
    () => import("~/features/userImport/UserImport"),
    {
      under: "users",
      isGrantable: true,
      filters: ["status"],
      reads: () =>
        reads(
          ["users.getProfileMetadata", {}],
          ["users.getProfile", {}],
          ["authenticationManagement.getRequiredActions"],
        ),
    },
  ),
  "user-new": route(
    "/:realm/users/add-user",
    ["query-users", "query-groups"],
    "createUser",
    () => import("~/features/users/details/UserNew"),
    {
      under: "users",
      reads: () => reads(["users.getProfileMetadata"], ["authenticationManagement.getRequiredActions"]),
    },
  ),
  user: route("/:realm/users/:id/:tab", "query-users", "userDetails", () => import("~/features/users/page/UserTabs"), {
    under: "users",
    reads: ({ id = "", tab = "" }) => [
      ...reads(["users.findOne", { id, userProfileMetadata: true }], ["users.getProfile"]),
      ...(readsOfTab[tab]?.(id) ?? []),
    ],
    filters: [
      ...roleFilters,
      // groups, organizations, access
      "direct",
      "membershipType",
      "view",
      "with",
      "join",
      "leave",
      "reason",
      "owner",
      "difference",
      ...userEventFilters,
      ...adminEventFilters,
    ],
    tabs: {
      settings: "details",
      attributes: "attributes",
      credentials: "credentials",
      "role-mapping": "roleMapping",
      groups: "groups",
      organizations: "organizations",
      consents: "consents",
      "identity-provider-links": "identityProviderLinks",
      workflows: "gatehouse.workflows",
      "verifiable-credentials": "gatehouse.verifiableCredentials",
      access: "gatehouse.accessExplorer",
      sessions: "sessions",
      events: "events",
    },
  }),
  groups: route("/:realm/groups", "query-groups", "groups", () => import("~/features/groups/Groups"), {
    nav: "manage",
    reads: listRead("groups.find", { populateHierarchy: false, briefRepresentation: true }),
  }),
  group: route(
    "/:realm/groups/:ids+/:tab?",
    "query-groups",
    "groupDetails",
    () => import("~/features/groups/GroupTabs"),
    {
      under: "groups",
      filters: ["below", ...roleFilters, ...adminEventFilters],
      reads: ({ ids = "" }) =>
        ids.split("/").flatMap((id) => (id === "search" ? [] : reads(["groups.findOne", { id }]))),
      tabs: {
        groups: "childGroups",
        members: "members",
        attributes: "attributes",
        "role-mapping": "roleMapping",
        permissions: "permissions",
        "admin-events": "adminEvents",
      },
    },
  ),
  sessions: route(
    "/:realm/sessions",
    { any: ["view-realm", "view-clients", "view-users"] },
    "titleSessions",
    () => import("~/features/sessions/Sessions"),
    {
      nav: "manage",
      navLabel: "sessions",
      filters: ["type"],
      reads: readsFor("view-realm", listRead("ui.sessions", undefined, ["type"])),
    },
  ),
  events: route("/:realm/events/:tab?", "view-events", "titleEvents", () => import("~/features/events/Events"), {
    nav: "manage",
    navLabel: "events",
    filters: [...userEventFilters, ...adminEventFilters],
    tabs: { "user-events": "userEvents", "admin-events": "adminEvents" },
    reads: ({ realm = "", tab }, search) => [
      ...reads(["realms.getConfigEvents", { realm }]),
      // what is searched for is put in order by the page
      ...(search
        ? []
        : listRead(tab === "admin-events" ? "realms.findAdminEvents" : "realms.findEvents", { realm })({}, "")),
    ],
  }),
};
