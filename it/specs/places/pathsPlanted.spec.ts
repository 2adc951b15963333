// Objects that somebody gave the id or alias `..`: listed, opened, deleted, revoked; nothing else is touched.
import type { Page } from "@playwright/test";
import { plantDots } from "../../support/oddNames";
import { admin } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";

let planted: Awaited<ReturnType<typeof plantDots>>;

test.beforeAll(async () => void (planted = await plantDots()));
test.afterAll(() => admin.realms.del({ realm: planted.realm }));

/** Where each of them is listed, and what it is called there. */
const lists = (realm: string, user: string): [string, string][] => [
  [`/${realm}/roles`, "dots role"],
  [`/${realm}/groups`, "dots group"],
  [`/${realm}/client-scopes`, "dots_scope"],
  [`/${realm}/client-scopes`, "dot_scope"],
  [`/${realm}/users?search=dots`, "dots.user"],
  [`/${realm}/users/${user}/consents`, ".."],
  [`/${realm}/users/${user}/identity-provider-links`, ".."],
];

/** Collects every request that would change something. */
function watchWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/admin/") && request.method() !== "GET") writes.push(`${request.method()} ${pathname}`);
  });
  return writes;
}

test("a row says why nothing can be done with it", async ({ page }) => {
  const { realm, user } = planted;
  const writes = watchWrites(page);
  for (const [address, name] of lists(realm, user)) {
    await visit(page, address);
    const row = page.getByRole("row").filter({ hasText: name }).filter({ hasText: "Nothing can be done with it here" });
    // a provider also stands among those that can be linked
    await expect(row.first(), address).toBeVisible();
    await expect(row.getByRole("link"), address).toHaveCount(0);
    await expect(row.getByRole("button"), address).toHaveCount(0);
    for (const box of await row.getByRole("checkbox").all()) await expect(box, address).toBeDisabled();
  }
  expect(writes).toEqual([]);
});

test("so does a card", async ({ page }) => {
  const { realm } = planted;
  await open(page, `/${realm}/user-federation`);
  const card = page.locator(".pf-v6-c-card").filter({ hasText: "dots provider" });
  await expect(card).toContainText("Nothing can be done with it here");
  await expect(card.getByRole("link")).toHaveCount(0);
  await expect(card.getByRole("button")).toHaveCount(0);
});

test("a bulk action over all rows leaves them out", async ({ page }) => {
  const { realm } = planted;
  const id = (await admin.clientScopes.create({ realm, name: "plain_dot", protocol: "openid-connect" })).id;
  const before = (await admin.clientScopes.find({ realm })).length;
  const writes = watchWrites(page);
  await open(page, `/${realm}/client-scopes?search=dot`);
  await page.getByRole("checkbox", { name: "Select all rows" }).check();
  await expect(page.getByTestId("selection")).toContainText("1");
  await expect(page.getByRole("row").filter({ hasText: "dots_scope" }).getByRole("checkbox")).not.toBeChecked();
  await page.getByTestId("table-toolbar").getByTestId("kebab").click();
  await page.getByTestId("delete").getByRole("menuitem").click();
  await page.getByTestId("confirm").click();
  await expect.poll(async () => (await admin.clientScopes.find({ realm })).length).toBe(before - 1);
  expect(writes).toEqual([`DELETE /admin/realms/${realm}/client-scopes/${id}`]);
});

test("their pages are not found", async ({ page }) => {
  const { realm } = planted;
  const writes = watchWrites(page);
  for (const kind of [
    "users/../settings",
    "roles/../details",
    "groups/..",
    "client-scopes/..",
    "user-federation/ldap/..",
  ]) {
    await visit(page, `/${realm}/${kind}`);
    await expect(page.locator("main h1")).toHaveText("Page not found");
  }
  expect(writes).toEqual([]);
  // the realm and what is in it
  expect((await admin.realms.findOne({ realm }))?.realm).toBe(realm);
  expect((await admin.clientScopes.find({ realm })).map(({ id }) => id)).toEqual(expect.arrayContaining([".", ".."]));
});
