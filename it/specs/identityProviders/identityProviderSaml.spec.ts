// SAML providers: added by their descriptor, all settings, certificates and keys.
import { X509Certificate } from "node:crypto";
import { choose, lastAlert } from "../../support/controls";
import {
  act,
  addProvider,
  expect,
  flip,
  providerAt,
  providerNow,
  save,
  test,
} from "../../support/areas/identityProviders";
import { admin, server } from "../../support/server";
import { open, visit } from "../../support/test";

const DESCRIPTOR = `${server.url}/realms/master/protocol/saml/descriptor`;
const SERVICE = `${server.url}/realms/master/protocol/saml`;

/** The beginning of a certificate. */
const BROKEN = "MIIBlTCB/wIBATANBgkqhkiG9w0BAQsFADATMREwDwYDVQQDDAhleHBpcmVkLjAeFw0yMDAx";

test("a provider is added by its descriptor, with its certificate @smoke", async ({ page, ownRealm: realm }) => {
  await open(page, `/${realm}/identity-providers`);
  await page.getByTestId("saml-card").click();
  await expect(page.getByTestId("view-header")).toHaveText("Add SAML provider");
  await expect(page.getByTestId("config.entityId")).toHaveValue(`${server.url}/realms/${realm}`);
  await page.getByTestId("discoveryEndpoint").fill(DESCRIPTOR);
  await expect(page.getByTestId("playwright-result")).toHaveText("success");
  await expect(page.getByTestId("config.singleSignOnServiceUrl")).toHaveValue(SERVICE);
  await expect(page.getByTestId("signing-certificate")).toContainText("CN=master");
  const validity = page.getByRole("progressbar", { name: "Time of validity" });
  await expect(validity).toHaveAttribute("aria-valuetext", /\d{4}.* – .*\d{4}/);
  await page.getByTestId("createProvider").click();
  await expect(lastAlert(page)).toHaveText("Identity provider successfully created");
  await expect(page).toHaveURL(new RegExp(`${providerAt(realm, "saml", "saml")}$`));
  expect((await providerNow(realm, "saml")).config).toMatchObject({
    entityId: `${server.url}/realms/${realm}`,
    idpEntityId: `${server.url}/realms/master`,
    singleSignOnServiceUrl: SERVICE,
    singleLogoutServiceUrl: SERVICE,
    allowCreate: "true",
    wantAuthnRequestsSigned: "true",
    validateSignature: "true",
    signatureAlgorithm: "RSA_SHA256",
    metadataDescriptorUrl: DESCRIPTOR,
    syncMode: "IMPORT",
  });
  const link = page.getByRole("link", { name: "SAML 2.0 Service Provider Metadata" });
  await expect(page.locator("#copy-button-endpoints")).toHaveAccessibleName("Copy to clipboard");
  expect(await (await fetch((await link.getAttribute("href")) ?? "")).text()).toContain("SPSSODescriptor");
});

test("all settings of SAML are shown and saved", async ({ page, ownRealm: realm }) => {
  const config = {
    entityId: "urn:us",
    singleSignOnServiceUrl: "https://idp.example/sso",
    nameIDPolicyFormat: "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress",
    authnContextClassRefs: JSON.stringify(["urn:a", 'urn:"b"']),
    unknown: "kept",
  };
  await addProvider(realm, "idp", { providerId: "saml", config });
  await open(page, providerAt(realm, "saml", "idp"));
  await expect(page.locator('[id="config.nameIDPolicyFormat"]')).toContainText("Email");
  await expect(page.getByTestId("classref-field").nth(0)).toHaveValue("urn:a");
  await expect(page.getByTestId("classref-field").nth(1)).toHaveValue('urn:"b"');
  await page.getByTestId("config.authnContextClassRefs-addValue").click();
  await page.getByTestId("classref-field").nth(2).fill("urn:c");
  await page.getByTestId("declref-field").nth(0).fill("urn:d");
  await choose(page, "comparison", "minimum");
  await choose(page, "config.principalType", "Attribute [Name]");
  await page.getByTestId("config.principalAttribute").fill("mail");
  await flip(page, "config.wantAuthnRequestsSigned");
  await choose(page, "config.signatureAlgorithm", "RSA_SHA512");
  // the server's names, whatever they are called here
  await choose(page, "config.xmlSigKeyInfoKeyNameTransformer", "CERT_SUBJECT");
  await flip(page, "config.wantAssertionsEncrypted");
  await choose(page, "config.encryptionAlgorithm", "RSA1_5");
  await page.locator('[id="config.allowedClockSkew"]').getByRole("spinbutton").fill("30");
  await save(page);
  expect((await providerNow(realm, "idp")).config).toMatchObject({
    entityId: "urn:us",
    unknown: "kept",
    authnContextClassRefs: JSON.stringify(["urn:a", 'urn:"b"', "urn:c"]),
    authnContextDeclRefs: JSON.stringify(["urn:d"]),
    authnContextComparisonType: "minimum",
    principalType: "ATTRIBUTE",
    principalAttribute: "mail",
    wantAuthnRequestsSigned: "true",
    signatureAlgorithm: "RSA_SHA512",
    xmlSigKeyInfoKeyNameTransformer: "CERT_SUBJECT",
    encryptionAlgorithm: "RSA1_5",
    allowedClockSkew: "30",
  });
  // and back: what another client writes is shown
  const now = await providerNow(realm, "idp");
  const changed = { ...now, config: { ...now.config, principalType: "SUBJECT", authnContextDeclRefs: "" } };
  await admin.identityProviders.update({ realm, alias: "idp" }, changed);
  await page.reload();
  await expect(page.getByTestId("config.principalAttribute")).toHaveCount(0);
  await expect(page.getByTestId("declref-field").nth(0)).toHaveValue("");
});

