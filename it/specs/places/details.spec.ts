// What pages owe in small things: whose name they carry, where the focus shows, what their menus are called.
import type { Page } from "@playwright/test";
import { newGroup } from "../../support/areas/groups";
import { makeLdap } from "../../support/areas/providers";
import { newRole } from "../../support/areas/roleMapping";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";

const heading = (page: Page) => page.getByTestId("view-header");
const crumbs = (page: Page) => page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");

test("heading, last breadcrumb and title of a mapper and a provider are its own name", async ({ page, realm }) => {
  const ldap = await makeLdap(realm);
  const { name: provider = "" } = (await admin.components.findOne({ realm, id: ldap })) ?? {};
  const [mapper] = await admin.components.find({ realm, parent: ldap });
  const scope = (await admin.clientScopes.find({ realm })).find(({ protocolMappers }) => protocolMappers?.length);
  const [ofScope] = scope?.protocolMappers ?? [];
  for (const [place, name] of [
    [`user-federation/ldap/${ldap}/settings`, provider],
    [`user-federation/ldap/${ldap}/mappers/${mapper?.id}`, mapper?.name ?? ""],
    [`client-scopes/${scope?.id}/mappers/${ofScope?.id}/edit`, ofScope?.name ?? ""],
  ] as const) {
    await visit(page, `/${realm}/${place}`);
    await expect(heading(page), place).toHaveText(name);
    await expect(crumbs(page).last(), place).toHaveText(name);
    await expect(page, place).toHaveTitle(`${name} - Gatehouse`);
  }
});

test("a navigation moves the focus to the heading; a ring shows it to the keyboard only", async ({ page, realm }) => {
  await open(page, `/${realm}/users`);
  const isRinged = () => heading(page).evaluate((element) => element.matches(":focus-visible"));
  await expect(heading(page)).toHaveText("Users");
  await page.getByTestId("nav-item-roles").click();
  await expect(heading(page)).toHaveText("Realm roles");
  await expect(heading(page)).toBeFocused();
  expect(await isRinged()).toBe(false);
  await page.getByTestId("nav-item-groups").focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Groups");
  await expect(heading(page)).toBeFocused();
  expect(await isRinged()).toBe(true);
});

test("the menu of a row names its row; the menu of a heading is no second primary button", async ({ page, realm }) => {
  const name = uniqueName("described");
  const id = await newRole(realm, name);
  await open(page, `/${realm}/roles?search=${name}`);
  const menu = page.getByRole("row").filter({ hasText: name }).getByRole("button", { name: "Kebab toggle" });
  await expect(menu).toHaveAccessibleDescription(name);
  await visit(page, `/${realm}/roles/${id}/details`);
  await expect(page.getByTestId("action-dropdown")).not.toHaveClass(/pf-m-primary/);
});

test("groups are joined in a dialog that can be given up; their tree fills the page and has no grip", async ({
  page,
  realm,
}) => {
  await newGroup(realm, { name: uniqueName("alone") });
  const { id } = await createUser(realm, uniqueName("joins"));
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/${realm}/users/${id}/groups`);
  await page.getByRole("button", { name: "Join Group" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await visit(page, `/${realm}/groups`);
  const tree = page.getByRole("tree");
  await expect(tree).toBeVisible();
  expect((await tree.boundingBox())?.height).toBeGreaterThan(400);
  expect(await tree.evaluate((element) => getComputedStyle(element.closest("aside") ?? element).resize)).toBe("none");
  const unnamed = await page
    .locator("main button")
    .evaluateAll((buttons) =>
      buttons.filter((one) => !one.textContent?.trim() && !one.getAttribute("aria-label")).map((one) => one.outerHTML),
    );
  expect(unnamed).toEqual([]);
});

test("empty events of an object are not said to be those of the realm", async ({ page, realm }) => {
  await admin.realms.update({ realm }, { eventsEnabled: true, adminEventsEnabled: true });
  const { id } = await createUser(realm, uniqueName("quiet"));
  await admin.realms.clearAdminEvents({ realm });
  const group = await newGroup(realm, { name: uniqueName("quiet") });
  await admin.realms.clearAdminEvents({ realm });
  for (const place of [`users/${id}/events`, `groups/${group}`]) {
    await visit(page, `/${realm}/${place}`);
    if (place.startsWith("groups")) await page.getByTestId("admin-events-tab").click();
    await expect(page.getByTestId("empty-state")).toContainText("No events match here yet");
    await expect(page.getByTestId("empty-state")).not.toContainText("in this realm");
  }
});

test("what a user may do comes directly after the role mapping", async ({ page, realm }) => {
  const { id } = await createUser(realm, uniqueName("tabs"));
  await open(page, `/${realm}/users/${id}/settings`);
  await expect(page.getByTestId("role-mapping-tab")).toBeVisible();
  const tabs = await page.getByRole("tab").allInnerTexts();
  expect(tabs.indexOf("Access")).toBe(tabs.indexOf("Role mapping") + 1);
});

test("pages that cannot be shown have one design and ways on", async ({ page, newPage, realm }) => {
  await open(page, `/${realm}/no/such/place`);
  const viewer = await createUser("master", uniqueName("viewer"), ["view-users"], { of: realm });
  const denied = await newPage();
  await open(denied, `/${realm}/realm-settings`, { as: viewer });
  for (const one of [page, denied]) {
    const main = one.locator("#kc-main-content-page-container");
    await expect(main.getByRole("link", { name: "Go to the start page" })).toBeVisible();
    await expect(main.getByRole("button", { name: "Back", exact: true })).toBeVisible();
  }
  await expect(denied.locator("main")).toContainText("view-realm");
});
