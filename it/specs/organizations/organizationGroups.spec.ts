// The groups of an organization (26.6): made, found, changed, joined by its members, deleted.
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { hasOrganizationGroups, joinGroup, makeOrganization, writeGroup } from "../../support/areas/organizations";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { chooseInRow, confirm, dialog, expect, newUser, open, test } from "../../support/areas/userTabs";

test.beforeEach(() => test.skip(!hasOrganizationGroups, "organizations have groups since 26.6"));

test("a group and one below it are made, described, searched and deleted", async ({ page, realm, allowConsole }) => {
  allowConsole(/status of (409|500) /);
  const orgId = await makeOrganization(realm, uniqueName("org"));
  const groups = admin.organizations.groups(orgId);
  await open(page, `/${realm}/organizations/${orgId}/groups`);
  await page.getByTestId("empty-state").getByRole("button").click();
  await dialog(page).getByTestId("name").fill('Sales / "EMEA" 😀');
  const lift = await inject(page, /\/groups$/, 500, "POST");
  await dialog(page).getByTestId("createGroup").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  lift();
  await dialog(page).getByTestId("createGroup").click();
  await page.getByRole("link", { name: 'Sales / "EMEA" 😀' }).click();
  await page.getByTestId("empty-state").getByRole("button").click();
  await dialog(page).getByTestId("name").fill("North");
  await dialog(page).getByTestId("createGroup").click();
  await expect(page.getByRole("link", { name: "North" })).toBeVisible();
  const [top] = await groups.find({ realm });
  const id = top?.id ?? "";
  expect(top?.name).toBe('Sales / "EMEA" 😀');

  // what somebody else changed meanwhile survives
  await groups.update({ realm, id }, { ...(await groups.findOne({ realm, id })), attributes: { region: ["emea"] } });
  await page.getByTestId("settingsTab").click();
  await page.getByTestId("description").fill("Who sells");
  await page.getByTestId("save").click();
  await expect
    .poll(async () => groups.findOne({ realm, id }))
    .toMatchObject({ description: "Who sells", attributes: { region: ["emea"] } });
  await page.getByTestId("attributesTab").click();
  await expect(page.getByTestId("attributes-key").first()).toHaveValue("region");

  await open(page, `/${realm}/organizations/${orgId}/groups?search=Nor`);
  await expect(page.getByRole("row").filter({ hasText: "North" })).toBeVisible();
  await groups.create({ realm, name: "From REST" });
  await open(page, `/${realm}/organizations/${orgId}/groups`);
  await page.getByRole("button", { name: "Create group" }).click();
  await dialog(page).getByTestId("name").fill("From REST");
  await dialog(page).getByTestId("createGroup").click();
  await expect(dialog(page).getByTestId("name-helper")).toContainText("already exists");
  await dialog(page).getByTestId("name").fill("  ");
  await expect(dialog(page).getByTestId("name-helper")).not.toContainText("already exists");
  await expect(dialog(page).getByTestId("createGroup")).toBeDisabled();
  await dialog(page).getByTestId("name").fill("..");
  await dialog(page).getByTestId("createGroup").click();
  await page.getByRole("link", { name: "..", exact: true }).click();
  await expect(page.getByTestId("view-header")).toHaveText("..");
  await page.getByTestId("settingsTab").click();
  await page.getByTestId("name").fill("../;%2F مجموعة");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("save")).toBeDisabled();
  await expect(page.getByTestId("view-header")).toHaveText("../;%2F مجموعة");
  await open(page, `/${realm}/organizations/${orgId}/groups`);
  await chooseInRow(page, "EMEA", "Delete");
  await confirm(page);
  const left = async () => (await groups.find({ realm })).map(({ name }) => name).sort();
  await expect.poll(left).toEqual(["../;%2F مجموعة", "From REST"]);
});

test("members of the organization join a group and leave it", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500));
  const orgId = await makeOrganization(realm, uniqueName("org"));
  const groups = admin.organizations.groups(orgId);
  const { id } = await groups.create({ realm, name: "Team" });
  const [member, stranger] = [await newUser(realm), await newUser(realm)];
  await admin.organizations.addMember({ realm, orgId, userId: member.id });
  await open(page, `/${realm}/organizations/${orgId}/groups/${id}/members`);
  await page.getByRole("button", { name: "Add member" }).click();
  await expect(dialog(page).getByRole("row").filter({ hasText: stranger.username })).toHaveCount(0);
  await dialog(page).getByRole("row").filter({ hasText: member.username }).getByRole("checkbox").check();
  await dialog(page).getByTestId("add").click();
  const row = page.getByRole("row").filter({ hasText: member.username });
  await expect(row).toBeVisible();
  expect((await groups.listMembers({ realm, id })).map(({ username }) => username)).toEqual([member.username]);
  await chooseInRow(page, member.username, "Leave");
  await expect(row).toHaveCount(0);
  expect(await groups.listMembers({ realm, id })).toEqual([]);
});

