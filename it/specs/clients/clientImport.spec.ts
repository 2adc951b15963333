// Clients from files: JSON and SAML metadata; what is broken is told at the file, and nothing typed is lost.
import type { Page } from "@playwright/test";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const clientNamed = async (realm: string, clientId: string) => (await admin.clients.find({ realm, clientId }))[0];
const file = (page: Page) => page.locator("#realm-file").getByTestId("realm-file").locator("input[type=file]");
const upload = (page: Page, name: string, text: string) =>
  file(page).setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
const text = (page: Page) => page.locator("#realm-file-text");
const error = (page: Page) => page.getByTestId("realm-file-helper");
const preview = (page: Page) => page.getByTestId("import-preview");

const metadata = (id: string) => `<?xml version="1.0"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${id}">
  <md:SPSSODescriptor AuthnRequestsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://sp.example/acs" index="1"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>`;

test("a client of a JSON file is made with all that the file holds, changed by the form @smoke", async ({
  page,
  realm,
}) => {
  const clientId = `${uniqueName("im%2Fport")} "ä" ع 🔑`;
  await open(page, `/${realm}/clients`);
  await page.getByTestId("importClient").click();
  await expect(page.getByRole("heading", { name: "Import client" })).toBeVisible();
  const mapper = {
    id: "11111111-2222-3333-4444-555555555555",
    name: "nick",
    protocol: "openid-connect",
    protocolMapper: "oidc-usermodel-attribute-mapper",
    config: { "claim.name": "nick", "user.attribute": "nick", "access.token.claim": "true" },
  };
  const client = {
    id: "99999999-2222-3333-4444-555555555555",
    clientId,
    name: "From a file",
    secret: "known",
    publicClient: false,
    serviceAccountsEnabled: true,
    redirectUris: ["https://app.example/*"],
    attributes: { "made.up": "kept", "pkce.code.challenge.method": "S256", "dpop.bound.access.tokens": "true" },
    protocolMappers: [mapper],
    defaultClientScopes: ["profile", "nowhere"],
    access: { view: true },
  };
  await upload(page, "client.json", JSON.stringify(client));
  await expect(page.getByTestId("clientId")).toHaveValue(clientId);
  await expect(page.getByTestId("service-account")).toBeChecked();
  await expect(page.locator("#keyForCodeExchange")).toHaveText("S256");
  await expect(preview(page)).toContainText("nick");
  await expect(preview(page)).toContainText("https://app.example/*");
  await expect(page.getByTestId("import-missing")).toContainText("nowhere");
  await expect(preview(page)).not.toContainText("known");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("known");
  await page.getByTestId("name").fill("Renamed");
  await page.getByTestId("direct").check();
  const dpop = page.getByTestId("attributes.dpop.bound.access.tokens");
  await expect(dpop).toBeChecked();
  await dpop.press("Space");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByTestId("last-alert")).toHaveText("Client imported successfully");
  await expect(page.getByTestId("view-header")).toHaveText(clientId);
  const made = await clientNamed(realm, clientId);
  expect(made).toMatchObject({
    name: "Renamed",
    secret: "known",
    serviceAccountsEnabled: true,
    directAccessGrantsEnabled: true,
    redirectUris: ["https://app.example/*"],
    attributes: { "made.up": "kept", "pkce.code.challenge.method": "S256", "dpop.bound.access.tokens": "false" },
    defaultClientScopes: expect.arrayContaining(["profile"]) as string[],
  });
  expect(made?.id).not.toBe(client.id);
  expect(made?.protocolMappers?.map(({ name }) => name)).toContain("nick");
});

test("what a file does not say is made as the form shows it", async ({ page, realm }) => {
  const clientId = uniqueName("short");
  await open(page, `/${realm}/clients/import-client`);
  await text(page).fill(JSON.stringify({ clientId }));
  await expect(page.getByTestId("clientId")).toHaveValue(clientId);
  await expect(page.getByTestId("direct")).not.toBeChecked();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByTestId("view-header")).toHaveText(clientId);
  expect(await clientNamed(realm, clientId)).toMatchObject({
    publicClient: false,
    standardFlowEnabled: true,
    directAccessGrantsEnabled: false,
    implicitFlowEnabled: false,
  });
});

test("a file without redirect URIs makes a client without any, whatever its root URL", async ({ page, realm }) => {
  const clientId = uniqueName("root");
  await open(page, `/${realm}/clients/import-client`);
  await text(page).fill(JSON.stringify({ clientId, rootUrl: "https://root.example", redirectUris: [] }));
  await expect(page.getByTestId("clientId")).toHaveValue(clientId);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByTestId("view-header")).toHaveText(clientId);
  const made = await clientNamed(realm, clientId);
  expect(made).toMatchObject({ rootUrl: "https://root.example", redirectUris: [], webOrigins: [] });
  expect(made?.adminUrl || undefined).toBeUndefined();
});

