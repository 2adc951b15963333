// Keys of the other side from files: read into the form, saved, and used for the next sign-in.
import { X509Certificate } from "node:crypto";
import { choose, der, file, madeKey, putFile } from "../../support/areas/clientKeys";
import { lastAlert } from "../../support/controls";
import { browserLine, inject } from "../../support/faults";
import {
  addApp,
  addProvider,
  begin,
  expect,
  flip,
  providerAt,
  providerNow,
  realmUrl,
  save,
  testSignIn as test,
} from "../../support/areas/identityProviders";
import { admin } from "../../support/server";
import { open, signIn } from "../../support/test";

const ann = { username: "ann", password: "ann" };

/** The certificate by which a realm signs. */
async function certificateOf(realm: string): Promise<X509Certificate> {
  const { keys = [] } = await admin.realms.getKeys({ realm });
  const signing = keys.find(({ algorithm }) => algorithm === "RS256");
  return new X509Certificate(der(signing?.certificate));
}

const pemOf = (certificate: X509Certificate) => certificate.publicKey.export({ type: "spki", format: "pem" });

test("a key of a provider is imported from each kind of file, and sign-ins are checked by it", async ({
  page,
  newPage,
  ownRealm: realm,
  source,
  allowConsole,
}) => {
  allowConsole(browserLine("network"), /status of 400/, /status of 50/);
  const certificate = await certificateOf(source);
  const wrong = new X509Certificate(der((await madeKey(source)).certificate));
  await addApp(realm);
  await admin.clients.create({
    realm: source,
    clientId: "app",
    secret: "s3cret",
    redirectUris: [`${realmUrl(realm)}/broker/op/endpoint`],
  });
  const fromUrl = `${realmUrl(source)}/.well-known/openid-configuration`;
  const found = await admin.identityProviders.importFromUrl({ realm, providerId: "oidc", fromUrl });
  await addProvider(realm, "op", { providerId: "oidc", config: { ...found, useJwksUrl: "true" } });

  await open(page, providerAt(realm, "oidc", "op"));
  const button = page.getByTestId("import-certificate-button");
  await expect(page.getByTestId("config.jwksUrl")).toBeVisible();
  await expect(button).toHaveCount(0);
  await flip(page, "config.useJwksUrl");
  const importing = async (format: string, content: string | Buffer) => {
    await button.click();
    await choose(page, "#keystoreFormat", format);
    await putFile(page, file("key", content));
    await page.getByTestId("confirm").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  const key = page.getByTestId("config.publicKeySignatureVerifier");

  await test.step("a wrong file is told at its field, and nothing is lost", async () => {
    await page.getByTestId("config.publicKeySignatureVerifierKeyId").fill("typed");
    await button.click();
    const dialog = page.getByRole("dialog", { name: "Import key" });
    await expect(dialog.getByTestId("keyAlias")).toBeVisible();
    await choose(page, "#keystoreFormat", "JSON Web Key Set");
    await expect(dialog.getByTestId("keyAlias")).toHaveCount(0);
    await expect(dialog.getByTestId("confirm")).toBeDisabled();
    await putFile(page, file("keys.json", "no keys"));
    await dialog.getByTestId("confirm").click();
    await expect(dialog.getByTestId("file-helper")).toBeVisible();
    await dialog.getByTestId("cancel").click();
    await expect(key).toHaveValue("");
    await expect(page.getByTestId("config.publicKeySignatureVerifierKeyId")).toHaveValue("typed");
  });

  await test.step("a failing server is told, and the dialog stays", async () => {
    const lift = await inject(page, /\/upload-certificate$/, "network", "POST");
    await button.click();
    await choose(page, "#keystoreFormat", "Public Key PEM");
    await putFile(page, file("key.pem", pemOf(certificate)));
    await page.getByTestId("confirm").click();
    await expect(lastAlert(page)).toContainText("cannot be reached");
    await expect(page.getByTestId("file-helper")).toHaveCount(0);
    lift();
    await page.getByTestId("confirm").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(key).toHaveValue(/BEGIN PUBLIC KEY/);
  });

  await test.step("a set of keys takes its own ids", async () => {
    const jwk = { ...certificate.publicKey.export({ format: "jwk" }), kid: "one", use: "sig", alg: "RS256" };
    await importing("JSON Web Key Set", JSON.stringify({ keys: [jwk] }));
    await expect(key).toHaveValue(/"kid":"one"/);
    await expect(page.getByTestId("config.publicKeySignatureVerifierKeyId")).toHaveValue("");
    expect((await providerNow(realm, "op")).config.useJwksUrl).toBe("true");
  });

  await test.step("by a wrong key nobody signs in, by the right one they do", async () => {
    await importing("Certificate PEM", wrong.toString());
    await save(page);
    expect((await providerNow(realm, "op")).config.publicKeySignatureVerifier).toBe(
      wrong.publicKey.export({ type: "spki", format: "der" }).toString("base64"),
    );
    const refused = await newPage();
    await begin(refused, realm, "op");
    await signIn(refused, ann);
    await expect(refused.locator("#kc-error-message")).toContainText("Unexpected error when authenticating");

    await importing("Certificate PEM", certificate.toString());
    await save(page);
    const user = await newPage();
    await begin(user, realm, "op");
    await signIn(user, ann);
    await expect(user).toHaveURL(/openid-configuration\?(.*&)?code=/);
  });
});

test("a certificate of a SAML provider is imported beside those that are there", async ({
  page,
  ownRealm: realm,
  source,
}) => {
  const first = (await madeKey(source)).certificate ?? "";
  const next = await certificateOf(source);
  const config = {
    entityId: "urn:us",
    singleSignOnServiceUrl: "https://idp.example/saml",
    validateSignature: "true",
    signingCertificate: first,
  };
  await addProvider(realm, "sp", { providerId: "saml", config });
  await open(page, providerAt(realm, "saml", "sp"));
  await expect(page.getByTestId("signing-certificate")).toHaveCount(1);
  const importing = async () => {
    await page.getByTestId("import-certificate-button").click();
    await choose(page, "#keystoreFormat", "Certificate PEM");
    await putFile(page, file("next.pem", next.toString()));
    await page.getByTestId("confirm").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByTestId("signing-certificate")).toHaveCount(2);
  };
  await importing();
  await expect(page.getByTestId("signing-certificate").last()).toContainText(`CN=${source}`);
  // once more: it is there already
  await importing();
  await save(page);
  expect((await providerNow(realm, "sp")).config.signingCertificate).toBe(`${first},${next.raw.toString("base64")}`);
  await expect(lastAlert(page)).toHaveText("Provider successfully updated");
});

test("keys of a provider that signs nobody in are imported, too", async ({ page, ownRealm: realm, source }) => {
  await open(page, `/${realm}/identity-providers/jwt-authorization-grant/add`);
  await page.getByTestId("config.issuer").fill("https://issuer.example");
  await flip(page, "config.useJwksUrl");
  await page.getByTestId("import-certificate-button").click();
  await choose(page, "#keystoreFormat", "Public Key PEM");
  await putFile(page, file("key.pem", pemOf(await certificateOf(source))));
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("config.publicKeySignatureVerifier")).toHaveValue(/BEGIN PUBLIC KEY/);
  await page.getByTestId("createProvider").click();
  await expect(lastAlert(page)).toHaveText("Identity provider successfully created");
  expect((await providerNow(realm, "jwt-authorization-grant")).config.publicKeySignatureVerifier).toContain("BEGIN");
});
