// Settings of a client: nothing is lost that the form does not show, what depends on something else follows it.
import type { Page } from "@playwright/test";
import { choose, lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const save = (page: Page) => page.getByTestId("settings-save").click();
const saved = (page: Page) => expect(lastAlert(page)).toHaveText("Client successfully updated");
const at = (realm: string, id: string) => `/${realm}/clients/${id}/settings`;
const now = async (realm: string, id: string) => (await admin.clients.findOne({ realm, id })) ?? {};
const field = (name: string) => `attributes.${name.replaceAll(".", "🍺")}`;

async function newClient(realm: string, more: object = {}) {
  const clientId = uniqueName("client");
  const { id } = await admin.clients.create({ realm, clientId, ...more });
  return { id, clientId };
}

test("two administrators keep both changes; attributes that the form does not know survive", async ({
  page,
  realm,
}) => {
  const { id } = await newClient(realm, { name: "before", attributes: { "made.up": "kept" } });
  await open(page, at(realm, id));
  await page.getByTestId("name").fill("after");
  await page.getByTestId("redirectUris0").fill("https://app.example/*");
  await page.locator('[data-testid="attributes.post🍺logout🍺redirect🍺uris0"]').fill("https://app.example/out");
  const other = await now(realm, id);
  await admin.clients.update(
    { realm, id },
    { ...other, description: "theirs", attributes: { ...other.attributes, also: "theirs" } },
  );
  await save(page);
  await saved(page);
  expect(await now(realm, id)).toMatchObject({
    name: "after",
    description: "theirs",
    redirectUris: ["https://app.example/*"],
    attributes: { "made.up": "kept", also: "theirs", "post.logout.redirect.uris": "https://app.example/out" },
  });
  // what is emptied is gone
  await page.locator('[data-testid="attributes.post🍺logout🍺redirect🍺uris0"]').fill("");
  await save(page);
  await expect.poll(async () => (await now(realm, id)).attributes).not.toHaveProperty(["post.logout.redirect.uris"]);
});

test("a public client loses what only a confidential one can have", async ({ page, realm }) => {
  const { id } = await newClient(realm, {
    publicClient: false,
    serviceAccountsEnabled: true,
    authorizationServicesEnabled: true,
    attributes: { "standard.token.exchange.enabled": "true", "oidc.ciba.grant.enabled": "true" },
  });
  await open(page, at(realm, id));
  await expect(page.getByTestId("authorization")).toBeChecked();
  await page.getByTestId("authentication").click({ force: true });
  await expect(page.getByTestId("authorization")).not.toBeChecked();
  await expect(page.getByTestId("authorization")).toBeDisabled();
  await expect(page.getByTestId("oidc-ciba-grant")).toBeDisabled();
  await page.getByTestId("changes").click();
  await expect(page.getByRole("dialog")).toContainText("Client authentication");
  await expect(page.getByRole("dialog")).toContainText("Service account roles");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
  await save(page);
  await saved(page);
  const client = await now(realm, id);
  expect(client).toMatchObject({ publicClient: true, serviceAccountsEnabled: false });
  expect(client.authorizationServicesEnabled ?? false).toBe(false);
  expect(client.attributes).toMatchObject({ "oidc.ciba.grant.enabled": "false" });
});

test("addresses of logouts are checked at their fields; the server's answer keeps the form", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 400/, browserLine(500));
  const { id } = await newClient(realm, { frontchannelLogout: true });
  await open(page, at(realm, id));
  await page.getByTestId("frontchannelLogoutUrl").fill("https://app.example/*");
  await page.getByTestId("name").focus();
  await expect(page.getByTestId(`${field("frontchannel.logout.url")}-helper`)).toBeVisible();
  await expect(page.getByTestId("settings-save")).toBeDisabled();
  await page.getByTestId("frontchannelLogoutUrl").fill("https://app.example/out");
  await page.getByTestId("rootUrl").fill("javascript:alert(1)");
  await save(page);
  await expect(page.getByTestId("rootUrl-helper")).toHaveText("Root URL uses an illegal scheme");
  await expect(page.getByTestId("rootUrl")).toHaveValue("javascript:alert(1)");
  await expect(page.getByTestId("rootUrl")).toBeFocused();
  await page.getByTestId("rootUrl").fill("https://app.example");
  const lift = await inject(page, new RegExp(`/clients/${id}$`), 500, "PUT");
  await save(page);
  await expect(lastAlert(page)).toContainText(MESSAGE);
  lift();
  await save(page);
  await saved(page);
  expect(await now(realm, id)).toMatchObject({
    rootUrl: "https://app.example",
    attributes: { "frontchannel.logout.url": "https://app.example/out" },
  });
});