test("certificates are read and said to be none; keys are imported and reloaded", async ({
  page,
  ownRealm: realm,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  const config = {
    entityId: "urn:us",
    singleSignOnServiceUrl: SERVICE,
    validateSignature: "true",
    signingCertificate: BROKEN,
    metadataDescriptorUrl: `${server.url}/none`,
  };
  await addProvider(realm, "idp", { providerId: "saml", config });
  await open(page, providerAt(realm, "saml", "idp"));
  await expect(page.getByTestId("signing-certificate")).toContainText("not a readable X.509 certificate");
  await page.getByTestId("import-keys").click();
  await expect(lastAlert(page)).toContainText("Error importing keys.");
  await page.getByTestId("config.metadataDescriptorUrl").fill(DESCRIPTOR);
  // metadata without a certificate change nothing
  await page.route(/import-config$/, (route) => route.fulfill({ json: {} }), { times: 1 });
  await page.getByTestId("import-keys").click();
  await expect(lastAlert(page)).toContainText("is not defined in the metadata");
  await expect(page.getByTestId("config.signingCertificate")).toHaveValue(BROKEN);
  await page.getByTestId("import-keys").click();
  await expect(lastAlert(page)).toHaveText(/^Keys successfully re-imported/);
  await expect(page.getByTestId("signing-certificate")).toContainText("CN=master");
  expect((await providerNow(realm, "idp")).config.signingCertificate).toBe(BROKEN);
  await save(page);
  expect((await providerNow(realm, "idp")).config.signingCertificate).not.toBe(BROKEN);

  await page.getByTestId("action-dropdown").click();
  await expect(page.getByRole("menuitem")).toHaveText(["Compare with metadata", "Linked users", "Delete"]);
  await page.keyboard.press("Escape");
  await flip(page, "config.useMetadataDescriptorUrl");
  await expect(page.getByTestId("signing-certificate")).toHaveCount(0);
  await save(page);
  await act(page, "Reload keys");
  await expect(lastAlert(page)).toHaveText(/Keys successfully reloaded|The reload was not executed/);
});

test("how much of the time of a certificate has passed is shown, with a warning in its last 30 days", async ({
  page,
  ownRealm: realm,
}) => {
  const found = await admin.identityProviders.importFromUrl({ realm, providerId: "saml", fromUrl: DESCRIPTOR });
  await addProvider(realm, "idp", {
    providerId: "saml",
    config: { ...found, entityId: "urn:us", useMetadataDescriptorUrl: "false" },
  });
  const { validTo } = new X509Certificate(Buffer.from(found["signingCertificate"] ?? "", "base64"));
  const card = page.getByTestId("signing-certificate");
  const bar = card.getByRole("progressbar");
  const at = async (daysBefore: number) => {
    await page.clock.setFixedTime(Date.parse(validTo) - daysBefore * 86_400_000);
    await visit(page, `/${realm}/identity-providers`);
    await visit(page, providerAt(realm, "saml", "idp"));
    await expect(bar).toBeVisible();
    return { passed: Number(await bar.getAttribute("aria-valuenow")), text: await card.innerText() };
  };
  await open(page, `/${realm}/identity-providers`);
  const [long, soon, over] = [await at(1000), await at(29), await at(-1)];
  expect(long.passed).toBeGreaterThan(50);
  expect(long.text).not.toContain("expire");
  expect(soon.passed).toBeGreaterThan(long.passed);
  expect(soon.text).toContain("This certificate expires on");
  expect(over.passed).toBe(100);
  expect(over.text).toContain("This certificate expired on");
});
