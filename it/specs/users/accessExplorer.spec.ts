// What a user may do by roles, and why: equal to a real token, compared with another user, and if groups were others.
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { newClient, newRole } from "../../support/areas/roleMapping";
import { makeGrant, makeStructure, rolesInToken } from "../../support/areas/roleStructures";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";

const table = (page: Page) => page.getByTestId("access");
const rows = (page: Page) => table(page).locator("tbody tr:not(.pf-m-expandable, .pf-v6-c-table__expandable-row)");
const rowOf = (page: Page, role: string) => rows(page).filter({ has: page.getByText(role, { exact: true }) });
const cells = async (page: Page, label: string) =>
  (await table(page).locator(`td[data-label="${label}"]`).allInnerTexts()).map((text) =>
    text.replace(/\s+/g, " ").trim(),
  );
const place = (realm: string, id: string, more = "") => `/${realm}/users/${id}/access?size=100${more}`;

const newUser = async (realm: string, name: string) =>
  (await admin.users.create({ realm, username: name, enabled: true })).id;
const newGroup = async (realm: string, name: string, roles: string[], parent?: string) => {
  const { id = "" } = parent
    ? await admin.groups.createChildGroup({ realm, id: parent }, { name })
    : await admin.groups.create({ realm, name });
  await giveRoles(realm, "groups", id, roles);
  return id;
};
const giveRoles = async (realm: string, type: "users" | "groups", id: string, names: string[]) => {
  const roles = await Promise.all(names.map((name) => admin.roles.findOneByName({ realm, name })));
  await admin[type].addRealmRoleMappings({
    realm,
    id,
    roles: roles.map((role) => ({ id: role?.id ?? "", name: role?.name ?? "" })),
  });
};

test("equals the roles in a real token for 20 structures @smoke", async ({ page, realm }) => {
  await makeGrant(realm);
  const structures = await Promise.all(Array.from({ length: 20 }, (_, index) => makeStructure(realm, index + 1)));
  for (const structure of structures) {
    const expected = await rolesInToken(realm, structure);
    await visit(page, place(realm, structure.id));
    await expect(page.getByTestId("view-header")).toContainText(structure.name);
    await expect(table(page), structure.name).toBeVisible();
    expect((await cells(page, "Name")).sort(), structure.name).toEqual(expected);
    // every role has a reason, and the server counts each of them
    expect(await cells(page, "Why"), structure.name).not.toContain("The reason cannot be read");
    await expect(page.getByText("Not effective according to the server")).toHaveCount(0);
    await expect(page.getByTestId("access-incomplete")).toHaveCount(0);
  }
});

test("every reason is named; one request for each source; filtered, searched and exported", async ({ page, realm }) => {
  const word = uniqueName("why");
  const [leaf = ""] = await newClient(realm, `${word}-app`, ["use"]);
  const inner = await newRole(realm, `${word} inner`, [leaf]);
  for (const [name, parts] of [["direct"], ["member"], ["above"], ["outer", [inner]]] as const)
    await newRole(realm, `${word} ${name}`, [...(parts ?? [])]);
  const top = await newGroup(realm, `${word} top`, [`${word} above`]);
  const group = await newGroup(realm, "a/b % \"'", [`${word} member`, `${word} outer`], top);
  const id = await newUser(realm, word);
  await giveRoles(realm, "users", id, [`${word} direct`]);
  await admin.users.addToGroup({ realm, id, groupId: group });
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/role|groups|composites/.test(pathname) && pathname.includes("/admin/realms/")) requested.push(pathname);
  });
  await open(page, place(realm, id));
  const path = `/${word} top/a/b % "'`;
  const why = (role: string) => rowOf(page, role).locator('td[data-label="Why"]');
  await expect(why(`${word} direct`)).toHaveText(/Assigned directly/);
  await expect(why(`${word} member`)).toContainText(`Group ${path}`);
  await expect(why(`${word} above`)).toContainText(`Inherited from /${word} top via ${path}`);
  await expect(rowOf(page, "use").locator('td[data-label="Why"]')).toHaveText(
    new RegExp(`Group .*${word} outer\\s+${word} inner\\s+${word}-app\\s+use`),
  );
  expect(new Set(requested).size, `each source once: ${requested.join(" ")}`).toBe(requested.length);
  // mappings, groups, 2 effective, the group above, 2 groups' mappings, 4 composite roles (before 26.6 clients, too)
  expect(requested.length, requested.join(" ")).toBeLessThanOrEqual(server.version < "26.6" ? 14 : 11);

  const choose = async (toggle: string, option: string) => {
    await page.getByRole("button", { name: toggle, exact: true }).click();
    await page.getByRole("option", { name: option, exact: true }).click();
  };
  await choose("Reason", "By a parent group");
  await expect.poll(() => cells(page, "Name")).toEqual([`${word} above`]);
  await choose("Reason", "By the default roles");
  await expect.poll(() => cells(page, "Name")).toContain(`default-roles-${realm.toLowerCase()}`);
  await expect.poll(() => cells(page, "Name")).toContain("uma_authorization");
  await choose("Reason", "Reason: all");
  await choose("Realm or client", `${word}-app`);
  await expect.poll(() => cells(page, "Name")).toEqual([`${word}-app use`]);
  await page.reload();
  await expect.poll(() => cells(page, "Name"), "kept in the address").toEqual([`${word}-app use`]);
  await page.getByTestId("list-options").click();
  await page.getByTestId("export").click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByTestId("export-start").click()]);
  expect(readFileSync(await file.path(), "utf8")).toContain(`> ${word} outer > ${word} inner > ${word}-app:use`);
});

