// The list of identity providers: what can be added, search, organizations, delete, who may do what, odd names.
import { flip, lastAlert } from "../../support/controls";
import { act, addProvider, expect, providerAt, providerNow, test } from "../../support/areas/identityProviders";
import { inject, browserLine, MESSAGE } from "../../support/faults";
import { admin, createUser, uniqueName } from "../../support/server";
import { open, visit } from "../../support/test";

// what the server takes
const odd = ["100%", "دليل", "🏠目録", "<b>bold<b>", "%2F", "add"];

test("a realm without providers shows what can be added", async ({ page, ownRealm: realm }) => {
  await open(page, `/${realm}/identity-providers`);
  await expect(page.getByTestId("nav-item-identity-providers")).toBeVisible();
  const types = (await admin.serverInfo.find()).identityProviders ?? [];
  for (const { id, name = "" } of types) {
    const card = page.getByTestId(`${id}-card`);
    await expect(card.getByRole("link", { name, exact: true })).toBeVisible();
    // the name beside the icon says what it is
    await expect(card.locator("svg[aria-hidden=true]")).toHaveCount(1);
  }
  await page.getByTestId("github-card").click();
  await expect(page.getByTestId("view-header")).toHaveText("Add Github provider");
  await page.getByTestId("cancel").click();
  await expect(page.getByTestId("oidc-card")).toBeVisible();
});

test("providers are searched, opened and deleted, with their links", async ({ page, ownRealm: realm }) => {
  await addProvider(realm, "work", { displayName: "Work accounts" });
  await addProvider(realm, "play", { enabled: false, hideOnLogin: true });
  const { id } = await admin.users.create({ realm, username: "ann" });
  const link = { userId: "1", userName: "ann" };
  await admin.users.addToFederatedIdentity({ realm, id, federatedIdentityId: "play", federatedIdentity: link });
  await open(page, `/${realm}/identity-providers`);
  const table = page.getByRole("grid", { name: "Identity providers" });
  await expect(table.getByRole("link")).toHaveText(["play", "Work accounts"]);
  await expect(table.getByRole("row", { name: /play/ })).toContainText("Disabled");
  const search = page.waitForRequest(/instances\?.*search=wo/);
  await page.getByTestId("identityProvidersinput").getByRole("textbox").fill("wo");
  await page.keyboard.press("Enter");
  expect(new URL((await search).url()).searchParams.get("realmOnly")).toBe("false");
  await expect(table.getByRole("link")).toHaveText(["Work accounts"]);
  await table.getByRole("link", { name: "Work accounts" }).click();
  await expect(page).toHaveURL(new RegExp(`${providerAt(realm, "github", "work")}$`));
  await expect(page.getByTestId("view-header")).toHaveText("Work accounts");

  await visit(page, `/${realm}/identity-providers`);
  await table.getByRole("row", { name: /play/ }).getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText("play");
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("Provider successfully deleted.");
  await expect(table.getByRole("link")).toHaveText(["Work accounts"]);
  // as the question says
  expect(await admin.users.listFederatedIdentities({ realm, id })).toEqual([]);

  await addProvider(realm, "hidden", { hideOnLogin: true });
  await visit(page, `/${realm}/identity-providers?columns=name+hideOnLogin`);
  await page.getByTestId("refresh").click();
  await expect(table.locator('td[data-label="Hide on login page"]')).toHaveText(["Yes", "No"]);
  await page.getByText("Add provider", { exact: true }).click();
  await page.getByTestId("addProviderDropdown").getByTestId("google").click();
  await expect(page.getByTestId("view-header")).toHaveText("Add Google provider");
});

test("providers of organizations can be hidden", async ({ page, ownRealm: realm }) => {
  await admin.realms.update({ realm }, { organizationsEnabled: true });
  await addProvider(realm, "theirs");
  const domains = [{ name: "theirs.example", verified: false }];
  await admin.organizations.create({ realm, name: "theirs", alias: "theirs", domains });
  const [{ id = "" } = {}] = await admin.organizations.find({ realm });
  await admin.organizations.linkIdp({ realm, orgId: id, alias: "theirs" });
  await open(page, `/${realm}/identity-providers`);
  await expect(page.getByRole("link", { name: "theirs" })).toBeVisible();
  await page.getByTestId("hideOrganizationLinkedIdps").click();
  await expect(page.getByTestId("empty-state")).toContainText("No realm based identity providers");
  await page.getByTestId("clear-all-filters-empty-action").click();
  await expect(page.getByTestId("hideOrganizationLinkedIdps")).not.toBeChecked();
  await addProvider(realm, "ours");
  await page.reload();
  await page.getByTestId("hideOrganizationLinkedIdps").click();
  await expect(page.getByRole("grid").getByRole("link")).toHaveText(["ours"]);
  await page.reload();
  await expect(page.getByTestId("hideOrganizationLinkedIdps")).toBeChecked();
});

