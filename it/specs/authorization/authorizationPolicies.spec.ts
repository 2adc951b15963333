// Policies of a client: on what its permissions depend.
import type { Page } from "@playwright/test";
import { authorizationTab, pick, policyNamed, readPolicy, resourceServer } from "../../support/areas/authorization";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";

const ODD = `a / % .. " ' سياسة 🚀`;

/** Chooses the type of a new policy as automation does. */
async function choose(page: Page, type: string) {
  await page.getByRole("gridcell", { name: type, exact: true }).click();
}

test("policies of roles, groups, users, clients and scopes are made, opened again and changed", async ({
  page,
  realm,
}) => {
  const { id, clientId } = await resourceServer(realm);
  const role = uniqueName("role");
  await admin.roles.create({ realm, name: role });
  const group = await admin.groups.create({ realm, name: uniqueName("group") });
  await admin.groups.createChildGroup({ realm, id: group.id }, { name: "below" });
  const { name: groupName = "" } = (await admin.groups.findOne({ realm, id: group.id })) ?? {};
  const username = uniqueName("user");
  const user = await admin.users.create({ realm, username });

  await open(page, authorizationTab(realm, id, "policies"));
  await page.getByTestId("no-policies-empty-action").click();
  // nothing an aggregated one could hold
  await expect(page.getByRole("gridcell", { name: "Aggregated", exact: true })).toHaveCount(0);
  await choose(page, "Role");
  await page.getByTestId("name").fill(ODD);
  await page.getByTestId("add-role-mapping-button").click();
  await page.getByTestId("roles-role").click();
  await page.getByRole("dialog").getByRole("row", { name: role }).getByRole("checkbox").check();
  await page.getByTestId("assign").click();
  await page.getByRole("row", { name: role }).getByRole("checkbox").check();
  await page.getByTestId("save").click();
  await expect(page.getByTestId("view-header")).toHaveText(ODD);
  const roleId = (await admin.roles.findOneByName({ realm, name: role }))?.id;
  const made = await policyNamed(realm, id, ODD);
  expect(await readPolicy(realm, id, "role", made.id ?? "")).toMatchObject({
    logic: "POSITIVE",
    roles: [{ id: roleId, required: true }],
  });
  // what another administrator changes meanwhile stays
  const before = await readPolicy(realm, id, "role", made.id ?? "");
  await admin.clients.updatePolicy(
    { realm, id, type: "role", policyId: made.id ?? "" },
    { ...before, description: "by another one" },
  );
  await page.getByTestId("NEGATIVE").click();
  await page.getByTestId("save").click();
  await expect.poll(async () => (await readPolicy(realm, id, "role", made.id ?? "")).logic).toBe("NEGATIVE");
  expect(await readPolicy(realm, id, "role", made.id ?? "")).toMatchObject({
    description: "by another one",
    roles: [{ id: roleId, required: true }],
  });

  await open(page, authorizationTab(realm, id, "policies"));
  await page.getByTestId("createPolicy").click();
  await choose(page, "Group");
  await page.getByTestId("name").fill("of a group");
  await page.getByTestId("select-group-button").click();
  await page.getByRole("dialog").getByRole("checkbox", { name: groupName }).check();
  await page.getByTestId("add-button").click();
  await page.getByRole("row", { name: groupName }).getByRole("checkbox").check();
  await page.getByTestId("save").click();
  await expect(page.getByTestId("view-header")).toHaveText("of a group");
  expect(await readPolicy(realm, id, "group", (await policyNamed(realm, id, "of a group")).id ?? "")).toMatchObject({
    groups: [{ id: group.id, extendChildren: true }],
  });

  await open(page, authorizationTab(realm, id, "policies"));
  await page.getByTestId("createPolicy").click();
  await choose(page, "User");
  await page.getByTestId("name").fill("of a user");
  await pick(page, '[data-testid="users"]', username);
  await page.getByTestId("save").click();
  await expect(page.getByTestId("view-header")).toHaveText("of a user");
  expect(await readPolicy(realm, id, "user", (await policyNamed(realm, id, "of a user")).id ?? "")).toMatchObject({
    users: [user.id],
  });

  await open(page, authorizationTab(realm, id, "policies"));
  await page.getByTestId("createPolicy").click();
  await choose(page, "Client");
  await page.getByTestId("name").fill("of a client");
  await pick(page, "#clients", clientId);
  await page.getByTestId("save").click();
  await expect(page.getByTestId("view-header")).toHaveText("of a client");
  expect(await readPolicy(realm, id, "client", (await policyNamed(realm, id, "of a client")).id ?? "")).toMatchObject({
    clients: [id],
  });

  await open(page, authorizationTab(realm, id, "policies"));
  await page.getByTestId("createPolicy").click();
  await choose(page, "Client Scope");
  await page.getByTestId("name").fill("of a scope");
  await page.getByTestId("select-scope-button").click();
  // the dialog narrows by name, or by protocol
  const dialog = page.getByRole("dialog");
  await dialog.getByTestId("filter-type-dropdown").click();
  await page.getByTestId("filter-type-dropdown-item").click();
  await expect(dialog.getByPlaceholder("Search for client scope")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Select an option" }).click();
  await page.getByRole("option", { name: "SAML", exact: true }).click();
  await expect(dialog.getByRole("row", { name: "role_list" })).toBeVisible();
  await expect(dialog.getByRole("row", { name: "email" })).toHaveCount(0);
  await dialog.getByTestId("filter-type-dropdown").click();
  await page.getByTestId("filter-type-dropdown-item").click();
  await dialog.getByPlaceholder("Search for client scope").fill("email");
  await page.keyboard.press("Enter");
  await dialog.getByRole("row", { name: "email" }).getByRole("checkbox").check();
  await page.getByTestId("confirm").click();
  await page.getByTestId("save").click();
  await expect(page.getByTestId("view-header")).toHaveText("of a scope");
  const scope = (await admin.clientScopes.find({ realm })).find(({ name }) => name === "email");
  expect(
    await readPolicy(realm, id, "client-scope", (await policyNamed(realm, id, "of a scope")).id ?? ""),
  ).toMatchObject({
    clientScopes: [{ id: scope?.id, required: false }],
  });

  await open(page, authorizationTab(realm, id, "policies"));
  await page.getByTestId("createPolicy").click();
  await choose(page, "Aggregated");
  await page.getByTestId("name").fill("both");
  await pick(page, "#policies", "of a user");
  await pick(page, "#policies", "of a group");
  await page.getByTestId("CONSENSUS").click();
  await page.getByTestId("save").click();
  await expect(page.getByTestId("view-header")).toHaveText("both");
  const both = await policyNamed(realm, id, "both");
  const inside = async () =>
    (await admin.clients.getAssociatedPolicies({ realm, id, permissionId: both.id ?? "" })).map(({ name }) => name);
  expect((await inside()).toSorted()).toEqual(["of a group", "of a user"]);
  await page.getByTestId("description").fill("members and one more");
  await page.getByTestId("save").click();
  await expect
    .poll(async () => (await readPolicy(realm, id, "aggregate", both.id ?? "")).description)
    .toMatch(/^members/);
  expect((await inside()).toSorted()).toEqual(["of a group", "of a user"]);
  expect(await readPolicy(realm, id, "aggregate", both.id ?? "")).toMatchObject({ decisionStrategy: "CONSENSUS" });

  // the server finds types by a part of their names
  await visit(page, `${authorizationTab(realm, id, "policies")}?type=client`);
  await expect(page.getByTestId("name-column-of a client")).toBeVisible();
  await expect(page.getByTestId("name-column-of a scope")).toHaveCount(0);
});

test("a time policy keeps what is typed, and nothing that is not @smoke", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500));
  const { id } = await resourceServer(realm);
  await open(page, authorizationTab(realm, id, "policies"));
  await page.getByTestId("no-policies-empty-action").click();
  await choose(page, "Time");
  await page.getByTestId("name").fill("office hours");
  await page.getByTestId("repeat").click();
  // each number of a range is named, and nothing but a dash is between them
  await expect(page.locator("#hour").getByRole("spinbutton")).toHaveAccessibleName("Hour: first");
  await expect(page.locator("#hourEnd").getByRole("spinbutton")).toHaveAccessibleName("Hour: last");
  await expect(page.getByRole("group", { name: "Hour" })).toHaveText(/^Hour\s*–$/);
  await page.locator("#hour").getByRole("spinbutton").fill("8");
  await page.locator("#hourEnd").getByRole("spinbutton").fill("55");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("hourEnd-helper")).toBeVisible();
  await page.locator("#hourEnd").getByRole("spinbutton").fill("17");
  await page.locator("#notBefore").getByLabel("Date picker").fill("2030-01-31");
  await page.locator("#notBefore").getByLabel("Time picker").fill("07:30");
  const lift = await inject(page, /\/policy\/time$/, 500, "POST");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("last-alert")).toContainText(MESSAGE);
  lift();
  await page.getByTestId("save").click();
  await expect(page.getByTestId("view-header")).toHaveText("office hours");
  const { id: policyId = "" } = await policyNamed(realm, id, "office hours");
  const saved = () => readPolicy(realm, id, "time", policyId);
  expect(await saved()).toMatchObject({ hour: "8", hourEnd: "17", notBefore: "2030-01-31 07:30:00" });
  expect(await saved()).not.toHaveProperty("month");
  // a year has no field, and stays
  await admin.clients.updatePolicy({ realm, id, type: "time", policyId }, {
    ...(await saved()),
    year: "2031",
  } as object);
  await page.getByTestId("notRepeat").click();
  await page.getByTestId("save").click();
  await expect.poll(saved).not.toHaveProperty("hour");
  expect(await saved()).toMatchObject({ year: "2031", notBefore: "2030-01-31 07:30:00" });
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("delete-policy").click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("no-policies-empty-action")).toBeVisible();
});

