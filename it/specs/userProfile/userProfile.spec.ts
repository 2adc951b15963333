// The attributes of the user profile: their order, what each holds, what it is called in every language.
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createRealm, uniqueName } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";
import { addAttributes, at, attributeAt, attributeOf, profileOf } from "../../support/areas/userProfile";

test("an attribute is made with all that it can have, and changed beside another administrator @smoke", async ({
  page,
  realm,
  allowConsole,
}) => {
  await open(page, at(realm));
  await page.getByTestId("createAttributeBtn").click();
  // texts would be written before the server refuses the name
  await page.getByTestId("name").fill("cost/center 1");
  await page.getByTestId("name").blur();
  await expect(page.getByTestId("name-helper")).toContainText("Only letters from a to z");
  await page.getByTestId("name").fill("email");
  await expect(page.getByTestId("name-helper")).toHaveText("Another entry has this name.");
  await page.getByTestId("name").fill("cost.center-1");
  await page.getByTestId("attributes-displayName").fill("Cost / center");
  await page.locator('input[name="enabledWhen"]').nth(1).check();
  await page.getByRole("combobox", { name: "Select" }).pressSequentially("rofil");
  await page.getByTestId("enabled-when-scope-field").getByRole("option", { name: "profile", exact: true }).click();
  await page.keyboard.press("Escape");
  await page.locator("#kc-required").setChecked(true, { force: true });
  await expect(page.locator('input[name="requiredWhen"]')).toHaveCount(2);
  await page.locator('input[name="roles"]#requiredForLabel\\.users').check();
  await page.getByTestId("user-edit").check();
  await page.getByTestId("admin-view").check();
  const addValidator = async (id: string) => {
    await page.getByTestId("addValidator").click();
    await page.locator("#validator").click();
    await page.getByRole("option", { name: new RegExp(`^${id}\\b`) }).click();
  };
  await addValidator("email");
  await page.getByTestId("save-validator-role-button").click();
  await addValidator("length");
  await page.getByTestId("min").fill("3");
  await page.getByTestId("save-validator-role-button").click();
  await addValidator("options");
  await page.getByTestId("cancel-validator-role-button").click();
  await page.getByTestId("annotations-add-row").click();
  // one that begins with a known one
  await page.getByTestId("annotations.0.key").pressSequentially("inputType.own");
  await expect(page.getByTestId("annotations.0.key")).toHaveValue("inputType.own");
  await page.getByTestId("annotations.0.key").fill("my.own");
  await page.getByTestId("annotations.0.value").fill("1/2");
  allowConsole(browserLine(500));
  const lift = await inject(page, /users\/profile$/, 500, "PUT");
  await page.getByTestId("attribute-create").click();
  await expect(page.getByText(MESSAGE).first()).toBeVisible();
  await expect(page.getByTestId("name")).toHaveValue("cost.center-1");
  lift();
  await page.getByTestId("attribute-create").click();
  await expect(page.getByTestId("createAttributeBtn")).toBeVisible();
  expect(await attributeOf(realm, "cost.center-1")).toMatchObject({
    displayName: "Cost / center",
    required: { roles: ["user"] },
    selector: { scopes: ["profile"] },
    permissions: { edit: ["admin", "user"], view: ["admin"] },
    validations: { email: {}, length: { min: "3" } },
    annotations: { "my.own": "1/2" },
  });

  await page.getByRole("link", { name: "cost.center-1" }).click();
  await expect(page.getByTestId("name")).toBeDisabled();
  await page
    .getByRole("row", { name: /^length/ })
    .getByTestId("editValidator")
    .click();
  await page.getByTestId("max").fill("9");
  await page.getByTestId("save-validator-role-button").click();
  await page
    .getByRole("row", { name: /^email/ })
    .getByTestId("deleteValidator")
    .click();
  await page.getByTestId("confirm").click();
  await page.locator("#kc-required").setChecked(false, { force: true });
  // another administrator meanwhile
  const { attributes = [], ...profile } = await profileOf(realm);
  await admin.users.updateProfile({
    realm,
    ...profile,
    attributes: attributes.map((one) =>
      one.name === "cost.center-1" ? { ...one, annotations: { ...one.annotations, theirs: { a: ["b"] } } } : one,
    ),
  });
  await page.getByTestId("attribute-create").click();
  await expect(page.getByTestId("createAttributeBtn")).toBeVisible();
  const saved = await attributeOf(realm, "cost.center-1");
  expect(saved?.required).toBeUndefined();
  expect(saved?.validations).toEqual({ length: { min: "3", max: "9" } });
  expect(saved?.annotations).toEqual({ "my.own": "1/2", theirs: { a: ["b"] } });
  await visit(page, attributeAt(realm, "cost.center-1"));
  await expect(page.locator("#annotations\\.0\\.value, #annotations\\.1\\.value")).toHaveCount(2);
  const shown = [0, 1].map((row) => page.getByTestId(`annotations.${row}.value`).inputValue());
  // in whatever order the server keeps them
  expect((await Promise.all(shown)).sort()).toEqual(["1/2", '{"a":["b"]}']);
  await visit(page, attributeAt(realm, "not/there %"));
  await expect(page.locator("main .pf-m-danger").first()).toBeVisible();
});