test("SAML metadata becomes a client by the server; what is broken is shown at the file and changes nothing", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of (400|500)/, browserLine(500));
  const clientId = `https://sp.example/${uniqueName("metadata")}?a=1`;
  await open(page, `/${realm}/clients/import-client`);
  await page.getByTestId("description").fill("typed before");
  await text(page).fill('{"clientId": "half');
  await expect(error(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await expect(text(page)).toHaveValue('{"clientId": "half');
  await text(page).fill('{"clientId": "x", "redirectUris": "https://one.example"}');
  await expect(error(page)).toContainText("redirectUris");
  await text(page).fill("<EntityDescriptor");
  await expect(error(page)).toContainText("Could not parse the file");
  await expect(page.getByTestId("description")).toHaveValue("typed before");
  await expect(preview(page)).toHaveCount(0);
  await upload(page, "sp.xml", metadata(clientId));
  await expect(page.getByTestId("clientId")).toHaveValue(clientId);
  await expect(error(page)).toHaveCount(0);
  await expect(page.getByTestId("direct")).toHaveCount(0);
  await expect(preview(page)).toContainText("https://sp.example/acs");
  const lift = await inject(page, /\/clients\/?$/, 500, "POST");
  await page.getByTestId("name").fill("A service provider");
  await page.getByTestId("attributes.saml.client.signature").click({ force: true });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByTestId("last-alert")).toContainText(MESSAGE);
  await expect(page.getByTestId("name")).toHaveValue("A service provider");
  lift();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByTestId("view-header")).toHaveText(clientId, { timeout: 60_000 });
  expect(await clientNamed(realm, clientId)).toMatchObject({
    protocol: "saml",
    name: "A service provider",
    attributes: { "saml.client.signature": "true", saml_assertion_consumer_url_post: "https://sp.example/acs" },
  });
});

test("a file of just 1 MB is taken; a larger one is shown at the field, and what was read and typed before stays", async ({
  page,
  realm,
}) => {
  const clientId = uniqueName("large");
  const fileOf = (length: number) => {
    const around = JSON.stringify({ clientId, attributes: { large: "" } });
    return around.replace('"large":""', () => `"large":"${"x".repeat(length - around.length)}"`);
  };
  await open(page, `/${realm}/clients/import-client`);
  await upload(page, "client.json", fileOf(2 ** 20));
  await expect(page.getByTestId("clientId")).toHaveValue(clientId);
  await expect(error(page)).toHaveCount(0);
  await page.getByTestId("name").fill("Typed after");
  await upload(page, "larger.json", fileOf(2 ** 20 + 1));
  await expect(error(page)).toContainText("1 MB");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await expect(page.getByTestId("clientId")).toHaveValue(clientId);
  await expect(page.getByTestId("name")).toHaveValue("Typed after");
  await upload(page, "client.json", fileOf(2 ** 20));
  await expect(error(page)).toHaveCount(0);
  await page.getByTestId("name").fill("Typed after");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByTestId("view-header")).toHaveText(clientId);
  const { name, attributes } = (await clientNamed(realm, clientId)) ?? {};
  expect(name).toBe("Typed after");
  expect(String(attributes?.["large"]).length).toBeGreaterThan(1_000_000);
});

test("a client id that is taken is shown at its field; who may only look is told why", async ({
  page,
  newPage,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  const clientId = uniqueName("taken");
  await admin.clients.create({ realm, clientId });
  await open(page, `/${realm}/clients/import-client`);
  await upload(page, "client.json", JSON.stringify({ clientId }));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByTestId("clientId-helper")).toContainText("already exists");
  await page.getByTestId("clientId").fill(`${clientId}-2`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByTestId("view-header")).toHaveText(`${clientId}-2`);
  // a draft keeps what was typed, and neither the file nor its secrets
  await open(page, `/${realm}/clients/import-client`);
  const withSecret = JSON.stringify({ clientId: "drafted", attributes: { "saml.signing.private.key": "hush" } });
  await upload(page, "client.json", withSecret);
  await expect(page.getByTestId("clientId")).toHaveValue("drafted");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("hush");
  await page.getByTestId("nav-item-clients").click();
  await page.getByTestId("confirm").click();
  await page.getByTestId("importClient").click();
  await page.getByRole("button", { name: "Use the draft" }).click();
  await expect(page.getByTestId("clientId")).toHaveValue("drafted");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(error(page)).toContainText("Choose the file again");
  await upload(page, "client.json", withSecret);
  await expect(preview(page)).toContainText("saml.signing.private.key");
  await expect(preview(page)).not.toContainText("hush");
  const viewer = await createUser("master", uniqueName("viewer"), ["view-clients"], { of: realm });
  const other = await newPage();
  await open(other, `/${realm}/clients`, { as: viewer });
  await expect(other.getByTestId("importClient")).toHaveAttribute("aria-disabled", "true");
  await open(other, `/${realm}/clients/import-client`, { as: viewer });
  await expect(other.getByText("manage-clients")).toBeVisible();
});