test("who may only look gets through policies and permissions, and is told what is missing", async ({
  signedOutPage: page,
  realm,
}) => {
  const { id, resourceId, user } = await resourceServer(realm);
  await admin.clients.createPolicy({ realm, id, type: "user" }, { name: "theirs", users: [user] });
  const resources = [resourceId];
  await admin.clients.createPermission({ realm, id, type: "resource" }, { name: "may", resources });
  const roles = ["query-clients", "view-clients", "view-authorization"];
  const as = await createUser("master", uniqueName("viewer"), roles, { of: realm });
  await open(page, authorizationTab(realm, id, "policies"), { as });
  await expect(page.getByTestId("createPolicy")).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByTestId("authorizationEvaluate")).toHaveCount(0);
  await page.getByTestId("name-column-theirs").getByRole("link").click();
  await expect(page.getByTestId("name")).toHaveValue("theirs");
  await expect(page.getByTestId("name")).toBeDisabled();
  await expect(page.getByRole("main")).toContainText("manage-authorization");
  await open(page, authorizationTab(realm, id, "permissions"), { as });
  await page.getByTestId("name-column-may").getByRole("link").click();
  await expect(page.getByTestId("name")).toHaveValue("may");
  await expect(page.getByTestId("name")).toBeDisabled();
});

