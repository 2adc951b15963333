// Members of a group and of the groups below it: listed, added, taken out, seen through REST and from there in the browser.
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { countReads, join, makeTrees, newGroup, numbered, groupsNamed, row } from "../../support/areas/groups";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const members = async (realm: string, id: string) =>
  (await admin.groups.listMembers({ realm, id })).map(({ username }) => username).sort();

const table = (page: Page) => page.getByTestId("members-table");

test("users are added by a search across pages; who is in already is selected", async ({ page, realm }) => {
  const id = await newGroup(realm, { name: uniqueName("joined") });
  const prefix = uniqueName("person");
  const users = await Promise.all(numbered(prefix, 12).map((name) => createUser(realm, name.replace(" ", "-"))));
  const names = users.map(({ username }) => username);
  await join(realm, id, users[0]?.id ?? "");
  await open(page, `/${realm}/groups/${id}/members`);
  await expect(row(page, names[0] ?? "")).toBeVisible();
  await page.getByTestId("addMember").click();
  const dialog = page.getByRole("dialog", { name: "Add member" });
  const search = dialog.getByPlaceholder("Search user");
  await search.fill(prefix);
  await search.press("Enter");
  const line = (name: string) => dialog.getByRole("row").filter({ hasText: name });
  await expect(line(names[0] ?? "").getByRole("checkbox")).toBeDisabled();
  await expect(line(names[0] ?? "").getByRole("checkbox")).toBeChecked();
  await line(names[1] ?? "")
    .getByRole("checkbox")
    .check();
  await dialog.getByLabel("Pagination bottom").getByLabel("Go to next page").click();
  await line(names[11] ?? "")
    .getByRole("checkbox")
    .check();
  await dialog.getByTestId("add").click();
  await expect(lastAlert(page)).toHaveText(/2 users added/);
  await expect(row(page, names[11] ?? "")).toBeVisible();
  expect(await members(realm, id)).toEqual([names[0], names[1], names[11]]);

  // one leaves, then the others
  await row(page, names[0] ?? "")
    .getByRole("button", { name: "Kebab toggle" })
    .click();
  await page.getByRole("menuitem", { name: "Leave" }).click();
  await expect(lastAlert(page)).toHaveText(/1 user left/);
  expect(await members(realm, id)).toEqual([names[1], names[11]]);
  await page.locator('input[name="check-all"]').check();
  await page.getByTestId("kebab").click();
  await page.getByTestId("table-toolbar").getByText("Leave").click();
  await expect(lastAlert(page)).toHaveText(/2 users left/);
  await expect(page.getByTestId("no-users-found-empty-action")).toBeVisible();
  expect(await members(realm, id)).toEqual([]);
});

test("undo of a leave puts back who left by it, not who had left before", async ({ page, realm }) => {
  const id = await newGroup(realm, { name: uniqueName("left") });
  const [mine, theirs] = [await createUser(realm, uniqueName("mine")), await createUser(realm, uniqueName("theirs"))];
  for (const user of [mine, theirs]) await join(realm, id, user.id);
  await open(page, `/${realm}/groups/${id}/members`);
  await expect(row(page, theirs.username)).toBeVisible();
  await admin.users.delFromGroup({ realm, id: theirs.id, groupId: id });
  await page.locator('input[name="check-all"]').check();
  await page.getByTestId("kebab").click();
  await page.getByTestId("table-toolbar").getByText("Leave").click();
  await page.getByTestId("bulk-undo").click();
  await expect(row(page, mine.username)).toBeVisible();
  expect(await members(realm, id)).toEqual([mine.username]);
});

