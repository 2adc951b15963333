// What a client protects: its resources and authorization scopes.
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const at = (realm: string, id: string, tab: string) => `/${realm}/clients/${id}/authorization/${tab}`;
const ODD = `a / % .. " ' مستند 🚀`;

/** A client with authorization services that protects nothing yet. */
async function resourceServer(realm: string) {
  const { id } = await admin.clients.create({
    realm,
    clientId: uniqueName("resource-server"),
    serviceAccountsEnabled: true,
    authorizationServicesEnabled: true,
  });
  for (const { _id: resourceId = "" } of await admin.clients.listResources({ realm, id }))
    await admin.clients.delResource({ realm, id, resourceId });
  return id;
}

test("a scope and a resource that has it are made, changed and deleted", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500));
  const id = await resourceServer(realm);
  await open(page, at(realm, id, "scopes"));
  await page.getByTestId("no-authorization-scopes-empty-action").click();
  await page.getByTestId("name").fill(ODD);
  await page.getByTestId("displayName").fill("Read it");
  await page.getByTestId("save").click();
  await page.getByTestId(`name-column-${ODD}`).getByRole("link").click();
  await expect(page.getByTestId("displayName")).toHaveValue("Read it");
  await page.getByTestId("iconUri").fill("https://app.example/icon");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("revert")).toBeDisabled();
  const [scope] = await admin.clients.listAllScopes({ realm, id });
  expect(scope).toMatchObject({ name: ODD, displayName: "Read it", iconUri: "https://app.example/icon" });

  await open(page, at(realm, id, "resources"));
  await page.getByTestId("no-resources-empty-action").click();
  await page.getByTestId("save").click({ force: true });
  await page.getByTestId("name").fill(ODD);
  await page.getByTestId("type").fill("urn:doc");
  await page.getByTestId("uris0").fill("/docs/*");
  await page.getByTestId("uris-addValue").click();
  await page.getByTestId("uris1").fill("/more/*");
  await page.locator("#scopes").click();
  await page.getByRole("option", { name: ODD, exact: true }).click();
  await page.keyboard.press("Escape");
  await page.getByTestId("ownerManagedAccess").click({ force: true });
  const lift = await inject(page, /\/authz\/resource-server\/resource$/, 500, "POST");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("last-alert")).toContainText(MESSAGE);
  await expect(page.getByTestId("name")).toHaveValue(ODD);
  lift();
  await page.getByTestId("save").click();
  await expect(page.getByTestId("view-header")).toHaveText(ODD);
  const [made] = await admin.clients.listResources({ realm, id });
  expect(made).toMatchObject({ name: ODD, type: "urn:doc", ownerManagedAccess: true, scopes: [{ name: ODD }] });
  expect(made?.uris?.toSorted()).toEqual(["/docs/*", "/more/*"]);

  // what another administrator changed meanwhile stays
  const { _id: resourceId = "" } = made ?? {};
  await admin.clients.updateResource({ realm, id, resourceId }, { ...made, attributes: { kept: ["1", "2"] } });
  await page.getByTestId("displayName").fill("The documents");
  await page.getByTestId("save").click();
  const saved = () => admin.clients.getResource({ realm, id, resourceId });
  await expect.poll(async () => (await saved()).displayName).toBe("The documents");
  expect(await saved()).toMatchObject({
    attributes: { kept: ["1", "2"] },
    scopes: [{ name: ODD }],
  });
  await admin.clients.createPermission(
    { realm, id, type: "resource" },
    { name: "who may read", resources: [resourceId] },
  );
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("delete-resource").click();
  await expect(page.getByRole("dialog")).toContainText("who may read");
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("no-resources-empty-action")).toBeVisible();
  expect(await admin.clients.listResources({ realm, id })).toEqual([]);
});

test("resources are paged and searched by the server; a row opens to its dependents", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const id = await resourceServer(realm);
  const scopes = [{ name: "read" }];
  for (let n = 10; n < 22; n++)
    await admin.clients.createResource({ realm, id }, { name: `part ${n}`, type: `urn:${n % 2}`, uris: [`/p/${n}`] });
  await admin.clients.createResource({ realm, id }, { name: "zulu", type: "urn:z", uris: ["/z/*"], scopes });
  const [zulu] = await admin.clients.listResources({ realm, id, name: "zulu" });
  const { _id = "" } = zulu ?? {};
  await admin.clients.createPermission({ realm, id, type: "resource" }, { name: "who may", resources: [_id] });
  await open(page, at(realm, id, "resources"));
  await expect(page.getByTestId("name-column-part 10")).toBeVisible();
  await expect(page.locator('[data-testid^="name-column-"]')).toHaveCount(10);
  await page.getByTestId("searchdropdown_dorpdown").click();
  await page.getByTestId("scope").fill("read");
  await page.getByTestId("search-btn").click();
  await expect(page.locator('[data-testid^="name-column-"]')).toHaveCount(1);
  await page.getByRole("button", { name: "Details", exact: true }).click();
  await expect(page.getByText("who may", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "read", exact: true })).toBeVisible();
  await page.getByTestId("searchdropdown_dorpdown").click();
  await page.getByTestId("scope").fill("no such scope");
  await page.getByTestId("search-btn").click();
  await expect(page.getByText("No search results")).toBeVisible();
  await page.getByTestId("searchdropdown_dorpdown").click();
  await page.getByTestId("scope").fill("");
  await page.getByTestId("uris").fill("/p/15");
  await page.getByTestId("search-btn").click();
  await expect(page.getByTestId("name-column-part 15")).toBeVisible();
  await expect(page.locator('[data-testid^="name-column-"]')).toHaveCount(1);
  await open(page, at(realm, id, "scopes"));
  await page.getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  // the server keeps a scope that a resource has; the question says so, and names the resource
  await expect(page.getByRole("dialog")).toContainText("zulu");
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("last-alert")).toContainText("Could not remove");
  await admin.clients.delResource({ realm, id, resourceId: _id });
  await page.getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("no-authorization-scopes-empty-action")).toBeVisible();
});

test("who may only look gets through all of it, and is told what is missing", async ({
  signedOutPage: page,
  realm,
}) => {
  const id = await resourceServer(realm);
  const { _id: resourceId = "" } = await admin.clients.createResource({ realm, id }, { name: "kept", scopes: [] });
  const viewer = uniqueName("viewer");
  const as = await createUser("master", viewer, ["query-clients", "view-clients", "view-authorization"], { of: realm });
  await open(page, at(realm, id, "settings"), { as });
  await expect(page.getByTestId("ENFORCING")).toBeDisabled();
  await expect(page.getByTestId("authorizationExport")).toHaveCount(0);
  await page.getByTestId("authorizationScopes").click();
  const create = page.getByTestId("no-authorization-scopes-empty-action");
  await expect(create).toHaveAttribute("aria-disabled", "true");
  await page.getByTestId("authorizationResources").click();
  await expect(page.getByTestId("createResource")).toHaveAttribute("aria-disabled", "true");
  await page.getByTestId("name-column-kept").getByRole("link").click();
  await expect(page.getByTestId("name")).toHaveValue("kept");
  await expect(page.getByTestId("name")).toBeDisabled();
  await expect(page.getByRole("main")).toContainText("manage-authorization");
  await page.getByTestId("action-dropdown").click();
  await expect(page.getByTestId("delete-resource")).toHaveAttribute("data-denied", "true");
  expect((await admin.clients.getResource({ realm, id, resourceId })).name).toBe("kept");
});
