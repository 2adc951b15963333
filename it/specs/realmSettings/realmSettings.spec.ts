// The settings of a realm: each tab saves what is on it, and nothing else of the realm.
import type { Page } from "@playwright/test";
import { addressOf } from "../../../src/routes";
import { routes } from "../../../src/siteMap";
import { type MailServer, startMail } from "../../support/mail";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const alert = (page: Page) => page.getByTestId("last-alert");
const at = (realm: string, tab: string, subtab?: string) =>
  addressOf(routes["realm-settings"], { realm, tab, ...(subtab && { subtab }) });
const settings = async (realm: string) => (await admin.realms.findOne({ realm })) ?? {};

async function pick(page: Page, id: string, option: string) {
  await page.locator(`#${id}`).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** Types a time and chooses its unit. */
async function time(page: Page, testId: string, prefix: string, value: string, unit: string) {
  await page.getByTestId(testId).fill(value);
  await page.locator(`#${prefix}-select-menu`).getByRole("button").click();
  await page.getByRole("option", { name: unit, exact: true }).click();
}

/** One change on each tab that saves the realm: what is done before its save button is pressed. */
const forms: Record<string, { subtab?: string; save: string; change: (page: Page) => Promise<void> }> = {
  general: {
    save: "realmSettingsGeneralTab-save",
    change: (page) => page.getByTestId("displayName").fill("Shown"),
  },
  email: {
    save: "email-tab-save",
    change: (page) => page.getByTestId("smtpServer.fromDisplayName").fill("Sender"),
  },
  themes: { save: "themes-tab-save", change: (page) => pick(page, "kc-email-theme", "keycloak") },
  "security-defenses": {
    save: "headers-form-tab-save",
    change: (page) => page.getByTestId("browserSecurityHeaders.xRobotsTag").fill("noindex"),
  },
  sessions: { save: "sessions-tab-save", change: (page) => page.getByTestId("sso-session-max-input").fill("11") },
  tokens: {
    save: "tokens-tab-save",
    change: (page) => page.getByTestId("client-login-timeout-input").fill("2"),
  },
};

for (const [tab, { save, change }] of Object.entries(forms))
  test(`${tab}: what it does not show survives its save`, async ({ page }) => {
    const own = uniqueName("kept");
    await admin.realms.create({
      realm: own,
      enabled: true,
      rememberMe: true,
      smtpServer: {
        host: "mail.example",
        from: "a@mail.example",
        auth: "true",
        user: "u",
        password: "secret",
        "made.up": "1",
      },
      attributes: { "made.up": "kept", "a/b%2F": "🍺 عربي", "acr.loa.map": '{"gold":2}', frontendUrl: "" },
      browserSecurityHeaders: { xFrameOptions: "DENY", madeUp: "1" },
    });
    // what the server adds at the first write of any kind
    await admin.realms.update({ realm: own }, await settings(own));
    const before = await settings(own);
    await open(page, at(own, tab));
    await change(page);
    await page.getByTestId(save).click();
    await expect(alert(page)).toHaveText("Realm successfully updated");
    const after = await settings(own);
    const changed = (one: Record<string, unknown>, other: Record<string, unknown>, prefix = ""): string[] =>
      [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) => {
        const [a, b] = [one[key], other[key]];
        if (JSON.stringify(a) === JSON.stringify(b)) return [];
        const nested = typeof a === "object" && typeof b === "object" && a && b && !Array.isArray(a);
        return nested ? changed({ ...a }, { ...b }, `${prefix}${key}.`) : [prefix + key];
      });
    // an attribute without a value is no attribute
    const others = changed(before as Record<string, unknown>, after as Record<string, unknown>).filter(
      (name) => name !== "attributes.frontendUrl",
    );
    expect(others).toHaveLength(1);
    expect(after.attributes).toMatchObject({ "made.up": "kept", "a/b%2F": "🍺 عربي" });
    await admin.realms.del({ realm: own });
  });

