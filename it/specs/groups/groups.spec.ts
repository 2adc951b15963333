// Groups: made, edited, copied and deleted at any depth, also by two at once.
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { browserLine, hold, inject, MESSAGE } from "../../support/faults";
import {
  choose,
  groupOf,
  groupsNamed,
  heading,
  makeTrees,
  newGroup,
  node,
  numbered,
  row,
} from "../../support/areas/groups";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("a group is made at the top and below; a taken name is shown at the field, nothing is lost", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  const name = uniqueName("made");
  await newGroup(realm, { name: `${name}-taken` });
  await open(page, `/${realm}/groups`);
  await page.getByTestId("openCreateGroupModal").click();
  await expect(page.getByTestId("name")).toBeFocused();
  await page.getByTestId("createGroup").click();
  await expect(page.getByTestId("name-helper")).toContainText("Required field");
  await expect(page.getByTestId("name")).toBeFocused();
  await page.getByTestId("name").fill(`${name}-taken`);
  await page.getByTestId("description").fill("What it is for");
  await page.getByTestId("createGroup").click();
  await expect(page.getByTestId("name-helper")).toContainText("already exists");
  await expect(page.getByTestId("description")).toHaveValue("What it is for");
  await page.getByTestId("name").fill(` ${name} `);
  // Enter while it is on its way sends it no second time
  const go = await hold(page, /\/groups\/?$/, "POST");
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await page.getByTestId("name").press("Enter");
  await expect(page.getByTestId("createGroup")).toBeDisabled();
  await page.getByTestId("name").press("Enter");
  go();
  await expect(lastAlert(page)).toHaveText(/Group created/);
  expect(sent.filter((url) => /\/groups\/?$/.test(url))).toHaveLength(1);
  await expect(node(page, name)).toBeVisible();
  const [made] = await groupsNamed(realm, name);
  expect(made).toMatchObject({ name, path: `/${name}`, description: "What it is for" });

  // below it, from its own page; the tree shows that it can be opened now
  await row(page, name).getByRole("link").click();
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByTestId("group-description")).toHaveText("What it is for");
  await page.getByTestId("no-groups-in-this-sub-group-empty-action").click();
  await page.getByTestId("name").fill("below");
  await page.getByTestId("createGroup").click();
  await row(page, "below").getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/groups/${made?.id}/[-\\w]+$`));
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs).toHaveText(new RegExp(`Groups\\s*${name}\\s*below`));
  await expect(node(page, name)).toHaveAttribute("aria-expanded", "true");
  await expect(node(page, "below")).toHaveAttribute("aria-selected", "true");
  await crumbs.getByRole("link", { name }).click();
  await expect(heading(page)).toHaveText(name);
});

const names = ["a/b", "50 %", 'quo"te', "o'clock", "semi;colon", "lit%2Feral", "~/tilde", "مدير", "🙂 happy", "<b>"];

test("names of any kind: found, opened, changed", async ({ page, realm }) => {
  const above = await newGroup(realm, { name: "all / of them %" });
  const ids = new Map<string, string>();
  for (const name of names) ids.set(name, await newGroup(realm, { name }, above));
  await open(page, `/${realm}/groups`);
  for (const [name, id] of ids) {
    await page.getByTestId("nav-item-groups").click();
    const search = page.getByTestId("group-search").getByRole("textbox");
    await search.fill(name);
    await search.press("Enter");
    await expect(row(page, name)).toContainText(`/all / of them %/${name}`);
    await row(page, name).getByRole("link").click();
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText("all / of them %");
    await page.getByTestId("action-dropdown").click();
    await page.getByTestId("renameGroupAction").click();
    await page.getByTestId("name").fill(`${name} ${name}`);
    await page.getByTestId("description").fill(name);
    await page.getByTestId("renameGroup").click();
    await expect(heading(page)).toHaveText(`${name} ${name}`);
    await expect(node(page, `${name} ${name}`)).toBeVisible();
    expect(await groupOf(realm, id)).toMatchObject({ name: `${name} ${name}`, description: name });
  }
});

test("edited by two at once: both changes stay; the same value is chosen", async ({ page, realm }) => {
  const name = uniqueName("shared");
  const id = await newGroup(realm, { name, description: "before", attributes: { kept: ["yes"] } });
  await open(page, `/${realm}/groups/${id}`);
  const edit = async (description: string) => {
    await page.getByTestId("action-dropdown").click();
    await page.getByTestId("renameGroupAction").click();
    await page.getByTestId("description").fill(description);
  };
  await edit("mine");
  await admin.groups.update({ realm, id }, { name: `${name} renamed`, attributes: { kept: ["yes"], other: ["x"] } });
  await page.getByTestId("renameGroup").click();
  const conflict = dialog(page, "This was changed by someone else");
  await conflict.getByTestId("resolve").click();
  await expect(lastAlert(page)).toHaveText(/Group updated/);
  await expect(heading(page)).toHaveText(`${name} renamed`);
  expect(await groupOf(realm, id)).toMatchObject({
    name: `${name} renamed`,
    description: "mine",
    attributes: { kept: ["yes"], other: ["x"] },
  });
});

test("deleted by somebody else while it is edited: it can be made again", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(404));
  const name = uniqueName("gone");
  const id = await newGroup(realm, { name, attributes: { kept: ["yes"] } });
  await open(page, `/${realm}/groups?search=${name}`);
  await choose(page, name, "Edit");
  await page.getByTestId("description").fill("after");
  await admin.groups.del({ realm, id });
  await page.getByTestId("renameGroup").click();
  await dialog(page, "Deleted by someone else").getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText(/Group updated/);
  await expect.poll(() => groupsNamed(realm, name)).toMatchObject([{ name, description: "after" }]);
  // also what a row does not have
  const [again] = await groupsNamed(realm, name);
  expect((await groupOf(realm, again?.id ?? ""))?.attributes).toEqual({ kept: ["yes"] });

  // from its own page, which leads to the new one
  await expect(row(page, name).getByRole("link")).toHaveAttribute("href", new RegExp(`/groups/${again?.id}$`));
  await row(page, name).getByRole("link").click();
  await expect(heading(page)).toHaveText(name);
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("renameGroupAction").click();
  await page.getByTestId("description").fill("once more");
  await admin.groups.del({ realm, id: again?.id ?? "" });
  await page.getByTestId("renameGroup").click();
  await dialog(page, "Deleted by someone else").getByTestId("confirm").click();
  await expect.poll(() => groupsNamed(realm, name)).toMatchObject([{ name, description: "once more" }]);
  const [last] = await groupsNamed(realm, name);
  await expect(page).toHaveURL(new RegExp(`/groups/${last?.id}$`));
  await expect(page.getByTestId("group-description")).toHaveText("once more");
});

test("a copy has name and description as typed, attributes, members, roles and everything below", async ({
  page,
  realm,
}) => {
  const name = uniqueName("original");
  const id = await newGroup(realm, { name, description: "first", attributes: { a: ["1", "2"] } });
  const below = await newGroup(realm, { name: "below", attributes: { b: ["3"] } }, id);
  for (const child of numbered("leaf", 12)) await newGroup(realm, { name: child }, below);
  const user = await createUser(realm, uniqueName("copied"));
  await admin.users.addToGroup({ realm, id: user.id, groupId: id });
  const role = uniqueName("copied-role");
  await admin.roles.create({ realm, name: role });
  const { id: roleId = "" } = (await admin.roles.findOneByName({ realm, name: role })) ?? {};
  await admin.groups.addRealmRoleMappings({ realm, id, roles: [{ id: roleId, name: role }] });

  await open(page, `/${realm}/groups?search=${name}`);
  await choose(page, name, "Duplicate");
  await expect(page.getByTestId("name")).toHaveValue(`Copy of ${name}`);
  await expect(page.getByRole("dialog")).toContainText("large number of subgroups");
  await page.getByTestId("name").fill(`${name} again`);
  await page.getByTestId("description").fill("second");
  await page.getByTestId("duplicateGroup").click();
  await expect(lastAlert(page)).toHaveText(/Group duplicated/);
  const [copy] = await groupsNamed(realm, `${name} again`);
  const made = await groupOf(realm, copy?.id ?? "");
  expect(made).toMatchObject({ description: "second", attributes: { a: ["1", "2"] }, realmRoles: [role] });
  const members = await admin.groups.listMembers({ realm, id: made?.id ?? "" });
  expect(members.map(({ username }) => username)).toEqual([user.username]);
  const [child] = await admin.groups.listSubGroups({ realm, parentId: made?.id ?? "", briefRepresentation: false });
  expect(child).toMatchObject({ name: "below", attributes: { b: ["3"] }, subGroupCount: 12 });
});

test("a group without a description is copied also where groups have none (26.2) @smoke", async ({ page, realm }) => {
  const name = uniqueName("plain");
  await newGroup(realm, { name, attributes: { a: ["1"] } });
  await open(page, `/${realm}/groups?search=${name}`);
  await choose(page, name, "Duplicate");
  await page.getByTestId("duplicateGroup").click();
  await expect(lastAlert(page)).toHaveText(/Group duplicated/);
  const [copy] = await groupsNamed(realm, `Copy of ${name}`);
  expect((await groupOf(realm, copy?.id ?? ""))?.attributes).toEqual({ a: ["1"] });
});

test("a copy that fails leaves nothing behind", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500));
  const name = uniqueName("whole");
  const id = await newGroup(realm, { name });
  await newGroup(realm, { name: "below" }, id);
  await open(page, `/${realm}/groups?search=${name}`);
  await choose(page, name, "Duplicate");
  await inject(page, /\/groups\/[^/]+\/children$/, 500, "POST");
  await page.getByTestId("duplicateGroup").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(page.getByTestId("name")).toHaveValue(`Copy of ${name}`);
  expect(await groupsNamed(realm, `Copy of ${name}`)).toEqual([]);
});

test("deleted with what is below it, while its members stay; several at once", async ({ page, realm }) => {
  const prefix = uniqueName("del");
  await makeTrees(
    realm,
    numbered(prefix, 2).map((name) => ({ name, below: [{ name: `${name} below` }] })),
  );
  const [first = ""] = numbered(prefix, 2);
  const user = await createUser(realm, uniqueName("stays"));
  const [below] = await groupsNamed(realm, `${first} below`);
  await admin.users.addToGroup({ realm, id: user.id, groupId: below?.id ?? "" });

  // from the page of a group below it
  await open(page, `/${realm}/groups/${below?.id}`);
  await node(page, first).getByRole("button", { name: "Actions" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toContainText("1 directly below");
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText(/Group deleted/);
  await expect(heading(page)).toHaveText("Groups");
  expect(await groupsNamed(realm, `${first} below`)).toEqual([]);
  expect(await admin.users.listGroups({ realm, id: user.id })).toEqual([]);
});

test("a search finds both a group and what is below it: together they are deleted once", async ({
  page,
  realm,
  allowConsole,
}) => {
  // the second of them is gone with the first
  allowConsole(browserLine(404));
  const prefix = uniqueName("del");
  const [second = "", third = ""] = numbered(prefix, 2);
  await makeTrees(
    realm,
    [second, third].map((name) => ({ name, below: [{ name: `${name} below` }] })),
  );
  await open(page, `/${realm}/groups?search=${encodeURIComponent(second)}`);
  await expect(row(page, `${second} below`)).toContainText(`/${second}/${second} below`);
  await page.locator('input[name="check-all"]').check();
  await page.getByTestId("kebab").click();
  await page.getByTestId("table-toolbar").getByText("Delete").click();
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText(/Groups deleted/);
  await expect.poll(() => groupsNamed(realm, second)).toEqual([]);
  expect(await groupsNamed(realm, third)).toHaveLength(1);
});
