// The advanced tab of a client: each section saves only what is in it, what it says of the realm is the realm's.
import type { Page } from "@playwright/test";
import { choose, lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const saved = (page: Page) => expect(lastAlert(page)).toHaveText("Client successfully updated");
const at = (realm: string, id: string) => `/${realm}/clients/${id}/advanced`;
const now = async (realm: string, id: string) => (await admin.clients.findOne({ realm, id })) ?? {};
const field = (name: string) => `attributes.${name.replaceAll(".", "🍺")}`;

async function newClient(realm: string, more: object = {}) {
  const clientId = uniqueName("client");
  const { id } = await admin.clients.create({ realm, clientId, ...more });
  return { id, clientId };
}

test("a section saves its own values only, the others stay as typed; reverted is as stored", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const { id } = await newClient(realm, {
    attributes: {
      "made.up": "kept",
      "request.object.signature.alg": "any",
      "exclude.issuer.from.auth.response": "true",
    },
  });
  await open(page, at(realm, id));
  await page.getByTestId("attributes.tosUri").fill("https://app.example/terms");
  await choose(page, field("access.token.signed.response.alg"), "ES256");
  // a button with its value as text, however many algorithms there are
  await expect(page.locator(`[id="${field("access.token.signed.response.alg")}"]`)).toHaveText("ES256");
  await choose(page, field("request.object.required"), "Request only");
  await page.getByTestId(`${field("request.uris")}0`).fill("https://app.example/request");
  const session = page.locator("#excludeSessionStateFromAuthenticationResponse-switch");
  await session.click({ force: true });
  await expect(page.locator("#excludeIssuerFromAuthenticationResponse-switch")).toBeChecked();
  await expect(page.locator("#useRefreshTokens")).toBeChecked();
  // somebody else writes meanwhile
  const other = await now(realm, id);
  await admin.clients.update(
    { realm, id },
    { ...other, description: "theirs", attributes: { ...other.attributes, policyUri: "https://app.example/theirs" } },
  );
  const lift = await inject(page, new RegExp(`/clients/${id}$`), 500, "PUT");
  await expect(page.locator("#fineGrainRevert")).toBeVisible();
  await page.locator("#fineGrainSave").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  lift();
  await page.getByTestId("fineGrainSave").click();
  await saved(page);
  const client = await now(realm, id);
  expect(client).toMatchObject({
    description: "theirs",
    attributes: {
      "made.up": "kept",
      policyUri: "https://app.example/theirs",
      tosUri: "https://app.example/terms",
      "access.token.signed.response.alg": "ES256",
      "request.object.required": "request only",
      "request.object.signature.alg": "any",
      "request.uris": "https://app.example/request",
    },
  });
  expect(client.attributes).not.toHaveProperty(["exclude.session.state.from.auth.response"]);
  await expect(page.getByTestId(field("policyUri"))).toHaveValue("https://app.example/theirs");
  await expect(session).toBeChecked();
  await page.getByTestId("OIDCCompatabilityRevert").click();
  await expect(session).not.toBeChecked();
  await page.locator("#useRefreshTokens").click({ force: true });
  await page.getByTestId("OIDCCompatabilitySave").click();
  await expect.poll(async () => (await now(realm, id)).attributes).toMatchObject({ "use.refresh.tokens": "false" });
  // what is emptied is gone
  await page.getByTestId("attributes.tosUri").fill("javascript:alert(1)");
  await page.getByTestId("fineGrainSave").click();
  allowConsole(/status of 400/);
  await expect(page.getByTestId("attributes.tosUri-helper")).toHaveText("Terms of service URL uses an illegal scheme");
  await page.getByTestId("attributes.tosUri").fill("");
  await page.getByTestId("fineGrainSave").click();
  await expect.poll(async () => (await now(realm, id)).attributes).not.toHaveProperty("tosUri");
});

