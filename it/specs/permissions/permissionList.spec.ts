// What administrators of a realm may do: the list of permissions and that of policies.
import { flip } from "../../support/controls";
import { admin, createUser, uniqueName } from "../../support/server";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { permissionsOf } from "../../support/areas/finePermissions";
import { expect, open, test } from "../../support/test";

const ODD = `a / % .. " ' صلاحية 🚀`;

test("permissions are found, looked into and deleted", async ({ page, realm, allowConsole }) => {
  const { id, allow } = await permissionsOf(realm);
  await open(page, `/${realm}/permissions`);
  await expect(page.getByTestId("no-permissions-empty-action")).toBeVisible();
  expect(page.url()).toContain(`/${realm}/permissions/${id}`);

  const group = await admin.groups.create({ realm, name: "staff" });
  await allow({ name: ODD, resourceType: "Groups", scopes: ["view-members", "view"], resources: [group.id] });
  await allow({ name: "all clients", resourceType: "Clients", scopes: ["view"], description: "for the help desk" });
  await page.getByTestId("nav-item-permissions").click();
  await page.reload();
  const row = page.getByRole("row", { name: ODD });
  await expect(row).toContainText("View-members");
  await expect(page.getByRole("row", { name: "all clients" })).toContainText("for the help desk");

  // what a scope means
  await row.getByRole("button", { name: "View-members" }).click();
  await expect(page.getByRole("dialog", { name: "Authorization scope popover for view-members" })).toContainText(
    "Views group members",
  );
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Details" }).nth(0).click();
  await expect(page.getByRole("link", { name: `${ODD} policy` })).toBeVisible();
  await expect(page.getByRole("link", { name: "staff" })).toHaveAttribute("href", new RegExp(`groups/${group.id}$`));

  await page.getByTestId("searchdropdown_dorpdown").click();
  await page.locator("#resourceType").click();
  await page.getByRole("option", { name: "Clients", exact: true }).click();
  await page.locator("#scope").click();
  await expect(page.getByRole("option", { name: "View-members" })).toHaveCount(0);
  await page.getByRole("option", { name: "View", exact: true }).click();
  await page.getByTestId("search-btn").click();
  await expect(row).toHaveCount(0);
  await expect(page.getByTestId("name-column-all clients")).toBeVisible();

  // by an object, which is picked in a dialog on top of the form
  await page.getByTestId("searchdropdown_dorpdown").click();
  await page.getByTestId("revert-btn").click();
  await page.locator("#resourceType").click();
  await page.getByRole("option", { name: "Groups", exact: true }).click();
  await page.getByTestId("select-group-button").click();
  await page.getByRole("dialog").getByRole("button", { name: "staff" }).click();
  await page.getByTestId("add-button").click();
  await page.getByTestId("search-btn").click();
  await expect(page.getByTestId(`name-column-${ODD}`)).toBeVisible();
  await expect(page.getByTestId("name-column-all clients")).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Resource", exact: true })).toContainText("/staff");
  expect(new URL(page.url()).hash).toContain(`resource=${group.id}`);
  // without its type it means nothing
  await page.getByRole("group", { name: "Type", exact: true }).getByRole("button").first().click();
  await expect(page.getByTestId("name-column-all clients")).toBeVisible();
  expect(new URL(page.url()).hash).not.toContain("resource");
  await page.getByTestId("searchdropdown_dorpdown").click();
  await page.locator("#resourceType").click();
  await page.getByRole("option", { name: "Roles", exact: true }).click();
  await page.getByTestId("search-btn").click();
  await expect(page.getByTestId("empty-state")).toContainText("No permissions matched your filters.");
  await page.getByTestId("searchdropdown_dorpdown").click();
  await page.locator("#resourceType").click();
  await page.getByRole("option", { name: "Clients", exact: true }).click();
  await page.getByTestId("search-btn").click();
  await expect(page.getByTestId("name-column-all clients")).toBeVisible();

  const kebab = page.getByRole("button", { name: "Kebab toggle" });
  const remove = async () => {
    await kebab.click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(page.getByRole("dialog")).toContainText("administrators cannot perform the actions");
    await page.getByTestId("confirm").click();
  };
  allowConsole(browserLine(500));
  const lift = await inject(page, /\/permission\/scope\//, 500, "DELETE");
  await remove();
  await expect(page.getByTestId("last-alert")).toContainText(MESSAGE);
  lift();
  await remove();
  await expect(page.getByTestId("last-alert")).toContainText("deleted");
  await expect.poll(() => admin.clients.findPermissions({ realm, id, name: "all clients" })).toEqual([]);
});

test("policies of administrators are made, and name the permissions that depend on them", async ({ page, realm }) => {
  const { id, allow } = await permissionsOf(realm);
  const { policyId } = await allow({ name: "roles", resourceType: "Roles", scopes: ["map-role"] });
  await open(page, `/${realm}/permissions/${id}/policies`);
  await page.getByTestId("createPolicy").click();
  await page.getByRole("gridcell", { name: "Regex", exact: true }).click();
  const name = `${ODD} department`;
  await page.getByTestId("name").fill(name);
  await page.getByTestId("targetClaim").fill("department");
  await page.getByTestId("pattern").fill("help.*");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("view-header")).toHaveText(name);
  expect(page.url()).toContain(`/permissions/${id}/policies/`);
  expect(await admin.clients.findPolicyByName({ realm, id, name })).toMatchObject({ type: "regex" });

  await page.getByTestId("cancel").click();
  const row = page.getByRole("row", { name: "roles policy" });
  await row.getByRole("button", { name: "Details" }).click();
  await page.getByRole("link", { name: "roles", exact: true }).click();
  await expect(page.getByTestId("view-header")).toHaveText("roles");
  await page.goBack();
  await row.getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toContainText("roles");
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("last-alert")).toContainText("deleted");
  expect(await admin.clients.findOnePolicy({ realm, id, policyId }).catch(() => null)).toBeNull();
});

