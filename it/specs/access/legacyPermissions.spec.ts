// The first model of fine-grained permissions, which is on only where a server names it: a server of its own.
import { allFeatures, type Server } from "../../../maven/server.mjs";
import { adminClient } from "../../../maven/theme.mjs";
import { browserLine } from "../../support/faults";
import { server, startServer } from "../../support/server";
import { expect, open, test } from "../../support/test";

test.describe("permissions", () => {
  let own: Server;
  test.beforeAll(async () => {
    own = await startServer({
      features: allFeatures(server.version).replace("fine-grained-authz:v2", "fine-grained-authz:v1"),
    });
  });
  test.afterAll(() => own.remove());

  test("of a role are switched on, listed and switched off", async ({ newPage }) => {
    const admin = adminClient(own.url);
    const realm = "master";
    await admin.roles.create({ realm, name: "guarded" });
    const { id = "" } = (await admin.roles.findOneByName({ realm, name: "guarded" })) ?? {};
    const page = await newPage();
    await open(page, `/master/roles/${id}/details`, { url: own.url });
    await page.getByRole("tab", { name: "Permissions" }).click();
    const toggle = page.getByTestId("permissionSwitch");
    await expect(toggle).not.toBeChecked();
    await toggle.click({ force: true });
    await expect(toggle).toBeChecked();
    const list = page.getByRole("main").getByRole("grid");
    await expect(list.getByRole("row")).toHaveCount(4);
    await expect(list).toContainText("map-role-composite");
    expect((await admin.roles.listPermissions({ realm, id }))?.enabled).toBe(true);

    await toggle.click({ force: true });
    await page.getByRole("dialog").getByTestId("cancel").click();
    await expect(toggle).toBeChecked();
    await toggle.click({ force: true });
    await page.getByRole("dialog").getByTestId("confirm").click();
    await expect(toggle).not.toBeChecked();
    expect((await admin.roles.listPermissions({ realm, id }))?.enabled).toBe(false);
  });

  test("of a group are switched on and listed", async ({ newPage }) => {
    const admin = adminClient(own.url);
    const realm = "master";
    const { id } = await admin.groups.create({ realm, name: "guarded" });
    const page = await newPage();
    await open(page, `/master/groups/${id}`, { url: own.url });
    await page.getByTestId("permissionsTab").click();
    const toggle = page.getByTestId("permissionSwitch");
    await expect(toggle).not.toBeChecked();
    await toggle.click({ force: true });
    await expect(toggle).toBeChecked();
    await expect(page.getByRole("grid")).toContainText("manage-members");
    expect((await admin.groups.listPermissions({ realm, id }))?.enabled).toBe(true);
  });

  test("of a client, and of a role of it, are switched on and listed", async ({ newPage }) => {
    const admin = adminClient(own.url);
    const realm = "master";
    const { id } = await admin.clients.create({ realm, clientId: "guarded" });
    await admin.clients.createRole({ realm, id, name: "guarded" });
    const { id: roleId = "" } = (await admin.clients.findRole({ realm, id, roleName: "guarded" })) ?? {};
    const page = await newPage();
    await open(page, `/master/clients/${id}/settings`, { url: own.url });
    await page.getByTestId("permissionsTab").click();
    const toggle = page.getByTestId("permissionSwitch");
    await toggle.click({ force: true });
    await expect(toggle).toBeChecked();
    await expect(page.getByRole("main").getByRole("grid")).toContainText("map-roles-client-scope");
    expect((await admin.clients.listFineGrainPermissions({ realm, id })).enabled).toBe(true);
    await open(page, `/master/clients/${id}/roles/${roleId}/permissions`, { url: own.url });
    await toggle.click({ force: true });
    await expect(page.getByRole("main").getByRole("grid")).toContainText("map-role-composite");
    expect((await admin.roles.listPermissions({ realm, id: roleId }))?.enabled).toBe(true);
  });

  test("of all users are switched on, and one of them is opened and changed", async ({ newPage }) => {
    const admin = adminClient(own.url);
    const realm = "master";
    const page = await newPage();
    await open(page, "/master/users", { url: own.url });
    await page.getByTestId("permissionsTab").click();
    await page.getByTestId("permissionSwitch").click({ force: true });
    const list = page.getByRole("grid", { name: "Permission list" });
    await expect(list.getByRole("row")).toHaveCount(7);
    await expect(list).toContainText("user-impersonated");
    // all of them are in the client that the introduction leads to
    await page.getByRole("main").getByRole("link", { name: "master-realm", exact: true }).click();
    await expect(page.getByTestId("view-header")).toHaveText("master-realm");
    await expect(page).toHaveURL(/authorization\/permissions$/);
    await page.goBack();
    await list.getByRole("row", { name: "manage-group-membership" }).getByRole("link", { name: "Edit" }).click();
    const permissions = await admin.realms.getUsersManagementPermissions({ realm });
    const id = permissions.scopePermissions?.["manage-group-membership"] ?? "";
    await expect(page).toHaveURL(new RegExp(`permission/scope/${id}$`));
    await page.getByTestId("description").fill("by the helpers");
    await page.getByTestId("save").click();
    await expect(page.getByTestId("last-alert")).toContainText("updated");
    const [client] = await admin.clients.find({ realm, clientId: "master-realm" });
    const of = { realm, id: client?.id ?? "", type: "scope", permissionId: id };
    expect((await admin.clients.findOnePermission(of))?.description).toBe("by the helpers");
  });

  test("of an identity provider are switched on, led to and switched off; a refusal is shown", async ({
    newPage,
    allowConsole,
  }) => {
    allowConsole(browserLine(500));
    const admin = adminClient(own.url);
    const realm = "guarded";
    const alias = "guarded";
    await admin.realms.create({ realm, enabled: true });
    await admin.identityProviders.create({ realm, alias, providerId: "github", enabled: true });
    const page = await newPage();
    await open(page, `/${realm}/identity-providers/github/${alias}/settings`, { url: own.url });
    await page.getByTestId("permissionsTab").click();
    const toggle = page.getByTestId("permissionSwitch");
    await expect(toggle).not.toBeChecked();
    const refuse = "**/management/permissions";
    await page.route(refuse, (route) =>
      route.request().method() === "PUT" ? route.fulfill({ status: 500, body: "{}" }) : route.fallback(),
    );
    await toggle.click({ force: true });
    await expect(page.getByTestId("last-alert")).toBeVisible();
    await expect(toggle).not.toBeChecked();
    await page.unroute(refuse);

    await toggle.click({ force: true });
    await expect(toggle).toBeChecked();
    const link = page.getByRole("grid", { name: "Permission list" }).getByRole("link", { name: "token-exchange" });
    await expect(link).toHaveCount(1);
    const { enabled, scopePermissions } = await admin.identityProviders.listPermissions({ realm, alias });
    expect(enabled).toBe(true);
    await link.click();
    // of a realm other than master: its own client keeps them
    await expect(page).toHaveURL(new RegExp(`permission/scope/${scopePermissions?.["token-exchange"] ?? "none"}$`));
    await expect(page.getByTestId("view-header")).toContainText("token-exchange.permission");

    await page.goBack();
    await toggle.click({ force: true });
    await page.getByRole("dialog").getByTestId("confirm").click();
    await expect(toggle).not.toBeChecked();
    expect((await admin.identityProviders.listPermissions({ realm, alias })).enabled).toBe(false);
  });
});

test("the tab is not there without the feature", async ({ page, realm, admin }) => {
  await admin.roles.create({ realm, name: "plain" });
  const { id } = (await admin.roles.findOneByName({ realm, name: "plain" })) ?? {};
  await open(page, `/${realm}/roles/${id}/details`);
  await expect(page.getByTestId("attributesTab")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Permissions" })).toHaveCount(0);
});
