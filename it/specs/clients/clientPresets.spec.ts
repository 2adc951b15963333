// A new client by the kind of its application: flows, hints at its addresses, and what the application is configured with.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const clientNamed = async (realm: string, clientId: string) => (await admin.clients.find({ realm, clientId }))[0];

async function choose(page: Page, kind: string) {
  await page.locator("#preset").click();
  await page.getByRole("option", { name: kind, exact: true }).click();
}

/** Whether the server's authorization endpoint sends users back to an address. */
async function isAccepted(realm: string, client_id: string, redirect_uri: string) {
  const query = new URLSearchParams({
    client_id,
    redirect_uri,
    response_type: "code",
    scope: "openid",
    code_challenge: "x".repeat(43),
    code_challenge_method: "S256",
  });
  const answer = await fetch(`${server.url}/realms/${realm}/protocol/openid-connect/auth?${query}`);
  return answer.status === 200;
}

test("a single-page application takes three fields; the hints say what the server does; a user signs in", async ({
  page,
  realm,
  context,
  allowConsole,
}) => {
  // where the user is sent back to there is no page
  allowConsole(/status of 404.*\/page\?/);
  const clientId = uniqueName("spa");
  const { url } = server;
  await open(page, `/${realm}/clients/add-client`);
  await choose(page, "Single-page application");
  await expect(page.locator("#capabilityConfig")).toHaveCount(0);
  await expect(page.getByTestId("description")).toHaveCount(0);
  await page.getByTestId("clientId").fill(clientId);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const hints = page.getByTestId("redirectUris-hints");
  const address = page.getByTestId("redirectUris0");
  await address.fill("http://app.example/cb#top");
  await expect(hints).toContainText("use https outside of localhost (app.example)");
  await expect(hints).toContainText("fragment");
  await address.fill("https://app.example*");
  await expect(hints).toContainText("https://app.example.other.example/");
  await address.fill(`${url}/realms/${realm}/*`);
  await expect(hints).toHaveText("");
  const match = `${url}/realms/${realm}/page`;
  await expect(page.getByText(`Matches: ${match}`)).toBeVisible();
  await expect(page.getByText("Does not match: https://other.example/")).toBeVisible();
  // the origins of its redirect addresses
  await expect(page.getByTestId("webOrigins0")).toHaveValue("+");
  await page.getByTestId("webOrigins-addValue").click();
  await page.getByTestId("webOrigins1").fill("https://app.example/path");
  await expect(page.getByTestId("webOrigins-hints")).toContainText("https://app.example");
  await page.getByTestId("remove1").last().click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByTestId("view-header")).toHaveText(clientId);
  const client = await clientNamed(realm, clientId);
  expect(client).toMatchObject({
    publicClient: true,
    standardFlowEnabled: true,
    directAccessGrantsEnabled: false,
    implicitFlowEnabled: false,
    webOrigins: ["+"],
    attributes: { "pkce.code.challenge.method": "S256", "post.logout.redirect.uris": "+" },
  });
  expect(client).not.toHaveProperty("preset");
  // the server does as the examples say
  expect(await isAccepted(realm, clientId, match)).toBe(true);
  expect(await isAccepted(realm, clientId, "https://other.example/")).toBe(false);
  // the application's configuration, and a sign-in with it
  const card = page.getByTestId("integration");
  await expect(card).toContainText(`${url}/realms/${realm}/.well-known/openid-configuration`);
  const download = page.waitForEvent("download");
  await card.getByRole("button", { name: "Download", exact: true }).click();
  expect(await readFile(await (await download).path(), "utf8")).toBe(
    `OIDC_ISSUER="${url}/realms/${realm}"\nOIDC_CLIENT_ID="${clientId}"\nOIDC_REDIRECT_URI="${match}"\n`,
  );
  const user = await createUser(realm, uniqueName("guest"), []);
  const second = context.waitForEvent("page");
  await card.getByRole("link", { name: "Test sign-in in a new window" }).click();
  const window = await second;
  await window.locator("#username").fill(user.username);
  await window.locator("#password").fill(user.password);
  const back = window.waitForRequest((request) => request.url().startsWith(`${match}?`));
  await window.locator("#kc-login").click();
  expect(new URL((await back).url()).searchParams.get("code")).toBeTruthy();
  await window.close();
  await card.getByRole("button", { name: "Close" }).click();
  await expect(card).toHaveCount(0);
});

