// What the settings of a realm do where others are known to go wrong; numbers as in the list of known defects.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { unzip } from "../../../src/data/files/zip";
import {
  at as policiesAt,
  policiesOf,
  policyAt,
  policyOf,
  profileAt,
  profileOf,
  putPolicy,
  putProfile,
} from "../../support/clientPolicies";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { alert, at } from "../../support/realmSettings";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";
import { addAttributes, at as profileTab, attributeAt, attributeOf } from "../../support/userProfile";

const realmWrite = (realm: string) => new RegExp(`/admin/realms/${encodeURIComponent(realm)}$`);
const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("gridcell", { name, exact: true }) });

async function remove(page: Page, name: string) {
  await page.getByTestId(name).getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId(name)).toHaveCount(0);
}

/** The server describes no executor of a type, as if an extension were gone. */
async function forget(page: Page, kind: "executor.ClientPolicyExecutorProvider", type: string) {
  await page.route(/\/admin\/serverinfo$/, async (route) => {
    const response = await route.fetch();
    const info = await response.json();
    const name = `org.keycloak.services.clientpolicy.${kind}`;
    info.componentTypes[name] = info.componentTypes[name].filter(({ id }: { id: string }) => id !== type);
    await route.fulfill({ response, json: info });
  });
  await page.addInitScript(() => indexedDB.deleteDatabase("keyval-store"));
}

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
  await expect(alert(page)).toContainText(MESSAGE);
  await expect(name).toHaveValue("another");
  await expect(page.getByTestId("view-header")).toHaveText(realm);
  expect(page.url()).toContain(`/${realm}/realm-settings`);
});

test("18.3.2 after a save there is nothing to save", async ({ page, realm }) => {
  await open(page, at(realm, "sessions"));
  const save = page.getByTestId("sessions-tab-save");
  await expect(save).toBeDisabled();
  await page.getByTestId("sso-session-max-input").fill("12");
  await save.click();
  await expect(alert(page)).toHaveText("Realm successfully updated");
  await expect(save).toBeDisabled();
});

test("18.3.3 the switch of a realm shows what is saved, and its heading the name as it is", async ({
  page,
  allowConsole,
}) => {
  const realm = "emptyEvents";
  await admin.realms.create({ realm, enabled: true });
  allowConsole(browserLine(500));
  await open(page, at(realm, "login"));
  await expect(page.getByTestId("view-header")).toHaveText(realm);
  await inject(page, realmWrite(realm), 500, "PUT");
  const toggle = page.locator(`#${realm}-switch`);
  await toggle.click({ force: true });
  await page.getByTestId("confirm").click();
  await expect(alert(page)).toContainText(MESSAGE);
  await expect(toggle).toBeChecked();
  await admin.realms.del({ realm });
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
});

test("18.3.5 a policy is saved under the name that it has", async ({ page, realm }) => {
  await putPolicy(realm, { name: "same", enabled: true });
  await open(page, policyAt(realm, "same"));
  await page.getByTestId("name").fill("same");
  await page.getByTestId("client-policy-description").fill("described");
  await expect(page.getByTestId("name-helper")).toHaveCount(0);
  await page.getByTestId("saveCreatePolicy").click();
  await expect.poll(() => policyOf(realm, "same")).toMatchObject({ description: "described" });
});

test("18.3.6 a new policy is there only once it is saved", async ({ page, realm }) => {
  const before = await policiesOf(realm);
  await open(page, policiesAt(realm, "policies/add-client-policy"));
  await page.getByTestId("name").fill("not yet");
  await expect(page.getByRole("main").getByRole("switch")).toHaveCount(0);
  await page.getByTestId("cancelCreatePolicy").click();
  await expect(page.getByTestId("createPolicy")).toBeVisible();
  expect(await policiesOf(realm)).toEqual(before);
});

test("18.3.7 the deletion of a profile asks about the profile; executors of an unknown type are deleted", async ({
  page,
  realm,
}) => {
  const executors = [{ executor: "reject-request", configuration: {} }];
  await putProfile(realm, { name: "asked", executors });
  await forget(page, "executor.ClientPolicyExecutorProvider", "reject-request");
  await open(page, profileAt(realm, "asked"));
  const dialog = page.getByRole("dialog");
  await page.getByTestId("deleteExecutor-reject-request").click();
  await expect(dialog).toContainText("executor");
  await page.getByTestId("cancel").click();
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("deleteClientProfileDropdown").click();
  await expect(dialog).toContainText("Delete profile?");
  await expect(dialog).not.toContainText("executor");
  await page.getByTestId("cancel").click();
  await page.getByTestId("deleteExecutor-reject-request").click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("executors-list-row")).toHaveCount(0);
  expect((await profileOf(realm, "asked"))?.executors).toEqual([]);
});

