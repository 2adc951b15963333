// Every kind of field that a user profile can have: chosen by its annotations, sent and shown again.
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { test } from "../../support/areas/federation";
import { admin } from "../../support/server";
import { expect, open } from "../../support/test";
import { attribute, extendProfile, userNamed, userOf } from "../../support/areas/users";

const save = (page: Page) => page.getByTestId("user-creation-save");
const heading = (page: Page) => page.getByTestId("view-header");

const options = (...values: string[]) => ({ options: { options: values } });

/** A profile with every kind of field. */
const rich = {
  groups: [
    { name: "work", displayHeader: "Work place", displayDescription: "Where somebody works" },
    { name: "nobody uses it", displayHeader: "Unused" },
  ],
  attributes: [
    attribute("about", { annotations: { inputType: "textarea", inputTypeRows: 7, inputTypeCols: 40 } }),
    attribute("size", {
      annotations: { inputType: "select", inputOptionLabels: { s: "Small", l: "${enabled}" } },
      validations: options("s", "l"),
    }),
    attribute("country", {
      annotations: { inputType: "select" },
      validations: options(...Array.from({ length: 12 }, (_, n) => `country ${n + 1}`)),
    }),
    attribute("langs", {
      multivalued: true,
      annotations: { inputType: "multiselect" },
      validations: options("de", "en", "fr"),
    }),
    attribute("shift", {
      group: "work",
      annotations: { inputType: "select-radiobuttons", inputOptionLabelsI18nPrefix: "disable" },
      validations: options("early", "late"),
    }),
    attribute("days", {
      group: "work",
      multivalued: true,
      annotations: { inputType: "multiselect-checkboxes" },
      validations: options("mon", "tue", "wed"),
    }),
    attribute("birth.day", { displayName: "Birthday", annotations: { inputType: "html5-date" } }),
    attribute("floor", {
      group: "work",
      annotations: {
        inputType: "html5-number",
        inputTypeMin: "1",
        inputTypeStep: "2",
        inputHelperTextBefore: "Which floor",
        inputHelperTextAfter: "Counted from the street",
      },
    }),
    attribute("badge", {
      annotations: { inputTypePlaceholder: "A-000", inputTypeMaxlength: 5, inputTypeSize: 9 },
      validations: { pattern: { pattern: "^A-[0-9]{3}$", "error-message": "" } },
    }),
    attribute("phones", { displayName: "Phones", multivalued: true, annotations: { inputType: "html5-tel" } }),
    attribute("sealed", { permissions: { view: ["admin"], edit: [] } }),
    attribute("noted", { required: { roles: ["admin"] }, defaultValue: "as always" }),
  ],
};

