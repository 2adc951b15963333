// What administrators did to one object: listed, narrowed, with who did it and what was sent.
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

test("the events of a role: listed, narrowed in the address, opened", async ({ page, realm }) => {
  await admin.realms.update({ realm }, { adminEventsEnabled: true, adminEventsDetailsEnabled: true });
  const name = uniqueName("watched");
  await admin.roles.create({ realm, name });
  const role = (await admin.roles.findOneByName({ realm, name })) ?? {};
  const id = role.id ?? "";
  for (const description of ["first", "second"]) await admin.roles.updateById({ realm, id }, { ...role, description });
  await admin.roles.createComposite({ realm, roleId: id }, []);

  await open(page, `/${realm}/roles/${id}/details`);
  await page.getByTestId("admin-events-tab").click();
  const rows = page.getByRole("grid").locator("tbody tr");
  await expect(rows).toHaveCount(3);
  // ids are cut; the whole path is the tooltip and copied
  await expect(page.getByTitle(`roles-by-id/${id}`, { exact: true }).first()).toHaveText(
    `roles-by-id/${id.slice(0, 8)}…`,
  );

  await page.getByTestId("dropdown-panel-btn").click();
  const form = page.getByTestId("searchForm");
  await form.getByRole("combobox").nth(1).click();
  await page.getByRole("option", { name: "UPDATE", exact: true }).click();
  await form.getByTestId("search-events-btn").click();
  await expect(rows).toHaveCount(2);
  expect(page.url()).toContain("operationTypes=UPDATE");
  await page.reload();
  await expect(rows).toHaveCount(2);
  const chips = page.getByRole("group", { name: "Operation types" });
  await expect(chips).toContainText("UPDATE");

  await rows.first().getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Representation" }).click();
  const dialog = page.getByRole("dialog", { name: "Representation" });
  await expect(dialog.getByRole("textbox")).toHaveValue(/"description": "second"/);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await dialog.getByRole("button", { name: "Copy to clipboard" }).click();
  await expect(page.getByRole("tooltip")).toHaveText(/copied/i);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"description": "second"');
  await dialog.getByRole("button", { name: "Close" }).click();
  await rows.first().getByRole("button", { name: "Copy to clipboard" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`roles-by-id/${id}`);
  // what has no body says so
  await admin.realms.update({ realm }, { adminEventsDetailsEnabled: false });
  await admin.roles.updateById({ realm, id }, { ...role, description: "third" });
  await admin.realms.update({ realm }, { adminEventsDetailsEnabled: true });
  await page.getByTestId("refresh").click();
  await expect(rows).toHaveCount(3);
  await rows.first().getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Representation" }).click();
  await expect(dialog).toContainText("No representation was saved with this event.");
  await dialog.getByRole("button", { name: "Close" }).click();
  await rows.first().getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Auth", exact: true }).click();
  const auth = page
    .getByRole("dialog", { name: "Auth", exact: true })
    .getByRole("grid", { name: "authData", exact: true });
  await expect(auth.getByRole("columnheader")).toHaveText(["Attribute", "Value"]);
  await expect(auth.locator("tbody td:first-child")).toHaveText(["Realm", "Client", "User", "IP address"]);
  await page.keyboard.press("Escape");

  await chips.getByRole("button").last().click();
  await expect(rows).toHaveCount(4);
});

test("the tab of a client scope is there while the realm saves admin events", async ({ page, realm }) => {
  await admin.realms.update({ realm }, { adminEventsEnabled: true });
  const { id } = await admin.clientScopes.create({ realm, name: uniqueName("watched"), protocol: "openid-connect" });
  await open(page, `/${realm}/client-scopes/${id}/events`);
  const grid = page.getByRole("grid");
  await expect(grid).toContainText("CREATE");
  await expect(grid.getByRole("link")).toHaveAttribute("href", new RegExp(`client-scopes/${id}/settings`));
});

test("all of the realm: names, links, who did it; saving switched on", async ({ page, realm }) => {
  await admin.realms.update({ realm }, { adminEventsEnabled: false, adminEventsDetailsEnabled: true });
  await open(page, `/${realm}/events/admin-events`);
  await expect(page.locator("main")).toContainText("Saving admin events turned off");
  await page.getByTestId("switch-on-saving").click();
  await expect(page.locator("main")).not.toContainText("Saving admin events turned off");
  expect(await admin.realms.getConfigEvents({ realm })).toMatchObject({
    adminEventsEnabled: true,
    adminEventsDetailsEnabled: true,
  });
  const user = await createUser(realm, uniqueName("ünï"));
  const name = uniqueName("kept role");
  await admin.roles.create({ realm, name });
  await page.getByTestId("refresh").click();
  const row = (text: string) => page.getByRole("grid").getByRole("row").filter({ hasText: text });
  await expect(row(name)).toContainText("CREATE");
  await expect(row(user.username)).toContainText("admin");
  await row(user.id.slice(0, 8)).getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`/users/${user.id}/settings$`));
});

test("what was done to a user: roles, groups and credentials, too", async ({ page, realm }) => {
  await admin.realms.update({ realm }, { adminEventsEnabled: true, adminEventsDetailsEnabled: true });
  const user = await createUser(realm, uniqueName("watched"), ["view-events"]);
  const group = await admin.groups.create({ realm, name: uniqueName("team") });
  await admin.users.addToGroup({ realm, id: user.id, groupId: group.id });
  await admin.users.resetPassword({ realm, id: user.id, credential: { type: "password", value: "other" } });
  await open(page, `/${realm}/users/${user.id}/events`);
  await page.getByRole("tab", { name: "Admin events" }).click();
  const grid = page.getByRole("grid", { name: "Admin events" });
  for (const type of ["USER", "GROUP_MEMBERSHIP", "CLIENT_ROLE_MAPPING"]) await expect(grid).toContainText(type);
  await expect(grid).toContainText("ACTION");
  await expect(grid).toContainText("view-events");
  await expect(grid.locator("tbody tr:visible")).toHaveCount(4);
});
