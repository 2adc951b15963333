// Realm roles: made, changed by two at once, given attributes, deleted; seen through REST and from there in the browser.
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const grid = (page: Page) => page.getByRole("main").getByRole("grid");
const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
const heading = (page: Page) => page.getByTestId("view-header");

/** Makes a role. @returns its id */
async function newRole(realm: string, name: string, more: object = {}): Promise<string> {
  await admin.roles.create({ realm, name, ...more });
  return (await admin.roles.findOneByName({ realm, name }))?.id ?? "";
}

const roleOf = (realm: string, id: string) => admin.roles.findOneById({ realm, id });

test("a role is made: the name is needed, a taken one is shown at the field and nothing is lost", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  const name = uniqueName("made");
  await newRole(realm, `${name}-taken`);
  await open(page, `/${realm}/roles`);
  await page.getByTestId("create-role").click();
  await expect(heading(page)).toHaveText("Create role");
  // nothing typed: nothing to save, and who only passes the field is told nothing
  await expect(page.getByTestId("save")).toBeDisabled();
  await page.getByTestId("name").focus();
  await page.getByTestId("description").focus();
  await expect(page.getByTestId("name-helper")).toHaveCount(0);
  await page.getByTestId("description").fill("What it is for");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("name-helper")).toContainText("Required field");
  await expect(page.getByTestId("name")).toBeFocused();
  await expect(page.getByTestId("save")).toBeDisabled();
  // a wrong value is shown when its field is left
  await page.getByTestId("name").fill("right");
  await expect(page.getByTestId("name-helper")).toHaveCount(0);
  await page.getByTestId("name").fill("..");
  await page.getByTestId("description").focus();
  await expect(page.getByTestId("name-helper")).toContainText("no address");
  await page.getByTestId("name").fill(" ");
  await expect(page.getByTestId("name-helper")).toContainText("Required field");
  await page.getByTestId("name").fill(`${name}-taken`);
  await page.getByTestId("save").click();
  await expect(page.getByTestId("name-helper")).toContainText("already exists");
  await expect(page.getByTestId("description")).toHaveValue("What it is for");
  await page.getByTestId("name").fill(` ${name} `);
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText(/Role created/);
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByTestId("name")).toBeDisabled();
  expect(await admin.roles.findOneByName({ realm, name })).toMatchObject({ description: "What it is for" });
});

for (const name of ["a/b", "50 %", 'quo"te', "semi;colon", "lit%2Feral", "مدير النظام", "🙂 happy", "<b>&amp;</b>"])
  test(`a role called ${name}`, async ({ page, realm }) => {
    await open(page, `/${realm}/roles/new`);
    await page.getByTestId("name").fill(name);
    await page.getByTestId("save").click();
    await expect(heading(page)).toHaveText(name);
    await page.getByTestId("usersInRoleTab").click();
    await expect(page.getByRole("heading", { name: "No direct users" })).toBeVisible();
    await page.getByTestId("nav-item-roles").click();
    await page.getByPlaceholder("Search role by name").fill(name);
    await page.getByPlaceholder("Search role by name").press("Enter");
    await row(page, name).getByRole("link").click();
    await expect(heading(page)).toHaveText(name);
    expect((await admin.roles.findOneByName({ realm, name }))?.name).toBe(name);
  });

test("names that no address leads to are refused at the field", async ({ page, realm }) => {
  await open(page, `/${realm}/roles/new`);
  await page.getByTestId("name").fill("..");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("name-helper")).toContainText("The server has no address for this name.");
});

test("two tabs of one role: both changes stay", async ({ page, newPage, realm }) => {
  const name = uniqueName("shared");
  const id = await newRole(realm, name, { description: "before" });
  const other = await newPage();
  await open(page, `/${realm}/roles/${id}/details`);
  await open(other, `/${realm}/roles/${id}/attributes`);
  await page.getByTestId("description").fill("after");
  await other.getByTestId("attributes-add-row").click();
  await other.locator('[name="attributes.0.key"]').fill("cost.centre");
  await other.locator('[name="attributes.0.value"]').fill("4711");
  await other.getByTestId("attributes-save").click();
  await expect(lastAlert(other)).toHaveText(/saved/);
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText(/saved/);
  expect(await roleOf(realm, id)).toMatchObject({ description: "after", attributes: { "cost.centre": ["4711"] } });
  await page.getByTestId("attributesTab").click();
  await expect(page.locator('[name="attributes.0.value"]')).toHaveValue("4711");
});