test("who is removed from the organization and put back by undo is in its groups again", async ({ page, realm }) => {
  const orgId = await makeOrganization(realm, uniqueName("org"));
  const { id } = await admin.organizations.groups(orgId).create({ realm, name: "Team" });
  const member = await newUser(realm);
  await admin.organizations.addMember({ realm, orgId, userId: member.id });
  await joinGroup(realm, orgId, id ?? "", member.id);
  const names = async () =>
    (await admin.organizations.groups(orgId).listMembers({ realm, id: id ?? "" })).map(({ username }) => username);
  await open(page, `/${realm}/organizations/${orgId}/members`);
  await page.getByRole("row").filter({ hasText: member.username }).getByRole("checkbox").check();
  await page.getByTestId("removeMember").click();
  await expect(page.getByTestId("bulk-undo")).toBeVisible();
  expect(await names()).toEqual([]);
  await page.getByTestId("bulk-undo").click();
  await expect.poll(names).toEqual([member.username]);
});

/** Roles that a group has by itself, of which the admin client knows nothing: of the realm, and by client. */
async function rolesOf(realm: string, orgId: string, id: string) {
  const { realmRoles = [], clientRoles = {} } = (await admin.organizations.groups(orgId).findOne({ realm, id })) ?? {};
  return { realmRoles: [...realmRoles].sort(), clientRoles };
}

test("a group is given roles, which those below inherit, and loses them", async ({ page, realm, allowConsole }) => {
  test.skip(server.version < "26.7", "groups of organizations have roles since 26.7");
  allowConsole(browserLine(500));
  const orgId = await makeOrganization(realm, uniqueName("org"));
  const groups = admin.organizations.groups(orgId);
  const { id } = await groups.create({ realm, name: "Team" });
  const { id: below } = await groups.createChildGroup({ realm, id }, { name: 'Below "%2F" 😀' });
  const seller = uniqueName("seller / %");
  await admin.roles.create({ realm, name: seller });
  await open(page, `/${realm}/organizations/${orgId}/groups/${id}/groups`);
  await page.getByTestId("role-mapping-tab").click();
  await page.getByTestId("add-role-mapping-button").click();
  await page.getByTestId("all-roles").click();
  const picker = dialog(page).getByRole("grid");
  const find = async (text: string) => {
    await dialog(page).getByTestId("table-search-input").getByRole("textbox").fill(text);
    await page.keyboard.press("Enter");
    await picker.getByRole("row").filter({ hasText: text }).first().getByRole("checkbox").check();
  };
  await find(seller);
  await find("view-profile");

  // the role of the realm is given, that of the client is refused: the dialog stays and both are given in the end
  const lift = await inject(page, /\/role-mappings\/clients\//, 500, "POST");
  await dialog(page).getByTestId("assign").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  expect(await rolesOf(realm, orgId, id)).toEqual({ realmRoles: [seller], clientRoles: {} });
  // behind the dialog, where no role is seen
  await expect(page.locator("tbody tr").filter({ hasText: seller }).first()).toBeAttached();
  lift();
  await dialog(page).getByTestId("assign").click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(lastAlert(page)).toHaveText("Role mapping updated");
  expect(await rolesOf(realm, orgId, id)).toEqual({ realmRoles: [seller], clientRoles: { account: ["view-profile"] } });

  await open(page, `/${realm}/organizations/${orgId}/groups/${below}/role-mapping`);
  await page.getByRole("button", { name: "Show inherited roles" }).click();
  const row = page.getByRole("row").filter({ hasText: seller });
  await expect(row).toContainText("True");
  await expect(page.getByRole("row").filter({ hasText: "view-profile" })).toContainText("True");
  await row.getByRole("button", { name: "Details" }).click();
  await expect(page.getByRole("list", { name: /^Why .* has this role$/ })).toContainText("/Team");

  await admin.roles.create({ realm, name: `${seller} 2` });
  const second = await admin.roles.findOneByName({ realm, name: `${seller} 2` });
  await writeGroup("POST", `${realm}/organizations/${orgId}/groups/${id}/role-mappings/realm`, [second]);
  await open(page, `/${realm}/organizations/${orgId}/groups/${id}/role-mapping`);
  await expect(page.getByRole("row").filter({ hasText: `${seller} 2` })).toBeVisible();
  await chooseInRow(page, `${seller} 2`, "Unassign");
  await confirm(page);
  await expect(page.getByRole("row").filter({ hasText: `${seller} 2` })).toHaveCount(0);
  await page.locator('input[name="check-all"]').check();
  await page.getByTestId("unAssignRole").click();
  await confirm(page);
  await expect.poll(async () => rolesOf(realm, orgId, id)).toEqual({ realmRoles: [], clientRoles: {} });
});

test("a member shows in which groups it is, and leaves one", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500));
  const orgId = await makeOrganization(realm, uniqueName("org"));
  const groups = admin.organizations.groups(orgId);
  const member = await newUser(realm);
  await admin.organizations.addMember({ realm, orgId, userId: member.id });
  await open(page, `/${realm}/organizations/${orgId}/members`);
  await chooseInRow(page, member.username, "Show group memberships");
  await expect(dialog(page)).toHaveAccessibleName(`${member.username} Group Memberships`);
  await expect(dialog(page).getByRole("heading", { name: "No memberships" })).toBeVisible();
  await dialog(page).getByTestId("cancel").click();

  const { id } = await groups.create({ realm, name: "Team" });
  const { id: below } = await groups.createChildGroup({ realm, id }, { name: 'Sales / "%2F" مؤسسة 😀' });
  for (const group of [id, below]) await joinGroup(realm, orgId, group, member.id);
  await open(page, `/${realm}/organizations/${orgId}/members`);
  await chooseInRow(page, member.username, "Show group memberships");
  const rows = dialog(page).getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: "Sales" })).toContainText('/Team/Sales / "%2F" مؤسسة 😀');
  await dialog(page).getByTestId("table-search-input").getByRole("textbox").fill("Sal");
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(2);

  const lift = await inject(page, /\/groups\/[^/]+\/members\//, 500, "DELETE");
  const leave = async () => {
    await rows.filter({ hasText: "Sales" }).getByRole("button", { name: "Kebab toggle" }).click();
    await page.getByRole("menuitem", { name: "Leave" }).click();
  };
  await leave();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  lift();
  await leave();
  await expect(rows.filter({ hasText: "Sales" })).toHaveCount(0);
  expect(await groups.listMembers({ realm, id: below })).toEqual([]);
  expect(await groups.listMembers({ realm, id })).toHaveLength(1);
  await dialog(page).getByTestId("clear-all-filters-empty-action").click();
  await dialog(page).getByRole("link", { name: "Team" }).click();
  await expect(page).toHaveURL(new RegExp(`/groups/${id}/members`));
  await expect(page.getByRole("row").filter({ hasText: member.username })).toBeVisible();
});

