// Keys of OpenID Connect clients: what is imported and generated counts at the token endpoint.
import type { Page } from "@playwright/test";
import { createPrivateKey, createPublicKey, createSign, randomUUID, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { lastAlert } from "../../support/controls";
import { choose, der, file, keysAt, madeKey, putFile } from "../../support/areas/clientKeys";
import { browserLine } from "../../support/faults";
import { admin, server, uniqueName } from "../../support/server";
import { askToken } from "../../support/signIns";
import { expect, open, test } from "../../support/test";

async function oidcClient(realm: string) {
  const clientId = uniqueName("signs / % 🏠");
  const attributes = { "made.up": "kept" };
  const more = { serviceAccountsEnabled: true, clientAuthenticatorType: "client-jwt", attributes };
  return { clientId, ...(await admin.clients.create({ realm, clientId, ...more })) };
}

/** Whether the token endpoint knows a client by what it signs. */
async function signsIn(realm: string, clientId: string, key: ReturnType<typeof createPrivateKey>, kid?: string) {
  const url = `${server.url}/realms/${realm}`;
  const now = Math.floor(Date.now() / 1000);
  const parts = [
    { alg: "RS256", kid },
    { iss: clientId, sub: clientId, aud: url, jti: randomUUID(), iat: now, exp: now + 60 },
  ];
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
  const answer = await askToken(realm, {
    grant_type: "client_credentials",
    client_id: clientId,
    client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
    client_assertion: `${text}.${createSign("RSA-SHA256").update(text).sign(key, "base64url")}`,
  });
  return answer.error === undefined;
}

/** What the page says of a certificate. */
const says = (page: Page, term: string) => page.locator("dl > div").filter({ hasText: term }).locator("dd").first();

test("a key is imported in every plain form and counts at once; a wrong file loses nothing", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 400/, browserLine(500));
  const { id, clientId } = await oidcClient(realm);
  const { privateKey, certificate } = await madeKey(realm);
  const publicKey = createPublicKey(privateKey);
  await open(page, `/${realm}/clients/${id}/settings`);
  await page.getByTestId("keysTab").click();
  await expect(page.getByText("The server has no key of this client.")).toBeVisible();
  const importing = async (format: string, content: string) => {
    await page.getByTestId("import").click();
    await choose(page, "#keystoreFormat", format);
    await putFile(page, file("key", content));
    await page.getByTestId("confirm").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(lastAlert(page)).toHaveText("New certificate imported");
  };
  const jwk = { ...publicKey.export({ format: "jwk" }), kid: "first", use: "sig", alg: "RS256" };
  await importing("JSON Web Key Set", JSON.stringify({ keys: [jwk] }));
  await expect(page.getByRole("textbox", { name: "Public keys" })).toHaveValue(/"kid":"first"/);
  expect(await signsIn(realm, clientId, privateKey, "first")).toBe(true);
  expect(await signsIn(realm, clientId, (await madeKey(realm)).privateKey, "first")).toBe(false);
  await importing("Public Key PEM", publicKey.export({ type: "spki", format: "pem" }).toString());
  await expect(page.getByRole("textbox", { name: "Public key", exact: true })).toHaveValue(/BEGIN PUBLIC KEY/);

  await page.getByTestId("import").click();
  await expect(page.getByTestId("keyAlias")).toBeVisible();
  await choose(page, "#keystoreFormat", "Certificate PEM");
  await expect(page.getByTestId("keyAlias")).toHaveCount(0);
  await expect(page.getByTestId("confirm")).toBeDisabled();
  await putFile(page, file("wrong.pem", "no certificate"));
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("file-helper")).toBeVisible();
  const known = new X509Certificate(der(certificate));
  await putFile(page, file("right.pem", known.toString()));
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("certificate")).toHaveValue(certificate ?? "");
  await expect(says(page, "SHA-256 fingerprint")).toHaveText(known.fingerprint256);
  await expect(says(page, "Issuer")).toHaveText(known.issuer);
  await expect(says(page, "Serial number")).toHaveText(known.serialNumber);
  expect(await signsIn(realm, clientId, privateKey)).toBe(true);
});

test("a key store of each kind comes with a new key, and is read again; JWKS URL is saved beside other changes", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const { id, clientId } = await oidcClient(realm);
  await open(page, keysAt(realm, id));
  const certificateOf = async () =>
    (await admin.clients.getKeyInfo({ realm, id, attr: "jwt.credential" })).certificate ?? "";
  const stores: Record<string, Buffer> = {};
  for (const [format, name] of [
    ["JKS", "keystore.jks"],
    ["PKCS12", "keystore.p12"],
  ] as const) {
    await page.getByTestId("generate").click();
    await choose(page, "#format", format);
    await expect(page.getByTestId("keyAlias")).toHaveValue(clientId);
    await page.getByTestId("keyAlias").fill("mine");
    await page.getByTestId("keyPassword").fill("password");
    await expect(page.getByTestId("confirm")).toBeDisabled();
    await page.getByTestId("storePassword").fill("password");
    await choose(page, "#keySize", "2048");
    await page.locator("#validity").getByRole("button", { name: "Minus" }).click();
    const download = page.waitForEvent("download");
    await page.getByTestId("confirm").click();
    expect((await download).suggestedFilename()).toBe(name);
    stores[name] = await readFile(await (await download).path());
    await expect(page.getByTestId("certificate")).toHaveValue(await certificateOf());
  }
  const generated = await certificateOf();
  const years = (Date.parse(new X509Certificate(der(generated)).validTo) - Date.now()) / (365 * 86_400_000);
  expect(Math.round(years)).toBe(2);
  await expect(says(page, "Subject DN")).toHaveText(`CN=${clientId}`);

  await page.getByTestId("import").click();
  await choose(page, "#keystoreFormat", "PKCS12");
  await putFile(page, file("keystore.p12", stores["keystore.p12"] ?? ""));
  await page.getByTestId("keyAlias").fill("no such");
  await page.getByTestId("storePassword").fill("password");
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("keyAlias-helper")).toContainText("given alias not found");
  await page.getByTestId("keyAlias").fill("mine");
  await page.getByTestId("confirm").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await certificateOf()).toBe(generated);

  const url = "https://app.example/jwks";
  await page.getByTestId("attributes.use.jwks.url").click({ force: true });
  await expect(page.getByTestId("certificate")).toHaveCount(0);
  await expect(page.getByTestId("import")).toBeDisabled();
  await page.getByTestId("attributes.jwks🍺url").fill(url);
  const client = await admin.clients.findOne({ realm, id });
  await admin.clients.update({ realm, id }, { ...client, description: "changed meanwhile" });
  await page.getByTestId("saveKeys").click();
  await expect(lastAlert(page)).toHaveText("Client successfully updated");
  expect(await admin.clients.findOne({ realm, id })).toMatchObject({
    description: "changed meanwhile",
    attributes: { "use.jwks.url": "true", "jwks.url": url, "made.up": "kept" },
  });
});