test("somebody else changes the same field meanwhile: mine or theirs", async ({ page, realm }) => {
  const id = await newRole(realm, uniqueName("conflict"), { description: "before" });
  await open(page, `/${realm}/roles/${id}/details`);
  await page.getByTestId("description").fill("mine");
  await page.getByTestId("changes").click();
  const changes = page.getByRole("dialog", { name: "What will be saved" });
  await expect(changes.getByRole("row").nth(1)).toHaveText(/Description\s*before\s*mine/);
  await changes.getByRole("button", { name: "Close" }).last().click();
  await admin.roles.updateById({ realm, id }, { ...(await roleOf(realm, id)), description: "theirs" });

  const dialog = page.getByRole("dialog", { name: "This was changed by someone else" });
  await page.getByTestId("save").click();
  await expect(dialog).toContainText("Theirs: theirs");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect((await roleOf(realm, id))?.description).toBe("theirs");
  await expect(page.getByTestId("description")).toHaveValue("mine");

  await page.getByTestId("save").click();
  await dialog.getByLabel("Theirs: theirs").check();
  await dialog.getByTestId("resolve").click();
  await expect(page.getByTestId("description")).toHaveValue("theirs");

  await page.getByTestId("description").fill("mine again");
  await admin.roles.updateById({ realm, id }, { ...(await roleOf(realm, id)), description: "theirs again" });
  await page.getByTestId("save").click();
  await dialog.getByTestId("resolve").click();
  await expect(lastAlert(page)).toHaveText(/saved/);
  // the alert may be the one before
  await expect.poll(async () => (await roleOf(realm, id))?.description).toBe("mine again");
});

test("a role deleted meanwhile can be made again from the form", async ({ page, realm, allowConsole }) => {
  allowConsole(/status of 404/);
  const name = uniqueName("gone");
  const id = await newRole(realm, name, { description: "before", attributes: { kept: ["yes"] } });
  await open(page, `/${realm}/roles/${id}/details`);
  await page.getByTestId("description").fill("after");
  await admin.roles.delById({ realm, id });
  await page.getByTestId("save").click();
  const dialog = page.getByRole("dialog", { name: "Deleted by someone else" });
  await dialog.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText(/saved/);
  const again = await admin.roles.findOneByName({ realm, name });
  expect(again).toMatchObject({ description: "after", attributes: { kept: ["yes"] } });
  await expect(page).toHaveURL(new RegExp(`/roles/${again?.id}/details$`));
});

test("a refused save keeps the form; leaving it asks; the draft is offered again", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const id = await newRole(realm, uniqueName("draft"), { description: "before" });
  await open(page, `/${realm}/roles/${id}/details`);
  await expect(page.getByTestId("save")).toBeDisabled();
  await page.getByTestId("description").fill("not lost");
  const lift = await inject(page, /\/roles-by-id\//, 500, "PUT");
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(page.getByTestId("description")).toHaveValue("not lost");
  lift();
  await page.getByTestId("attributesTab").click();
  const leave = page.getByRole("dialog", { name: "Leave without saving?" });
  await leave.getByTestId("cancel").click();
  await expect(page.getByTestId("description")).toHaveValue("not lost");
  await page.getByTestId("attributesTab").click();
  await leave.getByTestId("confirm").click();
  await expect(page.getByTestId("attributes-add-row")).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Use the draft" }).click();
  await expect(page.getByTestId("description")).toHaveValue("not lost");
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText(/saved/);
  expect((await roleOf(realm, id))?.description).toBe("not lost");
});

