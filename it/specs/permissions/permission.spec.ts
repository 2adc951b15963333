// One permission of administrators: what it allows with which objects, and the policies that decide.
import { pick } from "../../support/areas/authorization";
import { browserLine, hold, inject, MESSAGE } from "../../support/faults";
import { permissionsOf } from "../../support/areas/finePermissions";
import { makeOrganization } from "../../support/areas/organizations";
import { admin, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const ODD = `a / % .. " ' صلاحية 🚀`;

test("a permission about one group is made with a policy of its own, changed here and elsewhere", async ({
  page,
  realm,
  allowConsole,
}) => {
  const { id, allow, read } = await permissionsOf(realm);
  const { permissionId: other } = await allow({ name: "taken", resourceType: "Users", scopes: ["view"] });
  const [staff, guests] = [uniqueName("staff"), uniqueName("guests")];
  const group = await admin.groups.create({ realm, name: staff });
  const second = await admin.groups.create({ realm, name: guests });
  const username = uniqueName("helper");
  const user = await admin.users.create({ realm, username });

  await open(page, `/${realm}/permissions`);
  await page.getByTestId("createScopeBasedPermissionBtn").click();
  const types = page.getByRole("dialog", { name: "Create permission", exact: true });
  await expect(types.getByTestId("Users")).toContainText("users in this realm");
  await types.getByRole("gridcell", { name: "Groups", exact: true }).click();
  await expect(page.getByTestId("save")).toBeDisabled();
  await page.getByTestId("name").fill("taken");
  await page.locator("#scopes").click();
  const scope = (name: string) => page.getByRole("option", { name, exact: true });
  await expect(scope("impersonate-members")).toContainText("Impersonates the members of the group");
  await scope("view-members").click();
  await page.keyboard.press("Escape");
  await page.locator("input[id='specificResources']").click();
  await page.getByTestId("save").click();
  await expect(page.getByTestId("policies-helper")).toContainText("add at least one policy");
  await expect(page.getByTestId("resources-helper")).toBeVisible();
  await page.getByTestId("select-group-button").click();
  await page.getByRole("dialog").getByRole("checkbox", { name: staff }).check();
  await page.getByTestId("add-button").click();

  // a policy that is not there yet
  await page.getByTestId("select-createNewPolicy-button").click();
  const dialog = page.getByRole("dialog", { name: "Create policy" });
  await dialog.getByTestId("name").fill(`${ODD} helpers`);
  await dialog.locator("#type").click();
  await page.getByRole("option", { name: "User", exact: true }).click();
  await expect(dialog.getByTestId("name")).toHaveValue(`${ODD} helpers`);
  await dialog.getByTestId("users").click();
  await page.keyboard.type(username);
  // Escape is for the list that is open, and for the dialog on top
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await dialog.getByTestId("users").click();
  await page.getByRole("option", { name: username, exact: true }).click();
  await page.keyboard.press("Escape");
  await dialog.getByTestId("save").click();
  await expect(page.getByTestId("last-alert")).toContainText("created");
  await expect(page.getByRole("grid", { name: "Policies" })).toContainText(`${ODD} helpers`);
  await page.getByTestId("save").click();
  await expect(page.getByTestId("name-helper")).toBeVisible();
  allowConsole(browserLine(500), /status of 409/);
  await page.getByTestId("name").fill(ODD);
  const lift = await inject(page, /\/permission\/scope$/, 500, "POST");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("last-alert")).toContainText(MESSAGE);
  lift();
  await page.getByTestId("save").click();
  await expect(page.getByTestId("view-header")).toHaveText(ODD);
  const policyNames = [`${ODD} helpers`];
  expect(await read(ODD)).toMatchObject({ resources: [group.id], scopes: ["view-members"], policies: policyNames });
  const policy = await admin.clients.findPolicyByName({ realm, id, name: `${ODD} helpers` });
  const typed = { realm, id, type: "user", policyId: policy.id ?? "" };
  expect(await admin.clients.findOnePolicyWithType(typed)).toMatchObject({ users: [user.id] });

  // changed meanwhile by somebody else: both stay
  const { id: permissionId } = await read(ODD);
  await admin.clients.updatePermission(
    { realm, id, type: "scope", permissionId },
    {
      name: ODD,
      description: "by another one",
      resourceType: "Groups",
      scopes: ["view-members"],
      resources: [group.id, second.id],
      policies: [policy.id ?? ""],
    },
  );
  await page.locator("#scopes").click();
  await scope("view").click();
  await page.keyboard.press("Escape");
  await page.getByTestId("save").click();
  await expect.poll(async () => (await read(ODD)).scopes).toEqual(["view", "view-members"]);
  expect(await read(ODD)).toMatchObject({
    description: "by another one",
    resources: [group.id, second.id].sort(),
  });
  await expect(page.getByTestId("description")).toHaveValue("by another one");
  await expect(page.locator("#view-header-subkey")).toHaveText("by another one");
  await page
    .getByRole("row", { name: `/${guests}` })
    .getByRole("button")
    .click();
  await page.getByTestId("save").click();
  await expect.poll(async () => (await read(ODD)).resources).toEqual([group.id]);
  await page.locator("#allResources").click();
  await page.getByTestId("save").click();
  await expect.poll(async () => (await read(ODD)).resources).toEqual(["Groups"]);
  await page
    .getByRole("row", { name: `${ODD} helpers` })
    .getByRole("button", { name: "Kebab toggle" })
    .click();
  await page.getByRole("menuitem", { name: "Unassign" }).click();
  await page.getByTestId("select-assignedPolicy-button").click();
  await page.getByRole("dialog").getByRole("row", { name: "taken policy" }).getByRole("checkbox").check();
  await page.getByTestId("confirm").click();
  await page.getByTestId("save").click();
  await expect.poll(async () => (await read(ODD)).policies).toEqual(["taken policy"]);
  await page.reload();
  await expect(page.getByRole("grid", { name: "Policies" })).toContainText("taken policy");

  // another one deletes it: told
  await admin.clients.delPermission({ realm, id, type: "scope", permissionId: other });
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("delete-permission").click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("permissionsResources")).toBeVisible();
  await expect.poll(() => admin.clients.findPermissions({ realm, id })).toEqual([]);
});