test("compared with another user, and what joining and leaving a group would change", async ({ page, realm }) => {
  const word = uniqueName("cmp");
  for (const name of ["mine", "theirs", "shared", "joined"]) await newRole(realm, `${word} ${name}`);
  const [ann, bob] = [await newUser(realm, `${word}-ann`), await newUser(realm, `${word}-bob`)];
  const group = await newGroup(realm, `${word} old`, [`${word} mine`]);
  await newGroup(realm, `${word} new`, [`${word} joined`]);
  await admin.users.addToGroup({ realm, id: ann, groupId: group });
  await giveRoles(realm, "users", ann, [`${word} shared`]);
  await giveRoles(realm, "users", bob, [`${word} shared`, `${word} theirs`]);

  await open(page, place(realm, ann));
  await page.getByTestId("access-view").click();
  await page.getByRole("option", { name: "Compared with another user" }).click();
  await page.getByRole("combobox", { name: "Other user" }).fill(`${word}-b`);
  await page.getByRole("option", { name: `${word}-bob` }).click();
  const difference = (role: string) => rowOf(page, `${word} ${role}`).locator('td[data-label="Difference"]');
  await expect(difference("mine")).toHaveText(`Only ${word}-ann`);
  await expect(difference("theirs")).toHaveText(`Only ${word}-bob`);
  await expect(difference("shared")).toHaveText("Both");
  await expect(page.getByTestId("access-summary")).toHaveText(
    new RegExp(`Only ${word}-ann: 1 · Only ${word}-bob: 1 · Both: \\d+`),
  );

  await page.getByTestId("access-view").click();
  await page.getByRole("option", { name: "Simulate group changes" }).click();
  await page.getByRole("combobox", { name: "If these groups were left" }).fill(`/${word}`);
  await page.getByRole("option", { name: `/${word} old` }).click();
  await expect(difference("mine")).toHaveText("Lost");
  await page.keyboard.press("Escape");
  await page.getByTestId("access-join").click();
  const picker = page.getByRole("dialog");
  await picker.getByPlaceholder("Search group").fill(`${word} new`);
  await page.keyboard.press("Enter");
  await picker.getByTestId(`${word} new-check`).check();
  await picker.getByTestId("join-button").click();
  await expect(difference("joined")).toHaveText("Gained");
  await expect(difference("shared")).toHaveText("Kept");
  await page.reload();
  await expect(difference("joined"), "kept in the address").toHaveText("Gained");
  await expect(difference("mine")).toHaveText("Lost");
  // only thought of
  expect((await admin.users.listGroups({ realm, id: ann })).map(({ name }) => name)).toEqual([`${word} old`]);
});

test("who may not see everything is told so; a part that fails can be read again", async ({
  newPage,
  realm,
  page,
  allowConsole,
}) => {
  const id = await newUser(realm, uniqueName("part"));
  const viewer = await createUser("master", uniqueName("viewer"), ["view-users"], { of: realm });
  const limited = await newPage();
  await open(limited, place(realm, id), { as: viewer });
  await expect(limited.getByTestId("access-incomplete")).toContainText("view-realm, view-clients");

  allowConsole(browserLine(500), browserLine(403));
  const lift = await inject(page, /role-mappings$/, 500);
  await open(page, place(realm, id));
  await expect(page.getByText(MESSAGE)).toBeVisible();
  lift();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rowOf(page, "offline_access")).toBeVisible();
});
