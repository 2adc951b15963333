// How the server decides for a client: settings, import and export of its authorization services.
import { readFile } from "node:fs/promises";
import { browserLine, hold, inject, MESSAGE } from "../../support/faults";
import { admin, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const at = (realm: string, id: string, tab: string) => `/${realm}/clients/${id}/authorization/${tab}`;

/** A client with authorization services. */
async function resourceServer(realm: string) {
  const { id } = await admin.clients.create({
    realm,
    clientId: uniqueName("resource-server"),
    serviceAccountsEnabled: true,
    authorizationServicesEnabled: true,
  });
  return id;
}

test("authorization settings are saved, and shown when refused", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500));
  const id = await resourceServer(realm);
  await open(page, `/${realm}/clients/${id}/settings`);
  await page.getByTestId("authorizationTab").click();
  await expect(page.getByTestId("ENFORCING")).toBeChecked();
  await expect(page.getByTestId("authenticationSettings-save")).toBeDisabled();
  await page.getByTestId("DISABLED").click();
  await page.getByTestId("AFFIRMATIVE").click();
  await page.getByTestId("allowRemoteResourceManagement").click({ force: true });
  const lift = await inject(page, /\/authz\/resource-server$/, 500, "PUT");
  await page.getByTestId("authenticationSettings-save").click();
  await expect(page.getByTestId("last-alert")).toContainText(MESSAGE);
  await expect(page.getByTestId("DISABLED")).toBeChecked();
  lift();
  const before = await admin.clients.getResourceServer({ realm, id });
  await page.getByTestId("authenticationSettings-save").click();
  await expect(page.getByTestId("last-alert")).toContainText("success");
  expect(await admin.clients.getResourceServer({ realm, id })).toMatchObject({
    policyEnforcementMode: "DISABLED",
    decisionStrategy: "AFFIRMATIVE",
    allowRemoteResourceManagement: !before.allowRemoteResourceManagement,
  });
});

test("what one client exports another one imports; a broken file is an error at its field", async ({ page, realm }) => {
  await page.clock.install();
  const [from, into] = [await resourceServer(realm), await resourceServer(realm)];
  const name = `docs / % " ' مستند 🚀`;
  await admin.clients.createResource({ realm, id: from }, { name, scopes: [{ name: "read" }] });
  await open(page, at(realm, from, "export"));
  const shown = await page.getByTestId("authorization-export-code-editor").inputValue();
  expect(JSON.parse(shown)).toEqual(await admin.clients.exportResource({ realm, id: from }));
  const download = page.waitForEvent("download");
  await page.getByTestId("authorization-export-download").click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("test-authz-config.json");
  expect(await readFile(await file.path(), "utf8")).toBe(shown);
  await open(page, at(realm, into, "settings"));
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByTestId("confirm")).toBeDisabled();
  await expect(page.locator("#import-resource").getByTestId("import-resource")).toBeVisible();
  await page.getByLabel("File content").fill("{ broken");
  await expect(page.getByRole("dialog")).toContainText("JSON");
  await expect(page.getByTestId("confirm")).toBeDisabled();
  const settings = { ...(JSON.parse(shown) as object), policies: [], decisionStrategy: "AFFIRMATIVE" };
  await page.getByLabel("File content").fill(JSON.stringify(settings));
  const preview = page.getByTestId("import-preview");
  await expect(preview).toContainText("Affirmative");
  // how many of each kind, and which
  await expect(preview.getByRole("term").filter({ hasText: /^1 Resources$/ })).toBeVisible();
  await expect(preview.getByRole("listitem").filter({ hasText: name })).toHaveText(name);
  await expect(preview.getByRole("listitem").filter({ hasText: "read" })).toHaveText("read");
  // it may take long, and cancelled it closes no dialog that was opened since
  const go = await hold(page, /\/resource-server\/import$/, "POST");
  const sent = page.waitForRequest(/\/resource-server\/import$/);
  await page.getByTestId("confirm").click();
  await sent;
  await page.clock.fastForward(15_500);
  await page.getByTestId("cancel").click();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByTestId("waiting-calls").locator("button")).toHaveCount(0);
  go();
  await expect(page.getByTestId("AFFIRMATIVE")).toBeChecked();
  await expect(page.getByRole("dialog", { name: "Import" })).toBeVisible();
  const found = await admin.clients.listResources({ realm, id: into, name });
  expect(found).toMatchObject([{ name }]);
});
