// Applications written with maintained libraries sign users in with what the console configured and downloaded.
import { spawnSync } from "node:child_process";
import { createPrivateKey, X509Certificate } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SAML } from "@node-saml/node-saml";
import type { Page } from "@playwright/test";
import * as oidc from "openid-client";
import { choose as chooseOption, lastAlert } from "../../support/controls";
import { type Received, type RelyingParty, startRelyingParty } from "../../support/relyingParty";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

let app: RelyingParty;
test.beforeAll(async () => {
  app = await startRelyingParty();
});
test.afterAll(() => app.stop());

async function choose(page: Page, kind: string, clientId: string) {
  await page.locator("#preset").click();
  await page.getByRole("option", { name: kind, exact: true }).click();
  await page.getByTestId("clientId").fill(clientId);
  await page.getByRole("button", { name: "Next", exact: true }).click();
}

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

/** The file that a click downloads; keys take the server long. */
async function downloaded(page: Page, click: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent("download", { timeout: 90_000 });
  await click();
  return readFile(await (await download).path(), "utf8");
}

async function signIn(page: Page, address: string, user: { username: string; password: string }) {
  await page.goto(address);
  await page.locator("#username").fill(user.username);
  await page.locator("#password").fill(user.password);
  await page.locator("#kc-login").click();
  await expect(page).toHaveTitle("Application");
}

const payload = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

test("a web application with openid-client: signs in with the adapter's file, learns of logouts, needs the new secret", async ({
  page,
  newPage,
  realm,
}) => {
  const clientId = uniqueName("web");
  await open(page, `/${realm}/clients/add-client`);
  await choose(page, "Web application with a server", clientId);
  await page.getByTestId("redirectUris0").fill(`${app.url}/callback`);
  await page.getByTestId("backchannelLogoutUrl").fill(`${app.url}/backchannel`);
  await save(page);
  const card = page.getByTestId("integration");
  await card.getByRole("button", { name: "Download adapter config" }).click();
  await expect(page.getByRole("dialog").locator("#details")).toHaveValue(/"resource"/);
  const file: { realm: string; "auth-server-url": string; resource: string; credentials: { secret: string } } =
    JSON.parse(await downloaded(page, () => page.getByTestId("confirm").click()));
  const discover = (secret: string) =>
    oidc.discovery(new URL(`realms/${file.realm}`, file["auth-server-url"]), file.resource, secret, undefined, {
      // the suite's server speaks http
      execute: [oidc.allowInsecureRequests],
    });
  const config = await discover(file.credentials.secret);

  const user = await createUser(realm, uniqueName("guest"));
  const window = await newPage();
  const session = async () => {
    const pkceCodeVerifier = oidc.randomPKCECodeVerifier();
    const expectedState = oidc.randomState();
    const address = oidc.buildAuthorizationUrl(config, {
      redirect_uri: `${app.url}/callback`,
      scope: "openid",
      state: expectedState,
      code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: "S256",
    });
    await signIn(window, address.href, user);
    return oidc.authorizationCodeGrant(config, new URL(window.url()), { pkceCodeVerifier, expectedState });
  };
  const tokens = await session();
  expect(tokens.claims()?.sub).toBe(user.id);
  expect(await oidc.fetchUserInfo(config, tokens.access_token, user.id)).toMatchObject({
    preferred_username: user.username,
  });

  // back channel: the server tells the application
  await admin.users.logout({ realm, id: user.id });
  await expect.poll(() => app.received("/backchannel").length).toBe(1);
  expect(payload(app.received("/backchannel")[0]?.values.get("logout_token") ?? "")).toMatchObject({
    aud: clientId,
    sub: user.id,
    sid: tokens.claims()?.["sid"],
  });

  // front channel: the page of the logout does
  const id = (await admin.clients.find({ realm, clientId }))[0]?.id ?? "";
  await open(page, `/${realm}/clients/${id}/settings`);
  await page.locator("#kc-frontchannelLogout-switch").click({ force: true });
  await page.getByTestId("frontchannelLogoutUrl").fill(`${app.url}/frontchannel`);
  await page.getByTestId("settings-save").click();
  await expect(lastAlert(page)).toHaveText("Client successfully updated");
  const second = await session();
  await window.goto(oidc.buildEndSessionUrl(config, { id_token_hint: second.id_token ?? "" }).href);
  await expect.poll(() => app.received("/frontchannel").length).toBe(1);
  expect(app.received("/frontchannel")[0]?.values.get("sid")).toBe(second.claims()?.["sid"]);

  // a new secret: the application needs it
  await open(page, `/${realm}/clients/${id}/credentials`);
  await page.getByRole("button", { name: "Regenerate" }).first().click();
  await page.getByTestId("confirm").click();
  await expect(page.locator("#kc-client-secret")).not.toHaveValue(file.credentials.secret);
  const third = await session().catch((error: unknown) => error);
  expect(third).toMatchObject({ error: "unauthorized_client" });
  const renewed = await discover(await page.locator("#kc-client-secret").inputValue());
  expect(await oidc.tokenIntrospection(renewed, second.access_token)).toMatchObject({ active: false });
});