test("18.3.8 an executor of an unknown type opens and keeps its settings; a new one asks for its type", async ({
  page,
  realm,
}) => {
  const executors = [{ executor: "pkce-enforcer", configuration: { own: { a: ["b"] } } }];
  await putProfile(realm, { name: "unknown", executors });
  await forget(page, "executor.ClientPolicyExecutorProvider", "pkce-enforcer");
  await open(page, profileAt(realm, "unknown"));
  await page.getByTestId("editExecutor").click();
  await expect(page.locator("main pre")).toContainText('"own"');
  await visit(page, profileAt(realm, "unknown"));
  await page.getByTestId("addExecutor").click();
  await expect(page.locator("#kc-executor").getByRole("combobox")).toHaveAttribute("placeholder", "Choose...");
  expect((await profileOf(realm, "unknown"))?.executors).toEqual(executors);
});

test("18.3.9 a condition needs a type, and its help is in words", async ({ page, realm }) => {
  await putPolicy(realm, { name: "needs", enabled: true });
  await open(page, policyAt(realm, "needs"));
  await page.getByTestId("addCondition").click();
  await expect(page.getByTestId("addCondition-saveBtn")).toBeDisabled();
  await page.locator("#provider").click();
  await page.getByTestId("any-client").click();
  await page.getByTestId("help-label-conditionType").click();
  await expect(page.getByRole("dialog")).toContainText(/\w+ \w+ \w+/);
  await expect(page.getByRole("dialog")).not.toContainText("anyClientHelp");
});

test("18.3.10 one profile is selected without the others, and none left says so", async ({ page, realm }) => {
  await admin.clientPolicies.createProfiles({ realm, profiles: [{ name: "one" }, { name: "two" }] });
  const { globalProfiles = [] } = await admin.clientPolicies.listProfiles({ realm, includeGlobalProfiles: true });
  const global = globalProfiles.flatMap(({ name }) => name ?? []);
  await putPolicy(realm, { name: "adding", enabled: true, profiles: global });
  await open(page, policyAt(realm, "adding"));
  await page.getByTestId("addClientProfile").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("row", { name: /one/ }).getByRole("checkbox").check();
  await expect(dialog.getByRole("row", { name: /two/ }).getByRole("checkbox")).not.toBeChecked();
  await dialog.getByTestId("add-client-profile-button").click();
  await expect(dialog).toHaveCount(0);
  expect((await policyOf(realm, "adding"))?.profiles?.sort()).toEqual([...global, "one"].sort());
  await putPolicy(realm, { name: "adding", enabled: true, profiles: [...global, "one", "two"] });
  await open(page, policyAt(realm, "adding"));
  await page.getByTestId("addClientProfile").click();
  await expect(dialog.getByTestId("empty-state")).toBeVisible();
  await expect(dialog.getByTestId("empty-state")).not.toContainText(/role/i);
  await expect(dialog.getByTestId("empty-state").getByRole("button")).toHaveCount(0);
});

test("18.3.11 profiles and policies show without those of the server", async ({ page, realm }) => {
  await putProfile(realm, { name: "own profile" });
  await putPolicy(realm, { name: "own policy" });
  await page.route(/client-policies\/(profiles|policies)\?/, (route) =>
    route.continue({ url: route.request().url().replace(/\?.*/, "") }),
  );
  await open(page, policiesAt(realm));
  await expect(page.getByRole("link", { name: "own profile" })).toBeVisible();
  await expect(page.getByText("fapi-ciba")).toHaveCount(0);
  await visit(page, policiesAt(realm, "policies"));
  await expect(page.getByRole("link", { name: "own policy" })).toBeVisible();
});