test("general: a realm gets another name; levels are numbers; the policy of attributes is that of the profile @smoke", async ({
  page,
}) => {
  const name = uniqueName("named");
  const next = uniqueName(`renamed`);
  await admin.realms.create({ realm: name, enabled: true });
  await open(page, at(name, "general"));
  await expect(page.getByTestId("rs-general-tab")).toBeVisible();
  await pick(page, "unmanagedAttributePolicy", "Enabled");
  await page.getByRole("button", { name: /^Add ACR/ }).click();
  await page
    .getByRole("textbox", { name: /Type a key|Key/ })
    .first()
    .fill("gold");
  await page
    .getByRole("textbox", { name: /Type a value|Value/ })
    .first()
    .fill("high");
  await page.getByTestId("realmSettingsGeneralTab-save").click();
  await expect(page.getByText(/whole number/i)).toBeVisible();
  await page
    .getByRole("textbox", { name: /Type a value|Value/ })
    .first()
    .fill("2");
  await page.getByTestId("realmSettingsGeneralTab-save").click();
  await expect(alert(page)).toHaveText("Realm successfully updated");
  expect((await settings(name)).attributes?.["acr.loa.map"]).toBe('{"gold":"2"}');
  expect((await admin.users.getProfile({ realm: name })).unmanagedAttributePolicy).toBe("ENABLED");
  expect((await admin.users.getProfile({ realm: name })).attributes?.length).toBeGreaterThan(3);

  await page.getByRole("textbox", { name: "Copyable input" }).fill("");
  await page.getByRole("textbox", { name: "Copyable input" }).blur();
  await expect(page.getByTestId("realm-id-helper")).toHaveText("Required field");
  await page.getByRole("textbox", { name: "Copyable input" }).fill(next);
  await page.getByTestId("realmSettingsGeneralTab-save").click();
  await expect(page.getByTestId("view-header")).toHaveText(next);
  expect(page.url()).toContain(`/${next}/realm-settings/general`);
  await expect(page.getByRole("link", { name: "OpenID Endpoint Configuration" })).toHaveAttribute(
    "href",
    new RegExp(`/realms/${next}/\\.well-known/openid-configuration$`),
  );
  expect(await admin.realms.findOne({ realm: name })).toBeFalsy();
  await admin.realms.del({ realm: next });
});

test("two administrators on two tabs both keep their change; the switch of the realm sends nothing else", async ({
  page,
  newPage,
  realm,
}) => {
  const other = await newPage();
  await open(page, at(realm, "sessions"));
  await open(other, at(realm, "tokens"));
  await page.getByTestId("sso-session-idle-input").fill("45");
  await other.getByTestId("client-login-timeout-input").fill("3");
  await other.getByTestId("tokens-tab-save").click();
  await expect(alert(other)).toHaveText("Realm successfully updated");
  await page.locator(`#${realm}-switch`).click({ force: true });
  await page.getByTestId("confirm").click();
  await expect(alert(page)).toHaveText("Realm successfully updated");
  expect(await settings(realm)).toMatchObject({ enabled: false, ssoSessionIdleTimeout: 1800, accessCodeLifespan: 180 });
  await expect(page.getByTestId("sso-session-idle-input")).toHaveValue("45");
  await page.getByTestId("sessions-tab-save").click();
  await expect.poll(async () => (await settings(realm)).ssoSessionIdleTimeout).toBe(2700);
  expect(await settings(realm)).toMatchObject({ enabled: false, accessCodeLifespan: 180 });
});