test("a rotated secret works until it is invalidated", async ({ page, realm }) => {
  const clientId = uniqueName("rotating");
  const config = { "expiration-period": 3000, "rotated-expiration-period": 2000, "remaining-rotation-period": 100 };
  await admin.clientPolicies.createProfiles({
    realm,
    profiles: [{ name: "rotation", executors: [{ executor: "secret-rotation", configuration: config }] }],
  });
  await admin.clientPolicies.updatePolicy({
    realm,
    policies: [
      {
        name: "rotate",
        enabled: true,
        conditions: [{ condition: "any-client", configuration: {} }],
        profiles: ["rotation"],
      },
    ],
  });
  const { id } = await admin.clients.create({ realm, clientId, serviceAccountsEnabled: true });
  const old = (await admin.clients.findOne({ realm, id }))?.secret ?? "";
  const signsIn = async (secret: string) => {
    const issuer = new URL(`${server.url}/realms/${realm}`);
    const found = await oidc.discovery(issuer, clientId, secret, undefined, { execute: [oidc.allowInsecureRequests] });
    return oidc.clientCredentialsGrant(found).then(
      ({ access_token }) => access_token !== "",
      (error: { error?: string }) => error.error,
    );
  };
  expect(await signsIn(old)).toBe(true);
  await open(page, `/${realm}/clients/${id}/credentials`);
  await page.getByRole("button", { name: "Regenerate" }).first().click();
  await page.getByTestId("confirm").click();
  await expect(page.locator("#secretRotated")).toHaveValue(old);
  await expect(page.locator("#kc-client-secret")).not.toHaveValue(old);
  // each says when it ends
  await expect(page.locator(".pf-v6-c-form__group").filter({ hasText: "Secret expires on" })).toHaveCount(2);
  const renewed = await page.locator("#kc-client-secret").inputValue();
  expect([await signsIn(old), await signsIn(renewed)]).toEqual([true, true]);
  await page.getByRole("button", { name: "Invalidate" }).click();
  await page.getByTestId("confirm").click();
  await expect(page.locator("#secretRotated")).toHaveCount(0);
  expect(await signsIn(old)).toBe("unauthorized_client");
  expect(await signsIn(renewed)).toBe(true);
});

/** The files of an archive by their names, whatever folder they are in; `jar` comes with the server's JDK. */
async function unpacked(archive: string): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), "adapter-"));
  const { status, stderr } = spawnSync("jar", ["xf", archive], { cwd: folder, encoding: "utf8" });
  expect(status, stderr).toBe(0);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), "utf8")));
  await rm(folder, { recursive: true });
  return new Map(files.map(({ name }, index) => [name, texts[index] ?? ""]));
}

/** An attribute of the element of SAML metadata that has a name and, where there are several, a binding. */
function inMetadata(metadata: string, element: string, name: string, binding = ""): string {
  const tag = [...metadata.matchAll(new RegExp(`<md:${element}\\b[^>]*>`, "g"))]
    .map(([found]) => found)
    .find((found) => found.includes(binding && `bindings:${binding}"`));
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag ?? "")?.[1] ?? "";
}