test("lifespans name what they inherit; levels of authentication are checked at their fields", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const { id } = await newClient(realm);
  await admin.realms.update({ realm }, { realm, accessTokenLifespan: 300, ssoSessionIdleTimeout: 5400 });
  await open(page, at(realm, id));
  const access = page.getByTestId("token-lifespan-accessTokenLifespan");
  const idle = page.getByTestId("token-lifespan-clientSessionIdle");
  await expect(access).toContainText("Inherited from the realm: 5 minutes");
  await expect(idle).toContainText("Inherited from the realm: 90 minutes");
  await expect(page.getByTestId("token-lifespan-clientOfflineSessionMax")).toHaveCount(0);
  const choice = idle.getByRole("button", { name: "Client Session Idle" });
  await choice.click();
  await page.getByRole("option", { name: "Expires in" }).click();
  const number = idle.getByRole("spinbutton");
  await expect(number).toHaveValue("1");
  // emptied, it stays until it is left
  await number.fill("");
  await expect(idle).toContainText("Inherited from the realm: 90 minutes");
  await number.fill("10000");
  await page.getByTestId("OIDCAdvancedSave").click();
  await expect(page.getByTestId(`${field("client.session.idle.timeout")}-helper`)).toContainText("cannot exceed realm");
  await number.fill("30");
  await page.getByTestId(`${field("acr.loa.map")}-add-row`).click();
  await page.getByTestId(`${field("acr.loa.map")}-key`).fill("gold; é 🙂");
  await page.getByTestId(`${field("acr.loa.map")}-value`).fill("two");
  await page.getByTestId(field("minimum.acr.value")).fill("silver");
  await expect(page.getByTestId(`${field("acr.loa.map")}-helper`)).toHaveText("Enter a whole number.");
  await page.getByTestId(`${field("acr.loa.map")}-value`).fill("2");
  await page.getByTestId("OIDCAdvancedSave").click();
  await expect(page.getByTestId(`${field("minimum.acr.value")}-helper`)).toContainText("Minimum ACR value needs");
  await page.getByTestId(field("minimum.acr.value")).fill("gold; é 🙂");
  await page.getByTestId(`${field("default.acr.values")}0`).fill("gold; é 🙂");
  await page.getByTestId(field("require.pushed.authorization.requests").replaceAll("🍺", ".")).click({ force: true });
  await page.getByTestId("OIDCAdvancedSave").click();
  await saved(page);
  const { attributes = {} } = await now(realm, id);
  expect(attributes).toMatchObject({
    "client.session.idle.timeout": "1800",
    "acr.loa.map": '{"gold; é 🙂":"2"}',
    "default.acr.values": "gold; é 🙂",
    "minimum.acr.value": "gold; é 🙂",
    "require.pushed.authorization.requests": "true",
  });
  // taken back to what the realm says
  await choice.click();
  await page.getByRole("option", { name: "Inherits from realm settings" }).click();
  await page.getByTestId(`${field("acr.loa.map")}-remove`).click();
  await page.getByTestId(`${field("default.acr.values")}0`).fill("");
  await page.getByTestId(field("minimum.acr.value")).fill("");
  await page.getByTestId("OIDCAdvancedSave").click();
  await expect.poll(async () => Object.keys((await now(realm, id)).attributes ?? {})).not.toContain("acr.loa.map");
  expect((await now(realm, id)).attributes).not.toHaveProperty(["client.session.idle.timeout"]);
  // changed by REST
  await admin.realms.update(
    { realm },
    { realm, offlineSessionMaxLifespanEnabled: true, offlineSessionMaxLifespan: 86_400 },
  );
  await admin.clients.update(
    { realm, id },
    { ...(await now(realm, id)), attributes: { "access.token.lifespan": "120", "acr.loa.map": '{"bronze":1}' } },
  );
  await page.reload();
  await expect(access.getByRole("spinbutton")).toHaveValue("2");
  await expect(page.getByTestId("token-lifespan-clientOfflineSessionMax")).toContainText("1 day");
  await expect(page.getByTestId(`${field("acr.loa.map")}-key`)).toHaveValue("bronze");
});