test("policies of a permission are searched, filtered and taken away in its form", async ({ page, realm }) => {
  const { id, allow, read } = await permissionsOf(realm);
  const { permissionId, policyId } = await allow({ name: "first", resourceType: "Users", scopes: ["view"] });
  const regex = { name: "department", targetClaim: "department", pattern: "help.*", description: "of the help desk" };
  const { id: regexId = "" } = await admin.clients.createPolicy({ realm, id, type: "regex" }, regex);
  const both = { name: "first", resourceType: "Users", scopes: ["view"], policies: [policyId, regexId] };
  await admin.clients.updatePermission({ realm, id, type: "scope", permissionId }, both);
  await admin.clients.createPolicy({ realm, id, type: "user" }, { name: "second policy" });

  await open(page, `/${realm}/permissions/${id}/permission/${permissionId}/Users`);
  const assigned = page.getByRole("grid", { name: "Policies" });
  await expect(assigned.getByRole("columnheader")).toContainText(["Name", "Type", "Description"]);
  await expect(assigned.getByRole("row", { name: "department" })).toContainText(/Regex.*of the help desk/);
  const search = page.getByRole("textbox", { name: "Search policy" });
  await search.fill("FIRST");
  await search.press("Enter");
  await expect(assigned.getByRole("gridcell", { name: "first policy", exact: true })).toBeVisible();
  await expect(assigned.getByText("department")).toHaveCount(0);
  // of the list only: the form stays as it is
  await expect(page.getByTestId("save")).toBeDisabled();
  await search.fill("");
  const filter = page.locator("#toggle-id-10");
  await filter.click();
  await page.getByTestId("filter-type-dropdown-existingPolicies-Regex").click();
  await expect(assigned.getByText("first policy")).toHaveCount(0);
  await filter.click();
  await page.getByTestId("filter-type-dropdown-existingPolicies-all").click();
  await expect(assigned.getByRole("row")).toHaveCount(3);

  // the same among those there are
  await page.getByTestId("select-assignedPolicy-button").click();
  const dialog = page.getByRole("dialog", { name: "Assign existing policies" });
  await expect(dialog.getByTestId("confirm")).toBeDisabled();
  const offered = dialog.getByRole("grid");
  await expect(filter).toHaveCount(1);
  await dialog.getByTestId("filter-type-dropdown-existingPolicies").click();
  await dialog.getByTestId("filter-type-dropdown-existingPolicies-Regex").click();
  await expect(offered.getByText("second policy")).toHaveCount(0);
  // it has this one already
  await expect(offered.getByRole("row", { name: "department" }).getByRole("checkbox")).toBeDisabled();
  await dialog.getByTestId("filter-type-dropdown-existingPolicies").click();
  await dialog.getByTestId("filter-type-dropdown-existingPolicies-all").click();
  await dialog.getByRole("textbox").fill("second");
  await dialog.getByRole("textbox").press("Enter");
  await expect(offered.getByText("department")).toHaveCount(0);
  await offered.getByRole("row", { name: "second policy" }).getByRole("checkbox").check();
  await dialog.getByTestId("confirm").click();
  // one that is cancelled on its way is made, and not assigned
  await page.getByTestId("select-createNewPolicy-button").click();
  const making = page.getByRole("dialog", { name: "Create policy" });
  await making.getByTestId("name").fill("late");
  await making.locator("#type").click();
  await page.getByRole("option", { name: "Regex", exact: true }).click();
  await making.getByTestId("targetClaim").fill("department");
  await making.getByTestId("pattern").fill("help.*");
  const go = await hold(page, /\/policy\/regex$/, "POST");
  await making.getByTestId("save").click();
  await making.getByTestId("cancel").click();
  await assigned.getByRole("row", { name: "department" }).getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Unassign" }).click();
  go();
  await expect(page.getByTestId("last-alert")).toContainText("created");
  await page.getByTestId("save").click();
  await expect.poll(async () => (await read("first")).policies).toEqual(["first policy", "second policy"]);
});

