import type { Rule } from "~/data/access/access";

// What the server answers to fewer administrators than the page that shows it.

/** Who may see all clients and client scopes of a realm, and the tokens by which clients register. */
export const SEES_CLIENTS = { any: ["view-clients", "manage-clients"] } satisfies Rule;

/** Who may see a realm, its keys, sessions and components: who manages it may see it as well. */
export const SEES_REALM = { any: ["view-realm", "manage-realm"] } satisfies Rule;

/** Who may see which events are saved. */
export const READS_EVENT_SETTINGS = { any: ["view-events", "manage-events"] } satisfies Rule;

/** Who may see the users that have a role or belong to an organization, beside those who may see that. */
export const READS_USERS = { any: ["query-users", "view-users", "manage-users"] } satisfies Rule;

/** Who may see users and groups one by one: who manages them may see them as well. */
export const SEES_USERS = { any: ["view-users", "manage-users"] } satisfies Rule;

/** Who may list identity providers, those of an organization as well. */
export const SEES_PROVIDERS = { any: ["view-identity-providers", "manage-identity-providers"] } satisfies Rule;

/** Who may see the profile that users have in a realm. */
export const READS_PROFILE = {
  any: ["view-realm", "manage-realm", "query-users", "view-users", "manage-users"],
} satisfies Rule;
