// Users switched on and off and deleted: from the list and from their own page, refused, hanging, by who may only look.
import type { Page } from "@playwright/test";
import { flip, lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE, untilShown } from "../../support/faults";
import { admin, createRealm, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";
import { attribute, extendProfile, manyUsers, userNamed } from "../../support/areas/users";

const row = (page: Page, name: string) => page.getByRole("row").filter({ has: page.getByRole("link", { name }) });

test("selected users are deleted; a refusal and a server that does not answer lose nothing", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500), /ERR_FAILED/);
  const prefix = uniqueName("gone");
  const ids = await manyUsers(realm, prefix, 3);
  await open(page, `/${realm}/users?search=${prefix}`);
  const lift = await inject(page, new RegExp(`/users/${ids.get(`${prefix}-01`)}$`), 500, "DELETE");
  await row(page, `${prefix}-01`).getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("dialog", { name: `Delete user ${prefix}-01?` })).toContainText(
    "permanently delete 1 selected user",
  );
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  expect(await userNamed(realm, `${prefix}-01`)).toBeDefined();
  lift();
  await expect(page.getByTestId("delete-user-btn")).toBeDisabled();
  await page.locator('input[name="check-all"]').check();
  await page.getByTestId("delete-user-btn").click();
  await expect(page.getByRole("dialog", { name: "Delete 3 users?" })).toContainText("3 selected users");
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText(/The user has been deleted/);
  await expect(page.getByRole("heading", { name: "No search results" })).toBeVisible();
  expect(await admin.users.find({ realm, search: prefix })).toEqual([]);
});

test("a delete that hangs is shown and can be given up", async ({ page, realm }) => {
  const username = uniqueName("hang");
  const { id } = await admin.users.create({ realm, username, enabled: true });
  await page.clock.install();
  await open(page, `/${realm}/users/${id}/settings`);
  await inject(page, new RegExp(`/users/${id}$`), "hang", "DELETE");
  await page.getByTestId("action-dropdown").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const sent = page.waitForRequest((request) => request.method() === "DELETE");
  await page.getByTestId("confirm").click();
  await sent;
  await expect(await untilShown(page)).toBeVisible();
  await page.getByTestId("waiting-calls").getByRole("button", { name: "Stop waiting" }).click();
  await expect(page.getByTestId("view-header")).toHaveText(username);
  expect(await userNamed(realm, username)).toBeDefined();
});

test("a user is switched off after a question, on without one, and deleted from its own page", async ({
  page,
  realm,
}) => {
  const username = uniqueName("switch");
  const attributes = { dept: ["kept"] };
  await extendProfile(realm, { attributes: [attribute("dept")] });
  const { id } = await admin.users.create({ realm, username, enabled: true, firstName: "Kept", attributes });
  await open(page, `/${realm}/users/${id}/settings`);
  const toggle = page.getByTestId(`${username}-switch`);
  await flip(toggle);
  await expect(page.getByRole("dialog", { name: "Disable user?" })).toBeVisible();
  await page.getByTestId("cancel").click();
  await expect(toggle).toBeChecked();
  await flip(toggle);
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText(/user has been saved/i);
  await expect(toggle).not.toBeChecked();
  expect(await admin.users.findOne({ realm, id })).toMatchObject({ enabled: false, firstName: "Kept", attributes });
  await flip(toggle);
  await expect(toggle).toBeChecked();
  await page.getByTestId("action-dropdown").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText(/user has been deleted/i);
  await expect(page.getByTestId("view-header")).toHaveText("Users");
  expect(await userNamed(realm, username)).toBeUndefined();
});

test("who may only look: rows that cannot be selected, buttons that say why; who may query sees none", async ({
  newPage,
  realm,
}) => {
  const username = uniqueName("seen");
  await admin.users.create({ realm, username, enabled: true });
  const viewer = await createUser("master", uniqueName("viewer"), ["view-users", "query-users", "query-groups"], {
    of: realm,
  });
  const page = await newPage();
  await open(page, `/${realm}/users?search=${username}`, { as: viewer });
  await expect(row(page, username)).toBeVisible();
  await expect(page.getByLabel("Select row 0")).toBeDisabled();
  await expect(row(page, username).getByRole("button", { name: "Kebab toggle" })).toHaveCount(0);
  await expect(page.getByTestId("add-user")).toHaveAttribute("aria-disabled", "true");
  await page.getByTestId("add-user").hover();
  await expect(page.getByRole("tooltip")).toContainText("manage-users");

  const nobody = await createUser("master", uniqueName("nobody"), ["query-users"], { of: realm });
  const other = await newPage();
  await open(other, `/${realm}/users`, { as: nobody });
  await expect(other.getByRole("heading", { name: "No users found" })).toBeVisible();
});

test("an empty realm offers the first user", async ({ page, realm }) => {
  const own = uniqueName("empty");
  await createRealm({ realm: own });
  await open(page, `/${own}/users`);
  await page.getByTestId("no-users-found-empty-action").click();
  await expect(page.getByTestId("view-header")).toHaveText("Create user");
  await open(page, `/${realm}/users`);
});

test("an e-mail address that waits to be confirmed is shown; the old one can be kept", async ({ page }) => {
  const own = uniqueName("pending");
  await createRealm({ realm: own });
  const alias = "UPDATE_EMAIL";
  const action = await admin.authenticationManagement.getRequiredActionForAlias({ realm: own, alias });
  test.skip(!action, "servers before 26.4 do not know it");
  await admin.authenticationManagement.updateRequiredAction({ realm: own, alias }, { ...action, enabled: true });
  const { id } = await admin.users.create({ realm: own, username: "pending", email: "old@gatehouse.example" });
  const waiting = { "kc.email.pending": ["new@gatehouse.example"] };
  const user = { username: "pending", email: "old@gatehouse.example", firstName: "Kept" };
  await admin.users.update(
    { realm: own, id },
    { ...user, attributes: waiting, requiredActions: [alias, "VERIFY_EMAIL"] },
  );
  await open(page, `/${own}/users/${id}/settings`);
  await expect(page.getByText("new@gatehouse.example")).toBeVisible();
  await expect(page.getByTestId("kc.email.pending")).toHaveCount(0);
  await page.getByTestId("keep-email").click();
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText(/user has been saved/i);
  await expect(page.getByText("new@gatehouse.example")).toHaveCount(0);
  const kept = await admin.users.findOne({ realm: own, id });
  expect(kept).toMatchObject({ ...user, requiredActions: ["VERIFY_EMAIL"] });
  expect(kept?.attributes).toBeUndefined();
});