test("18.3.12 pages of client policies open with the rights that the server asks for", async ({ newPage, realm }) => {
  const executors = [{ executor: "reject-request", configuration: {} }];
  await putProfile(realm, { name: "seen", executors });
  await putPolicy(realm, { name: "seen", conditions: [{ condition: "any-client", configuration: {} }] });
  const viewer = await createUser("master", uniqueName("viewer"), ["view-realm"], { of: realm });
  const editor = await createUser("master", uniqueName("editor"), ["view-realm", "manage-realm"], { of: realm });
  const look = await newPage();
  await open(look, profileAt(realm, "seen"), { as: viewer });
  await expect(look.getByTestId("name")).toBeDisabled();
  await visit(look, policiesAt(realm, "seen/edit-policy/any-client/edit-condition"));
  await expect(look.locator("#provider").getByRole("combobox")).toBeDisabled();
  const page = await newPage();
  await open(page, policiesAt(realm, "policies/add-client-policy"), { as: editor });
  await page.getByTestId("name").fill("by editor");
  await page.getByTestId("saveCreatePolicy").click();
  await page.getByTestId("addCondition").click();
  await page.locator("#provider").click();
  await page.getByTestId("any-client").click();
  await page.getByTestId("addCondition-saveBtn").click();
  await expect(page.getByTestId("any-client-condition-link")).toBeVisible();
});

test("18.3.13 keys follow their providers, and no key is an id of the page", async ({ page, realm }) => {
  const type = "org.keycloak.keys.KeyProvider";
  await open(page, at(realm, "keys"));
  await expect(row(page, "hmac-generated-hs512").or(page.getByText("HS512")).first()).toBeVisible();
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
  await admin.realms.create({
    realm,
    enabled: true,
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
  await expect(alert(page)).toContainText(MESSAGE);
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
  await expect(rows).toHaveCount(10);
  await expect(page.getByRole("group", { name: "Has words" })).toHaveCount(0);
  await visit(page, `${at(realm, "localization", "effective-message-bundles")}?${query}&hasWords=loginTitleHtml%20`);
  await expect(page.getByRole("gridcell", { name: "loginTitleHtml", exact: true })).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect(asked.filter((url) => /loginTitleHtml/.test(url))).toEqual([]);
});

test("18.3.18 a theme has both palettes, its images their endings, and none that was not chosen", async ({
  page,
  realm,
}) => {
  await open(page, at(realm, "themes", "quickTheme"));
  await page.getByTestId("dark.link--Color").fill("#abcdef");
  const background = { name: "back.WebP", mimeType: "image/webp", buffer: Buffer.from("RIFF") };
  await page.getByTestId("bgimage").locator('input[type="file"]').setInputFiles(background);
  for (const id of ["username", "toggle", "view-header"])
    expect(await page.getByTestId(id).count(), id).toBeLessThanOrEqual(1);
  await page.getByTestId("colors-save").click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByTestId("confirm").click()]);
  const path = await file.path();
  const jar = await unzip(new Uint8Array(await readFile(path)).buffer, () => true);
  const css = new TextDecoder().decode(jar?.get("theme/quick-theme/common/resources/css/theme-styles.css"));
  expect(css).toContain("--pf-v5-global--link--Color: #0066cc;");
  expect(css).toContain("--pf-v5-global--link--Color: #abcdef;");
  expect(css).not.toMatch(/undefined|logo-url: url\("[^"]*logo/);
  expect([...(jar?.keys() ?? [])]).toContain("theme/quick-theme/common/resources/img/bgimage.webp");
  await page.locator("#jarUpload").setInputFiles(path);
  await expect(page.locator("#bgimage-filename")).toHaveValue("bgimage.webp");
});

test("18.3.19 a filter goes with the last attribute of its group, and names are shown in words", async ({
  page,
  realm,
}) => {
  await addAttributes(realm, { name: "lonely", group: "user-metadata", displayName: "${firstName}" });
  await open(page, profileTab(realm));
  await expect(page.getByTestId("lonely")).toContainText("First name");
  await page.locator("#kc-group-filter").click();
  await page.getByRole("option", { name: "user-metadata" }).click();
  await expect(page.locator("main tbody tr")).toHaveCount(1);
  await remove(page, "lonely");
  await expect(page.getByTestId("username")).toBeVisible();
});

test("18.3.20 the profile as JSON is there when opened by its address", async ({ page, realm }) => {
  await open(page, profileTab(realm, "json-editor"));
  await expect(page.getByTestId("json")).toHaveValue(/"username"/);
});