test("times: seconds in, seconds out, for every unit and the largest value; what ends when follows", async ({
  page,
  realm,
}) => {
  await admin.realms.update({ realm }, { ssoSessionIdleTimeout: 1800, ssoSessionMaxLifespan: 36_000 });
  await open(page, at(realm, "sessions"));
  const picture = page.getByTestId("session-times");
  await expect(picture).toContainText("Ends unused after 30 minutes, at the latest after 10 hours.");
  await time(page, "sso-session-idle-input", "kc-sso-session-idle", "2", "Hours");
  await time(page, "sso-session-max-input", "kc-sso-session-max", "24855", "Days");
  await expect(picture).toContainText("Ends unused after 2 hours, at the latest after 24,855 days.");
  await page.locator("#kc-offline-session-max").click({ force: true });
  await time(page, "offline-session-max-input", "kc-offline-session-max", "90", "Days");
  await page.getByTestId("login-timeout-input").fill("0");
  await page.getByTestId("login-timeout-input").blur();
  await expect(page.getByTestId("accessCodeLifespanLogin-helper")).toBeVisible();
  await page.getByTestId("login-timeout-input").fill("31");
  await page.getByTestId("sessions-tab-save").click();
  await expect(alert(page)).toHaveText("Realm successfully updated");
  expect(await settings(realm)).toMatchObject({
    ssoSessionIdleTimeout: 7200,
    ssoSessionMaxLifespan: 24_855 * 86_400,
    offlineSessionMaxLifespanEnabled: true,
    offlineSessionMaxLifespan: 90 * 86_400,
    accessCodeLifespanLogin: 31 * 60,
  });

  await admin.realms.update({ realm }, { ssoSessionIdleTimeout: 61, accessTokenLifespan: 7260 });
  await open(page, at(realm, "tokens"));
  await expect(page.getByText(/shorter than the SSO session idle timeout: 61 seconds/)).toBeVisible();
  await time(page, "forgot-pw-input", "kc-forgot-pw", "5", "Minutes");
  await page.getByTestId("par-request-uri-lifespan-input").fill("2");
  await page.getByTestId("oAuthDeviceCodeLifespan").fill("20");
  await page.getByTestId("tokens-tab-save").click();
  await expect(alert(page)).toHaveText("Realm successfully updated");
  const override = "actionTokenGeneratedByUserLifespan.reset-credentials";
  const saved = await settings(realm);
  expect(saved.attributes).toMatchObject({ [override]: "300", parRequestUriLifespan: "120" });
  expect(saved.oauth2DeviceCodeLifespan).toBe(1200);
  await page.getByTestId("forgot-pw-input").fill("");
  await page.getByTestId("tokens-tab-save").click();
  await expect.poll(async () => (await settings(realm)).attributes?.[override]).toBeUndefined();
});

test("headers warn and are saved; brute force in all its modes", async ({ page, realm }) => {
  await open(page, at(realm, "security-defenses"));
  await page.getByTestId("browserSecurityHeaders.contentSecurityPolicy").fill("default-src *");
  await expect(page.getByText("Without frame-ancestors any site can frame the login page.")).toBeVisible();
  await page.getByTestId("headers-form-tab-save").click();
  await expect(alert(page)).toHaveText("Realm successfully updated");
  expect((await settings(realm)).browserSecurityHeaders?.["contentSecurityPolicy"]).toBe("default-src *");

  await page.getByTestId("security-defenses-brute-force-tab").click();
  const modes = [
    ["Lockout permanently after temporary lockout", true, true, 1],
    ["Lockout temporarily", true, false, 0],
    ["Lockout permanently", true, true, 0],
    ["Disabled", false, false, 0],
  ] as const;
  for (const [mode, bruteForceProtected, permanentLockout, maxTemporaryLockouts] of modes) {
    await pick(page, "kc-brute-force-mode", mode);
    if (mode === "Lockout temporarily") await page.getByTestId("waitIncrementSeconds").fill("7");
    await page.getByTestId("brute-force-tab-save").click();
    await expect
      .poll(() => settings(realm))
      .toMatchObject({ bruteForceProtected, permanentLockout, maxTemporaryLockouts });
    await expect(page.getByTestId("brute-force-tab-save")).toBeDisabled();
  }
  expect((await settings(realm)).waitIncrementSeconds).toBe(420);
});

