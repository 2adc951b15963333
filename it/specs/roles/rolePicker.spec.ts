// The dialog that roles are picked in: found among many, for a holder and for one setting; what may not be read is told.
import { lastAlert } from "../../support/controls";
import { browserLine, inject } from "../../support/faults";
import {
  choose,
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
import { admin, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

test("one search over both kinds: exact first, assigned last, the selection stays, the role itself is not offered @smoke", async ({
  page,
  realm,
}) => {
  const word = uniqueName("word");
  const id = await newRole(realm, `${word}-holder`, [await newRole(realm, `${word}-has`)]);
  await newRole(realm, `${word}-a`);
  await newRole(realm, word);
  await newClient(realm, uniqueName("first"), [`${word}-use`, word]);
  await openRole(page, realm, id);
  await choose(page, "roles-role");
  await dialog(page)
    .getByRole("button", { name: /Realm roles/ })
    .last()
    .click();
  await expect(dialog(page)).toHaveAccessibleName(`Assign roles to ${word}-holder`);
  await find(page, word);
  await expect.poll(() => names(inDialog(page))).toEqual([word, word, `${word}-a`, `${word}-use`, `${word}-has`]);
  const last = rowIn(inDialog(page), `${word}-has`).getByRole("checkbox");
  await expect(last).toBeChecked();
  await expect(last).toBeDisabled();
  await rowIn(inDialog(page), `${word}-a`).getByRole("checkbox").check();
  await find(page, `${word}-use`);
  await expect.poll(() => names(inDialog(page))).toEqual([`${word}-use`]);
  await rowIn(inDialog(page), `${word}-use`).getByRole("checkbox").check();
  await find(page, `${word}-a`);
  await expect(rowIn(inDialog(page), `${word}-a`).getByRole("checkbox")).toBeChecked();
  // two are work: Escape does not lose them without a question
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await rowIn(inDialog(page), `${word}-a`).getByRole("checkbox").focus();
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(question).toHaveCount(0);
  await expect(rowIn(inDialog(page), `${word}-a`).getByRole("checkbox")).toBeChecked();
  await dialog(page).getByTestId("assign").click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await containedIn(realm, id)).toEqual([`${word}-a`, `${word}-has`, `${word}-use`]);
});

test("among many roles the one called just so comes first, and all of them can be paged through", async ({
  page,
  realm,
}) => {
  const word = uniqueName("crowd");
  const roles = Array.from({ length: 230 }, (_, n) => ({ name: `a-${word}-${100 + n}` }));
  await admin.realms.partialImport({ realm, rep: { ifResourceExists: "SKIP", roles: { realm: roles } } });
  const id = await newRole(realm, uniqueName("holder"), [await newRole(realm, word)]);
  await admin.roles.delCompositeRoles({ realm, id }, await admin.roles.getCompositeRoles({ realm, id }));
  await openRole(page, realm, id);
  await choose(page, "all-roles");
  await expect(inDialog(page)).toBeVisible();
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/admin/realms/")) requested.push(request.url());
  });
  await find(page, word);
  await expect.poll(async () => (await names(inDialog(page)))[0]).toBe(word);
  expect(requested.length, "one part of each kind and the exact one").toBeLessThanOrEqual(3);
  await dialog(page).getByRole("button", { name: "Rows per page" }).first().click();
  await dialog(page).getByRole("menuitem", { name: "100 per page" }).click();
  const seen = new Set<string | undefined>();
  for (const rows of [100, 100, 31]) {
    await expect.poll(async () => (await names(inDialog(page))).filter((one) => !seen.has(one)).length).toBe(rows);
    for (const one of await names(inDialog(page))) seen.add(one);
    const next = dialog(page).getByRole("button", { name: "Go to next page" }).first();
    if (rows === 100) await next.click();
    else await expect(next).toBeDisabled();
  }
  expect(seen.size).toBe(231);
});

test("the scope of a client scope: roles of several clients and of the realm at once, one call for each", async ({
  page,
  realm,
}) => {
  const word = uniqueName("many");
  const id = (await admin.clientScopes.create({ realm, name: word, protocol: "openid-connect" })).id;
  await newRole(realm, `${word}-r`);
  const clients = [`${word}-c1`, `${word}-c2`];
  for (const client of clients) await newClient(realm, client, ["x", "y"]);
  await open(page, `/${realm}/client-scopes/${id}/scope`);
  await choose(page, "all-roles");
  await find(page, word);
  await expect.poll(async () => (await names(inDialog(page))).length).toBe(5);
  await dialog(page).locator('input[name="check-all"]').check();
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") writes.push(request.url().replace(/.*scope-mappings/, ""));
  });
  await dialog(page).getByTestId("assign").click();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(async () => (await names(table(page))).length).toBe(5);
  expect(writes.map((path) => path.replace(/[\w-]{36}/, "…"))).toEqual(["/realm", "/clients/…", "/clients/…"]);
  const mappings = await admin.clientScopes.listScopeMappings({ realm, id });
  expect(mappings.realmMappings?.map(({ name }) => name)).toEqual([`${word}-r`]);
  expect(Object.keys(mappings.clientMappings ?? {}).sort()).toEqual(clients);

  await table(page).locator('input[name="check-all"]').check();
  await page.getByTestId("unAssignRole").click();
  await dialog(page).getByTestId("confirm").click();
  await expect(page.getByTestId("show-inherited-roles-empty-action")).toBeVisible();
  expect(await admin.clientScopes.listScopeMappings({ realm, id })).toEqual({});
});

test("what may not be read is shown; the rest is there", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(403));
  const word = uniqueName("partly");
  const id = (await admin.clientScopes.create({ realm, name: word, protocol: "openid-connect" })).id;
  const inner = await newRole(realm, `${word}-inner`);
  const outer = await newRole(realm, `${word}-outer`, [inner]);
  await admin.clientScopes.addRealmScopeMappings({ realm, id }, [{ id: outer, name: `${word}-outer` }]);
  await inject(page, /\/ui-ext\//, 403);
  await open(page, `/${realm}/client-scopes/${id}/scope`);
  await page.getByTestId("hideInheritedRoles").uncheck();
  await expect.poll(() => names(table(page))).toEqual([`${word}-inner`, `${word}-outer`]);
  await expect(page.locator("main")).toContainText("Not all inherited roles can be read");
  await choose(page, "all-roles");
  await expect(dialog(page)).toContainText("Client roles cannot be listed by your account");
  await find(page, word);
  await expect.poll(() => names(inDialog(page))).toEqual([`${word}-inner`, `${word}-outer`]);
});

test("one role for a setting: chosen by a radio button, kept with its client", async ({ page, realm }) => {
  const word = uniqueName("single");
  const id = (await admin.clientScopes.create({ realm, name: word, protocol: "openid-connect" })).id;
  await newClient(realm, word, ["use"]);
  await open(page, `/${realm}/client-scopes/${id}/mappers/oidc-hardcoded-role-mapper/new`);
  await page.getByTestId("name").fill(word);
  await choose(page, "client-role");
  await find(page, word);
  await rowIn(inDialog(page), "use").getByRole("radio").check();
  await dialog(page).getByTestId("assign").click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator("main")).toContainText(`${word}.use`);
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText(/created/i);
  const [mapper] = await admin.clientScopes.listProtocolMappers({ realm, id });
  expect(mapper?.config?.role).toBe(`${word}.use`);
});
