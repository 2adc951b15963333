// What opens within the pages of authentication, for axe in four appearances: tabs without an address of their own, the
// diagram, menus, dialogs, tooltips.
import type { Page } from "@playwright/test";
import {
  addStep,
  addSubFlow,
  flowPage,
  makeFlow,
  requirementIn,
  rowAction,
  stepRow,
} from "../../support/areas/authentication";
import { test } from "../../support/looks";
import { admin } from "../../support/server";
import { expect, open, visit } from "../../support/test";

const dialog = (page: Page) => page.getByRole("dialog");

/** Closes the dialog that is open. */
async function close(page: Page): Promise<void> {
  await page.getByTestId("cancel").click();
  await expect(dialog(page)).toHaveCount(0);
}

test("tabs of the policies", async ({ page, realm, scan }) => {
  await admin.realms.update({ realm }, { passwordPolicy: "length(8) and notUsername(undefined)" });
  await open(page, `/${realm}/authentication/policies`);
  await page.getByTestId("tried-password").fill("short");
  await scan(page, "password policies, and one that is tried");
  for (const tab of ["otpPolicy", "webauthnPolicy", "webauthnPasswordlessPolicy", "tab-ciba-policy"]) {
    await page.getByTestId(tab).click();
    await expect(page.getByTestId("save")).toBeDisabled();
    await scan(page, tab);
  }
});

test("steps of a flow: tree, diagram, menus, tooltips, dialogs", async ({ page, realm, scan }) => {
  const id = await makeFlow(realm, "looked at");
  await open(page, flowPage(realm, id));
  await expect(page.getByTestId("addSubFlow")).toBeVisible();
  await scan(page, "a flow without steps");
  await addStep(realm, "looked at", "auth-username-password-form");
  await addSubFlow(realm, "looked at", "second");
  await addStep(realm, "second", "conditional-user-role", "REQUIRED", "looked at");
  await addStep(realm, "second", "auth-otp-form", "ALTERNATIVE", "looked at");
  await page.reload();
  const otp = stepRow(page, "OTP Form");
  await expect(page.getByTestId("findings")).toBeVisible();
  await scan(page, "tree with findings");
  await page.getByTestId("OTP Form-delete").focus();
  await expect(page.getByRole("tooltip")).toHaveText("Delete");
  await scan(page, "tooltip of a tool");
  await requirementIn(otp).click();
  await expect(page.getByRole("option")).not.toHaveCount(0);
  await scan(page, "requirements to choose from");
  await page.keyboard.press("Escape");
  await page.getByTestId("second-edit-dropdown").click();
  await expect(page.getByRole("menuitem")).toHaveCount(3);
  await scan(page, "what is added to a sub-flow");
  await page.getByRole("menuitem", { name: "Add condition", exact: true }).click();
  await scan(page, "conditions to choose from");
  await close(page);
  await page.getByTestId("addSubFlow").click();
  await scan(page, "new sub-flow");
  await close(page);
  await stepRow(page, "Condition - user role").getByRole("button", { name: "Settings" }).click();
  await expect(page.getByTestId("alias")).toBeVisible();
  await scan(page, "settings of a step");
  await close(page);
  await page.locator("#diagramView").click();
  await expect(page.getByTestId("diagram")).toBeVisible();
  await scan(page, "diagram");
});

test("dialogs of a flow as a whole, and of required actions", async ({ page, realm, scan }) => {
  const id = await makeFlow(realm, "as a whole");
  await addStep(realm, "as a whole", "auth-cookie", "ALTERNATIVE");
  await open(page, flowPage(realm, id));
  for (const entry of ["set-as-default", "use-instead", "compare-flow", "edit-flow", "delete-flow"]) {
    await page.getByTestId("action-dropdown").click();
    if (entry === "set-as-default") await scan(page, "menu of a flow");
    await page.getByTestId(entry).click();
    await expect(dialog(page)).toBeVisible();
    await scan(page, entry);
    await close(page);
  }
  await visit(page, `/${realm}/authentication?size=100`);
  await rowAction(page, "as a whole", "Duplicate");
  await page.getByTestId("alias").fill("");
  await expect(page.getByTestId("alias-helper")).toBeVisible();
  await scan(page, "duplicate, without a name");
  await close(page);
  await page.getByTestId("import-flow").click();
  await expect(dialog(page)).toBeVisible();
  await scan(page, "import");
  await close(page);
  await visit(page, `/${realm}/authentication/required-actions`);
  await page.locator('tr[id="Update Password"]').getByRole("button", { name: "Settings" }).click();
  await expect(page.getByTestId("max_auth_age")).toBeVisible();
  await scan(page, "settings of a required action");
  await close(page);
});