test("a SAML client: algorithms show while something is signed", async ({ page, realm }) => {
  const { id } = await newClient(realm, {
    protocol: "saml",
    attributes: { "saml.server.signature": "false", "saml.assertion.signature": "false", "saml.encrypt": "true" },
  });
  await open(page, at(realm, id));
  const algorithm = page.locator(`[id="${field("saml.signature.algorithm")}"]`);
  await expect(algorithm).toHaveCount(0);
  await page.getByTestId("attributes.saml.assertion.signature").click({ force: true });
  await expect(algorithm).toBeVisible();
  await page.getByTestId("attributes.saml.server.signature").click({ force: true });
  await expect(algorithm).toHaveCount(1);
  // what the server takes where nothing is stored, which a save leaves so
  const keyName = "saml.server.signature.keyinfo.xmlSigKeyInfoKeyNameTransformer";
  await expect(page.locator(`[id="${field(keyName)}"]`)).toHaveText("KEY_ID");
  await choose(page, field("saml.signature.algorithm"), "RSA_SHA512");
  await choose(page, field("saml_name_id_format"), "email");
  await save(page);
  await saved(page);
  expect((await now(realm, id)).attributes).toMatchObject({
    "saml.server.signature": "true",
    "saml.assertion.signature": "true",
    "saml.signature.algorithm": "RSA_SHA512",
    saml_name_id_format: "email",
  });
  expect((await now(realm, id)).attributes).not.toHaveProperty([keyName]);
});

test("its client id changes; one that is taken is shown at the field; a deleted client is made again", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of (404|409)/);
  const { id, clientId } = await newClient(realm);
  const other = await newClient(realm);
  await open(page, at(realm, id));
  await page.getByTestId("clientId").fill(other.clientId);
  await save(page);
  await expect(page.getByTestId("clientId-helper")).toBeVisible();
  const name = `https://${clientId}.example/é ${String.fromCodePoint(0x1f642)}?%2F`;
  await page.getByTestId("clientId").fill(name);
  await save(page);
  await expect(page.getByTestId("view-header")).toHaveText(name);
  expect((await now(realm, id)).clientId).toBe(name);
  await page.getByTestId("description").fill("once more");
  await admin.clients.del({ realm, id });
  await save(page);
  await page.getByTestId("confirm").click();
  await expect(page).not.toHaveURL(new RegExp(id));
  expect((await admin.clients.find({ realm, clientId: name }))[0]).toMatchObject({ description: "once more" });
});

test("a SAML client keeps its identifier until its client id changes, then it has that of the new one", async ({
  page,
  realm,
}) => {
  const attributes = { "made.up": "kept", "saml.client.signature": "false" };
  const { id, clientId } = await newClient(realm, { protocol: "saml", attributes });
  const IDENTIFIER = "saml.artifact.binding.identifier";
  const before = (await now(realm, id)).attributes ?? {};
  expect(before[IDENTIFIER]).toEqual(expect.any(String));
  await open(page, at(realm, id));
  await page.getByTestId("description").fill("described");
  await save(page);
  await saved(page);
  expect((await now(realm, id)).attributes).toMatchObject({ [IDENTIFIER]: before[IDENTIFIER] });
  await page.getByTestId("clientId").fill(`${clientId}-2`);
  await save(page);
  await expect(page.getByTestId("view-header")).toHaveText(`${clientId}-2`);
  const after = (await now(realm, id)).attributes ?? {};
  expect(after).toMatchObject(attributes);
  expect(after[IDENTIFIER]).toEqual(expect.any(String));
  expect(after[IDENTIFIER]).not.toBe(before[IDENTIFIER]);
});

test("a client that is made again gets no redirect URIs that it did not have", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const { id, clientId } = await newClient(realm, { rootUrl: "https://root.example" });
  // to a new one the server gives those of its root URL
  await admin.clients.update(
    { realm, id },
    { ...(await now(realm, id)), redirectUris: [], webOrigins: [], adminUrl: "" },
  );
  await open(page, at(realm, id));
  await page.getByTestId("description").fill("once more");
  await admin.clients.del({ realm, id });
  await save(page);
  await page.getByTestId("confirm").click();
  await expect(page).not.toHaveURL(new RegExp(id));
  const made = (await admin.clients.find({ realm, clientId }))[0];
  expect(made).toMatchObject({ description: "once more", rootUrl: "https://root.example" });
  expect(made).toMatchObject({ redirectUris: [], webOrigins: [] });
});

test("bearer-only clients sign nobody in; switched off and deleted from the page", async ({ page, realm }) => {
  const { id, clientId } = await newClient(realm, { bearerOnly: true });
  await open(page, at(realm, id));
  await expect(page.getByTestId("bearer-only-explainer-label")).toBeVisible();
  await expect(page.getByTestId("adminUrl")).toBeVisible();
  // who may call it from a browser, and where the server tells it of logouts; nothing that users are sent to
  await expect(page.getByTestId("webOrigins0")).toBeVisible();
  for (const gone of ["rootUrl", "baseUrl", "redirectUris0", `${field("post.logout.redirect.uris")}0`])
    await expect(page.getByTestId(gone)).toHaveCount(0);
  await page.getByTestId(`${clientId}-switch`).click({ force: true });
  await page.getByTestId("confirm").click();
  await saved(page);
  expect((await now(realm, id)).enabled).toBe(false);
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("delete-client").click();
  await page.getByTestId("confirm").click();
  await expect(page.getByRole("grid", { name: "Clients" })).toBeVisible();
  expect(await admin.clients.findOne({ realm, id })).toBeFalsy();
});