test("18.2.5 texts of every language are kept in the form and written with it; none of another is lost", async ({
  page,
  allowConsole,
}) => {
  const realm = uniqueName("profile");
  const supportedLocales = ["en", "de", "pt-BR"];
  await createRealm({
    realm,
    internationalizationEnabled: true,
    supportedLocales,
    defaultLocale: "en",
  });
  await addAttributes(realm, { name: "old", displayName: "Plain name" });
  const key = "profile.attributes.new.one";
  await admin.realms.addLocalization({ realm, selectedLocale: "pt-BR", key }, "já");
  const text = async (selectedLocale: string, of = key) =>
    ((await admin.realms.getRealmLocalizationTexts({ realm, selectedLocale })) as Record<string, string>)[of];
  await open(page, `${at(realm)}/add-attribute`);
  await page.getByTestId("name").fill("new.one");
  await expect(page.getByTestId("attributes-displayName")).toHaveValue(`\${${key}}`);
  await page.getByTestId("attribute-create").click();
  await expect(page.getByTestId("translations.displayName-helper")).toBeVisible();
  await expect(page.getByTestId("requiredTranslationName")).toBeAttached();
  await page.getByTestId("addAttributedisplayNameTranslationBtn").click();
  await expect(page.getByTestId("translation-key")).toHaveValue(`\${${key}}`);
  await expect(page.getByTestId("okTranslationBtn")).toBeDisabled();
  await page.getByTestId("translation-value-0").fill("New / one");
  await page.getByPlaceholder("Search for language").fill("Portug");
  await page.keyboard.press("Enter");
  // the number is the row's among those that are shown
  await expect(page.getByTestId("translation-value-0")).toHaveValue("já");
  await page.getByTestId("translation-value-0").fill("");
  await page.getByTestId("okTranslationBtn").click();
  await expect(page.getByTestId("requiredTranslationName")).toHaveCount(0);
  expect(await text("pt-BR")).toBe("já");
  allowConsole(browserLine(500));
  const lift = await inject(page, /users\/profile$/, 500, "PUT");
  await page.getByTestId("attribute-create").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect.poll(async () => [await text("en"), await text("pt-BR")]).toEqual([undefined, "já"]);
  lift();
  await page.getByTestId("attribute-create").click();
  await expect(page.getByTestId("createAttributeBtn")).toBeVisible();
  expect(await attributeOf(realm, "new.one")).toMatchObject({ displayName: `\${${key}}` });
  expect([await text("en"), await text("de"), await text("pt-BR")]).toEqual(["New / one", undefined, undefined]);
  await expect(page.getByTestId("new.one")).toContainText("New / one");

  await page.getByRole("link", { name: "old", exact: true }).click();
  await expect(page.getByTestId("attributes-displayName")).toHaveValue("Plain name");
  await page.getByTestId("addAttributedisplayNameTranslationBtn").click();
  await expect(page.getByTestId("translation-value-0")).toHaveValue("Plain name");
  // what is proposed was not typed
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByTestId("addAttributedisplayNameTranslationBtn").click();
  await page.getByTestId("translation-value-1").fill("Alt 😀");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByTestId("translation-value-1")).toHaveValue("Alt 😀");
  await page.getByTestId("okTranslationBtn").click();
  await page.getByTestId("attribute-create").click();
  await expect(page.getByTestId("createAttributeBtn")).toBeVisible();
  const of = "profile.attributes.old";
  expect([await text("en", of), await text("de", of)]).toEqual(["Plain name", "Alt 😀"]);
});
