// The list of client scopes: what it asks, how it is narrowed, types and deletion, one at a time and many.
import { lastAlert } from "../../support/controls";
import { column, makeScope, row, search, table, typeNow } from "../../support/areas/clientScopes";
import { MESSAGE, browserLine, inject } from "../../support/faults";
import { admin, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const listOf = (realm: string, search = "") => `/${realm}/client-scopes?size=100${search && `&search=${search}`}`;

test("the list says name, type, protocol, order and description, from three reads @smoke", async ({ page, realm }) => {
  await makeScope(realm, "with-order", { description: "About it", attributes: { "gui.order": "7" } });
  const requested: string[] = [];
  page.on("request", (request) => {
    const [, path] = /\/admin\/realms\/[^/]+\/(.*client-scopes.*)$/.exec(request.url()) ?? [];
    if (path) requested.push(path);
  });
  await open(page, listOf(realm));
  await expect(row(page, "with-order")).toBeVisible();
  expect(requested.sort()).toEqual([
    "client-scopes",
    "default-default-client-scopes",
    "default-optional-client-scopes",
  ]);
  await expect(page.locator("#view-header-subkey").getByRole("link", { name: "Learn more" })).toHaveAttribute(
    "href",
    /server_admin\/index\.html#_client_scopes$/,
  );
  await expect(table(page).getByRole("columnheader")).toHaveText([
    "",
    "Name",
    "Assigned type",
    "Protocol",
    "Display order",
    "Description",
  ]);
  const cells = (name: string) => row(page, name).locator("td").allInnerTexts();
  expect((await cells("with-order")).slice(1, 6)).toEqual(["with-order", "None", "OpenID Connect", "7", "About it"]);
  expect((await cells("email")).slice(1, 4)).toEqual(["email", "Default", "OpenID Connect"]);
  expect((await cells("role_list")).slice(1, 4)).toEqual(["role_list", "Default", "SAML"]);
  const names = await column(page, 1);
  expect(names).toEqual([...names].sort(new Intl.Collator("en").compare));
});

test("search by name ignores case and nothing but the name; types and protocols filter; a link keeps it", async ({
  page,
  realm,
}) => {
  await makeScope(realm, "Needle", { description: "hay" });
  await makeScope(realm, "other", { description: "needle in a description" });
  await open(page, listOf(realm));
  await search(page, "NEEDLE");
  await expect(table(page).locator("tbody tr")).toHaveCount(1);
  await expect(row(page, "Needle")).toBeVisible();
  await search(page, "");
  await page.getByTestId("clientScopeSearch").click();
  await page.getByRole("menuitem", { name: "Assigned type", exact: true }).click();
  await page.getByTestId("clientScopeSearchType").click();
  await page.getByRole("option", { name: "Optional", exact: true }).click();
  await expect(row(page, "address")).toBeVisible();
  await expect.poll(async () => new Set(await column(page, 2))).toEqual(new Set(["Optional"]));
  await page.reload();
  await expect(row(page, "address")).toBeVisible();
  await expect.poll(async () => new Set(await column(page, 2))).toEqual(new Set(["Optional"]));
  await page.getByTestId("clientScopeSearchType").click();
  await page.getByRole("option", { name: "None", exact: true }).click();
  await expect(row(page, "Needle")).toBeVisible();
  // the type is not in force beside the protocol
  await page.getByTestId("clientScopeSearch").click();
  await page.getByRole("menuitem", { name: "Protocol", exact: true }).click();
  await page.getByTestId("clientScopeSearchProtocol").click();
  await page.getByRole("option", { name: "SAML", exact: true }).click();
  await expect.poll(async () => new Set(await column(page, 3))).toEqual(new Set(["SAML"]));
  await expect(row(page, "role_list")).toBeVisible();
  await page.getByTestId("clientScopeSearch").click();
  await page.getByRole("menuitem", { name: "Name", exact: true }).click();
  await expect(row(page, "address")).toBeVisible();
});

test("the type changes in its cell, and by somebody else", async ({ page, realm, allowConsole }) => {
  const name = uniqueName("typed");
  const id = await makeScope(realm, name);
  await open(page, listOf(realm, name));
  const cell = row(page, name).getByTestId("cell-dropdown");
  const change = async (option: string) => {
    await cell.click();
    await row(page, name).getByRole("option", { name: option, exact: true }).click();
  };
  await change("Default");
  await expect(lastAlert(page)).toHaveText("Scope mapping updated");
  await expect(cell).toHaveText("Default");
  expect(await typeNow(realm, id)).toBe("default");
  await change("Optional");
  await expect(cell).toHaveText("Optional");
  expect(await typeNow(realm, id)).toBe("optional");
  await change("None");
  await expect(cell).toHaveText("None");
  expect(await typeNow(realm, id)).toBe("none");

  await admin.clientScopes.addDefaultClientScope({ realm, id });
  await page.getByTestId("refresh").click();
  await expect(cell).toHaveText("Default");

  allowConsole(browserLine(500));
  const lift = await inject(page, /default-optional-client-scopes\//, 500, "PUT");
  await change("Optional");
  await expect(lastAlert(page)).toContainText(MESSAGE);
  // it is back in the list that it was in
  await expect(cell).toHaveText("Default");
  expect(await typeNow(realm, id)).toBe("default");
  lift();

  // another administrator is first: it leaves the list that it is in by now
  await admin.clientScopes.delDefaultClientScope({ realm, id });
  await admin.clientScopes.addDefaultOptionalClientScope({ realm, id });
  await change("None");
  await expect(cell).toHaveText("None");
  expect(await typeNow(realm, id)).toBe("none");
});

test("selected scopes change their type together, and get the former ones back", async ({ page, realm }) => {
  const prefix = uniqueName("many");
  const ids = await Promise.all(["a", "b", "c"].map((end) => makeScope(realm, `${prefix}-${end}`)));
  await admin.clientScopes.addDefaultOptionalClientScope({ realm, id: ids[1] ?? "" });
  await open(page, listOf(realm, prefix));
  await expect(table(page).locator("tbody tr")).toHaveCount(3);
  const menu = page.getByRole("button", { name: "Change type to", exact: true });
  await expect(menu).toBeDisabled();
  await table(page).locator("input[name='check-all']").click();
  await menu.click();
  await page.getByTestId("table-toolbar").getByRole("option", { name: "Default", exact: true }).click();
  await expect.poll(() => column(page, 2)).toEqual(["Default", "Default", "Default"]);
  await expect(lastAlert(page)).toHaveText("Scope mapping updated");
  expect(await Promise.all(ids.map((id) => typeNow(realm, id)))).toEqual(["default", "default", "default"]);
  await expect(menu).toBeDisabled();
  await page.getByRole("button", { name: "Restore previous types" }).click();
  await expect.poll(() => Promise.all(ids.map((id) => typeNow(realm, id)))).toEqual(["none", "optional", "none"]);
  await expect.poll(() => column(page, 2)).toEqual(["None", "Optional", "None"]);
});

test("one scope is deleted by its row, several together, never all", async ({ page, realm }) => {
  const prefix = uniqueName("gone");
  for (const end of ["a", "b", "c"]) await makeScope(realm, `${prefix}-${end}`);
  await open(page, listOf(realm, prefix));
  await row(page, `${prefix}-a`).getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
  const question = page.getByRole("dialog", { name: `Delete client scope ${prefix}-a` });
  await expect(question).toContainText(`${prefix}-a`);
  await question.getByTestId("cancel").click();
  await expect(row(page, `${prefix}-a`)).toBeVisible();
  await row(page, `${prefix}-a`).getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("The client scope has been deleted");
  await expect(row(page, `${prefix}-a`)).toHaveCount(0);

  const menu = page.getByTestId("table-toolbar").getByTestId("kebab");
  // one that is selected is asked about like one by its row
  await row(page, `${prefix}-b`).getByRole("checkbox").check();
  await menu.click();
  await page.getByTestId("delete").getByRole("menuitem").click();
  const same = page.getByRole("dialog", { name: `Delete client scope ${prefix}-b` });
  await expect(same).toContainText("Its mappers and role mappings go with it");
  await same.getByTestId("cancel").click();

  await table(page).locator("input[name='check-all']").click();
  await menu.click();
  await page.getByTestId("delete").getByRole("menuitem").click();
  await expect(page.getByRole("dialog", { name: "Delete 2 client scopes" })).toContainText(`${prefix}-b`);
  await page.getByTestId("confirm").click();
  await expect(page.getByRole("heading", { name: "No search results" })).toBeVisible();
  const left = await admin.clientScopes.find({ realm });
  expect(left.filter(({ name }) => name?.startsWith(prefix))).toEqual([]);

  await open(page, listOf(realm));
  await table(page).locator("input[name='check-all']").click();
  await menu.click();
  await page.getByTestId("delete").getByRole("menuitem").click();
  await expect(lastAlert(page)).toHaveText("You are not allowed to delete all the client scopes.");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await admin.clientScopes.find({ realm })).toHaveLength(left.length);
});

test("many that are refused: the alert says why", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500));
  const prefix = uniqueName("refused");
  for (const end of ["a", "b"]) await makeScope(realm, `${prefix}-${end}`);
  await open(page, listOf(realm, prefix));
  await expect(table(page).locator("tbody tr")).toHaveCount(2);
  const lift = await inject(page, /\/default-optional-client-scopes\//, 500, "PUT");
  await table(page).locator("input[name='check-all']").click();
  await page.getByRole("button", { name: "Change type to", exact: true }).click();
  await page.getByTestId("table-toolbar").getByRole("option", { name: "Optional", exact: true }).click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  lift();

  // without the alert
  await page.reload();
  await expect(table(page).locator("tbody tr")).toHaveCount(2);
  await inject(page, /\/client-scopes\/[^/]+$/, 500, "DELETE");
  await table(page).locator("input[name='check-all']").click();
  await page.getByTestId("table-toolbar").getByTestId("kebab").click();
  await page.getByTestId("delete").getByRole("menuitem").click();
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
});
