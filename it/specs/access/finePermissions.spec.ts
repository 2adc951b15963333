// Fine-grained permissions in a realm: what the server refuses is off, and what it allows is live.
import type { Page } from "@playwright/test";
import { browserLine } from "../../support/faults";
import { grant, helperOf } from "../../support/areas/finePermissions";
import { heading, join, newGroup, node, row, tree } from "../../support/areas/groups";
import { admin, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

test.beforeEach(() => test.skip(server.version < "26.4", "what may be granted differs before 26.4"));

const newUser = async (realm: string, username: string) =>
  (await admin.users.create({ realm, username, enabled: true })).id;

test("one group only: it is seen with its members, and nothing of it can be edited", async ({
  signedOutPage: page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(403));
  const [own, other, username] = [uniqueName("own"), uniqueName("other"), uniqueName("member")];
  const helper = await helperOf(realm, ["query-groups", "query-users"]);
  const id = await newGroup(realm, { name: own });
  await newGroup(realm, { name: other });
  await join(realm, id, await newUser(realm, username));
  await grant(realm, helper.id, "Groups", ["view", "view-members", "manage-membership"], [id]);
  await open(page, `/${realm}/groups`, { realm, as: helper });
  await expect(node(page, own)).toBeVisible();
  await expect(node(page, other)).toHaveCount(0);
  await expect(page.getByTestId("openCreateGroupModal")).toBeVisible();
  await row(page, own).getByRole("link").click();
  await expect(heading(page)).toHaveText(own);
  await page.getByTestId("action-dropdown").click();
  for (const entry of ["Edit", "Move to", "Delete group"])
    await expect(page.getByRole("menuitem", { name: entry })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");
  await page.getByTestId("members").click();
  await expect(row(page, username)).toBeVisible();
  await expect(page.getByTestId("addMember")).not.toHaveAttribute("aria-disabled", "true");

  // the server asks whether the user may be taken out as well; another group of this user may be left all the same
  const menu = row(page, username).getByRole("button", { name: "Kebab toggle" });
  const leave = page.getByRole("menuitem", { name: "Leave", exact: true });
  await menu.click();
  await expect(leave).not.toHaveAttribute("aria-disabled", "true");
  await leave.click();
  await expect(page.getByTestId("last-alert")).toBeVisible();
  await expect(row(page, username)).toBeVisible();
});

test("a group below others only: those above it are words of its path, not links", async ({
  signedOutPage: page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(403));
  const [above, below] = [uniqueName("above"), uniqueName("below")];
  const helper = await helperOf(realm, ["query-groups", "query-users"]);
  const id = await newGroup(realm, { name: below }, await newGroup(realm, { name: above }));
  await grant(realm, helper.id, "Groups", ["view"], [id]);
  await open(page, `/${realm}/groups`, { realm, as: helper });
  const search = page.getByTestId("searchForGroups").getByRole("textbox");
  await search.fill(below);
  await search.press("Enter");
  const found = tree(page).getByRole("treeitem");
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(`/${above}/${below}`);
  await found.getByRole("link", { name: below, exact: true }).click();
  await expect(heading(page)).toHaveText(below);
  await expect(page.getByRole("link", { name: above, exact: true })).toHaveCount(0);
});

test("one realm role only: it is offered and given, and no other one", async ({
  signedOutPage: page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(403));
  const [own, other, username] = [uniqueName("own"), uniqueName("other"), uniqueName("holder")];
  for (const name of [own, other]) await admin.roles.create({ realm, name });
  const id = await newUser(realm, username);
  const role = await admin.roles.findOneByName({ realm, name: own });
  const given = async () => (await admin.users.listRealmRoleMappings({ realm, id })).map(({ name }) => name);
  const assign = async (page: Page, name: string) => {
    await page.getByTestId("add-role-mapping-button").click();
    await page.getByTestId("roles-role").click();
    const search = page.getByRole("dialog").getByTestId("table-search-input").getByRole("textbox");
    await search.fill(name);
    await search.press("Enter");
  };
  const line = (page: Page, name: string) => page.getByRole("dialog").getByRole("row").filter({ hasText: name });

  // who may not list the roles of the realm is offered what the server says can be given
  const helper = await helperOf(realm, ["query-users"]);
  await grant(realm, helper.id, "Users", ["view", "map-roles"], [id]);
  await grant(realm, helper.id, "Roles", ["map-role"], [role?.id ?? ""]);
  await open(page, `/${realm}/users/${id}/role-mapping`, { realm, as: helper });
  await assign(page, other);
  await expect(page.getByRole("dialog").getByRole("heading", { name: /^No/ })).toBeVisible();
  await page.getByRole("dialog").getByTestId("table-search-input").getByRole("textbox").fill(own);
  await page.getByRole("dialog").getByTestId("table-search-input").getByRole("textbox").press("Enter");
  await line(page, own).getByRole("checkbox").check();
  await page.getByTestId("assign").click();
  await expect(page.getByTestId("assigned-roles")).toContainText(own);
  expect(await given()).toContain(own);
  expect(await given()).not.toContain(other);

  // of the users' list nothing is live that leads to a refusal
  await page.getByTestId("nav-item-users").click();
  await expect(row(page, username)).toBeVisible();
  await expect(page.getByLabel("Select row 0")).toBeDisabled();
  await expect(page.getByTestId("delete-user-btn")).toBeDisabled();
  await page.getByTestId("add-user").hover();
  await expect(page.getByRole("tooltip")).toHaveText("You need: query-groups");
});
