import { mayHaveFeature } from "~/data/access/features";
import { type PlaceReads, reads, readsFor } from "~/data/query/reads";
import { type Condition, route } from "~/place";

/** Type of the components that are key providers. */
const KEY_PROVIDER = "org.keycloak.keys.KeyProvider";

const profiles = reads(["clientPolicies.listProfiles", { includeGlobalProfiles: true }]);
const policies = reads(["clientPolicies.listPolicies", { includeGlobalPolicies: true }]);
/** What a page about a profile or policy reads. */
const both = [...profiles, ...policies];

/** The newest events of a kind, one more than are counted. */
const NEWEST = 101;

/** Pages about profiles and policies. */
const withPolicies: Condition = ({ serverInfo }) => mayHaveFeature(serverInfo, "CLIENT_POLICIES");

/** First reads of the tabs that show more than the realm. */
const readsOfTab: Record<string, PlaceReads> = {
  general: () => reads(["users.getProfile"]),
  "user-profile": () => reads(["users.getProfile"]),
  "client-policies": ({ subtab }) => (subtab === "policies" ? policies : both),
  keys: ({ realm = "" }) => reads(["realms.getKeys", { realm }], ["components.find", { type: KEY_PROVIDER }]),
  events: readsFor("view-events", ({ realm = "", subtab }) => [
    ...reads(["realms.getConfigEvents", { realm }]),
    ...(subtab === "user" ? reads(["realms.findEvents", { realm, max: NEWEST }]) : []),
    ...(subtab === "admin" ? reads(["realms.findAdminEvents", { realm, max: NEWEST }]) : []),
  ]),
};

/** Places of the settings of a realm. */
export const realmSettings = {
  "realm-settings": route(
    "/:realm/realm-settings/:tab?/:subtab?",
    "view-realm",
    "realmSettings",
    () => import("~/features/realmSettings/RealmSettings"),
    {
      nav: "configure",
      filters: ["status", "group", "locale", "theme", "themeType", "language", "hasWords", "view"],
      reads: (params, ...known) => readsOfTab[params.tab ?? "general"]?.(params, ...known) ?? [],
      tabs: {
        general: "general",
        login: "login",
        email: "email",
        themes: { label: "themes", tabs: { settings: "themes", quickTheme: "themeColors" } },
        keys: { label: "keys", tabs: { list: "keysList", providers: "providers" } },
        events: {
          label: "events",
          tabs: { listeners: "eventListeners", user: "userEventsSettings", admin: "adminEventsSettings" },
        },
        localization: {
          label: "localization",
          tabs: {
            locales: "locales",
            "realm-overrides": "realmOverrides",
            "effective-message-bundles": "effectiveMessageBundles",
          },
        },
        "security-defenses": {
          label: "securityDefences",
          tabs: { headers: "headers", "brute-force": "bruteForceDetection" },
        },
        sessions: "sessions",
        tokens: "tokens",
        "client-policies": { label: "clientPolicies", tabs: { profiles: "profiles", policies: "policies" } },
        "user-profile": {
          label: "userProfile",
          tabs: { attributes: "attributes", "attributes-group": "attributesGroup", "json-editor": "jsonEditor" },
        },
        "user-registration": {
          label: "userRegistration",
          tabs: { "default-roles": "defaultRoles", "default-groups": "defaultGroups" },
        },
      },
    },
  ),
  "key-provider-new": route(
    "/:realm/realm-settings/keys/providers/new/:providerType",
    "manage-realm",
    "addProvider",
    () => import("~/features/realmSettings/keys/KeyProviderNew"),
    { under: "realm-settings" },
  ),
  "key-provider": route(
    "/:realm/realm-settings/keys/providers/:id/:providerType/settings",
    "view-realm",
    "editProvider",
    () => import("~/features/realmSettings/keys/KeyProvider"),
    { reads: ({ id = "" }) => reads(["components.findOne", { id }]), under: "realm-settings" },
  ),
  "user-profile-attribute-new": route(
    "/:realm/realm-settings/user-profile/attributes/add-attribute",
    "manage-realm",
    "createAttribute",
    () => import("~/features/realmSettings/userProfile/Attribute"),
    { reads: () => reads(["users.getProfile"]), under: "realm-settings" },
  ),
  "user-profile-attribute": route(
    "/:realm/realm-settings/user-profile/attributes/:attributeName/edit-attribute",
    "view-realm",
    "editAttribute",
    () => import("~/features/realmSettings/userProfile/Attribute"),
    { reads: () => reads(["users.getProfile"]), under: "realm-settings" },
  ),
  "user-profile-group-new": route(
    "/:realm/realm-settings/user-profile/attributesGroup/new",
    "manage-realm",
    "createGroupText",
    () => import("~/features/realmSettings/userProfile/AttributeGroup"),
    { reads: () => reads(["users.getProfile"]), under: "realm-settings" },
  ),
  "user-profile-group": route(
    "/:realm/realm-settings/user-profile/attributesGroup/edit/:name",
    "view-realm",
    "editGroupText",
    () => import("~/features/realmSettings/userProfile/AttributeGroup"),
    { reads: () => reads(["users.getProfile"]), under: "realm-settings" },
  ),
  "client-profile-new": route(
    "/:realm/realm-settings/client-policies/profiles/add-profile",
    "manage-realm",
    "newClientProfile",
    () => import("~/features/realmSettings/clientPolicies/Profile"),
    { reads: () => both, under: "realm-settings", when: withPolicies },
  ),
  "client-profile": route(
    "/:realm/realm-settings/client-policies/:profileName/edit-profile",
    "view-realm",
    "clientProfile",
    () => import("~/features/realmSettings/clientPolicies/Profile"),
    { reads: () => both, under: "realm-settings", when: withPolicies },
  ),
  "client-executor-new": route(
    "/:realm/realm-settings/client-policies/:profileName/add-executor",
    "manage-realm",
    "addExecutor",
    () => import("~/features/realmSettings/clientPolicies/Executor"),
    { reads: () => profiles, under: "realm-settings", when: withPolicies },
  ),
  "client-executor": route(
    "/:realm/realm-settings/client-policies/:profileName/edit-profile/:executorName/:number?",
    "view-realm",
    "executorDetails",
    () => import("~/features/realmSettings/clientPolicies/Executor"),
    { reads: () => profiles, under: "realm-settings", when: withPolicies },
  ),
  "client-policy-new": route(
    "/:realm/realm-settings/client-policies/policies/add-client-policy",
    "manage-realm",
    "createPolicy",
    () => import("~/features/realmSettings/clientPolicies/Policy"),
    { reads: () => both, under: "realm-settings", when: withPolicies },
  ),
  "client-policy": route(
    "/:realm/realm-settings/client-policies/:policyName/edit-policy",
    "view-realm",
    "policyDetails",
    () => import("~/features/realmSettings/clientPolicies/Policy"),
    { reads: () => both, under: "realm-settings", when: withPolicies },
  ),
  "client-condition-new": route(
    "/:realm/realm-settings/client-policies/:policyName/edit-policy/create-condition",
    "manage-realm",
    "addCondition",
    () => import("~/features/realmSettings/clientPolicies/Condition"),
    { reads: () => policies, under: "realm-settings", when: withPolicies },
  ),
  "client-condition": route(
    "/:realm/realm-settings/client-policies/:policyName/edit-policy/:conditionName/edit-condition/:number?",
    "view-realm",
    "editCondition",
    () => import("~/features/realmSettings/clientPolicies/Condition"),
    { reads: () => policies, under: "realm-settings", when: withPolicies },
  ),
};
