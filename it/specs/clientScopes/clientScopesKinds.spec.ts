// Scopes of the features that not every server has: with a parameter, and for verifiable credentials.
import { choose, lastAlert } from "../../support/controls";
import { makeScope, row, save, scopeAt, scopeNow, shownId, typeNow } from "../../support/areas/clientScopes";
import { admin, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const field = (name: string) => `attributes.${name.replaceAll(".", "🍺")}`;

/** Leaves a test out where the server does not have the feature that it is about. */
async function needs(feature: string): Promise<void> {
  const { features = [] } = await admin.serverInfo.find();
  test.skip(!features.some(({ name, enabled }) => name === feature && enabled), `the server has no ${feature}`);
}

test("a dynamic scope of an older server is asked by its name @smoke", async ({ page, realm }) => {
  await needs("DYNAMIC_SCOPES");
  const name = uniqueName("dynamic");
  await open(page, `/${realm}/client-scopes/new`);
  await page.getByTestId("name").fill(name);
  await page.locator(`[id="${field("is.dynamic.scope")}"]`).click({ force: true });
  await expect(page.getByTestId(field("dynamic.scope.regexp"))).toHaveValue(`${name}:*`);
  await save(page, "Client scope created");
  await expect(page.getByTestId("view-header")).toHaveText(name);
  const id = await shownId(page);
  await page.getByTestId("name").fill(`${name}-2`);
  await expect(page.getByTestId(field("dynamic.scope.regexp"))).toHaveValue(`${name}-2:*`);
  await save(page, "Client scope updated");
  const attributes = { "is.dynamic.scope": "true", "dynamic.scope.regexp": `${name}-2:*` };
  expect(await scopeNow(realm, id)).toMatchObject({ name: `${name}-2`, attributes });
  await page.locator(`[id="${field("is.dynamic.scope")}"]`).click({ force: true });
  await page.getByTestId("save").click();
  await expect.poll(async () => (await scopeNow(realm, id)).attributes?.["is.dynamic.scope"]).toBe("false");
});

test("a scope with a parameter: its settings by the type of the parameter; never a default one", async ({
  page,
  realm,
  allowConsole,
}) => {
  await needs("PARAMETERIZED_SCOPES");
  allowConsole(/status of 400/);
  const name = uniqueName("with");
  await open(page, `/${realm}/client-scopes/new`);
  await page.getByTestId("name").fill(name);
  const type = page.locator(`[id="${field("parameterized.scope.type")}"]`);
  await expect(type).toHaveCount(0);
  await page.locator(`[id="${field("is.parameterized.scope")}"]`).click({ force: true });
  await page.getByTestId("save").click();
  await expect(page.getByTestId(`${field("parameterized.scope.type")}-helper`)).toHaveText("Required field");
  await type.click();
  await page.getByRole("option", { name: "Boolean", exact: true }).click();
  await expect(page.getByTestId("attributes.parameterized.scope.repeatable")).toHaveCount(0);
  await type.click();
  await page.getByRole("option", { name: "Custom", exact: true }).click();
  await page.locator(`[id="${field("parameterized.scope.repeatable")}"]`).click({ force: true });
  await page.getByTestId("save").click();
  await expect(page.getByTestId(`${field("parameterized.scope.regexp")}-helper`)).toHaveText("Required field");
  await page.getByTestId(field("parameterized.scope.regexp")).fill("(");
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toContainText("Invalid regex");
  await page.getByTestId(field("parameterized.scope.regexp")).fill("[a-z]+");
  await page.locator("#kc-type").click();
  await expect(page.getByRole("option")).toHaveText(["None", "Optional"]);
  await page.keyboard.press("Escape");
  expect((await admin.clientScopes.find({ realm })).some((scope) => scope.name === name)).toBe(false);
  await choose(page, "kc-type", "Optional");
  await save(page, "Client scope created");
  const id = await shownId(page);
  expect((await scopeNow(realm, id)).attributes).toMatchObject({
    "is.parameterized.scope": "true",
    "parameterized.scope.type": "custom",
    "parameterized.scope.regexp": "[a-z]+",
    "parameterized.scope.repeatable": "true",
  });
  expect(await typeNow(realm, id)).toBe("optional");
  await open(page, `/${realm}/client-scopes?search=${name}`);
  await expect(row(page, name)).toContainText("Parameterized scope");
  await row(page, name).getByTestId("cell-dropdown").click();
  await expect(row(page, name).getByRole("option")).toHaveText(["None", "Optional"]);
  await page.keyboard.press("Escape");
  await page.getByLabel("Select row 0").check();
  await page.locator("#change-type-dropdown").click();
  await page.getByRole("option", { name: "Default", exact: true }).click();
  await expect(lastAlert(page)).toHaveText(/cannot be default scopes/);
  expect(await typeNow(realm, id)).toBe("optional");
});

test("an ordinary scope may be asked about at every sign-in", async ({ page, realm }) => {
  await needs("PARAMETERIZED_SCOPES");
  const id = await makeScope(realm, uniqueName("always"));
  await open(page, scopeAt(realm, id));
  await page.locator(`[id="${field("always.display.consent")}"]`).click({ force: true });
  await save(page, "Client scope updated");
  expect((await scopeNow(realm, id)).attributes).toMatchObject({ "always.display.consent": "true" });
});

test("a default scope becomes one with a parameter when it leaves the default ones", async ({ page, realm }) => {
  await needs("PARAMETERIZED_SCOPES");
  const id = await makeScope(realm, uniqueName("turned"));
  await admin.clientScopes.addDefaultClientScope({ realm, id });
  await open(page, scopeAt(realm, id));
  await page.locator(`[id="${field("is.parameterized.scope")}"]`).click({ force: true });
  await page.locator(`[id="${field("parameterized.scope.type")}"]`).click();
  await page.getByRole("option", { name: "String", exact: true }).click();
  await choose(page, "kc-type", "Optional");
  await save(page, "Client scope updated");
  expect((await scopeNow(realm, id)).attributes?.["parameterized.scope.type"]).toBe("string");
  expect(await typeNow(realm, id)).toBe("optional");
});

test("a scope for a verifiable credential, where the realm issues them", async ({ page, realm }) => {
  await needs("OID4VC_VCI");
  await admin.realms.update({ realm }, { verifiableCredentialsEnabled: false });
  await open(page, `/${realm}/client-scopes/new`);
  await page.locator("#kc-protocol").click();
  await expect(page.getByRole("option")).toHaveText(["OpenID Connect", "SAML"]);

  await admin.realms.update({ realm }, { verifiableCredentialsEnabled: true });
  const name = uniqueName("vc");
  await open(page, `/${realm}/client-scopes/new`);
  await page.getByTestId("name").fill(name);
  await expect(page.getByTestId(field("vc.issuer_did"))).toHaveCount(0);
  await choose(page, "kc-protocol", "OpenID for Verifiable Credentials");
  await page.getByTestId(field("vc.issuer_did")).fill("did:web:example.org");
  // the server refuses it as default
  await page.locator("#kc-type").click();
  await expect(page.getByRole("option")).toHaveText(["None", "Optional"]);
  await page.keyboard.press("Escape");
  await save(page, "Client scope created");
  await expect(page.getByTestId("view-header")).toHaveText(name);
  const id = await shownId(page);
  await expect(page.getByTestId(field("vc.credential_configuration_id"))).toHaveValue(name);
  await page.getByTestId(field("vc.verifiable_credential_type")).fill("urn:diploma");
  await page.getByTestId(field("vc.expiry_in_seconds")).fill("2");
  await page.getByTestId(field("vc.display")).fill('{"name": "Diploma"}');
  await page.getByTestId("save").click();
  await expect(page.getByTestId(`${field("vc.display")}-helper`)).toContainText("JSON list");
  await page.getByTestId(field("vc.display")).fill('[{"name": "Diploma"}]');
  await save(page, "Client scope updated");
  const { protocol, attributes } = await scopeNow(realm, id);
  expect(protocol).toBe("oid4vc");
  expect(attributes).toMatchObject({
    "vc.issuer_did": "did:web:example.org",
    "vc.verifiable_credential_type": "urn:diploma",
    "vc.expiry_in_seconds": String(2 * 86_400),
    "vc.display": '[{"name": "Diploma"}]',
    "vc.sd_jwt.number_of_decoys": "10",
  });

  // settings of a protocol that was chosen before are not sent
  await open(page, `/${realm}/client-scopes/new`);
  await page.getByTestId("name").fill(`${name}-not`);
  await choose(page, "kc-protocol", "OpenID for Verifiable Credentials");
  await page.getByTestId(field("vc.issuer_did")).fill("did:web:example.org");
  await choose(page, "kc-protocol", "OpenID Connect");
  await save(page, "Client scope created");
  expect((await scopeNow(realm, await shownId(page))).attributes).not.toHaveProperty(["vc.issuer_did"]);
});
