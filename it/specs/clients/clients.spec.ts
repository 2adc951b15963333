// Clients: found, made in steps, switched off, exported and deleted; seen through REST and from there in the browser.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { flip, lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true }).click();
const clientNamed = async (realm: string, clientId: string) => (await admin.clients.find({ realm, clientId }))[0];

async function search(page: Page, text: string) {
  await page.getByPlaceholder("Search for client").fill(text);
  await page.getByPlaceholder("Search for client").press("Enter");
}

test("an OpenID Connect client is made in steps; the server has what was typed", async ({ page, realm }) => {
  const clientId = uniqueName("app");
  await open(page, `/${realm}/clients`);
  await page.getByTestId("createClient").click();
  await expect(page.getByRole("heading", { name: "Create client" })).toBeVisible();
  await next(page);
  await expect(page.getByTestId("clientId-helper")).toHaveText("Required field");
  await expect(page.getByTestId("clientId")).toBeFocused();
  await page.getByTestId("clientId").fill(` ${clientId} `);
  await page.getByTestId("name").fill("An application");
  await next(page);
  await expect(page).toHaveURL(/step=capabilityConfig/);
  await page.getByTestId("authentication").click({ force: true });
  await page.getByTestId("authorization").click({ force: true });
  await expect(page.getByTestId("service-account")).toBeChecked();
  await expect(page.getByTestId("service-account")).toBeDisabled();
  await page.getByTestId("direct").check();
  await page.getByTestId("attributes.dpop.bound.access.tokens").press("Space");
  // with S256, which newer servers offer by a switch
  if (server.version >= "26.6") await page.getByTestId("pkce-required").press("Space");
  await page.locator("#keyForCodeExchange").click();
  await page.getByRole("option", { name: "S256", exact: true }).click();
  // the browser's way back shows the step before, with what was typed
  await page.goBack();
  await expect(page.getByTestId("name")).toHaveValue("An application");
  await page.locator("#loginSettings").click();
  await page.getByTestId("redirectUris0").fill("https://app.example/*");
  await page.getByTestId("redirectUris-addValue").click();
  await page.getByTestId("redirectUris1").fill("http://localhost:3000/*");
  await page.getByTestId("webOrigins0").fill("+");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(lastAlert(page)).toHaveText("Client created successfully");
  await expect(page.getByTestId("view-header")).toHaveText(clientId);
  expect(await clientNamed(realm, clientId)).toMatchObject({
    name: "An application",
    protocol: "openid-connect",
    publicClient: false,
    authorizationServicesEnabled: true,
    serviceAccountsEnabled: true,
    standardFlowEnabled: true,
    directAccessGrantsEnabled: true,
    implicitFlowEnabled: false,
    // the server has no order for them
    redirectUris: expect.arrayContaining(["https://app.example/*", "http://localhost:3000/*"]) as string[],
    webOrigins: ["+"],
    attributes: { "pkce.code.challenge.method": "S256", "dpop.bound.access.tokens": "true" },
  });
});

test("a SAML client has two steps; a step left by the list is checked at the end", async ({ page, realm }) => {
  const clientId = "https://sp.example/saml?a=1&b=%2F";
  await open(page, `/${realm}/clients/add-client?step=loginSettings`);
  await page.getByTestId("rootUrl").fill("https://sp.example");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByTestId("clientId-helper")).toHaveText("Required field");
  await page.getByTestId("clientId").fill(clientId);
  await page.locator("#protocol").click();
  await page.getByRole("option", { name: "SAML", exact: true }).click();
  await expect(page.locator("#capabilityConfig")).toHaveCount(0);
  await next(page);
  await expect(page.getByTestId("rootUrl")).toHaveValue("https://sp.example");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  // the server makes keys for it, which takes seconds on a busy machine
  await expect(page.getByTestId("view-header")).toHaveText(clientId, { timeout: 60_000 });
  await expect(page.getByTestId("jump-link-saml-capabilities")).toBeVisible();
  expect(await clientNamed(realm, clientId)).toMatchObject({
    protocol: "saml",
    publicClient: false,
    rootUrl: "https://sp.example",
  });
});

