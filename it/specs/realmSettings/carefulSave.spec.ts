// What a realm must never be made of: numbers that the server cannot read, halves of a refused save, texts written over.
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { at, settings, time } from "../../support/areas/realmSettings";
import { admin, createRealm, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

test("a time is kept in whole seconds; one below none or beyond the server's numbers is an error at its field", async ({
  page,
  realm,
}) => {
  await open(page, at(realm, "tokens"));
  await time(page, "email-verification-input", "kc-email-verification", "1.1", "Hours");
  await page.getByTestId("tokens-tab-save").click();
  await expect(lastAlert(page)).toHaveText("Realm successfully updated");
  // 1.1 hours as a fraction of seconds would leave a realm that the server cannot read any more
  expect((await settings(realm)).attributes?.["actionTokenGeneratedByUserLifespan.verify-email"]).toBe("3960");
  const field = page.getByTestId("user-initiated-action-lifespan");
  for (const [wrong, error] of [
    ["-5", "Must be greater than 0"],
    ["99999999999", "Must be less than 2147483647"],
  ] as const) {
    await field.fill(wrong);
    await field.blur();
    await expect(page.getByText(error)).toBeVisible();
    await expect(page.getByTestId("tokens-tab-save")).toBeDisabled();
  }
});

test("a realm that is refused leaves the user profile as it is", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500));
  const policy = async () => (await admin.users.getProfile({ realm })).unmanagedAttributePolicy;
  await open(page, at(realm, "general"));
  const lift = await inject(page, new RegExp(`/admin/realms/${realm}$`), 500, "PUT");
  await page.locator("#unmanagedAttributePolicy").click();
  await page.getByRole("option", { name: "Enabled", exact: true }).click();
  await page.getByTestId("displayName").fill("Refused");
  await page.getByTestId("realmSettingsGeneralTab-save").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  expect(await policy()).toBeUndefined();
  lift();
  await page.getByTestId("realmSettingsGeneralTab-save").click();
  await expect.poll(policy).toBe("ENABLED");
  expect((await settings(realm)).displayName).toBe("Refused");
});

test("a text is not added over one that is there; a new attribute is called by the text of its key", async ({
  page,
}) => {
  const realm = uniqueName("texts");
  await createRealm({ realm, internationalizationEnabled: true, supportedLocales: ["en"], defaultLocale: "en" });
  const key = "profile.attributes.level";
  await admin.realms.addLocalization({ realm, selectedLocale: "en", key }, "Level");
  await open(page, at(realm, "localization", "realm-overrides"));
  await page.getByTestId("add-translationBtn").click();
  await page.getByTestId("key").fill(key);
  await page.getByTestId("value").fill("Written over");
  await page.getByTestId("add-translation-confirm-button").click();
  await expect(page.getByTestId("key-helper")).toHaveText("Another entry has this name.");
  await expect(page.getByTestId("value")).toHaveValue("Written over");
  const texts = await admin.realms.getRealmLocalizationTexts({ realm, selectedLocale: "en" });
  expect(texts).toEqual({ [key]: "Level" });

  await open(page, `/${realm}/realm-settings/user-profile/attributes/add-attribute`);
  await page.getByTestId("name").fill("level");
  await expect(page.getByTestId("attributes-displayName")).toHaveValue(`\${${key}}`);
  await page.getByTestId("attribute-create").click();
  const named = async () => (await admin.users.getProfile({ realm })).attributes?.find(({ name }) => name === "level");
  await expect.poll(named).toMatchObject({ displayName: `\${${key}}` });
});

test("what is empty in a realm stays, also when another setting is saved", async ({ page }) => {
  const realm = uniqueName("empty");
  await createRealm({ realm, attributes: { "x.empty": "", "x.filled": "y" } });
  const before = (await settings(realm)).attributes ?? {};
  await open(page, at(realm, "sessions"));
  await page.getByTestId("sso-session-max-input").fill("12");
  await page.getByTestId("sessions-tab-save").click();
  await expect(lastAlert(page)).toHaveText("Realm successfully updated");
  const { "x.empty": empty, "x.filled": filled } = (await settings(realm)).attributes ?? {};
  expect([empty, filled]).toEqual([before["x.empty"], "y"]);
});