test("a user shows the groups of each organization it belongs to, and leaves one", async ({ page, realm }) => {
  const name = uniqueName("org");
  const orgId = await makeOrganization(realm, name);
  const groups = admin.organizations.groups(orgId);
  const member = await newUser(realm);
  await admin.organizations.addMember({ realm, orgId, userId: member.id });
  const { id } = await groups.create({ realm, name: "Team" });
  await joinGroup(realm, orgId, id, member.id);
  await open(page, `/${realm}/users/${member.id}/organizations`);
  await chooseInRow(page, name, "Show group memberships");
  await expect(dialog(page)).toHaveAccessibleName(`${member.username} Group Memberships`);
  await dialog(page)
    .getByRole("row")
    .filter({ hasText: "/Team" })
    .getByRole("button", { name: "Kebab toggle" })
    .click();
  await page.getByRole("menuitem", { name: "Leave" }).click();
  await expect(dialog(page).getByRole("heading", { name: "No memberships" })).toBeVisible();
  expect(await groups.listMembers({ realm, id })).toEqual([]);
});

test("who may only view organizations changes no group", async ({ signedOutPage: page, realm }) => {
  test.skip(server.version < "26.7", "organizations have permissions of their own since 26.7");
  const orgId = await makeOrganization(realm, uniqueName("org"));
  const { id } = await admin.organizations.groups(orgId).create({ realm, name: "Seen" });
  const viewer = await createUser("master", uniqueName("viewer"), ["view-organizations"], { of: realm });
  await open(page, `/${realm}/organizations/${orgId}/groups`, { as: viewer });
  await page.getByRole("button", { name: "Create group" }).hover();
  await expect(page.getByRole("tooltip")).toContainText("manage-organizations");
  await open(page, `/${realm}/organizations/${orgId}/groups/${id}/settings`);
  await expect(page.getByTestId("name")).toBeDisabled();
  await expect(page.getByTestId("members")).toHaveCount(0);
  await page.getByTestId("role-mapping-tab").click();
  await page.getByTestId("add-role-mapping-button").click();
  for (const entry of await page.getByRole("menuitem").all())
    await expect(entry).toHaveAttribute("aria-disabled", "true");
});
