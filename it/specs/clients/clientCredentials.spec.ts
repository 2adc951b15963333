// Credentials of a client: what they are good for is asked of the token endpoint.
import { choose, lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { askToken } from "../../support/signIns";
import { expect, open, test } from "../../support/test";

const at = (realm: string, id: string) => `/${realm}/clients/${id}/credentials`;

async function confidential(realm: string, more: object = {}) {
  const clientId = uniqueName("confidential");
  const secret = "the first secret";
  const { id } = await admin.clients.create({
    realm,
    clientId,
    secret,
    serviceAccountsEnabled: true,
    attributes: { "made.up": "kept" },
    ...more,
  });
  return { id, clientId, secret };
}

const accepts = async (realm: string, client_id: string, client_secret: string) =>
  (await askToken(realm, { grant_type: "client_credentials", client_id, client_secret })).error === undefined;

test("a secret is shown on request, and a new one counts", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500));
  const { id, clientId, secret } = await confidential(realm);
  await open(page, at(realm, id));
  const box = page.locator("#kc-client-secret");
  await expect(box).toHaveAttribute("type", "password");
  await expect(box).toHaveValue(secret);
  // copied without being shown
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator("#copy-button-kc-client-secret").click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await expect(box).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).first().click();
  await expect(box).toHaveAttribute("type", "text");
  const regenerate = page.getByRole("button", { name: "Regenerate" }).first();
  const lift = await inject(page, /\/client-secret$/, 500, "POST");
  await regenerate.click();
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  lift();
  expect(await accepts(realm, clientId, secret)).toBe(true);
  await regenerate.click();
  await page.getByTestId("confirm").click();
  await expect(box).not.toHaveValue(secret);
  expect(await accepts(realm, clientId, secret)).toBe(false);
  expect(await accepts(realm, clientId, await box.inputValue())).toBe(true);
});

test("another authenticator is asked first, with its settings; what it hides stays", async ({ page, realm }) => {
  const { id } = await confidential(realm);
  await open(page, at(realm, id));
  await page.locator("#clientAuthenticatorType").click();
  await page.getByRole("option", { name: "Signed JWT", exact: true }).click();
  await expect(page.locator("#kc-client-secret")).toHaveCount(0);
  // where the key comes from by which the server checks what the client signs
  const note = page.getByText("certificate for the client from the Keys tab");
  await expect(note).toBeVisible();
  await page.locator('[id="attributes.token🍺endpoint🍺auth🍺signing🍺alg"]').click();
  await page.getByRole("option", { name: "ES256", exact: true }).click();
  await page.getByTestId("save").click();
  await page.getByTestId("cancel").last().click();
  expect((await admin.clients.findOne({ realm, id }))?.clientAuthenticatorType).toBe("client-secret");
  await page.getByTestId("save").click();
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("Client successfully updated");
  expect(await admin.clients.findOne({ realm, id })).toMatchObject({
    clientAuthenticatorType: "client-jwt",
    attributes: { "made.up": "kept", "token.endpoint.auth.signing.alg": "ES256" },
  });
});

