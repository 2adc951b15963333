// The groups of an organization (26.6): made, found, changed, joined by its members, deleted.
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { hasOrganizationGroups, makeOrganization } from "../../support/organizations";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { chooseInRow, confirm, dialog, expect, newUser, open, test } from "../../support/userTabs";

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
  await dialog(page).getByTestId("cancel").click();
  await chooseInRow(page, "EMEA", "Delete");
  await confirm(page);
  await expect.poll(async () => (await groups.find({ realm })).map(({ name }) => name)).toEqual(["From REST"]);
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

test("who may only view organizations changes no group", async ({ newPage, realm }) => {
  test.skip(server.version < "26.7", "organizations have permissions of their own since 26.7");
  const orgId = await makeOrganization(realm, uniqueName("org"));
  const { id } = await admin.organizations.groups(orgId).create({ realm, name: "Seen" });
  const viewer = await createUser("master", uniqueName("viewer"), ["view-organizations"], { of: realm });
  const page = await newPage();
  await open(page, `/${realm}/organizations/${orgId}/groups`, { as: viewer });
  await page.getByRole("button", { name: "Create group" }).hover();
  await expect(page.getByRole("tooltip")).toContainText("manage-organizations");
  await open(page, `/${realm}/organizations/${orgId}/groups/${id}/settings`);
  await expect(page.getByTestId("name")).toBeDisabled();
  await expect(page.getByTestId("members")).toHaveCount(0);
});
