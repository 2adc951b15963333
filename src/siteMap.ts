import { listRead, reads } from "~/data/reads";
import { route } from "~/place";

const providers = () => reads(["components.find", { type: "org.keycloak.storage.UserStorageProvider" }]);
const provider = ({ id = "" }: Record<string, string>) => reads(["components.findOne", { id }]);

/** The site map: every place once. A place is added when its page is built. */
export const routes = {
  realms: route("/:realm/realms", "anyone", "manageRealms", () => import("~/features/realms/RealmList"), {
    reads: listRead("ui.realmNames"),
    nav: "top",
    when: "signed in to the master realm",
  }),
  "client-scopes": route(
    "/:realm/client-scopes",
    "view-clients",
    "clientScopeList",
    () => import("~/features/clientScopes/ClientScopeList"),
    {
      reads: () =>
        reads(
          ["clientScopes.listDefaultClientScopes"],
          ["clientScopes.listDefaultOptionalClientScopes"],
          ["clientScopes.find"],
        ),
      nav: "manage",
      navLabel: "clientScopes",
    },
  ),
  "client-scope-new": route(
    "/:realm/client-scopes/new",
    "manage-clients",
    "createClientScope",
    () => import("~/features/clientScopes/ClientScopeNew"),
    { under: "client-scopes" },
  ),
  "client-scope": route(
    "/:realm/client-scopes/:id/:tab?",
    "view-clients",
    "clientScopeDetails",
    () => import("~/features/clientScopes/ClientScopeTabs"),
    {
      reads: ({ id = "" }) =>
        reads(
          ["clientScopes.listDefaultClientScopes"],
          ["clientScopes.listDefaultOptionalClientScopes"],
          ["clientScopes.findOne", { id }],
        ),
      under: "client-scopes",
      tabs: { settings: "settings", mappers: "mappers", scope: "scope", events: "adminEvents" },
    },
  ),
  "client-scope-mapper": route(
    "/:realm/client-scopes/:id/mappers/:mapperId/:viewMode",
    "view-clients",
    "mappingDetails",
    () => import("~/features/clientScopes/ClientScopeMapper"),
    { under: "client-scope" },
  ),
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
      reads: ({ id = "" }) => reads(["roles.findOneById", { id }]),
      under: "roles",
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
  "user-federation": route(
    "/:realm/user-federation",
    "view-realm",
    "userFederation",
    () => import("~/features/userFederation/FederationList"),
    { reads: providers, nav: "configure" },
  ),
  "user-federation-ldap": route(
    "/:realm/user-federation/ldap",
    "view-realm",
    "userFederation",
    () => import("~/features/userFederation/FederationList"),
    { reads: providers },
  ),
  "user-federation-kerberos": route(
    "/:realm/user-federation/kerberos",
    "view-realm",
    "userFederation",
    () => import("~/features/userFederation/FederationList"),
    { reads: providers },
  ),
  "ldap-new": route(
    "/:realm/user-federation/ldap/new",
    "view-realm",
    "addProvider",
    () => import("~/features/userFederation/LdapNew"),
    { under: "user-federation" },
  ),
  ldap: route(
    "/:realm/user-federation/ldap/:id/:tab?",
    "view-realm",
    "settings",
    () => import("~/features/userFederation/LdapTabs"),
    { reads: provider, under: "user-federation", tabs: { settings: "settings", mappers: "mappers" } },
  ),
  "ldap-mapper-new": route(
    "/:realm/user-federation/ldap/:id/mappers/new",
    "view-realm",
    "mappingDetails",
    () => import("~/features/userFederation/LdapMapperNew"),
    { under: "ldap" },
  ),
  "ldap-mapper": route(
    "/:realm/user-federation/ldap/:id/mappers/:mapperId",
    "view-realm",
    "mappingDetails",
    () => import("~/features/userFederation/LdapMapper"),
    { under: "ldap" },
  ),
  "kerberos-new": route(
    "/:realm/user-federation/kerberos/new",
    "view-realm",
    "settings",
    () => import("~/features/userFederation/KerberosNew"),
    { under: "user-federation" },
  ),
  kerberos: route(
    "/:realm/user-federation/kerberos/:id",
    "view-realm",
    "settings",
    () => import("~/features/userFederation/Kerberos"),
    { reads: provider, under: "user-federation" },
  ),
  "custom-federation-new": route(
    "/:realm/user-federation/:providerId/new",
    "view-realm",
    "addCustomProvider",
    () => import("~/features/userFederation/CustomNew"),
    { under: "user-federation" },
  ),
  "custom-federation": route(
    "/:realm/user-federation/:providerId/:id",
    "view-realm",
    "providerDetails",
    () => import("~/features/userFederation/Custom"),
    { reads: provider, under: "user-federation" },
  ),
  "custom-page": route(
    "/:realm/page-section/:providerId",
    "view-realm",
    "gatehouse.customPage",
    () => import("~/features/customUi/CustomItemList"),
  ),
  "custom-item-new": route(
    "/:realm/page-section/:providerId/add",
    "view-realm",
    "add",
    () => import("~/features/customUi/CustomItemNew"),
    { under: "custom-page" },
  ),
  "custom-item": route(
    "/:realm/page-section/:providerId/:id",
    "view-realm",
    "details",
    () => import("~/features/customUi/CustomItem"),
    { under: "custom-page" },
  ),
  dashboard: route("/:realm/:tab?", "anyone", "home", () => import("~/features/dashboard/Dashboard"), {
    tabs: { welcome: "welcomeTabTitle", info: "serverInfo", providers: "providerInfo" },
  }),
};