test("18.3.21 a validator is edited", async ({ page, realm }) => {
  await addAttributes(realm, { name: "checked", validations: { length: { min: 1, "made.up": "kept" } } });
  await open(page, attributeAt(realm, "checked"));
  await page.getByTestId("editValidator").click();
  await page.getByTestId("max").fill("9");
  await page.getByTestId("save-validator-role-button").click();
  await page.getByTestId("attribute-create").click();
  await expect(page.getByTestId("createAttributeBtn")).toBeVisible();
  expect((await attributeOf(realm, "checked"))?.validations).toMatchObject({ length: { max: "9", "made.up": "kept" } });
});

test("18.3.22 realms of a file are called by their names", async ({ page, realm }) => {
  await open(page, at(realm, "login"));
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("openPartialImportModal").click();
  const file = [
    { id: "11", realm: "first / one" },
    { id: "22", realm: "second" },
  ];
  await page.getByRole("dialog").getByRole("textbox", { name: "File content" }).fill(JSON.stringify(file));
  await expect(page.locator("#realm-selector")).toHaveText("first / one");
  await page.locator("#realm-selector").click();
  await expect(page.getByRole("option", { name: "second", exact: true })).toBeVisible();
});

test("18.3.23 tokens: numbers have their bounds, told at the field", async ({ page }) => {
  const realm = uniqueName("tokens");
  const verifiable = { verifiableCredentialsEnabled: true };
  await admin.realms.create({ realm, enabled: true, revokeRefreshToken: true, ...verifiable });
  await open(page, at(realm, "tokens"));
  await expect(page.getByTestId("par-request-uri-lifespan-input")).toBeVisible();
  await page.locator("input[name=refreshTokenMaxReuse]").fill("-1");
  await page.locator("input[name=refreshTokenMaxReuse]").blur();
  await expect(page.locator("input[name=refreshTokenMaxReuse]")).toHaveValue("0");
  const lifespan = page.getByTestId("attributes.credentialOfferLifespanS");
  await lifespan.fill("2");
  await lifespan.blur();
  await expect(page.getByTestId("attributes.credentialOfferLifespanS-helper")).toBeVisible();
  await expect(page.getByTestId("tokens-tab-save")).toBeDisabled();
});

test("18.3.24 opening the settings reads no texts of languages", async ({ page }) => {
  const realm = uniqueName("start");
  const supportedLocales = ["en", "de", "fr"];
  await admin.realms.create({ realm, enabled: true, internationalizationEnabled: true, supportedLocales });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, at(realm, "general"));
  await expect(page.getByTestId("displayName")).toBeVisible();
  expect(asked.filter((url) => url.includes("/localization"))).toEqual([]);
});

test("18.3.25 who may only look changes no field, whatever it is made of", async ({ newPage }) => {
  const realm = uniqueName("looked");
  const languages = { internationalizationEnabled: true, supportedLocales: ["en", "de"] };
  await admin.realms.create({ realm, enabled: true, bruteForceProtected: true, eventsEnabled: true, ...languages });
  await addAttributes(realm, { name: "seen", displayName: "Seen" });
  const roles = ["view-realm", "view-events"];
  const viewer = await createUser("master", uniqueName("viewer"), roles, { of: realm });
  const page = await newPage();
  const places = [
    [at(realm, "general"), "realmSettingsGeneralTab-save"],
    [at(realm, "events"), "saveEventListenerBtn"],
    [at(realm, "events", "user"), "save-user"],
    [at(realm, "events", "admin"), "save-admin"],
    [at(realm, "security-defenses"), "headers-form-tab-save"],
    [at(realm, "security-defenses", "brute-force"), "brute-force-tab-save"],
    [attributeAt(realm, "seen"), "attribute-create"],
  ] as const;
  for (const [place, save] of places) {
    await visit(page, place, { as: viewer });
    const form = page.locator("form").filter({ has: page.getByTestId(save) });
    await expect(form.locator("input, textarea, select").first(), place).toBeVisible();
    const writable = form.locator("input, textarea, select").and(page.locator(":enabled:not([readonly])"));
    await expect(writable, place).toHaveCount(0);
  }
  await expect(page.getByTestId("addAttributedisplayNameTranslationBtn")).toBeDisabled();
});
