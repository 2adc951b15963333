// Parts of a realm as a file: out of it, and into another one.
import { readFile } from "node:fs/promises";
import { at } from "../../support/areas/realmSettings";
import { admin, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

test("what is in a file is counted and chosen; what is there already fails, is skipped or overwritten", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/partialImport/);
  const username = uniqueName("import.é");
  const clientId = "https://app.example/a?b=%2F";
  await admin.users.create({ realm, username, firstName: "Before" });
  const file = {
    realm: "elsewhere",
    users: [{ username, firstName: "After" }, { username: `${username}-2` }],
    clients: [{ clientId }],
    roles: { realm: [{ name: "role / عربي" }], client: {} },
    components: { "org.keycloak.keys.KeyProvider": [{ name: "k" }] },
  };
  await open(page, at(realm, "login"));
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("openPartialImportModal").click();
  const dialog = page.getByRole("dialog", { name: "Partial import" });
  await expect(dialog.getByTestId("confirm")).toBeDisabled();
  const text = dialog.getByRole("textbox", { name: "File content" });
  await text.fill("{\n]");
  await expect(dialog.getByText(/^This is no valid JSON: .*line 2 column 1/)).toBeVisible();
  await text.fill("[1]");
  await expect(dialog.getByText("This is no JSON of a realm.")).toBeVisible();
  await text.fill(JSON.stringify([{ realm: "empty" }, file]));
  await page.locator("#realm-selector").click();
  await page.getByRole("option", { name: "elsewhere" }).click();
  await expect(dialog.getByText("Not imported: components")).toBeVisible();
  await dialog.getByRole("checkbox", { name: "2 Users" }).check();
  await dialog.getByRole("checkbox", { name: "1 Clients" }).check();
  // what it would do, object by object, before anything is written
  await dialog.getByTestId("compare").click();
  const planned = dialog.getByRole("grid", { name: "What the import does" });
  const cells = (name: string) =>
    planned
      .getByRole("row")
      .filter({ has: page.getByRole("gridcell", { name, exact: true }) })
      .getByRole("gridcell");
  await expect(cells(clientId)).toHaveText(["Clients", clientId, "New", "—", "Added"]);
  await expect(cells(`${username}-2`)).toHaveText(["Users", `${username}-2`, "New", "—", "Added"]);
  await expect(cells(username)).toHaveText(["Users", username, "Changed", "firstName", "Stops the import"]);
  // where there is little room, the lower pager lies over none of the rows
  await page.setViewportSize({ width: 360, height: 640 });
  const last = await planned.getByRole("row").last().boundingBox();
  const pager = await dialog.locator(".pf-v6-c-pagination.pf-m-bottom").boundingBox();
  expect(pager?.y).toBeGreaterThanOrEqual((last?.y ?? Infinity) + (last?.height ?? 0));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator("#import-rule").click();
  await page.getByRole("option", { name: "Overwrite" }).click();
  await expect(cells(username).last()).toHaveText("Overwritten");
  await page.locator("#import-rule").click();
  await page.getByRole("option", { name: "Fail import" }).click();
  await dialog.getByTestId("confirm").click();
  // all or nothing: one user is there, and the dialog stays as it was
  await expect(page.getByTestId("last-alert")).toContainText(username);
  expect(await admin.clients.find({ realm, clientId })).toEqual([]);
  await page.locator("#import-rule").click();
  await page.getByRole("option", { name: "Skip" }).click();
  await dialog.getByTestId("confirm").click();
  await expect(dialog).toContainText("2 records added.");
  await expect(dialog).toContainText("One record skipped.");
  await expect(dialog.getByRole("gridcell", { name: clientId, exact: true })).toBeVisible();
  await dialog.getByTestId("close-button").click();
  expect((await admin.users.find({ realm, username, exact: true }))[0]?.firstName).toBe("Before");
  expect(await admin.clients.find({ realm, clientId })).toHaveLength(1);
  expect(await admin.roles.findOneByName({ realm, name: "role / عربي" })).toBeFalsy();
});

test("a realm is exported with its clients, secrets masked", async ({ page, realm }) => {
  await admin.clients.create({ realm, clientId: "exported", secret: "a secret" });
  await open(page, at(realm, "login"));
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("openPartialExportModal").click();
  await expect(page.getByRole("dialog")).toContainText("Secrets are masked in the file; users are not in it.");
  await expect(page.getByTestId("warning-message")).toHaveCount(0);
  await page.getByTestId("include-clients-check").click({ force: true });
  await expect(page.getByTestId("warning-message")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByTestId("confirm").click();
  const saved = await readFile(await (await download).path(), "utf8");
  const { realm: name, clients }: { realm: string; clients: { clientId: string; secret?: string }[] } =
    JSON.parse(saved);
  expect(name).toBe(realm);
  expect(clients.find(({ clientId }) => clientId === "exported")?.secret).toBe("**********");
  expect(saved).not.toContain("a secret");
  // for the next file nothing has to be chosen again
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("openPartialExportModal").click();
  await expect(page.getByTestId("include-clients-check")).toBeChecked();
});
