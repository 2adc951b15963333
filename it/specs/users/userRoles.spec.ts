// Roles of a user: assigned and taken away in the browser and by REST, and why a user has what nobody assigned.
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { choose, find, inDialog, names, newClient, newRole, rowIn, table } from "../../support/areas/roleMapping";
import { admin, createUser, uniqueName } from "../../support/server";
import { confirm, dialog, expect, newUser, open, openTab, test } from "../../support/areas/userTabs";

test("roles are assigned, seen with why, and taken away @smoke", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500));
  const word = uniqueName("role");
  const clientId = `${word}-app`;
  const [use = ""] = await newClient(realm, clientId, ["use / %", "see"]);
  await newRole(realm, `${word}-above`, [use]);
  const group = await admin.groups.create({ realm, name: `${word}-group` });
  const toolbarStart = await newRole(realm, `${word}-lead`);
  await admin.groups.addRealmRoleMappings({ realm, id: group.id, roles: [{ id: toolbarStart, name: `${word}-lead` }] });
  const { id, username } = await newUser(realm);
  await admin.users.addToGroup({ realm, id, groupId: group.id });
  await openTab(page, realm, id, "role-mapping");

  await choose(page, "roles-role");
  await expect(dialog(page)).toHaveAccessibleName(new RegExp(`roles to ${username}$`));
  await find(page, `${word}-above`);
  await rowIn(inDialog(page), `${word}-above`).getByRole("checkbox").check();
  const lift = await inject(page, /role-mappings\/realm$/, 500, "POST");
  await dialog(page).getByTestId("assign").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  lift();
  await dialog(page).getByTestId("assign").click();
  await expect(lastAlert(page)).toHaveText("User role mapping successfully updated");
  const assigned = async () =>
    (await admin.users.listRealmRoleMappings({ realm, id }))
      .map(({ name }) => name)
      .filter((name) => name?.includes(word));
  expect(await assigned()).toEqual([`${word}-above`]);

  await page.getByTestId("hideInheritedRoles").uncheck();
  const inherited = rowIn(table(page), `${clientId} use / %`);
  await expect(inherited.locator('td[data-label="Inherited"]')).toHaveText("True");
  await inherited.getByRole("button", { name: "Details" }).click();
  const why = page.getByRole("list", { name: `Why ${username} has this role`, exact: true });
  await expect(why).toContainText(`${word}-above`);
  await rowIn(table(page), `${word}-lead`).getByRole("button", { name: "Details" }).click();
  await expect(why.filter({ hasText: `${word}-group` })).toContainText(`${word}-lead`);

  await rowIn(table(page), `${word}-above`).getByRole("checkbox").check();
  await page.getByTestId("unAssignRole").click();
  await confirm(page);
  await expect(rowIn(table(page), `${word}-above`)).toHaveCount(0);
  expect(await assigned()).toEqual([]);
  await expect.poll(() => names(table(page))).toContain(`${word}-lead`);
});

test("who may only look sees them, and why nothing can be changed", async ({ signedOutPage: page, realm }) => {
  const { id } = await newUser(realm);
  const viewer = await createUser("master", uniqueName("viewer"), ["view-users"], { of: realm });
  await open(page, `/${realm}/users/${id}/role-mapping`, { as: viewer });
  await page.getByTestId("unAssignRole").hover();
  await expect(page.getByRole("tooltip")).toContainText("manage-users");
});

test("administrator roles beyond one's own are off, which the dialog says; the server would refuse them", async ({
  signedOutPage: page,
  realm,
}) => {
  const { id } = await newUser(realm);
  const manager = await createUser("master", uniqueName("manager"), ["manage-users", "view-users"], { of: realm });
  await open(page, `/${realm}/users/${id}/role-mapping`, { as: manager });
  await choose(page, "client-role");
  await find(page, "manage-");
  await expect(page.getByTestId("roles-refused")).toBeVisible();
  await expect(rowIn(inDialog(page), "manage-realm").getByRole("checkbox")).toBeDisabled();
  await expect(rowIn(inDialog(page), "manage-account").getByRole("checkbox")).toBeEnabled();
  // of the second page
  await find(page, "manage-users");
  await rowIn(inDialog(page), "manage-users").getByRole("checkbox").check();
  await dialog(page).getByTestId("assign").click();
  await expect(lastAlert(page)).toHaveText("User role mapping successfully updated");
});
