// The list of users: found by text and by attributes, never a directory by accident, chosen columns, unlocked.
import type { Page, Request } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { addLdap, ldapConfig, test as federated } from "../../support/areas/federation";
import { admin, createRealm, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";
import { attribute, extendProfile, lockUser, manyUsers, userNamed } from "../../support/areas/users";

const row = (page: Page, name: string) => page.getByRole("row").filter({ has: page.getByRole("link", { name }) });
const names = (page: Page) => page.locator("tbody tr td:nth-child(2) a bdi");

async function search(page: Page, text: string) {
  await page.getByPlaceholder("Search user").fill(text);
  await page.getByPlaceholder("Search user").press("Enter");
}

/** Admin calls of a page from now on, those of the shell left out. */
function adminCalls(page: Page, realm: string): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (request.url().includes(`/admin/realms/${realm}/`)) calls.push(request);
  });
  return calls;
}

const choose = async (page: Page, toggle: string | RegExp, option: string) => {
  await page.getByRole("button", { name: toggle, exact: typeof toggle === "string" }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};

test("three calls, started together, bring the list; a search finds by name, e-mail and state @smoke", async ({
  page,
  realm,
}) => {
  const prefix = uniqueName("list");
  await manyUsers(realm, prefix, 12);
  const off = await userNamed(realm, `${prefix}-03`);
  await admin.users.update({ realm, id: off?.id ?? "" }, { enabled: false });
  await open(page, `/${realm}/roles`);
  const calls = adminCalls(page, realm);
  await page.getByTestId("nav-item-users").click();
  await expect(page.getByRole("grid", { name: "Users" })).toBeVisible();
  expect(calls.map((call) => new URL(call.url()).pathname.split(`${realm}/`)[1]).sort()).toEqual([
    "ui-ext/brute-force-user",
    "ui-ext/info",
    "users/profile",
  ]);
  await search(page, prefix);
  await expect(names(page)).toHaveCount(10);
  await choose(page, "Enabled", "Disabled");
  await expect(names(page)).toHaveText([`${prefix}-03`]);
  await expect(row(page, `${prefix}-03`)).toContainText("Disabled");
  await page.getByRole("button", { name: "Reset" }).click();
  await search(page, `${prefix}-07@gatehouse`);
  await expect(page.getByRole("heading", { name: "No search results" })).toBeVisible();
  await page.getByTestId("clear-all-filters-empty-action").click();
  await expect(names(page)).toHaveCount(10);
  await search(page, `${prefix}-07@gatehouse`);
  await expect(names(page)).toHaveText([`${prefix}-07`]);
  await row(page, `${prefix}-07`).getByRole("link").click();
  await expect(page.getByTestId("view-header")).toHaveText(`${prefix}-07`);
  await page.goBack();
  await expect(names(page)).toHaveText([`${prefix}-07`]);
  // the server finds words by their beginning
  await search(page, `${prefix.slice(2)}-07@gate`);
  await page.getByTestId("search-anywhere").click();
  await expect(names(page)).toHaveText([`${prefix}-07`]);
});

federated(
  "attributes, verified e-mail and identity provider find users; what is requested is in the address",
  async ({ page, ownRealm: realm }) => {
    const prefix = uniqueName("found");
    const alias = uniqueName("idp");
    await admin.identityProviders.create({ realm, alias, providerId: "oidc", config: { clientId: "x" } });
    await extendProfile(realm, { attributes: [attribute("dept", { displayName: "Department" }), attribute("floor")] });
    const make = (name: string, more: object) => admin.users.create({ realm, username: `${prefix}-${name}`, ...more });
    await make("a", { enabled: true, attributes: { dept: ["Sales & More"], floor: ["2"] } });
    await make("b", { enabled: true, attributes: { dept: ["Sales & More"], floor: ["3"] }, emailVerified: true });
    const { id } = await make("c", { enabled: true, attributes: { floor: ["2"] } });
    const federatedIdentity = { userId: "1", userName: "c" };
    await admin.users.addToFederatedIdentity({ realm, id, federatedIdentityId: alias, federatedIdentity });

    await open(page, `/${realm}/users`);
    await page.getByTestId("user-search-toggle").click();
    await page.getByRole("menuitem", { name: "Attribute search" }).click();
    await page.getByTestId("dropdown-panel-btn").click();
    const panel = page.getByTestId("user-attribute-search-form");
    const pair = async (name: string, value: string) => {
      await panel.getByPlaceholder("Select attribute").click();
      await page.getByTestId("search-attribute-name-select").getByRole("option", { name, exact: true }).click();
      await panel.locator("#value").fill(value);
      await panel.getByTestId("user-attribute-search-add-filter-button").click();
    };
    await panel.getByTestId("user-attribute-search-add-filter-button").click();
    await expect(lastAlert(page)).toContainText("Specify an attribute");
    await pair("Department", "Sales & More");
    await pair("floor", "3");
    await expect(panel.getByTestId("user-attribute-search-chips-group")).toHaveCount(2);
    await expect(names(page)).toHaveCount(3);
    await page.getByRole("button", { name: "Search attributes" }).click();
    await expect(panel).toHaveCount(0);
    await expect(names(page)).toHaveText([`${prefix}-b`]);
    await expect(page.getByRole("group", { name: "Department" })).toContainText("Sales & More");
    await page.reload();
    await expect(names(page)).toHaveText([`${prefix}-b`]);
    await page.getByRole("group", { name: "floor" }).getByRole("button", { name: "close 3" }).click();
    await expect(names(page)).toHaveText([`${prefix}-a`, `${prefix}-b`]);
    await page.getByRole("button", { name: "Clear all filters" }).click();
    await expect(names(page)).toHaveCount(3);
    await expect(page.getByTestId("user-attribute-search-chips-group")).toHaveCount(0);

    await page.getByTestId("dropdown-panel-btn").click();
    await panel.getByLabel("Email verified").click();
    await page.getByRole("option", { name: "Yes", exact: true }).click();
    await panel.getByTestId("search-user-attribute-btn").click();
    await expect(names(page)).toHaveText([`${prefix}-b`]);
    await page.getByTestId("dropdown-panel-btn").click();
    await panel.getByRole("button", { name: "Reset" }).click();
    await expect(names(page)).toHaveCount(3);
    await panel.locator("#idpAlias").getByRole("combobox").fill(alias);
    await page.getByRole("option", { name: alias }).click();
    await panel.getByTestId("search-user-attribute-btn").click();
    await expect(names(page)).toHaveText([`${prefix}-c`]);
    await page.getByTestId("user-search-toggle").click();
    await page.getByRole("menuitem", { name: "Default search" }).click();
    await expect(names(page)).toHaveCount(3);
  },
);

test("columns of the profile are requested only where they were chosen, and stay", async ({ page, realm }) => {
  await extendProfile(realm, { attributes: [attribute("cost.centre", { displayName: "Cost centre" })] });
  const username = uniqueName("columns");
  await admin.users.create({ realm, username, enabled: true, attributes: { "cost.centre": ["4711"] } });
  const calls = adminCalls(page, realm);
  await open(page, `/${realm}/users?search=${username}`);
  await expect(names(page)).toHaveText([username]);
  const requested = () =>
    calls.map((call) => new URL(call.url()).searchParams.get("briefRepresentation")).filter(Boolean);
  expect(requested()).toEqual(["true"]);
  await expect(page.getByRole("columnheader", { name: "Created at" })).toHaveCount(0);
  await page.getByTestId("list-options").click();
  await page.getByRole("menuitem", { name: "Created at" }).getByRole("checkbox").check();
  await expect(page.getByRole("columnheader", { name: "Created at" })).toBeVisible();
  await expect(row(page, username).getByRole("time")).toHaveAttribute(
    "title",
    new RegExp(String(new Date().getFullYear())),
  );
  expect(requested()).toEqual(["true"]);
  await page.getByRole("menuitem", { name: "Cost centre" }).getByRole("checkbox").click();
  await expect(row(page, username)).toContainText("4711");
  expect(requested()).toEqual(["true", "false"]);
  await page.goto("about:blank");
  await open(page, `/${realm}/users?search=${username}`);
  await expect(row(page, username)).toContainText("4711");
  expect(requested()).toEqual(["true", "false", "false"]);
});

test("locked users: shown in the list, filtered among the loaded rows and said so, unlocked all at once", async ({
  page,
}) => {
  const realm = uniqueName("locked");
  await createRealm({ realm, bruteForceProtected: true, failureFactor: 1 });
  const prefix = uniqueName("lock");
  await manyUsers(realm, prefix, 4, { credentials: [{ type: "password", value: "right" }] });
  await lockUser(realm, `${prefix}-02`);
  await open(page, `/${realm}/users`);
  await expect(row(page, `${prefix}-02`)).toContainText("Temporarily locked");
  await choose(page, "Temporarily locked", "Temporarily locked");
  await expect(names(page)).toHaveText([`${prefix}-02`]);
  await expect(page.getByText("filters this page only")).toBeVisible();
  await page.getByTestId("table-toolbar").getByTestId("kebab").click();
  await page.getByRole("menuitem", { name: "Unlock all users" }).click();
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText(/now unlocked/);
  await expect(page.getByRole("heading", { name: "No search results" })).toBeVisible();
  await page.getByTestId("clear-all-filters-empty-action").click();
  await expect(names(page)).toHaveCount(4);
  await expect(row(page, `${prefix}-02`)).not.toContainText("Temporarily locked");
});

federated("users of a directory are not listed before something is searched", async ({ page, ownRealm, directory }) => {
  await addLdap(ownRealm, "people", ldapConfig(directory));
  const calls = adminCalls(page, ownRealm);
  await open(page, `/${ownRealm}/users`);
  await expect(page.getByTestId("empty-state")).toContainText("Please search for a user above");
  await expect(page.getByTestId("add-user")).toBeVisible();
  expect(calls.filter((call) => call.url().includes("brute-force-user"))).toEqual([]);
  await search(page, "*");
  await expect(names(page).first()).toBeVisible();
  expect(calls.filter((call) => call.url().includes("brute-force-user")).length).toBe(1);
});
