// What an administrator does about the other side of a provider: keys that were rotated there, addresses that do not answer.
import type { Page } from "@playwright/test";
import { once } from "node:events";
import { createServer } from "node:https";
import { lastAlert } from "../../support/controls";
import {
  act,
  addApp,
  addProvider,
  addSamlClient,
  begin,
  descriptorOf,
  expect,
  providerAt,
  providerNow,
  realmUrl,
  testSignIn as test,
} from "../../support/areas/identityProviders";
import { madeKey } from "../../support/areas/clientKeys";
import { hold, inject, MESSAGE } from "../../support/faults";
import { host } from "../../support/ldap";
import { admin, server } from "../../support/server";
import { open, signIn } from "../../support/test";

const ann = { username: "ann", password: "ann" };

/** Makes a new key sign in a realm, and the one before unknown. */
async function rotateKeys(realm: string): Promise<void> {
  const type = "org.keycloak.keys.KeyProvider";
  const before = await admin.components.find({ realm, type });
  const config = { priority: ["200"], active: ["true"], enabled: ["true"] };
  await admin.components.create({ realm, name: "new", providerId: "rsa-generated", providerType: type, config });
  for (const { id = "", providerId } of before)
    if (providerId === "rsa-generated") await admin.components.del({ realm, id });
}

/** A first sign-in through SAML, whose assertions have no e-mail address and names. */
async function signInFirst(page: Page, realm: string): Promise<void> {
  await begin(page, realm, "sp");
  await signIn(page, ann);
  await page.locator("#email").fill("ann@gatehouse.example");
  await page.locator("#firstName").fill("Ann");
  await page.locator("#lastName").fill("Test");
  await page.locator("[type=submit]").click();
  await expect(page).toHaveURL(/[?&]code=/);
}

test("keys that were rotated at a SAML provider are repaired by its metadata read again", async ({
  page,
  newPage,
  ownRealm: realm,
  source,
  allowConsole,
}) => {
  // the sign-in that is refused
  allowConsole(/status of 400/);
  const descriptor = `${realmUrl(source)}/protocol/saml/descriptor`;
  await addApp(realm);
  const config = await admin.identityProviders.importFromUrl({ realm, providerId: "saml", fromUrl: descriptor });
  await addProvider(realm, "sp", {
    providerId: "saml",
    config: { ...config, entityId: realmUrl(realm), validateSignature: "true", useMetadataDescriptorUrl: "false" },
  });
  await addSamlClient(source, descriptorOf(realm, "sp"));
  await signInFirst(await newPage(), realm);

  await rotateKeys(source);
  const refused = await newPage();
  await begin(refused, realm, "sp");
  await signIn(refused, ann);
  await expect(refused.locator("#kc-error-message")).toContainText("Invalid signature");

  const before = (await providerNow(realm, "sp")).config["signingCertificate"];
  await open(page, providerAt(realm, "saml", "sp"));
  await act(page, "Compare with metadata");
  const dialog = page.getByRole("dialog", { name: "Compare with metadata" });
  await dialog.getByTestId("metadata-address").fill(descriptor);
  await dialog.getByTestId("read-metadata").click();
  await expect(dialog.getByTestId("take-signingCertificate")).toBeChecked();
  await dialog.getByTestId("take").click();
  await expect(lastAlert(page)).toHaveText("Provider successfully updated");
  expect((await providerNow(realm, "sp")).config["signingCertificate"]).not.toBe(before);

  const user = await newPage();
  await begin(user, realm, "sp");
  await signIn(user, ann);
  await expect(user).toHaveURL(/[?&]code=/);
});