test("users, clients, roles and organizations are chosen by name", async ({ page, realm }) => {
  const { id, allow, read } = await permissionsOf(realm);
  await allow({ name: "some", resourceType: "Users", scopes: ["view"] });
  const policy = "some policy";
  const username = uniqueName("user");
  const user = await admin.users.create({ realm, username });
  const clientId = uniqueName("client");
  const client = await admin.clients.create({ realm, clientId });
  const role = uniqueName("role");
  await admin.roles.create({ realm, name: role });
  const roleId = (await admin.roles.findOneByName({ realm, name: role }))?.id;

  const make = async (type: string, scope: string, choose: () => Promise<void>) => {
    await open(page, `/${realm}/permissions/${id}/permission/new/${type}`);
    await page.getByTestId("name").fill(`about ${type}`);
    await page.locator("#scopes").click();
    await page.getByRole("option", { name: scope, exact: true }).click();
    await page.keyboard.press("Escape");
    await page.locator("#specificResources").click();
    await choose();
    await page.getByTestId("select-assignedPolicy-button").click();
    await page.getByRole("dialog").getByRole("row", { name: policy }).getByRole("checkbox").check();
    await page.getByTestId("confirm").click();
    await page.getByTestId("save").click();
    await expect(page.getByTestId("view-header")).toHaveText(`about ${type}`);
    return (await read(`about ${type}`)).resources;
  };
  expect(await make("Users", "view", () => pick(page, '[data-testid="resources"]', username))).toEqual([user.id]);
  await expect(page.getByRole("button", { name: `close ${username}` })).toBeVisible();
  expect(await make("Clients", "manage", () => pick(page, "#resources", clientId))).toEqual([client.id]);
  const pickRole = async () => {
    await page.getByTestId("add-role-mapping-button").click();
    await page.getByTestId("roles-role").click();
    await page.getByRole("dialog").getByRole("row", { name: role }).getByRole("checkbox").check();
    await page.getByTestId("assign").click();
  };
  expect(await make("Roles", "map-role", pickRole)).toEqual([roleId]);
  await expect(page.getByRole("row", { name: role })).toBeVisible();
  test.skip(server.version < "26.7", "organizations came with 26.7");
  const name = uniqueName("acme");
  const organization = await makeOrganization(realm, name);
  expect(await make("Organizations", "manage", () => pick(page, "#resources", name))).toEqual([organization]);
  await expect(page.getByRole("button", { name: `close ${name}` })).toBeVisible();
});
