// What an administrator does about the other side of a provider: keys that were rotated there, addresses that do not answer.
import type { Page } from "@playwright/test";
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
} from "../../support/identityProviders";
import { hold } from "../../support/faults";
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

test("an address without metadata is told at its field, a slow one is waited for, and what was typed stays", async ({
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
  await expect(error).toContainText("cannot read the metadata");
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
