// What an administrator did not touch is never lost in the settings of a realm; numbers as in the list of known losses.
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { pressKey } from "../../support/keys";
import { at, settings } from "../../support/areas/realmSettings";
import { openCreate } from "../../support/realms";
import { admin, createRealm, uniqueName } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";
import { addAttributes, at as profileTab, profileOf as userProfileOf } from "../../support/areas/userProfile";

/** A realm of one test, with languages. */
async function translatedRealm(): Promise<string> {
  const realm = uniqueName("kept");
  const supportedLocales = ["en", "de"];
  await createRealm({ realm, internationalizationEnabled: true, supportedLocales });
  return realm;
}

/** Moves a row up by one place, by the keyboard. */
async function moveUp(page: Page, row: string) {
  const handle = page.getByTestId(row).getByRole("button").first();
  await handle.focus();
  await pressKey(page, "Enter");
  await expect(handle).toHaveAttribute("aria-pressed", "true");
  await pressKey(page, "ArrowUp");
  await expect(page.locator("[aria-live]").filter({ hasText: `${row} is now at place` })).toBeAttached();
  await pressKey(page, "Enter");
  await expect(lastAlert(page)).toContainText("User Profile configuration has been saved");
}

const namesOf = async (realm: string) => (await userProfileOf(realm)).attributes?.map(({ name }) => name);

test("18.2.1 attributes are sorted, and all else of the profile stays", async ({ page }) => {
  const realm = await translatedRealm();
  const { attributes = [] } = await userProfileOf(realm);
  const groups = [{ name: "kept", displayHeader: "Kept", annotations: { list: ["a", "b"] } }];
  const [unmanagedAttributePolicy] = ["ADMIN_VIEW" as never];
  await admin.users.updateProfile({ realm, attributes, groups, unmanagedAttributePolicy });
  await open(page, profileTab(realm));
  await moveUp(page, "lastName");
  expect(await namesOf(realm)).toEqual(["username", "email", "lastName", "firstName"]);
  expect(await userProfileOf(realm)).toMatchObject({ groups, unmanagedAttributePolicy });
});