test("a SAML client has endpoints of its own, and a flow in place of the realm's", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const { id } = await newClient(realm, { protocol: "saml" });
  const flows = await admin.authenticationManagement.getFlows({ realm });
  const browser = flows.find(({ alias }) => alias === "browser")?.id;
  await open(page, at(realm, id));
  await expect(page.getByTestId("OIDCCompatabilitySave")).toHaveCount(0);
  await page.getByTestId("jump-link-fine-grain-saml-endpoint-configuration").click();
  const soap = page.getByTestId(field("saml_single_logout_service_url_soap"));
  await soap.fill("javascript:alert(1)");
  await page.getByTestId("fineGrainSave").click();
  await expect(page.getByTestId(`${field("saml_single_logout_service_url_soap")}-helper`)).toHaveText(
    "Logout Service SOAP Binding URL uses an illegal scheme",
  );
  await soap.fill("https://app.example/soap");
  await page.getByTestId("fineGrainSave").click();
  await saved(page);
  const lifespan = page.locator(`[id="${field("saml.assertion.lifespan")}"]`);
  await lifespan.fill("5");
  await page.getByTestId("OIDCAdvancedSave").click();
  await expect.poll(async () => (await now(realm, id)).attributes).toMatchObject({ "saml.assertion.lifespan": "300" });
  await expect(page.locator('[id="authenticationFlowBindingOverrides.direct_grant"]')).toHaveCount(0);
  await choose(page, "authenticationFlowBindingOverrides.browser", "browser");
  await page.getByTestId("OIDCAuthFlowOverrideSave").click();
  await expect.poll(async () => (await now(realm, id)).authenticationFlowBindingOverrides).toEqual({ browser });
  await choose(page, "authenticationFlowBindingOverrides.browser", "Choose...");
  await page.getByTestId("OIDCAuthFlowOverrideSave").click();
  await expect.poll(async () => (await now(realm, id)).authenticationFlowBindingOverrides).toEqual({});
  expect((await now(realm, id)).attributes).toMatchObject({
    saml_single_logout_service_url_soap: "https://app.example/soap",
  });
});

test("verifiable credentials are a section of realms that issue them; who may only look is told once", async ({
  page,
  newPage,
  realm,
}) => {
  const { id } = await newClient(realm);
  await admin.clients.addClusterNode({ realm, id, node: "host.example" });
  await open(page, at(realm, id));
  await expect(page.getByTestId("fineGrainSave")).toBeVisible();
  await expect(page.getByTestId("oid4vciSave")).toHaveCount(0);
  await admin.realms.update({ realm }, { realm, verifiableCredentialsEnabled: true });
  await page.reload();
  await page.getByTestId("attributes.oid4vci.enabled").click({ force: true });
  await expect(page.locator("#oid4vciRevert")).toBeVisible();
  await page.locator("#oid4vciSave").click();
  await saved(page);
  expect((await now(realm, id)).attributes).toMatchObject({ "oid4vci.enabled": "true" });
  // they are issued to clients of OpenID Connect: a new one of their own protocol is refused since 26.7
  await open(page, `/${realm}/clients/add-client`);
  await page.locator("#protocol").click();
  await expect(page.getByRole("option", { name: "SAML", exact: true })).toBeVisible();
  const own = page.getByRole("option", { name: "OpenID for Verifiable Credentials", exact: true });
  await expect(own).toHaveCount(server.version < "26.7" ? 1 : 0);
  const viewer = await createUser("master", uniqueName("viewer"), ["view-clients"], { of: realm });
  const other = await newPage();
  await open(other, at(realm, id), { as: viewer });
  await expect(other.getByText("Read-only. You need")).toHaveCount(1);
  await expect(other.locator('[id="authenticationFlowBindingOverrides.browser"]')).toBeDisabled();
  await expect(other.getByTestId("attributes.tosUri")).toBeDisabled();
  await expect(other.getByTestId("token-lifespan-accessTokenLifespan")).not.toContainText("Inherited from the realm");
  await expect(other.getByTestId("token-lifespan-accessTokenLifespan").getByRole("button")).toBeDisabled();
  for (const name of ["fineGrainSave", "set-to-now-button", "push-not-before-button"])
    await expect(other.getByTestId(name)).toHaveAttribute("aria-disabled", "true");
  await other.getByRole("button", { name: "Registered cluster nodes" }).click();
  await expect(other.getByTestId("registerNodeManually")).toHaveAttribute("aria-disabled", "true");
});

test("sections that are saved together on the way out are all there", async ({ page, realm }) => {
  const { id } = await newClient(realm);
  await open(page, at(realm, id));
  await page.getByTestId("attributes.tosUri").fill("https://app.example/terms");
  await page.locator("#excludeSessionStateFromAuthenticationResponse-switch").click({ force: true });
  await page.getByTestId("nav-item-roles").click();
  await page.getByRole("dialog").getByRole("button", { name: "Save and leave" }).click();
  await expect(page.getByTestId("view-header")).toHaveText("Realm roles");
  expect((await now(realm, id)).attributes).toMatchObject({
    tosUri: "https://app.example/terms",
    "exclude.session.state.from.auth.response": "true",
  });
});