test("a provider is switched off and on, and nothing else of it changes @smoke", async ({ page, ownRealm: realm }) => {
  await addProvider(realm, "work", { config: { baseUrl: "https://git.example" } });
  await open(page, providerAt(realm, "github", "work"));
  const enabled = page.locator('[id="-switch"]');
  await expect(enabled).toBeChecked();
  await page.getByTestId("displayName").fill("half typed");
  await flip(enabled);
  await page.getByTestId("confirm").click();
  await expect(enabled).not.toBeChecked();
  await expect(page.getByTestId("displayName")).toHaveValue("half typed");
  const off = await providerNow(realm, "work");
  expect(off).toMatchObject({ enabled: false, config: { baseUrl: "https://git.example", clientSecret: "**********" } });
  expect(off.displayName ?? "").toBe("");
  await flip(enabled);
  await expect(enabled).toBeChecked();
  expect((await providerNow(realm, "work")).enabled).toBe(true);
});

test("providers with odd names are listed, opened and deleted", async ({ page, ownRealm: realm }) => {
  for (const alias of odd) await addProvider(realm, alias);
  await open(page, `/${realm}/identity-providers`);
  for (const alias of odd) {
    await page.getByRole("grid").getByRole("link", { name: alias, exact: true }).click();
    await expect(page.getByTestId("alias")).toHaveValue(alias);
    await page.getByTestId("action-dropdown").click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText(alias);
    await page.getByTestId("confirm").click();
    await expect(lastAlert(page)).toHaveText("Provider successfully deleted.");
  }
  await expect(page.getByTestId("oidc-card")).toBeVisible();
  expect(await admin.identityProviders.find({ realm })).toEqual([]);
});

test("the page of a provider leads to the users that are linked to it", async ({ page, ownRealm: realm }) => {
  await addProvider(realm, "other");
  await addProvider(realm, "linked");
  const { id } = await admin.users.create({ realm, username: "ann", enabled: true });
  await admin.users.create({ realm, username: "bob", enabled: true });
  const federatedIdentity = { userId: "1", userName: "ann", identityProvider: "linked" };
  await admin.users.addToFederatedIdentity({ realm, id, federatedIdentityId: "linked", federatedIdentity });
  await open(page, providerAt(realm, "github", "linked"));
  await act(page, "Linked users");
  const rows = page.getByRole("grid").locator("tbody tr");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("ann");
});

