// Roles of a client, of its service account, and the sessions that it is used in.
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { choose, dialog, find, inDialog, rowIn } from "../../support/areas/roleMapping";
import { admin, createUser, uniqueName } from "../../support/server";
import { makeClient, signInAs } from "../../support/signIns";
import { expect, open, test } from "../../support/test";

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const header = (page: Page) => page.getByTestId("view-header");

async function clientWith(realm: string, ...roles: string[]) {
  const { id } = await admin.clients.create({ realm, clientId: uniqueName("app"), serviceAccountsEnabled: true });
  for (const name of roles) await admin.clients.createRole({ realm, id, name });
  return id;
}

const roleNamed = (realm: string, id: string, roleName: string) => admin.clients.findRole({ realm, id, roleName });

async function act(page: Page, name: string, entry: string) {
  await row(page, name).getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

async function assign(page: Page, role: string) {
  await choose(page, "client-role");
  await find(page, role);
  await rowIn(inDialog(page), role).getByRole("checkbox").check();
  await dialog(page).getByTestId("assign").click();
}

for (const name of ["read/write", "50 % é 🙂", 'quo"te; مدير'])
  test(`a role of a client called ${name}: made, changed by two, put together, given, deleted`, async ({
    page,
    realm,
    allowConsole,
  }) => {
    allowConsole(/status of 409/, browserLine(500));
    const other = uniqueName("other");
    const id = await clientWith(realm, other);
    await open(page, `/${realm}/clients/${id}/roles`);
    await page.getByTestId("create-role").click();
    await page.getByTestId("name").fill(other);
    await page.getByTestId("save").click();
    await expect(page.getByTestId("name-helper")).toContainText("already exists");
    await page.getByTestId("name").fill(` ${name} `);
    await page.getByTestId("description").fill("What it is for");
    await page.getByTestId("save").click();
    await expect(header(page)).toHaveText(name);
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText(name);
    const role = await roleNamed(realm, id, name);
    const roleId = role?.id ?? "";
    expect(role).toMatchObject({ description: "What it is for", clientRole: true, containerId: id });

    // what somebody else writes meanwhile stays
    await admin.roles.updateById({ realm, id: roleId }, { ...role, attributes: { own: ["kept"] } });
    await page.getByTestId("description").fill("Changed");
    const lift = await inject(page, /\/roles-by-id\/[^/]+$/, 500, "PUT");
    await page.getByTestId("save").click();
    await expect(lastAlert(page)).toContainText(MESSAGE);
    lift();
    await page.getByTestId("save").click();
    await expect(lastAlert(page)).toHaveText("The role has been saved");
    expect(await roleNamed(realm, id, name)).toMatchObject({ description: "Changed", attributes: { own: ["kept"] } });

    await page.getByTestId("associatedRolesTab").click();
    await assign(page, other);
    await expect(lastAlert(page)).toHaveText("Associated roles have been added");
    expect(await admin.roles.getCompositeRoles({ realm, id: roleId })).toMatchObject([{ name: other }]);

    const user = await createUser(realm, uniqueName("holder"));
    await admin.users.addClientRoleMappings({ realm, id: user.id, clientUniqueId: id, roles: [{ id: roleId, name }] });
    await page.getByTestId("usersInRoleTab").click();
    await expect(page.getByTestId("users-in-role-table")).toContainText(user.username);

    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Client details" }).click();
    await expect(page.getByTestId("clientSettingsTab")).toBeVisible();
    await page.goBack();
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Roles" }).click();
    await expect(row(page, name)).toContainText("True");
    await act(page, name, "Delete");
    await page.getByTestId("confirm").click();
    await expect(lastAlert(page)).toHaveText("The role has been deleted");
    await expect(row(page, other)).toBeVisible();
    expect(await roleNamed(realm, id, name).catch(() => undefined)).toBeFalsy();
  });

test("who may only look reads which permission is missing; a role of no client is not found", async ({
  newPage,
  realm,
}) => {
  const id = await clientWith(realm, "reader");
  const roleId = (await roleNamed(realm, id, "reader"))?.id ?? "";
  const viewer = await createUser("master", uniqueName("viewer"), ["view-clients", "view-realm"], { of: realm });
  const page = await newPage();
  await open(page, `/${realm}/clients/${id}/roles`, { as: viewer });
  await expect(page.getByTestId("create-role")).toHaveAttribute("aria-disabled", "true");
  await page.getByTestId("create-role").hover();
  await expect(page.getByRole("tooltip")).toContainText("manage-clients");
  await row(page, "reader").getByRole("link", { name: "reader" }).click();
  await expect(page.getByText("Read-only. You need")).toContainText("manage-clients");
  await page.getByTestId("associatedRolesTab").click();
  await expect(page.getByTestId("add-role-mapping-button").first()).toBeVisible();

  const owner = await createUser("master", uniqueName("owner"), ["manage-clients", "view-clients"], { of: realm });
  const other = await newPage();
  await open(other, `/${realm}/clients/${id}/roles/${roleId}/details`, { as: owner });
  await other.getByTestId("description").fill("By who may manage clients");
  await other.getByTestId("save").click();
  await expect(lastAlert(other)).toHaveText("The role has been saved");
});

test("roles of a service account are given and taken; its user is one click away", async ({ page, realm }) => {
  const id = await clientWith(realm, "worker");
  const user = await admin.clients.getServiceAccountUser({ realm, id });
  await open(page, `/${realm}/clients/${id}/serviceAccount`);
  await assign(page, "worker");
  await expect(row(page, "worker")).toBeVisible();
  const mapped = () => admin.users.listClientRoleMappings({ realm, id: user.id ?? "", clientUniqueId: id });
  await expect.poll(mapped).toMatchObject([{ name: "worker" }]);
  await expect(dialog(page)).toHaveCount(0);
  await row(page, "worker").getByRole("checkbox").check();
  await page.getByTestId("unAssignRole").click();
  await page.getByTestId("confirm").click();
  await expect.poll(mapped).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: user.username }).click();
  await expect(page).toHaveURL(new RegExp(`/users/${user.id}/settings`));
  // it goes with its switch
  await admin.clients.update(
    { realm, id },
    { ...(await admin.clients.findOne({ realm, id })), serviceAccountsEnabled: false },
  );
  await open(page, `/${realm}/clients/${id}/settings`);
  await expect(page.getByTestId("sessionsTab")).toBeVisible();
  await expect(page.getByTestId("serviceAccountTab")).toHaveCount(0);
});

