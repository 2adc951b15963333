// The first model of fine-grained permissions, which is on only where a server names it: a server of its own.
import { allFeatures, type Server } from "../../../maven/server.mjs";
import { adminClient } from "../../../maven/theme.mjs";
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
});

test("the tab is not there without the feature", async ({ page, realm, admin }) => {
  await admin.roles.create({ realm, name: "plain" });
  const { id } = (await admin.roles.findOneByName({ realm, name: "plain" })) ?? {};
  await open(page, `/${realm}/roles/${id}/details`);
  await expect(page.getByTestId("attributesTab")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Permissions" })).toHaveCount(0);
});
