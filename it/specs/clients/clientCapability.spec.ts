// What an OpenID Connect client can do and asks its users, where a SAML client has its keys, and what each shows of it.
import type { Page } from "@playwright/test";
import { choose, lastAlert } from "../../support/controls";
import { admin, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const save = (page: Page) => page.getByTestId("settings-save").click();
const saved = (page: Page) => expect(lastAlert(page)).toHaveText("Client successfully updated");
const field = (name: string) => `attributes.${name.replaceAll(".", "🍺")}`;
const attributesOf = async (realm: string, id: string) => (await admin.clients.findOne({ realm, id }))?.attributes;
const PKCE = "pkce.code.challenge.method";

/** What the server answers to a request for a code: where it sends the browser, or the sign-in page. */
async function authorize(realm: string, clientId: string, more: Record<string, string>) {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: "https://app.example/callback",
    response_type: "code",
    scope: "openid",
    ...more,
  });
  const address = `${server.url}/realms/${realm}/protocol/openid-connect/auth?${query.toString()}`;
  const answer = await fetch(address, { redirect: "manual" });
  return new URL(answer.headers.get("location") ?? address).searchParams.get("error_description") ?? answer.status;
}

test("PKCE is required by a method, and not any more; the server holds the client to it @smoke", async ({
  page,
  realm,
}) => {
  const clientId = uniqueName("pkce");
  const { id } = await admin.clients.create({
    realm,
    clientId,
    publicClient: true,
    redirectUris: ["https://app.example/*"],
    attributes: { "made.up": "kept" },
  });
  await open(page, `/${realm}/clients/${id}/settings`);
  const required = page.getByTestId("pkce-required");
  const hasSwitch = server.version >= "26.6";
  await expect(required).toHaveCount(hasSwitch ? 1 : 0);
  expect(await authorize(realm, clientId, {})).toBe(200);
  if (hasSwitch) {
    await expect(required).not.toBeChecked();
    await expect(page.locator("#keyForCodeExchange")).toHaveCount(0);
    await required.press("Space");
    await expect(page.locator("#keyForCodeExchange")).toHaveText("S256");
  } else await choose(page, "keyForCodeExchange", "S256");
  await save(page);
  await saved(page);
  expect(await attributesOf(realm, id)).toMatchObject({ [PKCE]: "S256", "made.up": "kept" });
  expect(await authorize(realm, clientId, {})).toBe("Missing parameter: code_challenge_method");

  await choose(page, "keyForCodeExchange", "plain");
  await save(page);
  await expect.poll(() => attributesOf(realm, id)).toMatchObject({ [PKCE]: "plain" });
  // changed by REST it shows after a reload
  const client = await admin.clients.findOne({ realm, id });
  await admin.clients.update({ realm, id }, { ...client, attributes: { ...client?.attributes, [PKCE]: "S256" } });
  await page.reload();
  await expect(page.locator("#keyForCodeExchange")).toHaveText("S256");
  if (hasSwitch) await required.press("Space");
  else await choose(page, "keyForCodeExchange", "Choose...");
  await save(page);
  await expect.poll(() => attributesOf(realm, id)).not.toHaveProperty([PKCE]);
  expect(await authorize(realm, clientId, {})).toBe(200);
});

test("the consent screen is set once users are asked; what is off keeps its text", async ({ page, realm }) => {
  const { id } = await admin.clients.create({ realm, clientId: uniqueName("consent") });
  await open(page, `/${realm}/clients/${id}/settings`);
  const shown = page.getByTestId("attributes.display.on.consent.screen");
  const text = page.getByTestId(field("consent.screen.text"));
  await expect(shown).toBeDisabled();
  await expect(text).toBeDisabled();
  // the boxes of the form are called as the server calls what they set
  const named = { "oauth2.device.authorization.grant.enabled": "oauth-device-authorization-grant" };
  const boxes = { ...named, "oidc.ciba.grant.enabled": "oidc-ciba-grant", standardFlowEnabled: "standard" };
  for (const [name, testId] of Object.entries(boxes))
    await expect(page.getByTestId(testId)).toHaveAttribute("name", name);
  await page.getByTestId("consentRequired").click({ force: true });
  await expect(text).not.toBeEditable();
  await shown.click({ force: true });
  await text.fill("May it? نعم 🙂");
  await save(page);
  await saved(page);
  const client = await admin.clients.findOne({ realm, id });
  expect(client).toMatchObject({
    consentRequired: true,
    attributes: { "display.on.consent.screen": "true", "consent.screen.text": "May it? نعم 🙂" },
  });
  await page.getByTestId("consentRequired").click({ force: true });
  await expect(text).not.toBeEditable();
  await save(page);
  await expect.poll(async () => (await admin.clients.findOne({ realm, id }))?.consentRequired).toBe(false);
  expect(await attributesOf(realm, id)).toMatchObject({ "consent.screen.text": "May it? نعم 🙂" });
});

test("bearer-only clients say what they are, to the keyboard too", async ({ page, realm }) => {
  const { id } = await admin.clients.create({ realm, clientId: uniqueName("bearer"), bearerOnly: true });
  await open(page, `/${realm}/clients/${id}/settings`);
  const label = page.getByTestId("bearer-only-explainer-label");
  const tooltip = page.getByTestId("bearer-only-explainer-tooltip");
  // what is focused while the page still comes may lose the focus again
  await expect(async () => {
    await label.blur();
    await label.focus();
    await expect(tooltip).toContainText("only allows bearer token requests", { timeout: 2000 });
  }).toPass();
});

test("a SAML client has its keys by the address of its metadata, which is required while it is in use", async ({
  page,
  realm,
}) => {
  test.skip(server.version < "26.4", "the server has it since 26.4");
  const clientId = uniqueName("urn:metadata");
  const { id } = await admin.clients.create({ realm, clientId, protocol: "saml", attributes: { "made.up": "kept" } });
  const url = page.getByTestId(field("saml.metadataDescriptorUrl"));
  await open(page, `/${realm}/clients/${id}/settings`);
  // typed before it is used: the address comes first for scripts
  await url.fill("https://sp.example/typed");
  await url.fill("");
  await page.getByTestId("attributes.saml.useMetadataDescriptorUrl").click({ force: true });
  await expect(page.getByTestId(`${field("saml.metadataDescriptorUrl")}-helper`)).toHaveText("Required field");
  await expect(page.getByTestId("settings-save")).toBeDisabled();
  await url.fill("https://sp.example/metadata");
  await save(page);
  await saved(page);
  const stored = {
    "saml.useMetadataDescriptorUrl": "true",
    "saml.metadataDescriptorUrl": "https://sp.example/metadata",
    "made.up": "kept",
  };
  expect(await attributesOf(realm, id)).toMatchObject(stored);
  // its keys are not the server's to show then
  await page.getByTestId("keysTab").click();
  await expect(page.getByTestId("clientSignature")).toBeVisible();
  await expect(page.getByTestId("certificate")).toHaveCount(0);
  const client = await admin.clients.findOne({ realm, id });
  const changed = { ...client?.attributes, "saml.metadataDescriptorUrl": "https://sp.example/by-rest" };
  await admin.clients.update({ realm, id }, { ...client, attributes: changed });
  await page.getByTestId("clientSettingsTab").click();
  await page.reload();
  await expect(url).toHaveValue("https://sp.example/by-rest");
});
