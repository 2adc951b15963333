// How a realm issues verifiable credentials: its settings are what wallets read of it.
import { admin, createRealm, server, uniqueName } from "../../support/server";
import { choose, lastAlert } from "../../support/controls";
import { expect, open, test } from "../../support/test";

test.beforeEach(() => test.skip(server.version < "26.5", "before that, the realm has lifespans only"));

const field = (name: string) => `attributes.${name.replaceAll(".", "🍺")}`;

/** A realm that issues credentials. */
async function makeIssuer(): Promise<string> {
  const realm = uniqueName("issuer");
  const verifiable = { verifiableCredentialsEnabled: true };
  await createRealm({ realm, ...verifiable });
  return realm;
}

const attributesOf = async (realm: string) => (await admin.realms.findOne({ realm }))?.attributes ?? {};

/** What the realm says to wallets, as JSON. */
async function metadataOf(realm: string) {
  const answer = await fetch(`${server.url}/.well-known/openid-credential-issuer/realms/${realm}`);
  return answer.json();
}

const decoded = (part = "") => JSON.parse(Buffer.from(part, "base64url").toString());

test("metadata are signed as the realm says, and say what is encrypted", async ({ page }) => {
  const realm = await makeIssuer();
  const before = await attributesOf(realm);
  await open(page, `/${realm}/realm-settings/tokens`);
  const save = async () => {
    await page.getByTestId("tokens-tab-save").click();
    await expect(lastAlert(page)).toHaveText("Realm successfully updated");
  };
  const lifespan = page.getByTestId(field("oid4vci.signed_metadata.lifespan"));
  const compression = page.locator(`[id="${field("oid4vci.request.zip.algorithms")}"]`);
  await expect(compression).toHaveCount(0);
  if (server.version < "26.6") {
    await expect(lifespan).toHaveCount(0);
    await page.getByTestId("attributes.oid4vci.signed_metadata.enabled").press("Space");
    await page.getByTestId("attributes.oid4vci.encryption.required").press("Space");
  } else await page.getByTestId("attributes.oid4vci.request.encryption.required").press("Space");
  await lifespan.fill("5");
  await page.locator(`[id="${field("oid4vci.signed_metadata.lifespan")}-select-menu"]`).click();
  await page.getByRole("option", { name: "Minutes" }).click();
  await choose(page, field("oid4vci.signed_metadata.alg"), "PS256");
  await choose(page, field("oid4vci.request.zip.algorithms"), "DEF");
  await save();
  expect(await attributesOf(realm)).toMatchObject({
    ...before,
    "oid4vci.signed_metadata.lifespan": "300",
    "oid4vci.signed_metadata.alg": "PS256",
    "oid4vci.request.zip.algorithms": "DEF",
  });
  const { credential_request_encryption: encryption } = await metadataOf(realm);
  expect(encryption).toMatchObject({ encryption_required: true, zip_values_supported: ["DEF"] });
  const address = `${server.url}/.well-known/openid-credential-issuer/realms/${realm}`;
  const signed = async () => {
    const answer = await fetch(address, { headers: { accept: "application/jwt" } });
    const [header, payload] = (await answer.text()).split(".");
    const { exp, iat } = decoded(payload);
    return [decoded(header).alg, exp - iat];
  };
  // the server looks at its clock twice: an answer in which a second began is of another time
  await expect.poll(signed).toEqual(["PS256", 300]);

  await lifespan.fill("0");
  await page.getByTestId("tokens-tab-save").click();
  await expect(page.getByTestId(`${field("oid4vci.signed_metadata.lifespan")}-helper`)).toBeVisible();
  expect((await attributesOf(realm))["oid4vci.signed_metadata.lifespan"]).toBe("300");
});

test("times in credentials are made vague in one way or the other", async ({ page }) => {
  const realm = await makeIssuer();
  await admin.realms.update({ realm }, { attributes: { "oid4vci.time.claims.strategy": "round" } });
  await open(page, `/${realm}/realm-settings/tokens`);
  const range = page.getByTestId(field("oid4vci.time.randomize.window.seconds"));
  await expect(range).toHaveCount(0);
  await choose(page, field("oid4vci.time.round.unit"), "Hours");
  await page.getByTestId("tokens-tab-save").click();
  await expect.poll(() => attributesOf(realm)).toMatchObject({ "oid4vci.time.round.unit": "HOUR" });
  await choose(page, field("oid4vci.time.claims.strategy"), "Randomize");
  await expect(page.locator(`[id="${field("oid4vci.time.round.unit")}"]`)).toHaveCount(0);
  await range.fill("10800");
  await page.getByTestId("tokens-tab-save").click();
  await expect
    .poll(() => attributesOf(realm))
    .toMatchObject({
      "oid4vci.time.claims.strategy": "randomize",
      "oid4vci.time.randomize.window.seconds": "10800",
      "oid4vci.time.round.unit": "HOUR",
    });
  await choose(page, field("oid4vci.time.claims.strategy"), "Off");
  await page.getByTestId("tokens-tab-save").click();
  await expect.poll(() => attributesOf(realm)).toMatchObject({ "oid4vci.time.claims.strategy": "off" });
});