test("a SAML application with node-saml: set up by the downloaded files alone, it signs users in and out, and learns of logouts", async ({
  page,
  newPage,
  realm,
}) => {
  test.setTimeout(180_000);
  const clientId = uniqueName("urn:sp");
  await open(page, `/${realm}/clients/add-client`);
  await choose(page, "SAML application", clientId);
  await page.getByTestId("redirectUris0").fill(`${app.url}/acs`);
  await page.getByTestId("adminUrl").fill(`${app.url}/acs`);
  await save(page);
  // the server makes keys for it, which takes seconds on a busy machine
  await expect(page.getByTestId("view-header")).toHaveText(clientId, { timeout: 90_000 });
  await page.getByTestId("advancedTab").click();
  await page.getByTestId("attributes.saml_single_logout_service_url_post").fill(`${app.url}/slo`);
  await page.getByTestId("fineGrainSave").click();
  await expect(lastAlert(page)).toHaveText("Client successfully updated");
  await page.getByTestId("action-dropdown").click();
  await page.getByRole("menuitem", { name: "Download adapter config" }).click();
  await chooseOption(page, "type", "Mod Auth Mellon files");
  const download = page.waitForEvent("download");
  await page.getByTestId("confirm").click();
  const files = await unpacked(await (await download).path());

  const idp = files.get("idp-metadata.xml") ?? "";
  const sp = files.get("sp-metadata.xml") ?? "";
  const issuer = inMetadata(sp, "EntityDescriptor", "entityID");
  const acs = inMetadata(sp, "AssertionConsumerService", "Location", "HTTP-POST");
  const slo = new URL(inMetadata(sp, "SingleLogoutService", "Location", "HTTP-POST"));
  expect({ issuer, acs, slo: slo.href }).toEqual({ issuer: clientId, acs: `${app.url}/acs`, slo: `${app.url}/slo` });
  const publicCert = files.get("client-cert.pem") ?? "";
  // the server puts a key of PKCS #1 under the label of PKCS #8
  const key = createPrivateKey((files.get("client-private-key.pem") ?? "").replaceAll(" PRIVATE", " RSA PRIVATE"));
  const privateKey = key.export({ format: "pem", type: "pkcs8" }).toString();
  expect(new X509Certificate(publicCert).checkPrivateKey(key)).toBe(true);
  const saml = new SAML({
    issuer,
    audience: issuer,
    callbackUrl: acs,
    entryPoint: inMetadata(idp, "SingleSignOnService", "Location", "HTTP-Redirect"),
    logoutUrl: inMetadata(idp, "SingleLogoutService", "Location", "HTTP-Redirect"),
    idpIssuer: inMetadata(idp, "EntityDescriptor", "entityID"),
    idpCert: /X509Certificate>([^<]+)</.exec(idp)?.[1] ?? "",
    privateKey,
    publicCert,
    signatureAlgorithm: "sha256",
    identifierFormat: null,
    wantAssertionsSigned: false,
  });
  const user = await createUser(realm, uniqueName("guest"));
  const window = await newPage();
  const session = async () => {
    await signIn(window, await saml.getAuthorizeUrlAsync("", undefined, {}), user);
    const SAMLResponse = app.received("/acs").at(-1)?.values.get("SAMLResponse") ?? "";
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse });
    if (!profile) throw new Error("Nobody is signed in.");
    return profile;
  };
  /** Who is to be signed out by a request that the server sent; signed, or it throws. */
  const loggedOut = async (request: Received | undefined) => {
    const { profile } = await saml.validatePostRequestAsync(Object.fromEntries(request?.values ?? []));
    return profile;
  };
  const requests = () => app.received(slo.pathname).filter(({ values }) => values.has("SAMLRequest"));

  const first = await session();
  expect(first).toMatchObject({ issuer: `${server.url}/realms/${realm}`, nameID: user.username });
  // the application signs the user out
  await window.goto(await saml.getLogoutUrlAsync(first, "", {}));
  await expect(window).toHaveTitle("Application");
  const SAMLResponse = app.received(slo.pathname).at(-1)?.values.get("SAMLResponse") ?? "";
  expect(await saml.validatePostResponseAsync({ SAMLResponse })).toMatchObject({ loggedOut: true });

  // front channel: the user signs out elsewhere, and the browser tells the application
  const second = await session();
  await window.goto(`${server.url}/realms/${realm}/protocol/openid-connect/logout`);
  await window.locator("#kc-logout").click();
  await expect(window).toHaveTitle("Application");
  expect(requests()).toHaveLength(1);
  expect(await loggedOut(requests()[0])).toMatchObject({ nameID: user.username, sessionIndex: second.sessionIndex });
  const relayState = requests()[0]?.values.get("RelayState") ?? "";
  const answered = await saml.getLogoutResponseUrlAsync(second, relayState, {}, true);
  await window.goto(answered);
  await expect(window.locator("#kc-page-title")).toHaveText("You are logged out");

  // back channel: an administrator signs the user out, and the server tells the application
  await page.getByTestId("clientSettingsTab").click();
  await page.locator("#kc-frontchannelLogout-switch").click({ force: true });
  await page.getByTestId("settings-save").click();
  await expect.poll(async () => (await admin.clients.find({ realm, clientId }))[0]?.frontchannelLogout).toBe(false);
  const third = await session();
  await admin.users.logout({ realm, id: user.id });
  await expect.poll(() => requests().length).toBe(2);
  expect(await loggedOut(requests()[1])).toMatchObject({ nameID: user.username, sessionIndex: third.sessionIndex });
});
