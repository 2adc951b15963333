// What the settings of a realm do where others are known to go wrong; numbers as in the list of known defects.
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { at, pick } from "../../support/areas/realmSettings";
import { admin, createRealm, createUser, deleteRealms, uniqueName } from "../../support/server";
import { expect, open, signIn, test, visit } from "../../support/test";

const realmWrite = (realm: string) => new RegExp(`/admin/realms/${encodeURIComponent(realm)}$`);
const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("gridcell", { name, exact: true }) });

test("18.3.1 a refused rename stays at the realm, and keeps the name that was typed", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  await open(page, at(realm, "general"));
  await inject(page, realmWrite(realm), 500, "PUT");
  const name = page.getByRole("textbox", { name: "Copyable input" });
  await name.fill("another");
  await page.getByTestId("realmSettingsGeneralTab-save").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(name).toHaveValue("another");
  await expect(page.getByTestId("view-header")).toHaveText(realm);
  expect(page.url()).toContain(`/${realm}/realm-settings`);
});

test("18.3.1 a realm keeps its name where the policy that is saved with it is refused", async ({
  page,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const realm = uniqueName("named");
  const next = `${realm}-next`;
  await createRealm({ realm });
  await open(page, at(realm, "general"));
  const lift = await inject(page, /\/users\/profile$/, 500, "PUT");
  await pick(page, "unmanagedAttributePolicy", "Enabled");
  await page.getByRole("textbox", { name: "Copyable input" }).fill(next);
  await page.getByTestId("realmSettingsGeneralTab-save").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  expect(await admin.realms.findOne({ realm })).toBeTruthy();
  lift();
  await page.getByTestId("realmSettingsGeneralTab-save").click();
  await expect(page.getByTestId("view-header")).toHaveText(next);
  expect((await admin.users.getProfile({ realm: next })).unmanagedAttributePolicy).toBe("ENABLED");
  await page.close();
  await deleteRealms([next]);
});

test("18.3.1 who renames the realm that they signed in to goes on in its console of the new name", async ({
  signedOutPage: page,
  allowConsole,
}) => {
  const realm = uniqueName("own");
  // until the other console is there, the adapter may ask the old name whether the session goes on
  allowConsole(new RegExp(`404 .*/realms/${realm}/protocol/openid-connect/login-status-iframe\\.html/init`));
  const next = `${realm}-next`;
  await createRealm({ realm, adminTheme: "gatehouse" });
  const as = await createUser(realm, uniqueName("keeper"), ["realm-admin"]);
  await open(page, at(realm, "general"), { realm, as });
  await page.getByRole("textbox", { name: "Copyable input" }).fill(next);
  await page.getByTestId("realmSettingsGeneralTab-save").click();
  await page.waitForURL(new RegExp(`/realms/${next}/`));
  await signIn(page, as);
  await expect(page.getByTestId("view-header")).toHaveText(next);
  expect(page.url()).toContain(`/admin/${next}/console/#/${next}/realm-settings/general`);
  await page.close();
  await deleteRealms([next]);
});

test("18.3.2 after a save there is nothing to save", async ({ page, realm }) => {
  await open(page, at(realm, "sessions"));
  const save = page.getByTestId("sessions-tab-save");
  await expect(save).toBeDisabled();
  await page.getByTestId("sso-session-max-input").fill("12");
  await save.click();
  await expect(lastAlert(page)).toHaveText("Realm successfully updated");
  await expect(save).toBeDisabled();
});

test("18.3.3 the switch of a realm shows what is saved, and its heading the name as it is", async ({
  page,
  allowConsole,
}) => {
  const realm = "emptyEvents";
  await createRealm({ realm });
  allowConsole(browserLine(500));
  await open(page, at(realm, "login"));
  await expect(page.getByTestId("view-header")).toHaveText(realm);
  await inject(page, realmWrite(realm), 500, "PUT");
  const toggle = page.locator(`#${realm}-switch`);
  await toggle.click({ force: true });
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(toggle).toBeChecked();
});

test("18.3.4 who may not read users of the realm still tests its e-mail with the own address", async ({
  newPage,
  realm,
}) => {
  const name = uniqueName("mailer");
  const mailer = await createUser("master", name, ["view-realm", "manage-realm"], { of: realm });
  const page = await newPage();
  await open(page, at(realm, "email"), { as: mailer });
  await expect(page.getByText(`will be sent to the current user (${name}@gatehouse.example)`)).toBeVisible();
  await page.getByTestId("smtpServer.from").fill("realm@gatehouse.example");
  await page.getByTestId("smtpServer.host").fill("localhost");
  await expect(page.getByTestId("test-connection-button")).toBeEnabled();

  // without an address there is a way to give oneself one, in the realm of the sign-in
  const [me] = await admin.users.find({ realm: "master", username: name, exact: true });
  await admin.users.update({ realm: "master", id: me?.id ?? "" }, { ...me, email: "" });
  const other = await newPage();
  await open(other, at(realm, "email"), { as: mailer });
  await expect(other.getByRole("link", { name: "Configure e-mail address" })).toHaveAttribute(
    "href",
    `#/master/users/${me?.id}/settings`,
  );
  await other.getByTestId("smtpServer.from").fill("realm@gatehouse.example");
  await other.getByTestId("smtpServer.host").fill("localhost");
  await expect(other.getByTestId("test-connection-button")).toBeDisabled();
});

test("18.3.13 keys follow their providers, and no key is an id of the page", async ({ page, realm }) => {
  const type = "org.keycloak.keys.KeyProvider";
  await open(page, at(realm, "keys"));
  await expect(row(page, "hmac-generated-hs512")).toContainText("HS512");
  const { keys = [] } = await admin.realms.getKeys({ realm });
  const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id).join(" "));
  for (const { publicKey, kid } of keys) {
    expect(ids).not.toContain(publicKey ?? "no key");
    expect(ids).not.toContain(kid);
  }
  await page.getByTestId("rs-providers-tab").click();
  for (const { name = "" } of await admin.components.find({ realm, type })) {
    const line = page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
    await line.getByRole("button", { name: "Kebab toggle" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByTestId("confirm").click();
    await expect(line).toHaveCount(0);
  }
  await page.getByTestId("rs-keys-list-tab").click();
  const left = (await admin.realms.getKeys({ realm })).keys ?? [];
  // the server makes keys of its own where it has none
  if (left.length === 0) await expect(page.getByTestId("empty-state")).toContainText("No keys");
  else await expect(page.locator("main tbody tr")).toHaveCount(left.length);
  await expect(page.getByText("HS512")).toHaveCount(0);
});

test("18.3.14 providers are searched in any case, and no hit shows none", async ({ page }) => {
  await open(page, at("master", "keys", "providers"));
  const search = page.getByPlaceholder("Search");
  await search.fill("RSA-GENERATED");
  await search.press("Enter");
  await expect(page.getByRole("link", { name: "rsa-generated" })).toBeVisible();
  await search.fill("nothing like it");
  await search.press("Enter");
  await expect(page.getByTestId("empty-state")).toBeVisible();
  await expect(page.locator("main tbody tr")).toHaveCount(0);
});

test("18.3.15 types of events are saved alone, also the first one; expiration asks for its own right", async ({
  page,
  newPage,
  realm,
}) => {
  const config = await admin.realms.getConfigEvents({ realm });
  const off = { ...config, eventsEnabled: true, adminEventsEnabled: true, enabledEventTypes: ["LOGIN"] };
  await admin.realms.updateConfigEvents({ realm }, off);
  await open(page, at(realm, "events", "user"));
  await page.getByTestId("eventsExpiration").fill("5");
  await page.getByRole("checkbox", { name: "Select row 0" }).check();
  await page.getByTestId("removeAll").click();
  // without a type the server saves all of them: asked first, and nothing is lost by cancelling
  await expect(page.getByRole("dialog")).toContainText("Without any type the server saves events of all types.");
  await page.getByTestId("cancel").click();
  await expect(page.getByRole("checkbox", { name: "Select row 0" })).toBeChecked();
  await page.getByTestId("removeAll").click();
  await page.getByTestId("confirm").click();
  const types = async () => (await admin.realms.getConfigEvents({ realm })).enabledEventTypes ?? [];
  await expect.poll(types).not.toEqual(["LOGIN"]);
  // without a type of its own the realm saves those of the server
  await expect(page.getByTestId("addTypes")).toBeVisible();
  await expect(page.getByTestId("eventsExpiration")).toHaveValue("5");
  expect((await admin.realms.getConfigEvents({ realm })).eventsExpiration).toBe(config.eventsExpiration);

  const keeper = await createUser("master", uniqueName("keeper"), ["view-realm", "view-events", "manage-events"], {
    of: realm,
  });
  const theirs = await newPage();
  await open(theirs, at(realm, "events", "admin"), { as: keeper });
  await expect(theirs.getByTestId("adminEventsExpiration")).toBeDisabled();
  await theirs.getByTestId("adminEventsDetailsEnabled").click({ force: true });
  await theirs.getByTestId("save-admin").click();
  await expect.poll(() => admin.realms.getConfigEvents({ realm })).toMatchObject({ adminEventsDetailsEnabled: true });
});

test("18.3.16 texts: no hit says so, a refused one stays typed, any realm and language deletes", async ({
  page,
  allowConsole,
}) => {
  const realm = uniqueName("é x%20");
  await createRealm({
    realm,
    internationalizationEnabled: true,
    supportedLocales: ["en", "x-own"],
    defaultLocale: "x-own",
  });
  await admin.realms.addLocalization({ realm, selectedLocale: "x-own", key: "a/b" }, "text");
  await open(page, at(realm, "localization", "realm-overrides"));
  const search = page.getByPlaceholder("Search for translation");
  await search.fill("nothing like it");
  await search.press("Enter");
  await expect(page.getByTestId("empty-state")).toContainText("No search results");
  await search.fill("");
  await search.press("Enter");
  await page.getByTestId("add-translationBtn").click();
  await page.getByTestId("key").fill("typed");
  await page.getByTestId("value").fill("kept");
  allowConsole(browserLine(500));
  await inject(page, /\/localization\/[^/]+\/typed$/, 500, "PUT");
  await page.getByTestId("add-translation-confirm-button").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(page.getByTestId("value")).toHaveValue("kept");
  await page.getByTestId("cancel").click();
  await row(page, "a/b").getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByTestId("confirm").click();
  await expect(row(page, "a/b")).toHaveCount(0);
  expect(await admin.realms.getRealmLocalizationTexts({ realm, selectedLocale: "x-own" })).toEqual({});
});

test("18.3.17 effective texts: words narrow, blanks do not widen, and stay in the browser", async ({ page, realm }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url().split("#")[0] ?? ""));
  const query = "theme=keycloak&themeType=login&language=en";
  await open(page, `${at(realm, "localization", "effective-message-bundles")}?${query}`);
  const rows = page.locator("main tbody tr");
  await expect.poll(() => rows.count()).toBeGreaterThan(1);
  await expect(page.getByRole("group", { name: "Has words" })).toHaveCount(0);
  await visit(page, `${at(realm, "localization", "effective-message-bundles")}?${query}&hasWords=loginTitleHtml%20`);
  await expect(page.getByRole("gridcell", { name: "loginTitleHtml", exact: true })).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect(asked.filter((url) => /loginTitleHtml/.test(url))).toEqual([]);
});