async function pick(page: Page, id: string, option: string) {
  await page.locator(`[id="${id}"]`).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("a user is made with every kind of field and a group; the server has what was typed", async ({
  page,
  ownRealm: realm,
}) => {
  await admin.realms.update({ realm }, { internationalizationEnabled: true, supportedLocales: ["en", "de"] });
  await extendProfile(realm, rich);
  const parent = await admin.groups.create({ realm, name: "parent" });
  await admin.groups.createChildGroup({ realm, id: parent.id }, { name: "child" });
  await extendProfile(realm, { attributes: [attribute("locale")] });
  await open(page, `/${realm}/users`);
  await page.getByTestId("no-users-found-empty-action").click();
  await expect(page.getByTestId("jump-link-general")).toBeVisible();
  await expect(page.getByTestId("jump-link-work-place")).toBeVisible();
  await expect(page.getByTestId("jump-link-unused")).toHaveCount(0);
  await expect(page.getByText("Where somebody works")).toBeVisible();
  await expect(page.getByTestId("sealed")).toHaveCount(0);
  await expect(page.getByTestId("noted")).toHaveValue("as always");

  await page.getByTestId("username").fill(" ann ");
  await page.getByTestId("email").fill("ann@gatehouse.example");
  await page.getByTestId("about").fill("two\nlines");
  await expect(page.getByTestId("about")).toHaveAttribute("rows", "7");
  await pick(page, "size", "Small");
  await page.locator("#size").click();
  await expect(page.getByRole("option", { name: "Enabled", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator("#country").getByRole("combobox").fill("country 11");
  await page.getByRole("option", { name: "country 11" }).click();
  for (const lang of ["de", "fr"]) {
    await page.locator("#langs").getByRole("combobox").click();
    await page.getByRole("option", { name: lang, exact: true }).click();
  }
  await page.keyboard.press("Tab");
  await page.getByTestId("late").check();
  await page.getByTestId("mon").check();
  await page.getByTestId("wed").check();
  await page.getByTestId("birth.day").fill("2001-02-03");
  await expect(page.getByText("Counted from the street")).toBeVisible();
  await page.getByTestId("help-label-floor").click();
  await expect(page.getByRole("dialog").filter({ hasText: "Which floor" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("floor")).toHaveAttribute("step", "2");
  await page.getByTestId("floor").fill("3");
  await expect(page.getByTestId("badge")).toHaveAttribute("placeholder", "A-000");
  await expect(page.getByTestId("badge")).toHaveAttribute("maxlength", "5");
  await page.getByTestId("badge").fill("A-123");
  await page.getByTestId("attributes.phones0").fill("1");
  await page.getByTestId("addValue").click();
  await page.getByTestId("attributes.phones1").fill("2");
  await pick(page, "attributes.locale", "German (Deutsch)");
  await page.locator("#requiredActions").getByRole("combobox").click();
  await page.getByRole("option", { name: "Verify Email", exact: true }).click();
  await page.keyboard.press("Tab");
  // the field is higher with its choice, and what follows has moved
  await expect(page.getByRole("option")).toHaveCount(0);
  await page.getByTestId("emailVerified").check({ force: true });

  await page.getByTestId("join-groups-button").click();
  await page.getByTestId("parent-check").check();
  await page.getByTestId("parent").getByRole("button", { name: "Select" }).click();
  await page.getByTestId("child-check").check();
  await page.getByTestId("join-button").click();
  await page.getByRole("button", { name: /close.*\/parent$/i }).click();
  await save(page).click();
  await expect(lastAlert(page)).toHaveText(/user has been created/i);
  await expect(heading(page)).toHaveText("ann");

  const made = await userNamed(realm, "ann");
  expect(made).toMatchObject({
    enabled: true,
    email: "ann@gatehouse.example",
    emailVerified: true,
    requiredActions: ["VERIFY_EMAIL"],
    attributes: {
      about: ["two\nlines"],
      size: ["s"],
      country: ["country 11"],
      langs: ["de", "fr"],
      shift: ["late"],
      days: ["mon", "wed"],
      "birth.day": ["2001-02-03"],
      floor: ["3"],
      badge: ["A-123"],
      phones: ["1", "2"],
      locale: ["de"],
      noted: ["as always"],
    },
  });
  const groups = await admin.users.listGroups({ realm, id: made?.id ?? "" });
  expect(groups.map(({ path }) => path)).toEqual(["/parent/child"]);

  // back from the server they show the same, and what is taken away is gone
  await expect(page.getByTestId("late")).toBeChecked();
  await expect(page.locator("#size")).toHaveText("Small");
  await expect(page.getByTestId("sealed")).toBeDisabled();
  await expect(page.getByTestId("username")).toBeDisabled();
  await pick(page, "size", "Small");
  await page.getByTestId("mon").uncheck();
  await page.getByTestId("remove0").click();
  await page.getByTestId("birth.day").fill("");
  await save(page).click();
  await expect(lastAlert(page)).toHaveText(/user has been saved/i);
  const changed = await userOf(realm, made?.id ?? "");
  expect(changed.attributes).toMatchObject({ days: ["wed"], phones: ["2"], country: ["country 11"] });
  expect(changed.attributes).not.toHaveProperty("size");
  expect(changed.attributes).not.toHaveProperty(["birth.day"]);
});