test("a registration access token is made; a public client has no credentials; who may only look", async ({
  page,
  newPage,
  realm,
}) => {
  const { id } = await confidential(realm);
  await open(page, at(realm, id));
  const token = page.locator("#registrationAccessToken");
  await expect(token).toHaveValue("");
  await page.locator("#kc-access-token").getByRole("button", { name: "Regenerate" }).click();
  await page.getByTestId("confirm").click();
  await expect(token).toHaveValue(/^ey/);
  // the server tells it once: another tab does not take it away
  const made = await token.inputValue();
  await page.getByTestId("rolesTab").click();
  await expect(token).toHaveCount(0);
  await page.getByRole("tab", { name: "Credentials" }).click();
  await expect(token).toHaveValue(made);
  const shared = await confidential(realm, { publicClient: true });
  await open(page, `/${realm}/clients/${shared.id}/settings`);
  await expect(page.getByTestId("clientSettingsTab")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Credentials" })).toHaveCount(0);
  const viewer = await createUser("master", uniqueName("viewer"), ["view-clients"], { of: realm });
  const other = await newPage();
  await open(other, at(realm, id), { as: viewer });
  await expect(other.getByText("Read-only. You need")).toBeVisible();
  await expect(other.locator("#kc-access-token").getByRole("button", { name: "Regenerate" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
});

test("a secret counts in the one way that is allowed", async ({ page, realm }) => {
  test.skip(server.version < "26.6", "the server has it since 26.6");
  const { id, clientId, secret } = await confidential(realm);
  await open(page, at(realm, id));
  const method = page.locator('[id="attributes.client🍺secret🍺authentication🍺allowed🍺method"]');
  const allow = async (option: string) => {
    await method.click();
    await page.getByRole("option", { name: option, exact: true }).click();
    await page.getByTestId("save").first().click();
    const stored = async () => (await admin.clients.findOne({ realm, id }))?.attributes ?? {};
    await expect.poll(stored).toMatchObject({ "client.secret.authentication.allowed.method": option });
    await expect(page.getByTestId("changes")).toHaveCount(0);
  };
  await allow("client_secret_basic");
  // sent in the body of the request
  expect(await accepts(realm, clientId, secret)).toBe(false);
  await allow("client_secret_post");
  expect(await accepts(realm, clientId, secret)).toBe(true);
});

test("who issued a certificate is asked beside whose it is", async ({ page, realm }) => {
  test.skip(server.version < "26.7", "the server has it since 26.7");
  const { id } = await confidential(realm, {
    clientAuthenticatorType: "client-x509",
    attributes: { "x509.subjectdn": "CN=one" },
  });
  await open(page, at(realm, id));
  const authority = page.getByTestId("attributes.x509🍺casubjectdn");
  await page.getByTestId("attributes.x509🍺subjectdn").fill("CN=two");
  await authority.fill("CN=authority");
  await page.getByTestId("save").first().click();
  await expect
    .poll(async () => (await admin.clients.findOne({ realm, id }))?.attributes)
    .toMatchObject({ "x509.subjectdn": "CN=two", "x509.casubjectdn": "CN=authority" });
});

test("a client whose assertions another provider signs: the server says what it wants to know", async ({
  page,
  realm,
}) => {
  test.skip(server.version < "26.6", "the server has it on since 26.6");
  const { id } = await confidential(realm);
  await open(page, at(realm, id));
  await choose(page, "clientAuthenticatorType", "Signed JWT - Federated");
  const [issuer, subject] = ["issuer", "sub"].map((name) => `attributes.jwt🍺credential🍺${name}`);
  const save = page.getByTestId("save").first();
  await save.click();
  await expect(page.getByTestId(`${issuer}-helper`)).toHaveText("Required field");
  await expect(page.getByTestId(`${subject}-helper`)).toHaveText("Required field");
  await page.getByTestId("jwt.credential.issuer").fill("cluster / ع");
  await page.getByTestId("jwt.credential.sub").fill('system:serviceaccount:"x";%2F');
  await save.click();
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("Client successfully updated");
  const client = await admin.clients.findOne({ realm, id });
  expect(client).toMatchObject({
    clientAuthenticatorType: "federated-jwt",
    attributes: {
      "made.up": "kept",
      "jwt.credential.issuer": "cluster / ع",
      "jwt.credential.sub": 'system:serviceaccount:"x";%2F',
    },
  });
  // it has no secret to show
  await expect(page.locator("#kc-client-secret")).toHaveCount(0);
  await admin.clients.update(
    { realm, id },
    { ...client, attributes: { ...client?.attributes, "jwt.credential.issuer": "by REST" } },
  );
  await page.reload();
  await expect(page.getByTestId("jwt.credential.issuer")).toHaveValue("by REST");
});

test("a secret may be typed where the server takes one; what is hidden does not keep a form from being saved", async ({
  page,
  realm,
}) => {
  const { id, clientId } = await confidential(realm);
  await open(page, at(realm, id));
  const box = page.locator("#kc-client-secret");
  await box.fill("typed by hand");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("last-alert")).toHaveText("Client successfully updated");
  expect(await accepts(realm, clientId, "typed by hand")).toBe(true);
  await box.fill("");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("secret-helper")).toHaveText("Required field");
  expect(await accepts(realm, clientId, "typed by hand")).toBe(true);
  await box.fill("typed by hand");
  await page.locator("#clientAuthenticatorType").click();
  await page.getByRole("option", { name: "X509 Certificate", exact: true }).click();
  await page.getByTestId("save").click();
  await expect(page.getByTestId("attributes.x509🍺subjectdn-helper")).toBeVisible();
  await page.locator("#clientAuthenticatorType").click();
  await page.getByRole("option", { name: "Signed JWT", exact: true }).click();
  await expect(page.getByTestId("save")).toBeEnabled();
});
