// Roles of a role: assigned and taken away in the browser and by REST, found by one search, and why inherited ones are there.
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import {
  choose,
  contain,
  containedIn,
  dialog,
  find,
  inDialog,
  names,
  newClient,
  newRole,
  openRole,
  rowIn,
  table,
} from "../../support/areas/roleMapping";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

test("assigned in the browser, seen through REST; taken away through REST, seen after a refresh", async ({
  page,
  realm,
}) => {
  const name = uniqueName("holder");
  const id = await newRole(realm, name);
  const part = uniqueName("part");
  await newRole(realm, part);
  const clientId = uniqueName("app");
  await newClient(realm, clientId, ["use", "see", "edit"]);
  await openRole(page, realm, id);
  await expect(page.getByRole("heading", { name: "No associated roles" })).toBeVisible();

  await choose(page, "roles-role");
  await expect(dialog(page)).toHaveAccessibleName(`Assign Realm roles to ${name}`);
  await expect(dialog(page).getByTestId("assign")).toBeDisabled();
  await find(page, part);
  await rowIn(inDialog(page), part).getByRole("checkbox").check();
  await dialog(page).getByTestId("assign").click();
  await expect(lastAlert(page)).toHaveText(/Associated roles have been added/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(rowIn(table(page), part)).toContainText(`About ${part}`);
  expect(await containedIn(realm, id)).toEqual([part]);

  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await choose(page, "client-role");
  await expect(dialog(page)).toHaveAccessibleName(`Assign Client roles to ${name}`);
  await find(page, clientId);
  await expect.poll(() => names(inDialog(page), "Client ID")).toEqual([clientId, clientId, clientId]);
  await dialog(page).locator('input[name="check-all"]').check();
  await dialog(page).getByTestId("assign").click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(table(page).getByText(clientId, { exact: true })).toHaveCount(3);
  expect(await containedIn(realm, id)).toEqual(["edit", part, "see", "use"].sort());
  expect(writes, "one call").toHaveLength(1);

  await admin.roles.delCompositeRoles({ realm, id }, [
    { id: (await admin.roles.findOneByName({ realm, name: part }))?.id },
  ]);
  await page.getByTestId("refresh").click();
  await expect(rowIn(table(page), part)).toHaveCount(0);
  await expect(table(page).getByText(clientId, { exact: true })).toHaveCount(3);

  await expect(page.getByTestId("unAssignRole")).toBeDisabled();
  await rowIn(table(page), `${clientId} see`).getByRole("checkbox").check();
  await rowIn(table(page), `${clientId} use`).getByRole("checkbox").check();
  await page.getByTestId("unAssignRole").click();
  await expect(dialog(page)).toHaveAccessibleName("Remove role?");
  await dialog(page).getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText(/User role mapping successfully updated|Role mapping updated/i);
  await expect(table(page).getByText(clientId, { exact: true })).toHaveCount(1);
  expect(await containedIn(realm, id)).toEqual(["edit"]);

  await rowIn(table(page), `${clientId} edit`).getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Unassign", exact: true }).click();
  await dialog(page).getByTestId("cancel").click();
  expect(await containedIn(realm, id)).toEqual(["edit"]);
});

test("all of 60 inherited client roles are listed, by one request for each source; why opens on demand @smoke", async ({
  page,
  realm,
}) => {
  const word = uniqueName("deep");
  const uses = Array.from({ length: 60 }, (_, n) => `use-${100 + n}`);
  const leaves = await newClient(realm, word, uses);
  let inner = await newRole(realm, `${word}-5`, leaves);
  for (const level of [4, 3, 2]) inner = await newRole(realm, `${word}-${level}`, [inner]);
  const other = await newRole(realm, `${word}-other`, leaves.slice(0, 1));
  const id = await newRole(realm, `${word}-1`, [inner, other]);
  // around in a circle
  await contain(realm, inner, [id]);
  await openRole(page, realm, id);
  await expect.poll(() => names(table(page))).toEqual([`${word}-2`, `${word}-other`]);
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(`/admin/realms/${realm}/`)) requested.push(request.url());
  });
  await page.getByTestId("hideInheritedRoles").uncheck();
  await expect.poll(async () => (await names(table(page))).length).toBe(10);
  // before 26.6 each composite role below has to be requested, and the client once
  const most = server.version < "26.6" ? 6 : 2;
  expect(requested.length, requested.join(" ")).toBeLessThanOrEqual(most);
  await page.getByRole("button", { name: "Rows per page" }).first().click();
  await page.getByRole("menuitem", { name: "100 per page" }).click();
  const expected = [
    ...uses.map((use) => `${word} ${use}`),
    ...[2, 3, 4, 5, "other"].map((level) => `${word}-${level}`),
  ];
  await expect.poll(async () => (await names(table(page))).sort()).toEqual(expected.sort());
  const row = rowIn(table(page), `${word} use-100`);
  await expect(row.locator('td[data-label="Inherited"]')).toHaveText("True");
  await expect(row.getByRole("checkbox")).toBeDisabled();
  await expect(row.getByRole("button", { name: "Kebab toggle" })).toHaveCount(0);

  requested.length = 0;
  await row.getByRole("button", { name: "Details" }).click();
  const paths = page.getByRole("list", { name: /^Why .* has this role$/ }).getByRole("listitem");
  await expect(paths).toHaveText([
    `${word}-other ${word} use-100`,
    `${word}-2 ${word}-3 ${word}-4 ${word}-5 ${word} use-100`,
  ]);
  expect(new Set(requested).size, "nothing is requested twice").toBe(requested.length);
  expect(requested.length, "the holder, each composite role below, the client before 26.6").toBeLessThanOrEqual(7);

  await page.reload();
  await expect(page.getByTestId("hideInheritedRoles")).not.toBeChecked();
  await expect.poll(async () => (await names(table(page))).length).toBe(65);
});

