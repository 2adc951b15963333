// Which tabs of the settings show to whom, and whose save is live: as the console says it, and as the server answers.
import type { Write } from "../../../src/data/access/requiredPermissions";
import { accepts, clientOf, makeObjects } from "../../support/probes/probes";
import { at } from "../../support/areas/realmSettings";
import { createUser, uniqueName } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";

/** Test ids of all tabs, in their order. */
const tabs = {
  general: "rs-general-tab",
  login: "rs-login-tab",
  email: "rs-email-tab",
  themes: "rs-themes-tab",
  keys: "rs-keys-tab",
  events: "rs-realm-events-tab",
  localization: "rs-localization-tab",
  "security-defenses": "rs-security-defenses-tab",
  sessions: "rs-sessions-tab",
  tokens: "rs-tokens-tab",
  "client-policies": "rs-clientPolicies-tab",
  "user-profile": "rs-user-profile-tab",
  "user-registration": "rs-userRegistration-tab",
};

/** What writes on each tab: the call, and the test id where the call alone does not tell it from other tabs. */
const controls: [path: string, call: Write, testId?: string][] = [
  ["general", "realms.update", "realmSettingsGeneralTab-save"],
  ["login", "realms.update", "user-reg-switch"],
  ["email", "realms.update", "email-tab-save"],
  ["email", "realms.testSMTPConnection"],
  ["themes/settings", "realms.update", "themes-tab-save"],
  ["keys/providers", "components.create"],
  ["events/listeners", "realms.updateConfigEvents", "saveEventListenerBtn"],
  ["events/user", "realms.updateConfigEvents", "save-user"],
  ["events/user", "realms.clearEvents"],
  ["events/admin", "realms.updateConfigEvents", "save-admin"],
  ["events/admin", "realms.clearAdminEvents"],
  ["localization/locales", "realms.update", "localization-tab-save"],
  ["localization/realm-overrides", "realms.addLocalization"],
  ["security-defenses/headers", "realms.update", "headers-form-tab-save"],
  ["security-defenses/brute-force", "realms.update", "brute-force-tab-save"],
  ["sessions", "realms.update", "sessions-tab-save"],
  ["tokens", "realms.update", "tokens-tab-save"],
  ["client-policies/profiles", "clientPolicies.createProfiles"],
  ["client-policies/policies", "clientPolicies.updatePolicy"],
  ["user-profile/attributes", "users.updateProfile", "createAttributeBtn"],
  ["user-profile/attributes-group", "users.updateProfile", "create-attributes-groups-action"],
  ["user-profile/json-editor", "users.updateProfile", "save"],
  ["user-registration/default-roles", "roles.delCompositeRoles"],
  ["user-registration/default-groups", "realms.addDefaultGroup"],
];
const calls = [...new Set(controls.map(([, call]) => call))];
const ofEvents = calls.filter((call) => /ConfigEvents$|^realms\.clear/.test(call));
const ofRealm = calls.filter((call) => !ofEvents.includes(call));

/** Permissions besides `view-realm`; the tabs that show because of them; the calls that are live. */
const table: { permissions: string[]; also: (keyof typeof tabs)[]; live: Write[] }[] = [
  { permissions: [], also: [], live: [] },
  { permissions: ["view-events"], also: ["events"], live: [] },
  { permissions: ["manage-events"], also: ["events"], live: ofEvents },
  { permissions: ["view-clients"], also: ["user-registration"], live: [] },
  { permissions: ["manage-clients", "query-clients"], also: ["user-registration"], live: [] },
  { permissions: ["manage-realm"], also: [], live: ofRealm },
  {
    // default groups are chosen from a list that takes view-users
    permissions: ["manage-realm", "manage-events", "view-clients", "view-users"],
    also: ["events", "user-registration"],
    live: calls,
  },
];

/** What a page reads that this administrator may not is no matter of this spec. */
const refusals = [/status of (403|404)/, /^warning: Unable to find out who is signed in/];

/** Made once: probes write them without changing them. */
let objectsOf: ReturnType<typeof makeObjects> | undefined;

for (const { permissions, also, live } of table)
  test(`${["view-realm", ...permissions].join(", ")}: the tabs that show, and whose save is live`, async ({
    signedOutPage: page,
    realm,
    allowConsole,
  }) => {
    allowConsole(...refusals);
    const objects = await (objectsOf ??= makeObjects(realm));
    const user = await createUser("master", uniqueName("keeper"), ["view-realm", ...permissions], { of: realm });
    const client = await clientOf(user);
    const accepted: Write[] = [];
    for (const call of calls) if (await accepts(client, call, objects)) accepted.push(call);
    expect(accepted, "what the server does").toEqual(calls.filter((call) => live.includes(call)));

    await open(page, at(realm, "general"), { as: user });
    const optional = ["events", "user-registration"];
    const shown = Object.entries(tabs).filter(([tab]) => !optional.includes(tab) || also.some((one) => one === tab));
    const testIds = () =>
      page.getByTestId(/^rs-.*-tab$/).evaluateAll((all) => all.map((one) => one.getAttribute("data-testid")));
    await expect.poll(testIds).toEqual(shown.map(([, testId]) => testId));
    const isLive = live.includes("realms.update");
    await expect(page.getByTestId(`${realm}-switch`)).toBeEnabled({ enabled: isLive });

    for (const [path, call, testId] of controls) {
      const [tab = "", subtab] = path.split("/");
      if (!shown.some(([name]) => name === tab)) continue;
      await visit(page, at(realm, tab, subtab));
      const named = `[data-call="${call}"]${testId ? `[data-testid="${testId}"]` : ""}`;
      const control = page.locator(`main ${named}`).first();
      await expect(control, `${path} ${call}`).toBeAttached();
      if (live.includes(call)) await expect(control, `${path} ${call}`).not.toHaveAttribute("data-denied");
      else await expect(control, `${path} ${call}`).toHaveAttribute("data-denied");
    }
  });

test("without view-realm the settings do not open, whatever else is permitted", async ({
  signedOutPage: page,
  realm,
  allowConsole,
}) => {
  allowConsole(...refusals);
  const permissions = ["manage-realm", "manage-events", "view-clients"];
  const user = await createUser("master", uniqueName("keeper"), permissions, { of: realm });
  await open(page, at(realm, "general"), { as: user });
  await expect(page.getByRole("main")).toContainText("view-realm");
  await expect(page.getByTestId("rs-general-tab")).toHaveCount(0);
});