test("a disabled user with names of any kind is marked; a link leads to the user", async ({ page, realm }) => {
  const id = await newGroup(realm, { name: uniqueName("odd") });
  const user = await admin.users.create({
    realm,
    username: "disabled.one",
    enabled: false,
    firstName: "مدير",
    lastName: "🙂 O'Neil",
  });
  await join(realm, id, user.id);
  await open(page, `/${realm}/groups/${id}/members`);
  await expect(table(page)).toContainText("Disabled");
  await expect(table(page)).toContainText("مدير");
  await table(page).getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/users/${user.id}/settings$`));
});

test("with those of groups below: each once, with the group they are in, page by page", async ({ page, realm }) => {
  const name = uniqueName("wide");
  await makeTrees(realm, [{ name, below: numbered("part", 15).map((name) => ({ name, below: [{ name: "leaf" }] })) }]);
  const [top] = await groupsNamed(realm, name);
  const id = top?.id ?? "";
  const parts = await admin.groups.listSubGroups({ realm, parentId: id, max: 20 });
  const [leaf] = await admin.groups.listSubGroups({ realm, parentId: parts[14]?.id ?? "" });
  const users = await Promise.all(numbered(uniqueName("m"), 13).map((one) => createUser(realm, one.replace(" ", "-"))));
  const [first, second, ...others] = users.map((user) => user.id);
  await join(realm, id, first ?? "");
  await join(realm, parts[3]?.id ?? "", first ?? "");
  await join(realm, leaf?.id ?? "", second ?? "");
  for (const other of others) await join(realm, parts[7]?.id ?? "", other);

  await open(page, `/${realm}/groups/${id}/members`);
  await expect(table(page).getByRole("row")).toHaveCount(2);
  await page.getByTestId("includeSubGroupsCheck").check();
  await expect(table(page).getByRole("row")).toHaveCount(11);
  await page.getByLabel("Pagination bottom").getByLabel("Go to next page").click();
  await expect(table(page).getByRole("row")).toHaveCount(4);
  await expect(row(page, users[1]?.username ?? "")).toContainText(`/${name}/part 0014/leaf`);

  // who is in below leaves there, not here
  const menu = row(page, users[1]?.username ?? "");
  await menu.getByRole("button", { name: "Kebab toggle" }).click();
  await expect(page.getByRole("menuitem", { name: "Leave" })).toHaveCount(0);
  await page.getByRole("menuitem", { name: "Show memberships" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(`/${name}/part 0014/leaf`);
  await expect(dialog.getByRole("row")).toHaveCount(2);
  await dialog.getByLabel("Direct membership").uncheck();
  await expect(dialog.getByRole("row")).toHaveCount(4);
});

test("all that match leave, but for who is in through a group below", async ({ page, realm }) => {
  const name = uniqueName("left");
  await makeTrees(realm, [{ name, below: [{ name: "part" }] }]);
  const [top] = await groupsNamed(realm, name);
  const id = top?.id ?? "";
  const [part] = await admin.groups.listSubGroups({ realm, parentId: id });
  const users = await Promise.all(numbered(uniqueName("w"), 12).map((one) => createUser(realm, one.replace(" ", "-"))));
  for (const [index, user] of users.entries()) await join(realm, (index < 11 ? id : part?.id) ?? "", user.id);
  await open(page, `/${realm}/groups/${id}/members`);
  await page.getByTestId("includeSubGroupsCheck").check();
  await page.locator('input[name="check-all"]').check();
  await page.getByRole("button", { name: "Select all matching" }).click();
  await page.getByTestId("kebab").click();
  await page.getByRole("menuitem", { name: "Leave" }).click();
  await page.getByTestId("confirm").click();
  const run = page.getByTestId("bulk-run");
  await run.getByTestId("bulk-failed").click();
  await expect(run).toContainText(`Member through /${name}/part`);
  const members = async (of: string) => (await admin.groups.listMembers({ realm, id: of })).length;
  expect([await members(id), await members(part?.id ?? "")]).toEqual([0, 1]);
});

test("more groups below than are read at once: said, and read on demand", async ({ page, realm }) => {
  const name = uniqueName("huge");
  await makeTrees(realm, [{ name, below: numbered("part", 130).map((name) => ({ name })) }]);
  const [top] = await groupsNamed(realm, name);
  const [last] = await groupsNamed(realm, "part 0129");
  const user = await createUser(realm, uniqueName("far"));
  await join(realm, last?.id ?? "", user.id);
  const reads = countReads(page);
  await open(page, `/${realm}/groups/${top?.id}/members`);
  await page.getByTestId("include-sub-group-users-empty-action").click();
  await expect(page.getByText("there are more groups below")).toBeVisible();
  expect(reads.filter((read) => read.includes("/members")).length).toBeLessThan(110);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(row(page, user.username)).toBeVisible();
  await expect(page.getByText("there are more groups below")).toHaveCount(0);
});

test("one of two is refused: said, the other is in", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500));
  const id = await newGroup(realm, { name: uniqueName("half") });
  const prefix = uniqueName("half");
  const users = await Promise.all([`${prefix}-a`, `${prefix}-b`].map((name) => createUser(realm, name)));
  await open(page, `/${realm}/groups/${id}/members`);
  await page.getByTestId("no-users-found-empty-action").click();
  const dialog = page.getByRole("dialog", { name: "Add member" });
  await dialog.getByPlaceholder("Search user").fill(prefix);
  await dialog.getByPlaceholder("Search user").press("Enter");
  await expect(dialog.getByRole("row")).toHaveCount(3);
  await dialog.locator('input[name="check-all"]').check();
  await inject(page, new RegExp(`/users/${users[1]?.id}/groups/`), 500, "PUT");
  await dialog.getByTestId("add").click();
  await expect(page.getByTestId("bulk-run")).toContainText(MESSAGE);
  // the alert says it, too, and not only how many failed
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(row(page, users[0]?.username ?? "")).toBeVisible();
  expect(await members(realm, id)).toEqual([users[0]?.username]);

  // and so does that of a leave
  await page.reload();
  await inject(page, new RegExp(`/users/${users[0]?.id}/groups/`), 500, "DELETE");
  await row(page, users[0]?.username ?? "")
    .getByRole("checkbox")
    .check();
  await page.getByTestId("kebab").click();
  await page.getByTestId("table-toolbar").getByText("Leave").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  expect(await members(realm, id)).toEqual([users[0]?.username]);
});

test("the group's roles are given and taken", async ({ page, realm }) => {
  const id = await newGroup(realm, { name: uniqueName("roles") });
  const role = uniqueName("granted");
  await admin.roles.create({ realm, name: role });
  await open(page, `/${realm}/groups/${id}/role-mapping`);
  await page.getByTestId("add-role-mapping-button").click();
  await page.getByTestId("roles-role").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("row").filter({ hasText: role }).getByRole("checkbox").check();
  await dialog.getByTestId("assign").click();
  await expect(page.getByTestId("assigned-roles")).toContainText(role);
  const given = await admin.groups.listRealmRoleMappings({ realm, id });
  expect(given.map(({ name }) => name)).toEqual([role]);
  await admin.groups.delRealmRoleMappings({ realm, id, roles: [{ id: given[0]?.id ?? "", name: role }] });
  await page.reload();
  await expect(page.getByTestId("empty-state")).toBeVisible();
});
