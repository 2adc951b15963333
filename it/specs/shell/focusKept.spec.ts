// Who works with the keyboard goes on where he was: after a row is gone, after a save, after a switch.
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

test("a row that is deleted leaves the focus to the one in its place", async ({ page, realm }) => {
  const prefix = uniqueName("focus");
  for (const end of ["a", "b", "c"]) await admin.roles.create({ realm, name: `${prefix}-${end}` });
  await open(page, `/${realm}/roles?search=${prefix}`);
  const menuOf = (end: string) =>
    page
      .getByRole("row")
      .filter({ hasText: `${prefix}-${end}` })
      .getByRole("button", { name: "Kebab toggle" });
  await menuOf("b").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByTestId("confirm").press("Enter");
  await expect(page.getByRole("row").filter({ hasText: `${prefix}-b` })).toHaveCount(0);
  await expect(menuOf("c")).toBeFocused();
});

test("a save that is refused leaves the focus on Save, one that is done where the buttons are", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const name = uniqueName("saved");
  await admin.roles.create({ realm, name });
  const { id = "" } = (await admin.roles.findOneByName({ realm, name })) ?? {};
  await open(page, `/${realm}/roles/${id}/details`);
  const lift = await inject(page, /\/roles-by-id\//, 500, "PUT");
  await page.getByTestId("description").fill("typed");
  const save = page.getByTestId("save");
  await save.press("Enter");
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(save).toBeFocused();
  lift();
  await save.press("Enter");
  await expect(save).toBeDisabled();
  await expect(page.locator(".pf-v6-c-form__group.pf-m-action")).toBeFocused();
});

test("a new name changes the heading and leaves the focus where it is, also on a tab that was opened later", async ({
  page,
  realm,
}) => {
  const name = uniqueName("titled");
  const { id } = await admin.clientScopes.create({ realm, name, protocol: "openid-connect" });
  await open(page, `/${realm}/client-scopes/${id}/mappers`);
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByTestId("name").fill(`${name}-next`);
  await page.getByTestId("save").press("Enter");
  await expect(page.getByTestId("view-header")).toHaveText(`${name}-next`);
  await expect(page.locator(".pf-v6-c-form__group.pf-m-action")).toBeFocused();
});

test("a switch that writes at once keeps the focus", async ({ page, realm }) => {
  await open(page, `/${realm}/realm-settings/login`);
  const toggle = page.getByTestId("user-reg-switch");
  await toggle.focus();
  for (const on of [true, false]) {
    await page.keyboard.press("Space");
    await expect.poll(async () => (await admin.realms.findOne({ realm }))?.registrationAllowed).toBe(on);
    // until the answer is here it takes no further key
    await expect(toggle).toBeChecked({ checked: on });
    await expect(toggle).not.toHaveAttribute("aria-disabled", "true");
    await expect(toggle).toBeFocused();
  }
});

test("a search form that closes leaves the focus to its button", async ({ page, realm }) => {
  await admin.realms.update({ realm }, { adminEventsEnabled: true });
  await admin.roles.create({ realm, name: uniqueName("event") });
  await open(page, `/${realm}/events/admin-events`);
  const toggle = page.getByTestId("dropdown-panel-btn");
  await toggle.click();
  await page.getByTestId("resourcePath").fill("roles");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("searchForm")).toHaveCount(0);
  await expect(toggle).toBeFocused();
});