test("what depends on a policy is asked when its row is opened, and leads to its page", async ({ page, realm }) => {
  const { id, resourceId } = await resourceServer(realm);
  const makes = (name: string) => admin.clients.createPolicy({ realm, id, type: "time" }, { name });
  const [used] = await Promise.all([makes("used"), makes("unused")]);
  const permission = { name: ODD, resources: [resourceId], policies: [used.id ?? ""] };
  await admin.clients.createPermission({ realm, id, type: "resource" }, permission);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/dependentPolicies")) asked.push(request.url());
  });
  await open(page, authorizationTab(realm, id, "policies"));
  const list = page.getByRole("grid", { name: "Policies" });
  await expect(list.getByTestId("name-column-unused")).toBeVisible();
  expect(asked).toEqual([]);
  await list.getByRole("row", { name: "unused" }).getByRole("button", { name: "Details" }).click();
  await expect(list).toContainText("None");
  await list
    .getByRole("row", { name: /^Details used/ })
    .getByRole("button", { name: "Details" })
    .click();
  await list.getByRole("link", { name: ODD }).click();
  await expect(page.getByTestId("view-header")).toHaveText(ODD);
  expect(asked).toHaveLength(2);

  // before it is deleted, what depends on it is named as the server has it now
  await open(page, authorizationTab(realm, id, "policies"));
  await list
    .getByRole("row", { name: /^Details used/ })
    .getByRole("button", { name: "Kebab toggle" })
    .click();
  await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("listitem").filter({ hasText: ODD })).toHaveText(ODD);
  await page.getByTestId("confirm").click();
  await expect(list.getByTestId("name-column-used")).toHaveCount(0);
  // nothing is left for the permission to ask
  expect(await admin.clients.findPermissions({ realm, id, name: ODD })).toEqual([]);
});
