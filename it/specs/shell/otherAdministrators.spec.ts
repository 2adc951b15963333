// What other administrators do meanwhile: a realm that is open goes, rights come. Nothing here reloads the page.
import type { Page } from "@playwright/test";
import { admin, createRealm, createUser, uniqueName } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const recent = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("recentRealms") ?? "[]"));

/** Gives a user of master roles in the administration of a realm. */
async function give(id: string, of: string, ...names: string[]): Promise<void> {
  const [client] = await admin.clients.find({ realm: "master", clientId: `${of}-realm` });
  const user = { realm: "master", id, clientUniqueId: client?.id ?? "" };
  const offered = await admin.users.listAvailableClientRoleMappings(user);
  const roles = offered.map(({ id = "", name = "" }) => ({ id, name })).filter(({ name }) => names.includes(name));
  await admin.users.addClientRoleMappings({ ...user, roles });
}

test("a realm that goes while it is open: its dead end leads out, and the switcher finds and opens another one", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 404/, /^warning: Unable to find out who is signed in/);
  const gone = uniqueName("gone");
  await createRealm({ realm: gone });
  await open(page, `/${gone}/roles`);
  await expect(heading(page)).toHaveText("Realm roles");
  await expect.poll(() => recent(page)).toContainEqual({ name: gone });
  await admin.realms.del({ realm: gone });

  await visit(page, `/${gone}/client-scopes`);
  await expect(heading(page)).toHaveText("Page not found");
  const way = page.getByRole("link", { name: "Go to the start page" });
  await expect(way).toHaveAttribute("href", "#/master");

  await page.getByTestId("realm-switcher").click();
  const dialog = page.getByRole("dialog", { name: "Switch realm" });
  const search = dialog.getByRole("textbox", { name: "Search by name or display name" });
  await expect(search).toBeFocused();
  await search.fill(realm);
  await expect(dialog.getByRole("menu", { name: "Realms found", exact: true }).locator("a bdi")).toHaveText([realm]);
  await expect(dialog.getByText("Try again")).toHaveCount(0);
  await expect.poll(() => recent(page)).not.toContainEqual({ name: gone });
  await search.press("Enter");
  await expect(page.getByTestId("currentRealm")).toHaveText(realm);
  await expect(heading(page)).toHaveText("Client scopes");
  expect(new URL(page.url()).hash).toBe(`#/${realm}/client-scopes`);

  await page.goBack();
  await expect(heading(page)).toHaveText("Page not found");
  await expect(way).toHaveAttribute("href", "#/master");
  await way.click();
  await expect(page.getByTestId("welcomeTitle")).toBeVisible();
  expect(await recent(page)).not.toContainEqual({ name: gone });
});

test("rights that were given meanwhile count after a change of realm and back, and after Try again", async ({
  signedOutPage: page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 403/, /^warning: Unable to find out who is signed in/);
  const other = uniqueName("other");
  await createRealm({ realm: other });
  const user = await createUser("master", uniqueName("helper"), ["view-realm"], { of: realm });
  await open(page, `/${realm}/roles`, { as: user });
  await expect(heading(page)).toHaveText("Realm roles");
  await expect(page.getByTestId("nav-item-users")).toHaveCount(0);

  // where they may do nothing yet
  await visit(page, `/${other}/roles`);
  const again = page.locator("main").getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await give(user.id, other, "view-realm");
  await again.click();
  await expect(page.getByTestId("nav-item-roles")).toBeVisible();
  await expect(again).toHaveCount(0);
  await expect(heading(page)).toHaveText("Realm roles");

  await give(user.id, realm, "view-users", "query-users");
  await visit(page, `/${realm}/roles`);
  await expect(page.getByTestId("nav-item-users")).toBeVisible();
  await expect(heading(page)).toHaveText("Realm roles");
});