test("a key that was rotated at a provider of OpenID Connect is repaired by its metadata read again", async ({
  page,
  newPage,
  ownRealm: realm,
  source,
  allowConsole,
}) => {
  // the sign-in that is refused
  allowConsole(/status of (400|500|502)/);
  const metadata = `${realmUrl(source)}/.well-known/openid-configuration`;
  await addApp(realm);
  const redirectUris = [`${realmUrl(realm)}/broker/op/endpoint`];
  await admin.clients.create({ realm: source, clientId: "app", secret: "s3cret", redirectUris });
  const { keys = [] } = await admin.realms.getKeys({ realm: source });
  const { publicKey = "" } = keys.find(({ algorithm }) => algorithm === "RS256") ?? {};
  const found = await admin.identityProviders.importFromUrl({ realm, providerId: "oidc", fromUrl: metadata });
  const pasted = { useJwksUrl: "false", jwksUrl: "", publicKeySignatureVerifier: publicKey };
  const config = { ...found, clientAuthMethod: "client_secret_post", validateSignature: "true", ...pasted };
  await addProvider(realm, "op", { providerId: "oidc", config });
  const signsIn = async () => {
    const user = await newPage();
    await begin(user, realm, "op");
    await signIn(user, ann);
    return user;
  };
  await expect(await signsIn()).toHaveURL(/[?&]code=/);
  await rotateKeys(source);
  const refused = await signsIn();
  await expect(refused.locator("#kc-error-message, .pf-m-danger").first()).toBeVisible();

  await open(page, providerAt(realm, "oidc", "op"));
  await act(page, "Compare with metadata");
  const dialog = page.getByRole("dialog", { name: "Compare with metadata" });
  await dialog.getByTestId("metadata-address").fill(metadata);
  await dialog.getByTestId("read-metadata").click();
  await expect(dialog.getByTestId("take-useJwksUrl")).toBeChecked();
  // what is not written can be taken once more
  const lift = await inject(page, /instances\/op$/, 500, "PUT");
  await dialog.getByTestId("take").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  expect((await providerNow(realm, "op")).config["useJwksUrl"]).toBe("false");
  lift();
  await dialog.getByTestId("take").click();
  await expect(lastAlert(page)).toHaveText("Provider successfully updated");
  await expect(await signsIn()).toHaveURL(/[?&]code=/);
});

test("an address without metadata is shown at its field, a slow one is waited for, and what was typed stays", async ({
  page,
  ownRealm: realm,
  source,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await open(page, `/${realm}/identity-providers/oidc/add`);
  await page.getByTestId("config.clientId").fill("typed");
  const field = page.getByTestId("discoveryEndpoint");
  const result = page.getByTestId("playwright-result");
  const error = page.getByTestId("discoveryEndpoint-helper");
  await field.fill(`${server.url}/none`);
  await expect(result).toHaveText("error");
  await expect(error).toContainText("cannot read metadata");
  const release = await hold(page, /\/import-config$/, "POST");
  const read = page.waitForRequest(/\/import-config$/);
  await field.fill(`${realmUrl(source)}/.well-known/openid-configuration`);
  await read;
  await expect(error).toHaveCount(0);
  await page.getByTestId("createProvider").click();
  await expect(error).toContainText("has not read");
  release();
  await expect(result).toHaveText("success");
  await expect(page.getByTestId("config.clientId")).toHaveValue("typed");
  await expect(error).toHaveCount(0);
});

/** Metadata that are right, at an address whose certificate nobody trusts; it listens only where the Keycloak server reaches it. */
async function startUntrusted(realm: string) {
  const { privateKey, certificate } = await madeKey(realm);
  const key = privateKey.export({ type: "pkcs8", format: "pem" });
  const cert = `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`;
  const metadata = await (await fetch(`${realmUrl(realm)}/.well-known/openid-configuration`)).text();
  const other = createServer({ key, cert }, (_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(metadata);
  }).listen(0, host());
  await once(other, "listening");
  const address = other.address();
  if (typeof address !== "object" || !address) throw new Error("It does not listen.");
  return { url: `https://${host()}:${address.port}`, stop: () => other.close() };
}

test("an address with a broken certificate is shown at its field, with what to check @smoke", async ({
  page,
  ownRealm: realm,
  source,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  const untrusted = await startUntrusted(source);
  await open(page, `/${realm}/identity-providers/oidc/add`);
  await page.getByTestId("discoveryEndpoint").fill(untrusted.url);
  const error = page.getByTestId("discoveryEndpoint-helper");
  await expect(error).toContainText("trusts the certificate there");
  await expect(page.getByTestId("playwright-result")).toHaveText("error");
  await expect(page.getByTestId("discoveryEndpoint")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByTestId("createProvider")).toBeDisabled();

  await addProvider(realm, "op", {
    providerId: "oidc",
    config: { tokenUrl: "https://t.test", authorizationUrl: "https://a.test" },
  });
  await open(page, providerAt(realm, "oidc", "op"));
  await act(page, "Compare with metadata");
  const dialog = page.getByRole("dialog", { name: "Compare with metadata" });
  await dialog.getByTestId("metadata-address").fill(untrusted.url);
  await dialog.getByTestId("read-metadata").click();
  await expect(dialog).toContainText("trusts the certificate there");
  untrusted.stop();
});