test("18.2.2 an attribute and a group take only texts of their own with them", async ({ page }) => {
  const realm = await translatedRealm();
  const key = "profile.attributes.shared";
  await addAttributes(
    realm,
    { name: "plain", displayName: "plain" },
    { name: "empty", displayName: "" },
    { name: "shared", displayName: `\${${key}}` },
    { name: "..", displayName: `\${${key}}` },
  );
  const { groups = [], ...profile } = await userProfileOf(realm);
  const odd = { name: "odd", displayHeader: "other", displayDescription: "" };
  await admin.users.updateProfile({ realm, ...profile, groups: [...groups, odd] });
  for (const selectedLocale of ["en", "de"])
    for (const one of [key, "other", "ai", "plain"])
      await admin.realms.addLocalization({ realm, selectedLocale, key: one }, "text");
  const texts = async () =>
    Promise.all(
      ["en", "de"].map(async (selectedLocale) =>
        Object.keys(await admin.realms.getRealmLocalizationTexts({ realm, selectedLocale })).sort(),
      ),
    );
  const before = await texts();
  const remove = async (row: ReturnType<Page["getByTestId"]>) => {
    await row.getByRole("button", { name: "Kebab toggle" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByTestId("confirm").click();
    await expect(row).toHaveCount(0);
  };
  await open(page, profileTab(realm));
  await page.getByTestId("email").getByRole("button", { name: "Kebab toggle" }).click();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("..").getByRole("link")).toHaveCount(0);
  for (const name of ["plain", "empty", "shared"]) await remove(page.getByTestId(name));
  await visit(page, profileTab(realm, "attributes-group"));
  await remove(page.getByRole("row", { name: /^odd/ }));
  expect(await texts()).toEqual(before);
  await visit(page, profileTab(realm));
  await remove(page.getByTestId(".."));
  await expect.poll(texts).toEqual([
    ["ai", "other", "plain"],
    ["ai", "other", "plain"],
  ]);
});

test("18.2.3 attributes of one group are sorted among themselves", async ({ page }) => {
  const realm = await translatedRealm();
  await addAttributes(
    realm,
    { name: "one", group: "user-metadata" },
    { name: "two" },
    { name: "three", group: "user-metadata" },
  );
  await open(page, profileTab(realm));
  await page.locator("#kc-group-filter").click();
  await page.getByTestId("filter-select").getByRole("option", { name: "user-metadata" }).click();
  await expect(page.locator("tbody tr")).toHaveCount(2);
  await expect(page.locator("tr#three")).toBeVisible();
  await moveUp(page, "three");
  const all = ["username", "email", "firstName", "lastName", "three", "two", "one"];
  expect(await namesOf(realm)).toEqual(all);
});

test("18.2.11 an attribute of the realm that somebody else took away stays away", async ({ page, realm }) => {
  await admin.realms.update({ realm }, { attributes: { "made.up": "1", parRequestUriLifespan: "120" } });
  await open(page, at(realm, "tokens"));
  await expect(page.getByTestId("par-request-uri-lifespan-input")).toHaveValue("2");
  const { attributes = {}, ...now } = await settings(realm);
  const others = Object.entries(attributes).filter(([name]) => !["made.up", "parRequestUriLifespan"].includes(name));
  await admin.realms.update({ realm }, { ...now, attributes: Object.fromEntries(others) });
  await page.getByTestId("client-login-timeout-input").fill("7");
  await page.getByTestId("tokens-tab-save").click();
  await expect.poll(async () => (await settings(realm)).accessCodeLifespan).toBe(420);
  const after = (await settings(realm)).attributes ?? {};
  expect(after).not.toHaveProperty(["made.up"]);
  // the server has a default of its own
  expect(after["parRequestUriLifespan"]).not.toBe("120");
});

test("18.2.12 a switch of the login that was refused is not written by the next one", async ({
  page,
  realm,
  allowConsole,
}) => {
  await open(page, at(realm, "login"));
  allowConsole(browserLine(500));
  const lift = await inject(page, new RegExp(`/admin/realms/${realm}$`), 500, "PUT");
  await page.getByTestId("forgot-pw-switch").click({ force: true });
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(page.getByTestId("forgot-pw-switch")).not.toBeChecked();
  lift();
  await page.getByTestId("user-reg-switch").click({ force: true });
  await expect.poll(async () => (await settings(realm)).registrationAllowed).toBe(true);
  expect((await settings(realm)).resetPasswordAllowed).toBe(false);
});

test("18.2.13 a second try of an import has what the first one left out", async ({ page, realm, allowConsole }) => {
  allowConsole(/partialImport/);
  await admin.clients.create({ realm, clientId: "there" });
  const roles = { realm: [{ name: "of the realm" }], client: { there: [{ name: "of the client" }] } };
  await open(page, at(realm, "login"));
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("openPartialImportModal").click();
  const dialog = page.getByRole("dialog", { name: "Partial import" });
  await dialog
    .getByRole("textbox", { name: "File content" })
    .fill(JSON.stringify({ realm, clients: [{ clientId: "there" }], roles }));
  await dialog.getByTestId("clients-checkbox").check();
  await dialog.getByTestId("confirm").click();
  await expect(lastAlert(page)).toContainText("there");
  await dialog.getByTestId("clients-checkbox").uncheck();
  await dialog.getByTestId("realmRoles-checkbox").check();
  await dialog.getByTestId("clientRoles-checkbox").check();
  await dialog.getByTestId("confirm").click();
  await expect(dialog).toContainText("2 records added.");
  expect(await admin.roles.findOneByName({ realm, name: "of the realm" })).toBeTruthy();
});

test("18.2.14 key providers that a search hides keep their place in the order", async ({ page, realm }) => {
  const type = "org.keycloak.keys.KeyProvider";
  const byPriority = async () =>
    (await admin.components.find({ realm, type }))
      .sort((a, b) => Number(b.config?.["priority"]?.[0]) - Number(a.config?.["priority"]?.[0]))
      .map(({ name }) => name);
  const before = await byPriority();
  await open(page, at(realm, "keys", "providers"));
  await page.getByPlaceholder("Search").fill("aes");
  await page.keyboard.press("Enter");
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await page.getByRole("button", { name: "Manage priority order" }).click();
  const dialog = page.getByRole("dialog");
  const rows = dialog.getByTestId("manageOrderDataList").getByRole("listitem");
  await expect(rows).toHaveCount(before.length);
  const shown = await rows.evaluateAll((items) => items.map(({ id }) => id));
  await dialog.getByRole("button", { name: `Move ${shown.at(-1)} up` }).click();
  await dialog.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("The priority of the provider has been updated successfully.");
  const moved = shown.at(-1) ?? "";
  expect(await byPriority()).toEqual(shown.toSpliced(-1, 1).toSpliced(-1, 0, moved));
});

test("18.2.15 what is selected of one language is not deleted of another", async ({ page }) => {
  const realm = await translatedRealm();
  for (const selectedLocale of ["en", "de"])
    await admin.realms.addLocalization({ realm, selectedLocale, key: "same" }, selectedLocale);
  await open(page, at(realm, "localization", "realm-overrides"));
  await page.getByRole("checkbox", { name: "Select row 0" }).check();
  await expect(page.getByTestId("bulk")).toBeEnabled();
  // the choice of the language waits until nothing is selected; an address does not
  await expect(page.getByRole("button", { name: /^Supported locales/ })).toHaveCount(0);
  await visit(page, `${at(realm, "localization", "realm-overrides")}?locale=de`);
  await expect(page.getByRole("grid").getByText("de", { exact: true })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Select row 0" })).not.toBeChecked();
  await expect(page.getByTestId("bulk")).toHaveCount(0);
});

test("18.2.16 of an earlier file nothing is in the realm that is made", async ({ page }) => {
  const name = uniqueName("second");
  await open(page, "/master/realms");
  const dialog = await openCreate(page);
  const code = dialog.getByRole("textbox", { name: "File content" });
  await code.fill(
    JSON.stringify({ realm: "first", displayName: "First", attributes: { first: "1" }, loginTheme: "keycloak" }),
  );
  await code.fill(JSON.stringify({ realm: name, emailTheme: "keycloak" }));
  await page.getByTestId("create").click();
  await expect(lastAlert(page)).toHaveText("Realm created successfully");
  const made = await settings(name);
  expect(made.emailTheme).toBe("keycloak");
  expect([made.displayName, made.loginTheme, made.attributes?.["first"]]).toEqual([undefined, undefined, undefined]);
  await admin.realms.del({ realm: name });
});

test("18.2.17 times of verifiable credentials that nobody typed are not saved", async ({ page }) => {
  const realm = uniqueName("kept");
  const verifiable = { verifiableCredentialsEnabled: true };
  await createRealm({ realm, ...verifiable });
  await admin.realms.update({ realm }, await settings(realm));
  const before = (await settings(realm)).attributes;
  await open(page, at(realm, "tokens"));
  await page.getByTestId("client-login-timeout-input").fill("3");
  await page.getByTestId("tokens-tab-save").click();
  await expect.poll(async () => (await settings(realm)).accessCodeLifespan).toBe(180);
  expect((await settings(realm)).attributes).toEqual(before);
});