test.describe("e-mail", () => {
  let mail: MailServer;
  test.beforeAll(async () => {
    mail = await startMail();
  });
  test.afterAll(() => mail.stop());

  test("what is typed is tested without saving it; a secret survives other changes", async ({
    page,
    realm,
    allowConsole,
  }) => {
    allowConsole(/testSMTPConnection/);
    const [me] = await admin.users.find({ realm: "master", username: "admin", exact: true });
    const email = me?.email ?? "admin@gatehouse.example";
    if (!me?.email) await admin.users.update({ realm: "master", id: me?.id ?? "" }, { ...me, email });
    await open(page, at(realm, "email"));
    await expect(page.getByText(`will be sent to the current user (${email})`)).toBeVisible();
    await expect(page.getByTestId("test-connection-button")).toBeDisabled();
    await page.getByTestId("smtpServer.from").fill("no address");
    await page.getByTestId("smtpServer.from").blur();
    await expect(page.getByTestId("smtpServer.from-helper")).toBeVisible();
    await page.getByTestId("smtpServer.from").fill("realm@gatehouse.example");
    await page.getByTestId("smtpServer.host").fill(mail.settings["host"] ?? "");
    await page.getByTestId("smtpServer.port").fill("1");
    await page.getByTestId("test-connection-button").click();
    await expect(alert(page)).toContainText("Error! Failed to send email");
    await page.getByTestId("smtpServer.port").fill(mail.settings["port"] ?? "");
    await page.getByTestId("test-connection-button").click();
    await mail.next(email);
    await expect(alert(page)).toContainText("Success! SMTP connection successful");
    expect((await settings(realm)).smtpServer).toEqual({});

    await page.getByTestId("smtpServer.auth").click({ force: true });
    await page.getByTestId("smtpServer.user").fill("user");
    await page.getByTestId("smtpServer.password").fill("secret");
    await page.getByTestId("email-tab-save").click();
    await expect(alert(page)).toHaveText("Realm successfully updated");
    await page.getByTestId("smtpServer.fromDisplayName").fill("مدير 🍺");
    await page.getByTestId("email-tab-save").click();
    await expect.poll(async () => (await settings(realm)).smtpServer?.["fromDisplayName"]).toBe("مدير 🍺");
    const exported = await admin.realms.export({ realm });
    expect(exported.smtpServer).toMatchObject({ user: "user", password: "**********" });
  });
});

test("events: listeners, what is saved and for how long, types; cleared after asking", async ({ page, realm }) => {
  await open(page, at(realm, "events"));
  await page.getByRole("combobox").fill("email");
  await page.getByRole("option", { name: "email", exact: true }).click();
  await page.keyboard.press("Escape");
  await page.getByTestId("saveEventListenerBtn").click();
  await expect(alert(page)).toHaveText("Event listener has been updated.");
  await page.getByTestId("rs-events-tab").click();
  await page.locator("#eventsEnabled-switch").click({ force: true });
  await page.getByTestId("eventsExpiration").fill("90");
  await page.getByTestId("save-user").click();
  await expect(alert(page)).toHaveText("Successfully saved configuration");
  expect(await admin.realms.getConfigEvents({ realm })).toMatchObject({
    eventsEnabled: true,
    eventsExpiration: 5400,
    eventsListeners: expect.arrayContaining(["email", "jboss-logging"]),
  });
  await page.getByPlaceholder("Search saved event type").fill("Login");
  await page.getByPlaceholder("Search saved event type").press("Enter");
  await page
    .getByRole("row")
    .filter({ has: page.getByRole("gridcell", { name: "Login", exact: true }) })
    .getByRole("button", { name: "Kebab toggle" })
    .click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect
    .poll(async () => (await admin.realms.getConfigEvents({ realm })).enabledEventTypes)
    .not.toContain("LOGIN");
  await page.getByTestId("addTypes").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByPlaceholder("Search saved event type").fill("Login");
  await dialog.getByPlaceholder("Search saved event type").press("Enter");
  await dialog
    .getByRole("row")
    .filter({ has: page.getByRole("gridcell", { name: "Login", exact: true }) })
    .getByRole("checkbox")
    .check();
  await dialog.getByTestId("addEventTypeConfirm").click();
  await expect.poll(async () => (await admin.realms.getConfigEvents({ realm })).enabledEventTypes).toContain("LOGIN");

  await page.getByTestId("rs-admin-events-tab").click();
  await page.locator("#adminEventsEnabled-switch").click({ force: true });
  await page.getByTestId("adminEventsExpiration").fill("2");
  await page.getByTestId("save-admin").click();
  await expect.poll(async () => (await settings(realm)).attributes?.["adminEventsExpiration"]).toBe("120");
  await admin.realms.update({ realm }, { displayName: "noted" });
  expect((await admin.realms.findAdminEvents({ realm })).length).toBeGreaterThan(0);
  await page.getByTestId("clear-admin-events").click();
  await page.getByTestId("confirm").click();
  await expect(alert(page)).toHaveText("The admin events have been cleared");
  expect(await admin.realms.findAdminEvents({ realm })).toEqual([]);
});