test("a client id that is taken is shown at its field in its step; a failure keeps everything", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 409/, browserLine(500));
  const clientId = uniqueName("taken");
  await admin.clients.create({ realm, clientId });
  await open(page, `/${realm}/clients/add-client`);
  // the server fails over what its database has no room for
  await page.getByTestId("clientId").fill("x".repeat(256));
  await next(page);
  await expect(page.getByTestId("clientId-helper")).toContainText("255");
  await page.getByTestId("clientId").fill(clientId);
  await next(page);
  await next(page);
  await page.getByTestId("baseUrl").fill("https://app.example");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(page.getByTestId("clientId-helper")).toContainText("already exists");
  await page.getByTestId("clientId").fill(`${clientId}-2`);
  await page.locator("#loginSettings").click();
  const lift = await inject(page, /\/clients\/?$/, 500, "POST");
  await save.click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(page.getByTestId("baseUrl")).toHaveValue("https://app.example");
  lift();
  await save.click();
  await expect(page.getByTestId("view-header")).toHaveText(`${clientId}-2`);
});

test("what was typed in a wizard is kept as a draft; leaving asks", async ({ page, realm }) => {
  await open(page, `/${realm}/clients/add-client`);
  await page.getByTestId("clientId").fill("unfinished");
  await page.getByTestId("nav-item-clients").click();
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await page.getByTestId("confirm").click();
  await page.getByTestId("createClient").click();
  await page.getByRole("button", { name: "Use the draft" }).click();
  await expect(page.getByTestId("clientId")).toHaveValue("unfinished");
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(page.getByRole("grid", { name: "Clients" })).toBeVisible();
});

test("the list: searched by part of the client id, exported, switched off and on, deleted", async ({ page, realm }) => {
  const clientId = uniqueName("listed");
  const { id } = await admin.clients.create({
    realm,
    clientId,
    secret: "known",
    baseUrl: "/home",
    rootUrl: "https://app.example",
    attributes: { "made.up": "kept" },
  });
  await open(page, `/${realm}/clients`);
  await search(page, clientId.slice(2));
  await expect(page.getByTestId(`client-home-url-${clientId}`)).toHaveText("https://app.example/home");
  const menu = async (name: string) => {
    await row(page, clientId).getByRole("button", { name: "Kebab toggle" }).click();
    await page.getByRole("menuitem", { name, exact: true }).click();
  };
  const download = page.waitForEvent("download");
  await menu("Export");
  const file: unknown = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(file).toMatchObject({ clientId, secret: "known", attributes: { "made.up": "kept" } });
  expect(file).not.toHaveProperty("id");
  const enabled = page.getByTestId(`${clientId}-switch`);
  await expect(enabled).toHaveAccessibleName("Enabled");
  await expect(enabled).toHaveAccessibleDescription(clientId);
  await flip(enabled);
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("Client successfully updated");
  expect(await admin.clients.findOne({ realm, id })).toMatchObject({
    enabled: false,
    attributes: { "made.up": "kept" },
  });
  await flip(enabled);
  await expect.poll(async () => (await admin.clients.findOne({ realm, id }))?.enabled).toBe(true);
  await menu("Delete");
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("The client has been deleted");
  await expect(row(page, clientId)).toHaveCount(0);
  expect(await clientNamed(realm, clientId)).toBeUndefined();
});

test("who may only look sees the list, off, with the reason", async ({ signedOutPage: page, realm }) => {
  const viewer = await createUser("master", uniqueName("viewer"), ["view-clients"], { of: realm });
  await open(page, `/${realm}/clients`, { as: viewer });
  await expect(row(page, "account")).toBeVisible();
  await expect(page.getByTestId("createClient")).toHaveAttribute("aria-disabled", "true");
  await row(page, "account").getByRole("link", { name: "account", exact: true }).click();
  await expect(page.getByText("Read-only. You need")).toBeVisible();
  await expect(page.getByTestId("account-switch")).toBeDisabled();
});
