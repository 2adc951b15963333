// What single tabs of the settings of a realm do: in the browser, and on the server after that.
import { lastAlert } from "../../support/controls";
import { type MailServer, startMail } from "../../support/mail";
import { at, pick, settings, time } from "../../support/areas/realmSettings";
import { admin, createUser, uniqueName } from "../../support/server";
import { askToken } from "../../support/signIns";
import { expect, open, test } from "../../support/test";

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
  await expect(lastAlert(page)).toHaveText("Realm successfully updated");
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
  const tokens = page.getByTestId("token-times");
  await expect(tokens).toContainText("Refresh tokensEnds unused after 61 seconds, at the latest after 24,855 days.");
  await time(page, "access-token-lifespan-input", "kc-access-token-lifespan", "3", "Minutes");
  await expect(tokens).toContainText("Access Token Lifespan3 minutes");
  await time(page, "forgot-pw-input", "kc-forgot-pw", "5", "Minutes");
  await page.getByTestId("par-request-uri-lifespan-input").fill("2");
  await page.getByTestId("oAuthDeviceCodeLifespan").fill("20");
  await page.getByTestId("tokens-tab-save").click();
  await expect(lastAlert(page)).toHaveText("Realm successfully updated");
  const override = "actionTokenGeneratedByUserLifespan.reset-credentials";
  const saved = await settings(realm);
  expect(saved.attributes).toMatchObject({ [override]: "300", parRequestUriLifespan: "120" });
  expect(saved.oauth2DeviceCodeLifespan).toBe(1200);
  const { username } = await createUser(realm, uniqueName("timed"));
  const answer = await askToken(realm, { client_id: "admin-cli", username, password: username });
  expect(answer).toMatchObject({ expires_in: 180, refresh_expires_in: 61 });
  await page.getByTestId("forgot-pw-input").fill("");
  await page.getByTestId("tokens-tab-save").click();
  await expect.poll(async () => (await settings(realm)).attributes?.[override]).toBeUndefined();
});

test("headers warn and are saved; brute force in all its modes", async ({ page, realm }) => {
  await open(page, at(realm, "security-defenses"));
  await page.getByTestId("browserSecurityHeaders.contentSecurityPolicy").fill("default-src *");
  await expect(page.getByText("Without frame-ancestors any site can frame the sign-in page.")).toBeVisible();
  await page.getByTestId("headers-form-tab-save").click();
  await expect(lastAlert(page)).toHaveText("Realm successfully updated");
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

  // what another client left of a mode that was switched off does not come back with the next one
  await admin.realms.update({ realm }, { permanentLockout: true, maxTemporaryLockouts: 3 });
  await open(page, at(realm, "security-defenses", "brute-force"));
  await expect(page.locator("#kc-brute-force-mode")).toHaveText("Disabled");
  await pick(page, "kc-brute-force-mode", "Lockout temporarily");
  // another administrator meanwhile
  const theirs = { bruteForceProtected: true, permanentLockout: true, maxTemporaryLockouts: 0 };
  await admin.realms.update({ realm }, theirs);
  await page.getByTestId("brute-force-tab-save").click();
  await expect(page.getByRole("dialog")).toContainText("Brute Force Mode");
  await page.getByTestId("resolve").click();
  await expect
    .poll(() => settings(realm))
    .toMatchObject({ bruteForceProtected: true, permanentLockout: false, maxTemporaryLockouts: 0 });
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
    await expect(lastAlert(page)).toContainText("Error! Failed to send email");
    await page.getByTestId("smtpServer.port").fill(mail.settings["port"] ?? "");
    await page.getByTestId("test-connection-button").click();
    await mail.next(email);
    await expect(lastAlert(page)).toContainText("Success! SMTP connection successful");
    expect((await settings(realm)).smtpServer).toEqual({});

    await page.getByTestId("smtpServer.auth").click({ force: true });
    await page.getByTestId("smtpServer.user").fill("user");
    await page.getByTestId("smtpServer.password").fill("secret");
    await page.getByTestId("email-tab-save").click();
    await expect(lastAlert(page)).toHaveText("Realm successfully updated");
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
  await expect(lastAlert(page)).toHaveText("Event listener has been updated.");
  await page.getByTestId("rs-events-tab").click();
  await page.locator("#eventsEnabled-switch").click({ force: true });
  await page.getByTestId("eventsExpiration").fill("90");
  await page.getByTestId("save-user").click();
  await expect(lastAlert(page)).toHaveText("Successfully saved configuration");
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
  const stored = (await admin.realms.findAdminEvents({ realm })).length;
  expect(stored).toBeGreaterThan(0);
  // so many that they tell how fast they come
  for (let count = stored; count <= 100; count++)
    await admin.realms.update({ realm }, { displayName: `noted ${count}` });
  await open(page, at(realm, "events", "admin"));
  await expect(page.getByTestId("stored-admin-events")).toHaveText(
    /^Saved now: more than 100 · about [\d,]+ a day · about [\d,.]+ within the expiration$/,
  );
  await page.getByTestId("clear-admin-events").click();
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("The admin events have been cleared");
  await expect(page.getByTestId("stored-admin-events")).toHaveText("Saved now: 0");
  await page.getByTestId("rs-events-tab").click();
  await expect(page.getByTestId("stored-user-events")).toHaveText("Saved now: 0");
  expect(await admin.realms.findAdminEvents({ realm })).toEqual([]);
});

test("user registration: default roles and groups of who is new", async ({ page, realm }) => {
  const group = await admin.groups.create({ realm, name: "newcomers / عربي" });
  await open(page, at(realm, "user-registration", "default-groups"));
  await page.getByTestId("empty-state").getByRole("button").click();
  await page.getByTestId(`newcomers / عربي-check`).check();
  await page.getByTestId("add-button").click();
  await expect(lastAlert(page)).toHaveText("New group added to the default groups");
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
