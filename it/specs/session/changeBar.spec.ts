// A form that is longer than the window: its buttons stay in view, what is refused comes into view, leaving it loses nothing.
import { rowAction } from "../../support/areas/authentication";
import { makeLdap } from "../../support/areas/providers";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

test("the buttons of a changed form stay in view, with what they would save", async ({ page, realm }) => {
  const id = await makeLdap(realm);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page, `/${realm}/user-federation/ldap/${id}/settings`);
    const name = page.getByTestId("name");
    const save = page.getByTestId("ldap-save");
    await expect(save).not.toBeInViewport();
    const before = await name.inputValue();
    await name.fill(`${before} 2`);
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId("changes")).toHaveText("Review changes (1)");
    await page.getByTestId("config.connectionUrl.0").fill("ldap://elsewhere");
    await expect(page.getByTestId("changes")).toHaveText("Review changes (2)");
    await page.getByTestId("changes").click();
    for (const field of ["UI display name", "Connection URL"])
      await expect(page.getByRole("dialog").getByRole("row").filter({ hasText: field })).toBeVisible();
    await page.keyboard.press("Escape");
    // what is reached by the keyboard is not behind them
    const last = page.locator("form.keycloak__form input:enabled").last();
    await last.focus();
    const [field, bar] = [await last.boundingBox(), await save.boundingBox()];
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    await page.getByTestId("ldap-cancel").click();
    await expect(page.getByTestId("changes")).toHaveCount(0);
  }
});

test("a field that the server refuses gets the focus and comes into view", async ({ page, realm, allowConsole }) => {
  allowConsole(/status of 409/);
  const taken = await createUser(realm, uniqueName("taken"));
  const email = (await admin.users.findOne({ realm, id: taken.id }))?.email;
  const { id } = await createUser(realm, uniqueName("second"));
  await page.setViewportSize({ width: 1000, height: 420 });
  await open(page, `/${realm}/users/${id}/settings`);
  await page.getByTestId("email").fill(email ?? "");
  await page.getByTestId("lastName").focus();
  await page.getByTestId("user-creation-save").click();
  await expect(page.getByTestId("last-alert")).toBeVisible();
  await expect(page.locator(":focus")).toBeInViewport();
  await expect(page.locator("body")).not.toBeFocused();
});

test("leaving with unsaved changes: kept, saved on the way, or refused and still there", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  const name = uniqueName("left");
  await admin.roles.create({ realm, name });
  const { id = "" } = (await admin.roles.findOneByName({ realm, name })) ?? {};
  await open(page, `/${realm}/roles/${id}/details`);
  const leave = page.getByRole("dialog", { name: "Leave without saving?" });
  await page.getByTestId("description").fill("first");
  await page.getByTestId("nav-item-users").click();
  await expect(leave.getByRole("button").nth(1)).toHaveText("Keep editing");
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("description")).toHaveValue("first");

  await page.getByTestId("nav-item-users").click();
  await leave.getByRole("button", { name: "Save and leave" }).click();
  await expect(page.getByTestId("view-header")).toHaveText("Users");
  expect((await admin.roles.findOneById({ realm, id }))?.description).toBe("first");

  // a new object that is saved on the way does not take its maker to its own page
  await open(page, `/${realm}/roles/new`);
  await page.getByTestId("name").fill(`${name} new`);
  await page.getByTestId("nav-item-users").click();
  await leave.getByRole("button", { name: "Save and leave" }).click();
  await expect(page.getByTestId("view-header")).toHaveText("Users");
  expect(await admin.roles.findOneByName({ realm, name: `${name} new` })).toBeTruthy();

  await open(page, `/${realm}/roles/new`);
  await page.getByTestId("name").fill(name);
  await page.getByTestId("nav-item-users").click();
  await leave.getByRole("button", { name: "Save and leave" }).click();
  await expect(page.getByTestId("name-helper")).toBeVisible();
  await expect(page.getByTestId("view-header")).toHaveText("Create role");
  await expect(page.getByTestId("name")).toHaveValue(name);
  await expect(page.getByTestId("name")).toBeFocused();
});

test("a dialog asks before Escape or its cross loses what was typed in it", async ({ page, realm }) => {
  await open(page, `/${realm}/authentication`);
  await rowAction(page, "browser", "Duplicate");
  const leave = page.getByRole("dialog", { name: "Leave without saving?" });
  const dialog = page.getByRole("dialog", { name: "Duplicate flow" });
  // nothing was typed yet
  await expect(page.getByTestId("alias")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await rowAction(page, "browser", "Duplicate");
  const alias = page.getByTestId("alias");
  await alias.fill("mine");
  for (const lose of [() => page.keyboard.press("Escape"), () => dialog.getByLabel("Close", { exact: true }).click()]) {
    await lose();
    await expect(leave.getByRole("button", { name: "Keep editing" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(leave).toHaveCount(0);
    await expect(alias).toHaveValue("mine");
  }
  await alias.press("Escape");
  await leave.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await rowAction(page, "browser", "Duplicate");
  await alias.fill("mine");
  await page.getByTestId("cancel").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect((await admin.authenticationManagement.getFlows({ realm })).map((flow) => flow.alias)).not.toContain("mine");
});
