// Keys of SAML clients: switches that ask first, keys that are made, imported and exported.
import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { lastAlert } from "../../support/controls";
import { choose, der, file, keysAt, madeKey, putFile, samlClient } from "../../support/areas/clientKeys";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

/** The server makes the keys, which takes a minute on a busy machine. */
const slow = { timeout: 90_000 };

test("encryption of a SAML client: a key is made where none is, its settings begin anew, off asks", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const { id } = await samlClient(realm);
  const attributes = async () => (await admin.clients.findOne({ realm, id }))?.attributes ?? {};
  await open(page, keysAt(realm, id));
  const shown = page.getByTestId("certificate");
  await expect(shown).toHaveCount(0);
  await page.getByTestId("encryptAssertions").click({ force: true });
  await expect(page.getByRole("heading", { name: 'Enable "Encrypt assertions"?' })).toBeVisible();
  await expect(shown).toHaveValue("");
  await page.getByTestId("cancel").click();
  await expect(page.getByTestId("encryptAssertions")).not.toBeChecked();
  await page.getByTestId("encryptAssertions").click({ force: true });
  const download = page.waitForEvent("download", slow);
  await page.getByTestId("confirm").click();
  expect((await download).suggestedFilename()).toBe("private.key");
  const privateKey = createPrivateKey(await readFile(await (await download).path()));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const known = new X509Certificate(der(await shown.inputValue()));
  expect(known.checkPrivateKey(privateKey)).toBe(true);
  await page.getByTestId("clientSignature").click({ force: true });
  await page.getByTestId("generate").click();
  await expect(lastAlert(page)).toHaveText("New key pair and certificate generated successfully", slow);
  await page.getByTestId("confirm").click();
  await expect(shown).toHaveCount(2);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const algorithm = "http://www.w3.org/2009/xmlenc11#aes256-gcm";
  const client = await admin.clients.findOne({ realm, id });
  const before = await attributes();
  await admin.clients.update(
    { realm, id },
    { ...client, attributes: { ...before, "saml.encryption.algorithm": algorithm } },
  );
  await page.getByTestId("encryptAssertions").click({ force: true });
  await page.getByTestId("cancel").click();
  await expect(page.getByTestId("encryptAssertions")).toBeChecked();
  expect((await attributes())["saml.encryption.algorithm"]).toBe(algorithm);
  const lift = await inject(page, /\/clients\/[^/]+$/, 500, "PUT");
  await page.getByTestId("encryptAssertions").click({ force: true });
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(page.getByTestId("encryptAssertions")).toBeChecked();
  lift();
  await page.getByTestId("encryptAssertions").click({ force: true });
  await page.getByTestId("confirm").click();
  await expect.poll(async () => (await attributes())["saml.encrypt"]).toBe("false");
  await expect(shown).toHaveCount(1);
  const after = await attributes();
  expect(after).not.toHaveProperty("saml.encryption.algorithm");
  expect(after["saml.signing.certificate"]).toBe(before["saml.signing.certificate"]);
  // the key is still there: nothing has to be made
  await page.getByTestId("encryptAssertions").click({ force: true });
  await page.getByTestId("confirm").click();
  await expect(shown).toHaveCount(2);
  expect((await attributes())["saml.encryption.certificate"]).toBe(before["saml.encryption.certificate"]);
});

test("the key of a SAML client is imported, made anew and exported; one by metadata address asks nothing", async ({
  page,
  newPage,
  realm,
}) => {
  const { id, clientId } = await samlClient(realm);
  const { certificate } = await madeKey(realm);
  await open(page, keysAt(realm, id));
  await page.getByTestId("clientSignature").click({ force: true });
  await page.locator("#selectMethodType-import").check();
  await expect(page.getByTestId("confirm")).toBeDisabled();
  await page.locator("#selectMethodType-generate").check();
  await expect(page.getByTestId("confirm")).toBeEnabled();
  await page.locator("#selectMethodType-import").check();
  await expect(page.getByTestId("confirm")).toBeDisabled();
  await choose(page, "#format", "Certificate PEM");
  await putFile(page, file("c.pem", new X509Certificate(der(certificate)).toString()));
  await page.getByTestId("confirm").click();
  const shown = page.getByTestId("certificate");
  await expect(shown).toHaveValue(certificate ?? "");
  const saved = page.waitForEvent("download", slow);
  await page.getByRole("button", { name: "Download", exact: true }).click();
  expect((await saved).suggestedFilename()).toBe(`${clientId}.pem`);
  expect(new X509Certificate(await readFile(await (await saved).path())).raw).toEqual(der(certificate));

  await page.getByRole("button", { name: "Regenerate" }).click();
  await expect(page.getByRole("heading", { name: "Regenerate signing key for this client" })).toBeVisible();
  const made = page.waitForEvent("download", slow);
  await page.getByTestId("confirm").click();
  expect((await made).suggestedFilename()).toBe("private.key");
  await expect(shown).not.toHaveValue(certificate ?? "");

  await page.getByRole("button", { name: "Export", exact: true }).click();
  await choose(page, "#format", "JKS");
  await expect(page.getByTestId("realmAlias")).toHaveValue(realm);
  await page.getByTestId("keyAlias").fill("a");
  await page.getByTestId("keyPassword").fill("password");
  await page.getByTestId("storePassword").fill("password");
  const exported = page.waitForEvent("download", slow);
  await page.getByTestId("confirm").click();
  const store = await readFile(await (await exported).path());
  expect([(await exported).suggestedFilename(), store.readUInt32BE()]).toEqual(["keystore.jks", 0xfeedfeed]);
  await expect(lastAlert(page)).toHaveText("Successfully exported keys");

  const viewer = await createUser("master", uniqueName("viewer"), ["view-clients"], { of: realm });
  const other = await newPage();
  await open(other, keysAt(realm, id), { as: viewer });
  await expect(other.getByTestId("clientSignature")).toBeDisabled();
  await expect(other.getByRole("button", { name: "Regenerate" })).toHaveAttribute("aria-disabled", "true");
  await expect(other.getByTestId("certificate")).toHaveValue(await shown.inputValue());

  const client = await admin.clients.findOne({ realm, id });
  const byUrl = {
    "saml.useMetadataDescriptorUrl": "true",
    "saml.metadataDescriptorUrl": "https://sp.example/metadata",
  };
  await admin.clients.update({ realm, id }, { ...client, attributes: { ...client?.attributes, ...byUrl } });
  await page.reload();
  await expect(page.getByTestId("clientSignature")).toBeChecked();
  await expect(shown).toHaveCount(0);
  await page.getByTestId("encryptAssertions").click({ force: true });
  await expect(page.getByTestId("encryptAssertions")).toBeChecked();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect
    .poll(async () => (await admin.clients.findOne({ realm, id }))?.attributes?.["saml.encrypt"])
    .toBe("true");
});
