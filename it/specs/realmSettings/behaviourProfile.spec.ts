// What themes, the user profile and tokens do where others are known to go wrong; numbers as in the list of known defects.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { unzip } from "../../../src/data/files/zip";
import { at } from "../../support/areas/realmSettings";
import { createRealm, createUser, uniqueName } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";
import { addAttributes, at as profileTab, attributeAt, attributeOf } from "../../support/areas/userProfile";

async function remove(page: Page, name: string) {
  await page.getByTestId(name).getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId(name)).toHaveCount(0);
}

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

test("images of a theme are shown as pictures, also those of a jar", async ({ page, realm }) => {
  await open(page, at(realm, "themes", "quickTheme"));
  const choose = (image: string, name: string, mimeType: string, text: string) =>
    page
      .getByTestId(image)
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  await choose("logo", "logo.svg", "image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await choose("favicon", "icon.png", "image/png", "not much of an icon");
  await expect(page.getByRole("img", { name: "Favicon" })).toHaveAttribute("src", /^data:image\/png;/);
  await page.getByTestId("colors-save").click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByTestId("confirm").click()]);
  await open(page, at(realm, "themes", "quickTheme"));
  await page.locator("#jarUpload").setInputFiles(await file.path());
  await expect(page.locator("#logo-filename")).toHaveValue("logo.svg");
  // browsers take an SVG for a picture only by its type
  const logo = page.getByTestId("preview-light").getByRole("img", { name: "Logo" });
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(9);
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

test("18.3.23 tokens: numbers have their bounds, shown at the field", async ({ page, newPage }) => {
  const realm = uniqueName("tokens");
  const verifiable = { verifiableCredentialsEnabled: true };
  await createRealm({ realm, revokeRefreshToken: true, ...verifiable });
  await open(page, at(realm, "tokens"));
  await expect(page.getByTestId("par-request-uri-lifespan-input")).toBeVisible();
  await page.locator("input[name=refreshTokenMaxReuse]").fill("-1");
  await page.locator("input[name=refreshTokenMaxReuse]").blur();
  await expect(page.locator("input[name=refreshTokenMaxReuse]")).toHaveValue("0");
  const lifespan = page.getByTestId("attributes.credentialOfferLifespanS");
  // what the server takes where the realm says nothing
  await expect(lifespan).toHaveValue("5");
  await lifespan.fill("2");
  await page.locator('[id="attributes.credentialOfferLifespanS-select-menu"]').getByRole("button").click();
  await page.getByRole("option", { name: "Seconds", exact: true }).click();
  await expect(page.getByTestId("attributes.credentialOfferLifespanS-helper")).toBeVisible();
  await expect(page.getByTestId("tokens-tab-save")).toBeDisabled();

  // pushed requests need no devices
  const plain = await newPage();
  await plain.route(/\/admin\/serverinfo$/, async (route) => {
    const response = await route.fetch();
    const info = await response.json();
    for (const feature of info.features) if (feature.name === "DEVICE_FLOW") feature.enabled = false;
    await route.fulfill({ response, json: info });
  });
  await plain.addInitScript(() => indexedDB.deleteDatabase("keyval-store"));
  await open(plain, at(realm, "tokens"));
  await expect(plain.getByTestId("par-request-uri-lifespan-input")).toBeVisible();
  await expect(plain.getByTestId("oAuthDeviceCodeLifespan")).toHaveCount(0);
});

test("18.3.24 opening the settings reads no texts of languages", async ({ page }) => {
  const realm = uniqueName("start");
  const supportedLocales = ["en", "de", "fr"];
  await createRealm({ realm, internationalizationEnabled: true, supportedLocales });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, at(realm, "general"));
  await expect(page.getByTestId("displayName")).toBeVisible();
  expect(asked.filter((url) => url.includes("/localization"))).toEqual([]);
});

test("18.3.25 who may only look changes no field, whatever it is made of", async ({ signedOutPage: page }) => {
  const realm = uniqueName("looked");
  const languages = { internationalizationEnabled: true, supportedLocales: ["en", "de"] };
  await createRealm({ realm, bruteForceProtected: true, eventsEnabled: true, ...languages });
  await addAttributes(realm, { name: "seen", displayName: "Seen" });
  const roles = ["view-realm", "view-events"];
  const viewer = await createUser("master", uniqueName("viewer"), roles, { of: realm });
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
