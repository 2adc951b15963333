// The form of a user beside the editor of the user profile: as users and as administrators see it, while it is typed.
import type { Page } from "@playwright/test";
import { findings } from "../../support/axe";
import { admin, createRealm, server, uniqueName } from "../../support/server";
import { expect, open, settled, test, visit } from "../../support/test";
import { addAttributes, at, attributeAt, profileOf } from "../../support/areas/userProfile";

const everybody = ["admin", "user"];
const both = { view: everybody, edit: everybody };

/** A realm with two languages, and a profile in which every permission and condition occurs. */
async function previewedRealm(): Promise<string> {
  const realm = uniqueName("preview");
  const supportedLocales = ["en", "ar"];
  await createRealm({
    realm,
    internationalizationEnabled: true,
    supportedLocales,
    defaultLocale: "en",
  });
  await addAttributes(
    realm,
    { name: "hidden" },
    { name: "admins.read", permissions: { view: ["admin"], edit: [] } },
    { name: "admins.write", permissions: { view: [], edit: ["admin"] }, required: { roles: ["admin"] } },
    { name: "users.read", permissions: { view: ["user"], edit: [] } },
    { name: "users.write", permissions: { view: [], edit: ["user"] } },
    { name: "users.need", permissions: both, required: { roles: ["user"] } },
    { name: "scoped", permissions: both, selector: { scopes: ["phone"] } },
    { name: "grouped", permissions: both, required: { scopes: ["phone"] }, group: "user-metadata" },
    { name: "locale", permissions: both },
  );
  return realm;
}

interface Metadata {
  attributes: { name: string; required: boolean; readOnly: boolean }[];
}

/** What the server shows of a user: to administrators, and to the user. */
async function shownBy(realm: string): Promise<Record<"Administrator" | "User", string[]>> {
  const username = uniqueName("ann").toLowerCase();
  const email = `${username}@gatehouse.example`;
  const credentials = [{ type: "password", value: username }];
  const attributes = { "admins.write": ["1"], "users.need": ["1"] };
  const person = { username, email, firstName: "A", lastName: "B", emailVerified: true, attributes };
  const { id } = await admin.users.create({ realm, enabled: true, credentials, ...person });
  const { userProfileMetadata } = (await admin.users.findOne({ realm, id, userProfileMetadata: true })) ?? {};
  const body = new URLSearchParams({
    grant_type: "password",
    client_id: "admin-cli",
    username,
    password: username,
    scope: "openid",
  });
  const token = await fetch(`${server.url}/realms/${realm}/protocol/openid-connect/token`, { method: "POST", body });
  const { access_token } = (await token.json()) as { access_token: string };
  const account = await fetch(`${server.url}/realms/${realm}/account/?userProfileMetadata=true`, {
    headers: { authorization: `Bearer ${access_token}`, accept: "application/json" },
  });
  const own = (await account.json()) as { userProfileMetadata: Metadata };
  const words = ({ attributes: list }: Metadata) =>
    list.map(({ name, required, readOnly }) => `${name}${required ? "*" : ""}${readOnly ? " ro" : ""}`);
  return { Administrator: words(userProfileMetadata as Metadata), User: words(own.userProfileMetadata) };
}

const preview = (page: Page) => page.getByTestId("profile-preview");

/** The fields of the preview in their order, as `shownBy` writes them. */
const fieldsIn = (page: Page) =>
  preview(page)
    .locator(".pf-v6-c-form__group")
    .evaluateAll((groups) =>
      groups.map((group) => {
        const control = group.querySelector("input, textarea, button.pf-v6-c-menu-toggle");
        const id = control?.id.replace(/^(preview|attributes)\./, "") ?? "";
        const isRequired = group.querySelector(".pf-v6-c-form__label-required") !== null;
        const isOff = control instanceof HTMLInputElement && control.disabled;
        return `${id}${isRequired ? "*" : ""}${isOff ? " ro" : ""}`;
      }),
    );

async function seenBy(page: Page, viewer: "Administrator" | "User") {
  await page.getByTestId("preview-viewer").click();
  await page.getByRole("option", { name: viewer, exact: true }).click();
  await expect(page.getByTestId("preview-viewer")).toHaveText(viewer);
}

test("users and administrators see in the preview what the server shows them", async ({ page }) => {
  const realm = await previewedRealm();
  const shown = await shownBy(realm);
  // attributes in a group come last
  const inOrder = (names: string[]) => [
    ...names.filter((name) => !name.startsWith("grouped")),
    ...names.filter((name) => name.startsWith("grouped")),
  ];
  await open(page, at(realm));
  await expect(page.getByTestId("profile-preview")).toHaveCount(0);
  await page.getByTestId("preview-toggle").click();
  await expect.poll(() => fieldsIn(page)).toEqual(inOrder(shown.User));
  await expect(preview(page)).toContainText("Not shown: hidden, admins.read, admins.write");
  await expect(preview(page)).toContainText("when a client scope is requested: scoped");
  await seenBy(page, "Administrator");
  await expect.poll(() => fieldsIn(page)).toEqual(inOrder(shown.Administrator));
  await expect(preview(page)).toContainText("Not shown: hidden, users.read, users.write");
  await admin.realms.update({ realm }, { editUsernameAllowed: true });
  await open(page, at(realm));
  await page.getByTestId("preview-toggle").click();
  await expect.poll(() => fieldsIn(page)).toContain("username*");
});