test("a refused or failed assignment loses nothing", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500));
  const part = uniqueName("part");
  await newRole(realm, part);
  const id = await newRole(realm, uniqueName("holder"));
  await openRole(page, realm, id);
  await choose(page, "roles-role");
  await find(page, part);
  await rowIn(inDialog(page), part).getByRole("checkbox").check();
  const lift = await inject(page, /\/composites$/, 500, "POST");
  await dialog(page).getByTestId("assign").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(rowIn(inDialog(page), part).getByRole("checkbox")).toBeChecked();
  expect(await containedIn(realm, id)).toEqual([]);
  lift();
  await dialog(page).getByTestId("assign").click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(rowIn(table(page), part)).toBeVisible();
});

test("who may only look sees the roles, and why nothing can be changed", async ({ signedOutPage: page, realm }) => {
  const viewer = await createUser("master", uniqueName("viewer"), ["view-realm"], { of: realm });
  const part = uniqueName("part");
  const id = await newRole(realm, uniqueName("holder"), [await newRole(realm, part)]);
  await open(page, `/${realm}/roles/${id}/associated-roles`, { as: viewer });
  await expect(rowIn(table(page), part)).toBeVisible();
  await page.getByTestId("hideInheritedRoles").uncheck();
  await rowIn(table(page), part).getByRole("button", { name: "Details" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: part })).toContainText("Assigned directly");
  await page.getByTestId("unAssignRole").hover();
  await expect(page.getByRole("tooltip")).toContainText("manage-realm");
  await page.getByTestId("add-role-mapping-button").click();
  for (const entry of ["client-role", "roles-role", "all-roles"])
    await expect(page.getByTestId(entry).getByRole("menuitem")).toHaveAttribute("aria-disabled", "true");
  // no other entry's name holds it: automation does not ask for the exact one
  await expect(page.getByRole("menuitem", { name: "Client roles" })).toHaveCount(1);
});
