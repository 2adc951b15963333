// Which client scopes a client has: given, changed, taken away, one at a time and many.
import { lastAlert } from "../../support/controls";
import { column, makeScope, row, search, table } from "../../support/areas/clientScopes";
import { assignedNow, chooseItem, makeClient, scopesAt } from "../../support/areas/clientScopesTab";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

test("scopes are listed from three reads, change their type in the cell, and go after a question @smoke", async ({
  page,
  realm,
  allowConsole,
}) => {
  const { id, clientId } = await makeClient(realm);
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, path] = /\/admin\/realms\/[^/]+\/(.*client-scopes.*)$/.exec(request.url()) ?? [];
    if (path && request.method() === "GET") asked.push(path.replace(id, "{id}"));
  });
  await open(page, scopesAt(realm, id));
  await expect(row(page, "email")).toBeVisible();
  expect(asked.sort()).toEqual([
    "client-scopes",
    "clients/{id}/default-client-scopes",
    "clients/{id}/optional-client-scopes",
  ]);
  await expect(page.getByTestId("clientScopesTab")).toBeVisible();
  await expect(table(page).getByRole("columnheader")).toHaveText([
    "",
    "Assigned client scope",
    "Assigned type",
    "Description",
  ]);
  const names = await column(page, 1);
  expect(names[0]).toBe(`${clientId}-dedicated`);
  expect(names.slice(1)).toEqual(names.slice(1).sort(new Intl.Collator("en").compare));
  await expect(table(page).locator("tbody tr").first().getByTestId("cell-dropdown")).toBeDisabled();

  const cell = row(page, "email").getByTestId("cell-dropdown");
  const change = async (option: string) => {
    await cell.click();
    await row(page, "email").getByRole("option", { name: option, exact: true }).click();
  };
  await change("Optional");
  await expect(lastAlert(page)).toHaveText("Scope mapping updated");
  await expect(cell).toHaveText("Optional");
  expect(await assignedNow(realm, id, "email")).toBe("optional");
  allowConsole(browserLine(500));
  const lift = await inject(page, /default-client-scopes\//, 500, "PUT");
  await change("Default");
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(cell).toHaveText("Optional");
  expect(await assignedNow(realm, id, "email")).toBe("optional");
  lift();

  const [profile] = (await admin.clients.listDefaultClientScopes({ realm, id })).filter(
    ({ name }) => name === "profile",
  );
  await admin.clients.delDefaultClientScope({ realm, id, clientScopeId: profile?.id ?? "" });
  await page.getByTestId("refresh").click();
  await expect(row(page, "profile")).toHaveCount(0);

  await search(page, "EMAI");
  await expect(table(page).locator("tbody tr")).toHaveCount(1);
  await row(page, "email").getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Remove", exact: true }).click();
  await expect(page.getByTestId("confirm")).toHaveText("Delete");
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("Scope mapping successfully removed");
  await expect(page.getByTestId("empty-state")).toBeVisible();
  expect(await assignedNow(realm, id, "email")).toBe("none");
});

test("scopes are filtered by type; selected ones change and go together, and come back", async ({ page, realm }) => {
  const { id } = await makeClient(realm);
  await open(page, scopesAt(realm, id));
  // what was searched goes with its box
  await search(page, "no such scope");
  await expect(page.getByTestId("empty-state")).toBeVisible();
  await chooseItem(page, "clientScopeSearch", "Assigned type");
  await expect(row(page, "phone")).toBeVisible();
  await page.getByTestId("clientScopeSearchType").click();
  await page.getByRole("option", { name: "Optional", exact: true }).click();
  await expect.poll(async () => new Set(await column(page, 2))).toEqual(new Set(["Optional"]));
  for (const name of ["phone", "address"]) await row(page, name).getByRole("checkbox").check();
  await page.locator("#change-type-dropdown").click();
  await page.getByRole("option", { name: "Default", exact: true }).click();
  await expect(lastAlert(page)).toHaveText("Scope mapping updated");
  expect(await assignedNow(realm, id, "phone")).toBe("default");
  expect(await assignedNow(realm, id, "address")).toBe("default");
  await expect(row(page, "phone")).toHaveCount(0);
  await page.getByRole("button", { name: "Restore previous types" }).click();
  await expect(row(page, "phone")).toBeVisible();
  // the row is there with the first of the two
  await expect.poll(() => assignedNow(realm, id, "address")).toBe("optional");
  await row(page, "phone").getByRole("checkbox").check();
  await page.getByTestId("table-toolbar").getByTestId("kebab").click();
  await page.getByTestId("table-toolbar").getByRole("menuitem", { name: "Remove", exact: true }).click();
  await expect(lastAlert(page)).toHaveText("Scope mapping successfully removed");
  expect(await assignedNow(realm, id, "phone")).toBe("none");
  await page.getByRole("button", { name: "Add them again" }).click();
  await expect(row(page, "phone")).toBeVisible();
  expect(await assignedNow(realm, id, "phone")).toBe("optional");
});

