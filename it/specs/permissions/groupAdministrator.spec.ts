// An administrator with nothing but one permission: the users of one group are all that is seen.
import { permissionsOf } from "../../support/areas/finePermissions";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

test("who may view the members of one group sees exactly those users", async ({ page, newPage, realm }) => {
  test.skip(server.version < "26.4", "what may be granted differs before 26.4");
  const { id } = await permissionsOf(realm);
  await admin.realms.update({ realm }, { adminTheme: "gatehouse" });
  const helper = await createUser(realm, uniqueName("helper"), ["query-users", "query-groups"]);
  const [anna, bob, staff] = [uniqueName("anna"), uniqueName("bob"), uniqueName("staff")];
  const member = await admin.users.create({ realm, username: anna, enabled: true });
  await admin.users.create({ realm, username: bob, enabled: true });
  const group = await admin.groups.create({ realm, name: staff });
  await admin.users.addToGroup({ realm, id: member.id, groupId: group.id });
  const names = (of: typeof page) => of.getByRole("grid").getByRole("row").getByRole("link");

  const theirs = await newPage();
  await open(theirs, `/${realm}/users`, { realm, as: helper });
  await expect(theirs.getByTestId("empty-state")).toBeVisible();
  await expect(theirs.getByTestId("nav-item-permissions")).toHaveCount(0);

  // permitted by who manages the realm
  await open(page, `/${realm}/permissions/${id}/permission/new/Groups`);
  await page.getByTestId("name").fill("staff");
  await page.locator("#scopes").click();
  await page.getByRole("option", { name: "view-members", exact: true }).click();
  await page.keyboard.press("Escape");
  await page.locator("#specificResources").click();
  await page.getByTestId("select-group-button").click();
  await page.getByRole("dialog").getByRole("checkbox", { name: staff }).check();
  await page.getByTestId("add-button").click();
  await page.getByTestId("select-createNewPolicy-button").click();
  const dialog = page.getByRole("dialog", { name: "Create policy" });
  await dialog.getByTestId("name").fill("the helper");
  await dialog.locator("#type").click();
  await page.getByRole("option", { name: "User", exact: true }).click();
  await dialog.getByTestId("users").click();
  await page.keyboard.type(helper.username);
  await page.getByRole("option", { name: helper.username, exact: true }).click();
  await page.keyboard.press("Escape");
  await dialog.getByTestId("save").click();
  await expect(page.getByRole("grid", { name: "Policies" })).toContainText("the helper");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("view-header")).toHaveText("staff");

  await theirs.reload();
  await expect(names(theirs)).toHaveText([anna]);
  await names(theirs).click();
  await expect(theirs.getByTestId("view-header")).toHaveText(anna);
  await expect(theirs.getByTestId("username")).toBeDisabled();

  // and no longer, as soon as it is taken away
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("delete-permission").click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("last-alert")).toContainText("deleted");
  await open(theirs, `/${realm}/users`, { realm, as: helper });
  await expect(theirs.getByTestId("empty-state")).toBeVisible();
});