test("other kinds: a machine signs in with its secret; all settings go on from what a kind chose", async ({
  page,
  realm,
}) => {
  const machine = uniqueName("machine");
  await open(page, `/${realm}/clients/add-client`);
  await page.getByTestId("description").fill("typed before");
  await choose(page, "Machine to machine");
  await expect(page.locator("#loginSettings")).toHaveCount(0);
  await page.getByTestId("clientId").fill(" ");
  await expect(page.getByTestId("clientId-helper")).toHaveText("Required field");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await page.getByTestId("clientId").fill(machine);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(lastAlert(page)).toHaveText("Client created successfully");
  const { secret = "", description = "", ...made } = (await clientNamed(realm, machine)) ?? {};
  // no step showed it any more
  expect(description).toBe("");
  expect(made).toMatchObject({
    publicClient: false,
    serviceAccountsEnabled: true,
    standardFlowEnabled: false,
    directAccessGrantsEnabled: false,
  });
  const token = await fetch(`${server.url}/realms/${realm}/protocol/openid-connect/token`, {
    method: "POST",
    body: new URLSearchParams({ grant_type: "client_credentials", client_id: machine, client_secret: secret }),
  });
  expect(token.status).toBe(200);
  await expect(page.getByTestId("integration")).toContainText("OIDC_CLIENT_SECRET=");

  const device = uniqueName("device");
  await page.getByTestId("nav-item-clients").click();
  await page.getByTestId("createClient").click();
  await choose(page, "Device without a keyboard");
  await page.getByTestId("clientId").fill(device);
  await choose(page, "All settings");
  await page.locator("#capabilityConfig").click();
  await expect(page.getByTestId("oauth-device-authorization-grant")).toBeChecked();
  await expect(page.getByTestId("standard")).not.toBeChecked();
  await page.locator("#loginSettings").click();
  // nobody is redirected
  await expect(page.getByTestId("redirectUris0")).toHaveCount(0);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByTestId("view-header")).toHaveText(device);
  expect((await clientNamed(realm, device))?.attributes).toMatchObject({
    "oauth2.device.authorization.grant.enabled": "true",
  });

  const web = uniqueName("web");
  await page.getByTestId("nav-item-clients").click();
  await page.getByTestId("createClient").click();
  await choose(page, "Web application with a server");
  await page.getByTestId("clientId").fill(web);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByTestId("redirectUris0").fill("https://app.example/cb");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByTestId("view-header")).toHaveText(web);
  // no origin may read what the browser gets unless somebody says so
  expect(await clientNamed(realm, web)).toMatchObject({ redirectUris: ["https://app.example/cb"], webOrigins: [] });
});

test("the configuration files of the server: shown, a private key masked, and downloaded", async ({ page, realm }) => {
  const clientId = 'odd "client" $HOME';
  const { id } = await admin.clients.create({
    realm,
    clientId,
    secret: "known",
    redirectUris: ["https://a.example/*"],
  });
  await open(page, `/${realm}/clients/${id}/settings`);
  await page.getByTestId("action-dropdown").click();
  await page.getByRole("menuitem", { name: "Connect an application" }).click();
  await expect(page.getByTestId("integration")).toContainText(String.raw`OIDC_CLIENT_ID="odd \"client\" \$HOME"`);
  await page.getByTestId("action-dropdown").click();
  await page.getByRole("menuitem", { name: "Download adapter config" }).click();
  const dialog = page.getByRole("dialog");
  const details = dialog.locator("#details");
  await expect(details).toHaveValue(/"resource": "odd \\"client\\" \$HOME"/);
  await dialog.locator("#type").click();
  await page.getByRole("option", { name: /Subsystem XML/ }).click();
  await expect(details).toHaveValue(/<secure-deployment/);
  const download = page.waitForEvent("download");
  await page.getByTestId("confirm").click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("keycloak-oidc-subsystem.xml");
  expect(await readFile(await file.path(), "utf8")).toContain("known");

  const saml = await admin.clients.create({ realm, clientId: uniqueName("saml"), protocol: "saml" });
  await open(page, `/${realm}/clients/${saml.id}/settings?integration=true`);
  await expect(page.getByTestId("integration")).toContainText(`/realms/${realm}/protocol/saml/descriptor`);
  await page.getByTestId("integration").getByRole("button", { name: "Download adapter config" }).click();
  await dialog.locator("#type").click();
  await page.getByRole("option", { name: /keycloak-saml.xml/ }).click();
  await expect(details).toHaveValue(/<PrivateKeyPem>PRIVATE KEY NOT SET UP OR KNOWN<\/PrivateKeyPem>/);
  await expect(details).not.toHaveValue(/<PrivateKeyPem>\s*MII/);
  await dialog.locator("#type").click();
  await page.getByRole("option", { name: /Mellon/ }).click();
  const zip = page.waitForEvent("download");
  await page.getByTestId("confirm").click();
  // "PK": the archive came as bytes
  expect((await readFile(await (await zip).path())).subarray(0, 2).toString()).toBe("PK");
});
