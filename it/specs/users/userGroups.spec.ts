// The groups of a user: joined, left, direct or inherited; odd names, refused, by who may only look.
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { newGroup, row } from "../../support/areas/groups";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const groupsOf = async (realm: string, id: string) =>
  (await admin.users.listGroups({ realm, id })).map(({ path }) => path).sort();

test("joined at any depth, left one and several; what is inherited is distinguished", async ({ page, realm }) => {
  const prefix = uniqueName("g");
  const top = await newGroup(realm, { name: `${prefix}-top` });
  const middle = await newGroup(realm, { name: `${prefix}-a/b %` }, top);
  await newGroup(realm, { name: `${prefix}-مدير 🙂` }, middle);
  await newGroup(realm, { name: `${prefix}-other` });
  const user = await createUser(realm, uniqueName("member"));
  await open(page, `/${realm}/users/${user.id}/groups`);
  await page.getByTestId("no-groups-empty-action").click();
  const picker = page.getByRole("dialog", { name: `Join groups for user ${user.username}` });
  await picker.getByTestId("cancel").click();
  await expect(picker).toHaveCount(0);
  await page.getByTestId("no-groups-empty-action").click();
  await expect(page.getByTestId("join-button")).toBeDisabled();
  // into the group and down, then by search: what is selected stays
  const search = picker.getByPlaceholder("Search group");
  await search.fill(prefix);
  await search.press("Enter");
  await picker.getByTestId(`${prefix}-other-check`).check();
  await picker.getByTestId(`${prefix}-a/b %`).getByRole("button", { name: "Select" }).click();
  await expect(picker.getByTestId(`${prefix}-top`)).toHaveCount(0);
  await picker.getByTestId(`${prefix}-مدير 🙂-check`).check();
  await page.getByTestId("join-button").click();
  await expect(lastAlert(page)).toHaveText(/Added group membership/);
  await expect(row(page, `${prefix}-other`)).toBeVisible();
  const deep = `/${prefix}-top/${prefix}-a/b %/${prefix}-مدير 🙂`;
  expect(await groupsOf(realm, user.id)).toEqual([`/${prefix}-other`, deep].sort());

  // inherited ones: of the groups above, although a name looks like a path
  await page.locator("#kc-direct-membership-checkbox").uncheck();
  await expect(page.getByRole("grid").getByRole("row")).toHaveCount(5);
  await expect(row(page, `${prefix}-a/b %`).getByRole("checkbox")).toBeDisabled();
  await expect(page.getByTestId(`leave-${prefix}-a/b %`)).toHaveCount(0);
  await row(page, `${prefix}-a/b %`).getByRole("link").click();
  await expect(page.getByTestId("view-header")).toHaveText(`${prefix}-a/b %`);
  await page.goBack();
  await expect(page.locator("#kc-direct-membership-checkbox")).not.toBeChecked();

  // joined ones cannot be joined again
  await page.getByTestId("add-group-button").click();
  await search.fill(prefix);
  await search.press("Enter");
  await expect(picker.getByTestId(`${prefix}-other-check`)).toBeDisabled();
  await picker.getByRole("button", { name: "Close" }).click();

  await page.getByTestId(`leave-${prefix}-other`).click();
  await expect(page.getByRole("dialog")).toContainText(`/${prefix}-other`);
  await page.getByTestId("cancel").click();
  expect(await groupsOf(realm, user.id)).toHaveLength(2);
  await page.locator('input[name="check-all"]').check();
  await page.getByTestId("leave-group-button").click();
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText(/Removed group membership/);
  await expect(page.getByTestId("no-groups-empty-action")).toBeVisible();
  expect(await groupsOf(realm, user.id)).toEqual([]);
});

test("a group above one that is found is left, too, where the user is in it directly", async ({ page, realm }) => {
  const prefix = uniqueName("g");
  const top = await newGroup(realm, { name: `${prefix}-top` });
  const below = await newGroup(realm, { name: `${prefix}-below` }, top);
  const user = await createUser(realm, uniqueName("member"));
  for (const groupId of [top, below]) await admin.users.addToGroup({ realm, id: user.id, groupId });
  await open(page, `/${realm}/users/${user.id}/groups?direct=false&search=${prefix}-below`);
  await expect(row(page, `${prefix}-below`)).toBeVisible();
  await page.getByTestId(`leave-${prefix}-top`).click();
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText(/Removed group membership/);
  expect(await groupsOf(realm, user.id)).toEqual([`/${prefix}-top/${prefix}-below`]);
});

test("joined elsewhere is seen after a refresh; searched; a refused leave is shown", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(403));
  const prefix = uniqueName("seen");
  const user = await createUser(realm, uniqueName("member"));
  const [one, two] = [await newGroup(realm, { name: `${prefix}-1` }), await newGroup(realm, { name: `${prefix}-2` })];
  await admin.users.addToGroup({ realm, id: user.id, groupId: one });
  await open(page, `/${realm}/users/${user.id}/groups`);
  await expect(row(page, `${prefix}-1`)).toBeVisible();
  await admin.users.addToGroup({ realm, id: user.id, groupId: two });
  await page.getByTestId("refresh").click();
  await expect(row(page, `${prefix}-2`)).toBeVisible();
  const search = page.getByPlaceholder("Search group");
  await search.fill(`${prefix}-2`);
  await search.press("Enter");
  await expect(row(page, `${prefix}-1`)).toHaveCount(0);
  await inject(page, /\/users\/[^/]+\/groups\//, 403, "DELETE");
  await page.getByTestId(`leave-${prefix}-2`).click();
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(row(page, `${prefix}-2`)).toBeVisible();
  expect(await groupsOf(realm, user.id)).toHaveLength(2);
});

test("who may only look: joining and leaving are off, with the reason", async ({ signedOutPage: page, realm }) => {
  const user = await createUser(realm, uniqueName("looked-at"));
  const name = uniqueName("held");
  const id = await newGroup(realm, { name });
  await admin.users.addToGroup({ realm, id: user.id, groupId: id });
  const viewer = await createUser("master", uniqueName("viewer"), ["view-users", "query-groups"], { of: realm });
  await open(page, `/${realm}/users/${user.id}/groups`, { as: viewer });
  await expect(page.getByTestId(`leave-${name}`)).toHaveAttribute("aria-disabled", "true");
  await page.getByTestId("add-group-button").hover();
  await expect(page.getByRole("tooltip")).toHaveText("You need: manage-users");
});