test("who may only view the realm looks at all of it and changes nothing", async ({ newPage, realm, allowConsole }) => {
  const { id, allow } = await permissionsOf(realm);
  const { permissionId, policyId } = await allow({ name: "looked at", resourceType: "Users", scopes: ["view"] });
  // rights about clients do not count here
  const roles = ["view-realm", "manage-clients", "manage-authorization"];
  const viewer = await createUser("master", uniqueName("viewer"), roles, { of: realm });
  const page = await newPage();
  await open(page, `/${realm}/permissions`, { as: viewer });
  await expect(page.getByTestId("createScopeBasedPermissionBtn")).toHaveAttribute("aria-disabled", "true");
  await page.getByTestId("createScopeBasedPermissionBtn").hover();
  await expect(page.getByRole("tooltip")).toContainText("manage-realm");
  await page.getByRole("row", { name: "looked at" }).getByRole("button", { name: "Kebab toggle" }).click();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toHaveAttribute("aria-disabled", "true");
  for (const place of [`permission/${permissionId}/Users`, `policies/${policyId}/user`]) {
    await open(page, `/${realm}/permissions/${id}/${place}`, { as: viewer });
    await expect(page.getByTestId("name")).toBeDisabled();
    await expect(page.getByTestId("save")).toHaveAttribute("aria-disabled", "true");
  }

  // who may not list client scopes sees their ids
  allowConsole(browserLine(403));
  const [{ id: scopeId = "" } = {}] = await admin.clientScopes.find({ realm });
  const ofScope = { name: "of a scope", clientScopes: [{ id: scopeId }] };
  const { id: scopePolicy } = await admin.clients.createPolicy({ realm, id, type: "client-scope" }, ofScope);
  const other = await createUser("master", uniqueName("viewer"), ["view-realm"], { of: realm });
  const second = await newPage();
  await open(second, `/${realm}/permissions/${id}/policies/${scopePolicy}/client-scope`, { as: other });
  await expect(second.getByTestId("name")).toHaveValue("of a scope");
  await expect(second.getByRole("gridcell", { name: scopeId })).toBeVisible();
});

test("a realm that has it off leads to where it is turned on", async ({ page, realm }) => {
  const { allow } = await permissionsOf(realm);
  await allow({ name: "kept", resourceType: "Users", scopes: ["view"] });
  await admin.realms.update({ realm }, { adminPermissionsEnabled: false });
  await open(page, `/${realm}/permissions`);
  await expect(page.getByTestId("nav-item-permissions")).toHaveCount(0);
  await page.getByTestId("empty-state").getByRole("link").click();
  const toggle = page.getByTestId("adminPermissionsEnabled");
  await expect(toggle).not.toBeChecked();
  await flip(toggle);
  await expect(page.getByTestId("adminPermissions-effect")).toContainText("Roles keep permitting what they permit");
  await page.getByTestId("realmSettingsGeneralTab-save").click();
  await expect(page.getByTestId("nav-item-permissions")).toBeVisible();
  await expect(page.getByTestId("adminPermissions-effect")).toHaveCount(0);
  expect(await admin.realms.findOne({ realm })).toMatchObject({ adminPermissionsEnabled: true });
  await flip(toggle);
  await expect(page.getByTestId("adminPermissions-effect")).toContainText("Permissions are kept");
  await page.getByTestId("realmSettingsGeneralTab-revert").click();
  // what was permitted before counts again
  await page.getByTestId("nav-item-permissions").click();
  await expect(page.getByTestId("name-column-kept")).toBeVisible();
});