test("the list: searched, one deleted, the default role not; several deleted at once", async ({ page, realm }) => {
  const family = uniqueName("family");
  const names = Array.from({ length: 12 }, (_, index) => `${family}-${String(index + 1).padStart(2, "0")}`);
  for (const name of names) await newRole(realm, name);
  await open(page, `/${realm}/roles?search=${family}`);
  await expect(row(page, names[9] ?? "")).toBeVisible();
  await expect(row(page, names[10] ?? "")).toHaveCount(0);
  await row(page, names[0] ?? "")
    .getByRole("button", { name: "Kebab toggle" })
    .click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toContainText(names[0] ?? "");
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText(/role has been deleted/);
  expect(await admin.roles.findOneByName({ realm, name: names[0] ?? "" })).toBeFalsy();
  await expect(page).toHaveURL(new RegExp(`search=${family}`));

  // read long enough (2 s), the alert leaves with its page
  await page.evaluate((now) => (Date.now = () => now + 3000), Date.now());
  await row(page, names[1] ?? "")
    .getByRole("link")
    .click();
  await expect(heading(page)).toHaveText(names[1] ?? "");
  await expect(lastAlert(page)).toHaveCount(0);
  await page.getByTestId("action-dropdown").click();
  await page.getByRole("menuitem", { name: "Delete this role" }).click();
  await page.getByTestId("confirm").click();
  await expect(heading(page)).toHaveText("Realm roles");
  expect(await admin.roles.findOneByName({ realm, name: names[1] ?? "" })).toBeFalsy();

  await open(page, `/${realm}/roles?search=${family}`);
  await page.locator('input[name="check-all"]').check();
  await page.getByTestId("bulk").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toContainText(names[2] ?? "");
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("bulk-run")).toContainText("10");
  await expect.poll(() => admin.roles.find({ realm, search: family })).toEqual([]);

  const standard = `default-roles-${realm}`;
  await open(page, `/${realm}/roles?search=${standard}`);
  await row(page, standard).getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(lastAlert(page)).toHaveText(/default role/i);
  await row(page, standard).getByRole("link", { name: standard }).click();
  await expect(page.getByTestId("default-roles-tab")).toHaveAttribute("aria-selected", "true");
});

test("users in a role", async ({ page, realm }) => {
  const name = uniqueName("held");
  const id = await newRole(realm, name);
  const user = await createUser(realm, uniqueName("holder"), [name]);
  await open(page, `/${realm}/roles/${id}/users-in-role`);
  await expect(page.getByTestId("users-in-role-table")).toContainText(user.username);
  await page.getByRole("button", { name: /Who will appear/i }).click();
  const hint = page.getByRole("dialog");
  await expect(hint).toContainText("assigned this role as an associated role");
  await expect(hint.getByRole("link", { name: "Groups" })).toHaveAttribute("href", `#/${realm}/groups`);
  await page.keyboard.press("Escape");
  await admin.users.delRealmRoleMappings({ realm, id: user.id, roles: [{ id, name }] });
  await page.getByTestId("refresh").click();
  await expect(page.getByRole("heading", { name: "No direct users" })).toBeVisible();
  await expect(page.getByTestId("empty-state")).toContainText("Only the users with this role directly assigned");
  await page.getByTestId("empty-state").getByRole("link", { name: "Users" }).click();
  await expect(page.getByTestId("view-header")).toHaveText("Users");
});

test("who may only look sees everything, off, with the reason", async ({ signedOutPage: page, realm }) => {
  const id = await newRole(realm, uniqueName("seen"), { attributes: { a: ["1"] } });
  const user = await createUser("master", uniqueName("viewer"), ["view-realm"], { of: realm });
  await open(page, `/${realm}/roles`, { as: user });
  const create = page.getByTestId("create-role");
  await expect(create).toHaveAttribute("aria-disabled", "true");
  await create.hover();
  await expect(page.getByRole("tooltip")).toHaveText("You need: manage-realm");
  await open(page, `/${realm}/roles/${id}/details`, { as: user });
  await expect(page.locator("main")).toContainText("Read-only.");
  await expect(page.getByTestId("description")).not.toBeEditable();
  await expect(page.getByTestId("save")).toHaveAttribute("aria-disabled", "true");
  await page.getByTestId("attributesTab").click();
  await expect(page.locator('[name="attributes.0.value"]')).toBeDisabled();
  await open(page, `/${realm}/roles/new`, { as: user });
  await expect(page.locator("main")).toContainText("manage-realm");
});

test("the list cannot be read: shown, and requested again", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500));
  const lift = await inject(page, /\/roles\?/, 500);
  await open(page, `/${realm}/roles`);
  await expect(page.locator("main")).toContainText(MESSAGE);
  lift();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(grid(page)).toBeVisible();
});