test("sessions of a client: paged by the server, of their users, ended; none of other clients", async ({
  page,
  realm,
}) => {
  const app = await makeClient(realm);
  const other = await makeClient(realm);
  const user = await createUser(realm, uniqueName("guest"));
  for (let n = 0; n < 11; n++) await signInAs(realm, app.clientId, user.username);
  await signInAs(realm, app.clientId, user.username, "openid offline_access");
  await signInAs(realm, other.clientId, user.username);
  await open(page, `/${realm}/clients/${app.id}/sessions`);
  const sessions = page.getByRole("grid", { name: "Sessions" }).locator("tbody tr");
  await expect(sessions).toHaveCount(10);
  await page.getByLabel("Pagination bottom").getByLabel("Go to next page").click();
  await expect(sessions).not.toHaveCount(10);
  await page.getByPlaceholder("Search session").fill("nobody");
  await page.getByPlaceholder("Search session").press("Enter");
  await expect(page.getByRole("heading", { name: "No search results" })).toBeVisible();
  await open(page, `/${realm}/clients/${other.id}/sessions`);
  await expect(sessions).toHaveCount(1);
  await sessions.first().getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Sign out", exact: true }).click();
  await expect(page.getByText("There are currently no active sessions for this client.")).toBeVisible();
  expect(await admin.clients.getSessionCount({ realm, id: other.id })).toMatchObject({ count: 0 });
});

test("events of a client: what users did with it, and what administrators did to it", async ({ page, realm }) => {
  await admin.realms.updateConfigEvents({ realm }, { eventsEnabled: true, adminEventsEnabled: true });
  const app = await makeClient(realm);
  const user = await createUser(realm, uniqueName("guest"));
  await signInAs(realm, app.clientId, user.username);
  await admin.clients.update(
    { realm, id: app.id },
    { ...(await admin.clients.findOne({ realm, id: app.id })), name: "x" },
  );
  await open(page, `/${realm}/clients/${app.id}/events`);
  await expect(page.getByRole("row").filter({ hasText: "LOGIN" }).first()).toBeVisible();
  await page.getByRole("tab", { name: "Admin events" }).click();
  await expect(page.getByRole("row").filter({ hasText: "UPDATE" }).first()).toBeVisible();
});