test("scopes of the client's protocol that it has not are added; a refused one stays selected", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const [odd, parameterized, saml] = ["a/b%2F'..", uniqueName("parameterized"), uniqueName("saml")];
  const { id, clientId } = await makeClient(realm);
  await makeScope(realm, odd, { description: "${role_admin}" });
  await makeScope(realm, parameterized, {
    attributes: {
      "is.parameterized.scope": "true",
      "parameterized.scope.type": "username",
      "is.dynamic.scope": "true",
    },
  });
  await makeScope(realm, saml, { protocol: "saml" });
  await open(page, scopesAt(realm, id));
  await page.getByRole("button", { name: "Add client scope", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Add client scopes to ${clientId}` });
  const listed = dialog.getByRole("grid", { name: "Choose a mapper type" });
  const inDialog = (name: string) =>
    listed.getByRole("row").filter({ has: page.getByRole("gridcell", { name, exact: true }) });
  await expect(inDialog(odd)).toContainText("Admin");
  for (const name of ["email", saml]) await expect(inDialog(name)).toHaveCount(0);
  await expect(dialog.getByTestId("add-dropdown")).toBeDisabled();
  await inDialog(parameterized).getByRole("checkbox").check();
  await dialog.getByTestId("add-dropdown").click();
  await expect(dialog.getByRole("menuitem")).toHaveText(["Optional"]);
  await dialog.getByTestId("add-dropdown").click();
  await inDialog(parameterized).getByRole("checkbox").uncheck();
  await inDialog(odd).getByRole("checkbox").check();
  const lift = await inject(page, /default-client-scopes\//, 500, "PUT");
  await chooseItem(page, "add-dropdown", "Default");
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(inDialog(odd).getByRole("checkbox")).toBeChecked();
  lift();
  await chooseItem(page, "add-dropdown", "Default");
  await expect(lastAlert(page)).toHaveText("Scope mapping updated");
  await expect(dialog).toHaveCount(0);
  await expect(row(page, odd).getByTestId("cell-dropdown")).toHaveText("Default");
  expect(await assignedNow(realm, id, odd)).toBe("default");
});

test("who may only look changes nothing; a client that signs nobody in has no scopes", async ({
  page,
  newPage,
  realm,
}) => {
  const { id } = await makeClient(realm);
  const viewer = await createUser("master", uniqueName("viewer"), ["view-clients"], { of: realm });
  const other = await newPage();
  await open(other, scopesAt(realm, id), { as: viewer });
  await expect(row(other, "email").getByTestId("cell-dropdown")).toHaveAttribute("aria-disabled", "true");
  for (const name of ["Add client scope", "Change type to"])
    await expect(other.getByRole("button", { name, exact: true })).toHaveAttribute("aria-disabled", "true");
  const bearer = await makeClient(realm, { bearerOnly: true });
  await open(page, `/${realm}/clients/${bearer.id}/settings`);
  await expect(page.getByTestId("clientSettingsTab")).toBeVisible();
  await expect(page.getByTestId("clientScopesTab")).toHaveCount(0);
});