test("an attribute and a group show as they are typed: kind, texts of each language, conditions, place", async ({
  page,
}) => {
  const realm = await previewedRealm();
  await addAttributes(realm, { name: "typed", permissions: both, displayName: "${profile.attributes.typed}" });
  const key = "profile.attributes.typed";
  await admin.realms.addLocalization({ realm, selectedLocale: "en", key }, "Stored name");
  await admin.realms.addLocalization({ realm, selectedLocale: "ar", key }, "اسم محفوظ");
  await open(page, attributeAt(realm, "typed"));
  const form = preview(page);
  await expect(page.getByTestId("attributes-displayName")).toBeVisible();
  await page.getByTestId("preview-toggle").click();
  await expect(form.getByLabel("Stored name")).toBeVisible();
  await page.getByTestId("preview-language").click();
  await page.getByRole("option", { name: "Arabic" }).click();
  await expect(form.getByLabel("اسم محفوظ")).toBeVisible();
  await expect(form.locator("[lang=ar]")).toHaveAttribute("dir", "rtl");
  await page.getByTestId("addAttributedisplayNameTranslationBtn").click();
  await page.getByTestId("translation-value-1").fill("اسم جديد");
  await page.getByTestId("okTranslationBtn").click();
  await expect(form.getByLabel("اسم جديد")).toBeVisible();

  await page.locator("#kc-required").click({ force: true });
  await expect(form.locator(".pf-v6-c-form__group", { hasText: "اسم جديد" })).toContainText("*");
  await page.getByTestId("annotations-add-row").click();
  await page.locator("[id='annotations.0.name']").click();
  await page.getByRole("option", { name: "Input type", exact: true }).click();
  await page.locator("[id='annotations.0.value']").click();
  await page.getByRole("option", { name: "textarea", exact: true }).click();
  await expect(form.locator("textarea")).toBeVisible();
  await page.locator("[id='annotations.0.value']").click();
  await page.getByRole("option", { name: "select-radiobuttons", exact: true }).click();
  await page.getByTestId("addValidator").click();
  await page.getByRole("dialog").locator("#validator").click();
  await page.getByRole("option", { name: /^options/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByTestId("config.options0").fill("red / %");
  await dialog.getByTestId("save-validator-role-button").click();
  await expect(form.getByRole("radio", { name: "red / %" })).toBeVisible();
  // what is typed into it goes nowhere, and Enter sends nothing
  await form.getByRole("radio", { name: "red / %" }).check();
  await form.locator("[id='preview.firstName']").fill("Ann");
  await form.locator("[id='preview.firstName']").press("Enter");
  await page.getByTestId("user-edit").click();
  await expect(form.getByRole("radio", { name: "red / %" })).toBeDisabled();
  await page.getByTestId("user-view").click();
  await expect(form.getByRole("radio", { name: "red / %" })).toHaveCount(0);
  await expect(form).toContainText("typed");
  expect((await profileOf(realm)).attributes?.find(({ name }) => name === "typed")).not.toHaveProperty("required");

  await page.getByTestId("attribute-cancel").click();
  await expect(page.getByTestId("createAttributeBtn")).toBeVisible();
  await visit(page, `${at(realm, "attributesGroup")}/edit/user-metadata`);
  await page.getByTestId("preview-toggle").click();
  await expect(form.getByRole("heading", { name: "User metadata", exact: true })).toBeVisible();
  await page.getByTestId("addAttributedisplayHeaderTranslationBtn").click();
  await page.getByTestId("translation-value-0").fill("More about you");
  await page.getByTestId("okTranslationBtn").click();
  await expect(form.getByRole("heading", { name: "More about you", exact: true })).toBeVisible();
});

test("JSON is shown as it is typed, whatever it holds", async ({ page }) => {
  const realm = await previewedRealm();
  await open(page, at(realm, "json-editor"));
  await page.getByTestId("preview-toggle").click();
  const form = preview(page);
  await expect(form.locator("[id='preview.firstName']")).toBeVisible();
  const type = (profile: unknown) => page.locator("#json").fill(JSON.stringify(profile));
  const odd = { name: "odd", permissions: both, displayName: { no: "text" }, validations: [], annotations: 5 };
  await type({ attributes: [{ name: "..", permissions: both, displayName: "مرحبا <b>" }, odd, null], groups: "none" });
  await expect(form.getByLabel("مرحبا <b>")).toBeVisible();
  await expect(form.getByLabel("odd", { exact: true })).toBeVisible();
  await page.locator("#json").fill("{");
  await expect(form.locator("[id='preview.firstName']")).toBeVisible();
});

test("the preview is used by the keyboard alone, fits a narrow window, and axe finds nothing", async ({
  page,
  problems,
}) => {
  const realm = await previewedRealm();
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, attributeAt(realm, "users.write"));
  await page.getByTestId("preview-toggle").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("preview-toggle")).toHaveAttribute("aria-expanded", "true");
  await expect(preview(page).locator("[id='preview.firstName']")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByTestId("preview-viewer")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "User", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("preview-viewer")).toHaveText("Administrator");
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1400, height: 800 });
  const [beside, typed] = [await preview(page).boundingBox(), await page.getByTestId("name").boundingBox()];
  expect(beside?.x).toBeGreaterThan((typed?.x ?? 0) + (typed?.width ?? 0));
  expect(problems, "before axe, which itself violates the page's policy").toEqual([]);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    expect(await findings(page), colorScheme).toEqual([]);
  }
  problems.length = 0;
});
