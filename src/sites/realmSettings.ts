import { type Reads, reads } from "~/data/query/reads";
import { route } from "~/place";

/** First reads of the tabs that show more than the realm. */
const readsOfTab: Record<string, (realm: string) => Reads> = {
  general: () => reads(["users.getProfile"]),
  events: (realm) => reads(["realms.getConfigEvents", { realm }]),
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
      reads: ({ tab = "general", realm = "" }) => readsOfTab[tab]?.(realm) ?? [],
      tabs: {
        general: "general",
        login: "login",
        email: "email",
        themes: "themes",
        events: {
          label: "events",
          tabs: { listeners: "eventListeners", user: "userEventsSettings", admin: "adminEventsSettings" },
        },
        "security-defenses": {
          label: "securityDefences",
          tabs: { headers: "headers", "brute-force": "bruteForceDetection" },
        },
        sessions: "sessions",
        tokens: "tokens",
        "user-registration": {
          label: "userRegistration",
          tabs: { "default-roles": "defaultRoles", "default-groups": "defaultGroups" },
        },
      },
    },
  ),
};