test("user registration: default roles and groups of who is new", async ({ page, realm }) => {
  const group = await admin.groups.create({ realm, name: "newcomers / عربي" });
  await open(page, at(realm, "user-registration", "default-groups"));
  await page.getByTestId("empty-state").getByRole("button").click();
  await page.getByTestId(`newcomers / عربي-check`).check();
  await page.getByTestId("add-button").click();
  await expect(alert(page)).toHaveText("New group added to the default groups");
  await page.getByTestId("default-roles-tab").click();
  await expect(page.getByRole("gridcell", { name: /offline_access/ })).toBeVisible();
  const { id } = await admin.users.create({ realm, username: uniqueName("new"), enabled: true });
  expect(await admin.users.listGroups({ realm, id })).toEqual([expect.objectContaining({ id: group.id })]);
  await page.getByTestId("default-groups-tab").click();
  await page
    .getByRole("row", { name: /newcomers/ })
    .getByRole("button", { name: "Kebab toggle" })
    .click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByTestId("confirm").click();
  await expect.poll(() => admin.realms.getDefaultGroups({ realm })).toEqual([]);
});

test("login: a switch writes at once, alone; e-mail as user name ends shared addresses", async ({ page, realm }) => {
  await admin.realms.update({ realm }, { loginWithEmailAllowed: false, duplicateEmailsAllowed: true });
  await open(page, at(realm, "login"));
  await admin.realms.update({ realm }, { displayName: "meanwhile" });
  await page.getByTestId("user-reg-switch").click({ force: true });
  await expect(alert(page)).toHaveText("User registration changed successfully");
  await page.getByTestId("login-with-email-switch").click({ force: true });
  await expect(alert(page)).toHaveText("Login with email changed successfully");
  expect(await settings(realm)).toMatchObject({
    displayName: "meanwhile",
    registrationAllowed: true,
    loginWithEmailAllowed: true,
    duplicateEmailsAllowed: false,
  });
  await expect(page.getByTestId("duplicate-emails-switch")).toBeDisabled();
});

test("who may only look reads which permission is missing; a refused save keeps what was typed", async ({
  page,
  newPage,
  realm,
  allowConsole,
}) => {
  const viewer = await createUser("master", uniqueName("viewer"), ["view-realm", "view-events"], { of: realm });
  const window = await newPage();
  await open(window, at(realm, "login"), { as: viewer });
  await expect(window.getByTestId("user-reg-switch")).toBeDisabled();
  for (const [tab, id] of [
    ["general", "realmSettingsGeneralTab-save"],
    ["sessions", "sessions-tab-save"],
  ] as const) {
    await open(window, at(realm, tab));
    await expect(window.getByText(/manage-realm/).first()).toBeVisible();
    await expect(window.getByTestId(id)).toHaveAttribute("aria-disabled", "true");
  }
  allowConsole(/500|403/);
  await open(page, at(realm, "tokens"));
  await page.getByTestId("client-login-timeout-input").fill("9");
  await page.route(new RegExp(`/admin/realms/${realm}$`), (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 500, json: { errorMessage: "not now" } })
      : route.continue(),
  );
  await page.getByTestId("tokens-tab-save").click();
  await expect(alert(page)).toContainText("not now");
  await expect(page.getByTestId("client-login-timeout-input")).toHaveValue("9");
});
