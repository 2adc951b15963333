import type { Rule } from "~/data/access/access";
import { listRead, type PlaceReads, reads, readsFor } from "~/data/query/reads";
import { route } from "~/place";
import { adminEventFilters, roleFilters, userEventFilters } from "~/sites/filters";

const policies = readsFor("view-realm", () =>
  reads(["components.find", { type: "org.keycloak.services.clientregistration.policy.ClientRegistrationPolicy" }]),
);

/** Who may open a registration policy: it is a component of the realm. */
const changesPolicies: Rule = ["manage-clients", { any: ["view-realm", "manage-realm"] }];

/** Whom a registration policy is for. */
const policyTabs = { anonymous: "anonymousAccessPolicies", authenticated: "authenticatedAccessPolicies" } as const;

/** First reads of the tabs beside the list. */
const readsOfTab: Record<string, PlaceReads> = {
  list: listRead("ui.clients"),
  "initial-access-token": readsFor("view-clients", ({ realm = "" }) =>
    reads(["realms.getClientsInitialAccess", { realm }]),
  ),
  "client-registration": policies,
};

/** Places of the clients. */
export const clients = {
  clients: route("/:realm/clients/:tab?", "query-clients", "clientList", () => import("~/features/clients/Clients"), {
    reads: (params, ...known) => readsOfTab[params.tab ?? "list"]?.(params, ...known) ?? [],
    nav: "manage",
    navLabel: "clients",
    filters: ["enabled", "protocol", "kind", "pkce", "redirect", "secret", "signIn"],
    tabs: {
      list: "clientsList",
      "initial-access-token": "initialAccessToken",
      "client-registration": "clientRegistration",
    },
  }),
  "initial-access-new": route(
    "/:realm/clients/initialAccessToken/create",
    "manage-clients",
    "createToken",
    () => import("~/features/clients/initialAccess/InitialAccessNew"),
    { under: "clients" },
  ),
  "client-registration": route(
    "/:realm/clients/client-registration/:tab",
    "view-clients",
    "clientRegistration",
    () => import("~/features/clients/Clients"),
    {
      reads: policies,
      under: "clients",
      tabs: policyTabs,
    },
  ),
  "registration-policy-new": route(
    "/:realm/clients/client-registration/:tab/:providerId",
    changesPolicies,
    "clientSettings",
    () => import("~/features/clients/registration/RegistrationPolicyNew"),
    {
      reads: ({ realm = "" }) => reads(["realms.getClientRegistrationPolicyProviders", { realm }]),
      under: "client-registration",
      tabs: policyTabs,
    },
  ),
  "registration-policy": route(
    "/:realm/clients/client-registration/:tab/:providerId/:id",
    changesPolicies,
    "clientSettings",
    () => import("~/features/clients/registration/RegistrationPolicy"),
    {
      reads: ({ realm = "", id = "" }) =>
        reads(["realms.getClientRegistrationPolicyProviders", { realm }], ["components.findOne", { id }]),
      under: "client-registration",
      tabs: policyTabs,
    },
  ),
  "client-import": route(
    "/:realm/clients/import-client",
    "manage-clients",
    "importClient",
    () => import("~/features/clients/importing/ClientImport"),
    { reads: () => reads(["clientScopes.find"]), under: "clients", isGrantable: true },
  ),
  "client-new": route(
    "/:realm/clients/add-client",
    "manage-clients",
    "createClient",
    () => import("~/features/clients/ClientNew"),
    { under: "clients", filters: ["step"], isGrantable: true },
  ),
  client: route(
    "/:realm/clients/:id/:tab/:subtab?",
    "query-clients",
    "clientSettings",
    () => import("~/features/clients/ClientTabs"),
    {
      reads: ({ id = "", tab, subtab = "setup" }) => [
        ...reads(["clients.findOne", { id }]),
        ...(tab === "clientScopes" && subtab === "setup"
          ? reads(
              ["clients.listDefaultClientScopes", { id }],
              ["clients.listOptionalClientScopes", { id }],
              ["clientScopes.find"],
            )
          : []),
      ],
      under: "clients",
      filters: [
        "integration",
        "jti",
        "type",
        "scope",
        "audience",
        "result",
        "name",
        "uri",
        "owner",
        "resource",
        ...roleFilters,
        ...adminEventFilters,
        ...userEventFilters,
      ],
      tabs: {
        settings: "settings",
        keys: "keys",
        credentials: "credentials",
        roles: "roles",
        clientScopes: { label: "clientScopes", tabs: { setup: "setup", evaluate: "evaluate" } },
        authorization: {
          label: "authorization",
          tabs: {
            settings: "settings",
            resources: "resources",
            scopes: "scopes",
            policies: "policies",
            permissions: "permissions",
            evaluate: "evaluate",
            export: "export",
          },
        },
        serviceAccount: "serviceAccount",
        sessions: "sessions",
        permissions: "permissions",
        advanced: "advanced",
        ssf: {
          label: "gatehouse.sharedSignals",
          tabs: {
            receiver: "gatehouse.ssfReceiver",
            stream: "gatehouse.ssfStream",
            subjects: "gatehouse.ssfSubjects",
            "event-search": "gatehouse.ssfEventSearch",
            "emit-events": "gatehouse.ssfEmitEvents",
          },
        },
        events: "events",
      },
    },
  ),
  "client-role-new": route(
    "/:realm/clients/:id/roles/new",
    "query-clients",
    "createRole",
    () => import("~/features/roles/RoleNew"),
    { under: "client" },
  ),
  "client-role": route(
    "/:realm/clients/:id/roles/:roleId/:tab",
    "query-clients",
    "roleDetails",
    () => import("~/features/roles/RoleTabs"),
    {
      reads: ({ id = "", roleId = "" }) => reads(["roles.findOneById", { id: roleId }], ["clients.findOne", { id }]),
      under: "client",
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
  "client-dedicated-scope": route(
    "/:realm/clients/:id/clientScopes/dedicated/:tab?",
    "view-clients",
    "dedicatedScopes",
    () => import("~/features/clients/scopes/DedicatedScope"),
    {
      reads: ({ id = "" }) => reads(["clients.findOne", { id }]),
      under: "client",
      isGrantable: true,
      filters: roleFilters,
      tabs: { mappers: "mappers", scope: "scope" },
    },
  ),
  "client-dedicated-mapper": route(
    "/:realm/clients/:id/clientScopes/dedicated/mappers/:mapperId/:viewMode",
    "view-clients",
    "mappingDetails",
    () => import("~/features/clients/scopes/DedicatedMapper"),
    { under: "client-dedicated-scope", isGrantable: true },
  ),
};