test("who may only view providers sees them, off and with the reason", async ({
  signedOutPage: page,
  ownRealm: realm,
}) => {
  await addProvider(realm, "work");
  const viewer = await createUser("master", uniqueName("viewer"), ["view-identity-providers"], { of: realm });
  await open(page, `/${realm}/identity-providers`, { as: viewer });
  await page.getByText("Add provider", { exact: true }).click();
  await expect(page.getByTestId("google").locator("[aria-disabled=true]").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("grid").getByRole("link", { name: "work" }).click();
  await expect(page.getByText("You need: manage-identity-providers")).toBeVisible();
  await expect(page.getByTestId("displayName")).toBeDisabled();
  await expect(page.locator('[id="-switch"]')).toBeDisabled();
  await expect(page.getByTestId("idp-details-save")).toHaveAttribute("aria-disabled", "true");
  await visit(page, `/${realm}/identity-providers/github/add`);
  await expect(page.getByRole("main")).toContainText("manage-identity-providers");
});

test("a server that fails is shown, and the page goes on", async ({ page, ownRealm: realm, allowConsole }) => {
  allowConsole(browserLine(500));
  await addProvider(realm, "work");
  await open(page, `/${realm}/identity-providers`);
  const lift = await inject(page, /instances\/work$/, 500, "DELETE");
  await page.getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(page.getByRole("grid").getByRole("link")).toHaveText(["work"]);
  lift();
  await inject(page, /instances\/work$/, 500);
  await page.getByRole("grid").getByRole("link", { name: "work" }).click();
  await expect(page.getByRole("main")).toContainText(MESSAGE);
});

test("the order on the sign-in page is changed, and only what has to be written is", async ({
  page,
  ownRealm: realm,
}) => {
  for (const [alias, guiOrder] of Object.entries({ one: "2", two: "1", three: "" }))
    await addProvider(realm, alias, { config: { guiOrder } });
  await open(page, `/${realm}/identity-providers`);
  await page.getByTestId("manageDisplayOrder").click();
  const list = page.getByTestId("manageOrderDataList");
  const order = () => list.getByRole("listitem").allInnerTexts();
  await expect.poll(order).toEqual(["two", "one", "three"]);
  await page.getByRole("button", { name: "Move one up", exact: true }).click();
  await page.getByRole("button", { name: "Move one down", exact: true }).click();
  await page.getByRole("button", { name: "Move three up", exact: true }).click();
  await expect.poll(order).toEqual(["two", "three", "one"]);
  const puts: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && puts.push(new URL(request.url()).pathname));
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("Successfully changed display order of identity providers");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // the first had place 1, the last had place 2 already
  expect(puts.map((path) => path.split("/").at(-1))).toEqual(["two", "three"]);
  const orderOf = async (alias: string) => (await providerNow(realm, alias)).config.guiOrder;
  expect([await orderOf("two"), await orderOf("three"), await orderOf("one")]).toEqual(["0", "1", "2"]);
  const now = await providerNow(realm, "one");
  expect(now.config.clientSecret).toBe("**********");
  await admin.identityProviders.update({ realm, alias: "one" }, { ...now, config: { ...now.config, guiOrder: "-1" } });
  await page.reload();
  await page.getByTestId("manageDisplayOrder").click();
  await expect.poll(order).toEqual(["one", "two", "three"]);
});

test("who was deleted while the order was changed holds nothing up, nor does an alias without an address", async ({
  page,
  ownRealm: realm,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await addProvider(realm, "..", {});
  for (const [alias, guiOrder] of Object.entries({ one: "1", two: "2", three: "3" }))
    await addProvider(realm, alias, { config: { guiOrder } });
  await open(page, `/${realm}/identity-providers`);
  await page.getByTestId("manageDisplayOrder").click();
  await page.getByRole("button", { name: "Move three up", exact: true }).click();
  await admin.identityProviders.del({ realm, alias: "one" });
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("Successfully changed display order of identity providers");
  const orderOf = async (alias: string) => Number((await providerNow(realm, alias)).config.guiOrder);
  expect(await orderOf("three")).toBeLessThan(await orderOf("two"));
});

test("an order that cannot be saved is kept while the server is away", async ({
  page,
  ownRealm: realm,
  allowConsole,
}) => {
  allowConsole(browserLine("network"));
  for (const [alias, guiOrder] of Object.entries({ one: "1", two: "2" }))
    await addProvider(realm, alias, { config: { guiOrder } });
  await open(page, `/${realm}/identity-providers`);
  await page.getByTestId("manageDisplayOrder").click();
  const dialog = page.getByRole("dialog");
  const order = () => dialog.getByRole("listitem").allInnerTexts();
  await expect.poll(order).toEqual(["one", "two"]);
  await page.getByRole("button", { name: "Move two up", exact: true }).click();
  const address = new RegExp(`/admin/realms/${realm}/identity-provider/`);
  const lifts = [await inject(page, address, "network"), await inject(page, address, "network", "PUT")];
  await page.getByTestId("confirm").click();
  // the list is read again after the write that failed, in vain
  await expect(page.locator("main").getByText("The server cannot be reached.")).toHaveCount(1);
  await expect.poll(order).toEqual(["two", "one"]);
  for (const lift of lifts) lift();
  await page.getByTestId("confirm").click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("grid").getByRole("link")).toHaveCount(2);
  await expect(page.locator("main .pf-m-danger")).toHaveCount(0);
  const orderOf = async (alias: string) => (await providerNow(realm, alias)).config.guiOrder;
  expect([await orderOf("two"), await orderOf("one")]).toEqual(["0", "1"]);
});
