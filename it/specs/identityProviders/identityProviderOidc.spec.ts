// Providers of OpenID Connect and OAuth 2: added by discovery, by a file, by hand; all their settings.
import type { Page } from "@playwright/test";
import { choose, lastAlert } from "../../support/controls";
import { addProvider, expect, flip, providerAt, providerNow, save, test } from "../../support/areas/identityProviders";
import { admin, server } from "../../support/server";
import { open } from "../../support/test";

const METADATA = `${server.url}/realms/master/.well-known/openid-configuration`;
const endpoint = (name: string) => `${server.url}/realms/master/protocol/openid-connect/${name}`;

const result = (page: Page) => page.getByTestId("playwright-result");

async function fillClient(page: Page) {
  await page.getByTestId("config.clientId").fill("gatehouse");
  await page.getByTestId("config.clientSecret").fill("s3cret");
}

test("a provider is added by discovery, which shows what it takes @smoke", async ({
  page,
  ownRealm: realm,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await open(page, `/${realm}/identity-providers`);
  await page.getByTestId("oidc-card").click();
  await expect(page.getByTestId("view-header")).toHaveText("Add OpenID Connect provider");
  await fillClient(page);
  await expect(result(page)).toHaveText("default");
  await page.getByTestId("createProvider").click();
  await expect(page.getByTestId("discoveryEndpoint-helper")).toHaveText("Required field");
  // what the server cannot read is an error of the address
  await page.getByTestId("discoveryEndpoint").fill(`${server.url}/none`);
  await expect(result(page)).toHaveText("error");
  await expect(page.getByTestId("discoveryEndpoint-helper")).toContainText("cannot read metadata at this address");
  await page.getByTestId("discoveryEndpoint").fill(METADATA);
  await expect(result(page)).toHaveText("success");
  await expect(page.getByTestId("config.tokenUrl")).toHaveValue(endpoint("token"));
  await expect(page.getByTestId("config.tokenUrl")).toBeDisabled();
  await page.getByRole("button", { name: "Hide metadata" }).click();
  await expect(page.getByTestId("config.tokenUrl")).toHaveCount(0);
  await page.getByTestId("createProvider").click();
  await expect(lastAlert(page)).toHaveText("Identity provider successfully created");
  await expect(page).toHaveURL(new RegExp(`${providerAt(realm, "oidc", "oidc")}$`));
  expect((await providerNow(realm, "oidc")).config).toEqual({
    authorizationUrl: endpoint("auth"),
    tokenUrl: endpoint("token"),
    logoutUrl: endpoint("logout"),
    userInfoUrl: endpoint("userinfo"),
    ...(server.version >= "26.4" && { tokenIntrospectionUrl: endpoint("token/introspect") }),
    jwksUrl: endpoint("certs"),
    issuer: `${server.url}/realms/master`,
    metadataDescriptorUrl: METADATA,
    validateSignature: "true",
    useJwksUrl: "true",
    clientId: "gatehouse",
    clientSecret: "**********",
    clientAuthMethod: "client_secret_post",
    syncMode: "IMPORT",
  });
  await expect(page.getByTestId("config.authorizationUrl")).toHaveValue(endpoint("auth"));
});

test("metadata come from a file, or are typed", async ({ page, ownRealm: realm, allowConsole }, info) => {
  allowConsole(/status of 50/, /status of 400/);
  await open(page, `/${realm}/identity-providers/keycloak-oidc/add`);
  await expect(page.getByTestId("view-header")).toHaveText("Add Keycloak OpenID Connect provider");
  await flip(page, "kc-discovery-endpoint-switch");
  const buffer = Buffer.from(await (await fetch(METADATA)).arrayBuffer());
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "bad.json", mimeType: "application/json", buffer: Buffer.from("no") });
  await expect(page.getByTestId("kc-import-config-helper")).toContainText("cannot read this file as metadata");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "well-known.json", mimeType: "application/json", buffer });
  await expect(page.getByTestId("config.tokenUrl")).toHaveValue(endpoint("token"));
  await expect(page.getByTestId("kc-import-config-helper")).toHaveCount(0);
  await page.getByTestId("config.tokenUrl").fill("ftp://nowhere");
  await page.getByTestId("config.clientId").fill("gatehouse");
  await expect(page.getByTestId("config.tokenUrl-helper")).toContainText("begins with http");
  await page.getByTestId("config.tokenUrl").fill("https://typed.example/token");
  await choose(page, "config.clientAuthMethod", "JWT signed with private key");
  await page.getByTestId("createProvider").click();
  await expect(lastAlert(page)).toHaveText("Identity provider successfully created");
  expect((await providerNow(realm, "keycloak-oidc")).config).toMatchObject({
    authorizationUrl: endpoint("auth"),
    tokenUrl: "https://typed.example/token",
    clientAuthMethod: "private_key_jwt",
  });
  expect(info.errors).toEqual([]);
});

test("a file after an address leaves nothing of the first server; a draft of what was typed shows it", async ({
  page,
  ownRealm: realm,
}) => {
  await open(page, `/${realm}/identity-providers/oidc/add`);
  await page.getByTestId("discoveryEndpoint").fill(METADATA);
  await expect(page.getByTestId("config.jwksUrl")).toHaveValue(endpoint("certs"));
  await flip(page, "kc-discovery-endpoint-switch");
  const other = Object.fromEntries(
    ["issuer", "authorization_endpoint", "token_endpoint"].map((name) => [name, `https://other.example/${name}`]),
  );
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "other.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(other)) });
  await expect(page.getByTestId("config.tokenUrl")).toHaveValue("https://other.example/token_endpoint");
  await expect(page.getByTestId("config.logoutUrl")).toHaveValue("");
  await expect(page.getByTestId("config.userInfoUrl")).toHaveValue("");

  const isKept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }).includes("other.example"));
  await expect.poll(isKept).toBe(true);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Use the draft" }).click();
  await expect(page.getByTestId("config.tokenUrl")).toHaveValue("https://other.example/token_endpoint");
  await fillClient(page);
  await page.getByTestId("createProvider").click();
  await expect(lastAlert(page)).toHaveText("Identity provider successfully created");
  const { config } = await providerNow(realm, "oidc");
  expect(config).toMatchObject({ issuer: "https://other.example/issuer" });
  expect(Object.values(config).filter((value) => String(value).startsWith(server.url))).toEqual([]);
});

test("what the server says of a setting that is not shown keeps nobody from saving", async ({
  page,
  ownRealm: realm,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  await addProvider(realm, "work", { config: { clientId: "x" } });
  await open(page, providerAt(realm, "oidc", "work"));
  await page.getByTestId("displayName").fill("Shown");
  await page.route(/instances\/work$/, async (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 400, json: { errorMessage: "The 'Validating public key' is required" } })
      : route.fallback(),
  );
  await page.getByTestId("idp-details-save").click();
  await expect(lastAlert(page)).toContainText("Validating public key");
  await page.unrouteAll();
  await save(page);
  expect((await providerNow(realm, "work")).displayName).toBe("Shown");
});

test("all settings of OpenID Connect are shown and saved @smoke", async ({ page, ownRealm: realm, allowConsole }) => {
  allowConsole(/status of 400/);
  const config = {
    authorizationUrl: "https://op.example/auth",
    tokenUrl: "https://op.example/token",
    prompt: "consent",
    sendIdTokenOnLogout: "false",
    allowedClockSkew: "7",
    unknown: "kept",
  };
  await addProvider(realm, "op", { providerId: "oidc", config });
  await open(page, providerAt(realm, "oidc", "op"));
  await expect(page.getByTestId("config.authorizationUrl")).toHaveValue("https://op.example/auth");
  await expect(page.locator("#prompt")).toContainText("Consent");
  await expect(page.getByTestId("config.sendIdTokenOnLogout")).not.toBeChecked();
  await expect(page.getByTestId("allowedClockSkew").getByRole("spinbutton")).toHaveValue("7");
  await expect(page.getByTestId("config.jwksUrl")).toHaveCount(0);
  await flip(page, "config.validateSignature");
  await page.getByText("Use JWKS URL", { exact: true }).click();
  await page.getByTestId("config.jwksUrl").fill("https://op.example/certs");
  await flip(page, "config.pkceEnabled");
  await expect(page.locator('[id="config.pkceMethod"]')).toContainText("S256");
  await flip(page, "passLoginHint");
  await page.getByTestId("scopes").fill("openid email");
  await choose(page, "prompt", "Select account");
  // clients prove who they are by assertions of a provider since 26.5
  const hasAssertions = server.version >= "26.5";
  if (hasAssertions) await flip(page, "supportsClientAssertions");
  await flip(page, "isAccessTokenJWT");
  // a rule of the server since 26.7
  if (server.version >= "26.7") {
    await page.getByTestId("idp-details-save").click();
    await expect(page.getByTestId("config.issuer-helper")).toHaveText("Issuer is required");
  }
  await page.getByTestId("config.issuer").fill("https://op.example");
  await save(page);
  expect((await providerNow(realm, "op")).config).toMatchObject({
    ...config,
    clientSecret: "**********",
    prompt: "select_account",
    validateSignature: "true",
    useJwksUrl: "true",
    jwksUrl: "https://op.example/certs",
    pkceEnabled: "true",
    pkceMethod: "S256",
    loginHint: "true",
    defaultScope: "openid email",
    ...(hasAssertions && { supportsClientAssertions: "true" }),
    isAccessTokenJWT: "true",
  });
  await flip(page, "config.pkceEnabled");
  await choose(page, "prompt", "Unspecified");
  await save(page);
  const after = (await providerNow(realm, "op")).config;
  expect(after).toMatchObject({ pkceEnabled: "false", unknown: "kept" });
  expect(after.pkceMethod ?? "").toBe("");
  expect(after.prompt ?? "").toBe("");
  // and back: what another client writes is shown
  await admin.identityProviders.update(
    { realm, alias: "op" },
    { ...(await providerNow(realm, "op")), config: { ...after, issuer: "https://op2.example", prompt: "login" } },
  );
  await page.reload();
  await expect(page.getByTestId("config.issuer")).toHaveValue("https://op2.example");
  await expect(page.locator("#prompt")).toContainText("Login");
});

test("OAuth 2 takes users' properties from claims of any name", async ({ page, ownRealm: realm }) => {
  await open(page, `/${realm}/identity-providers/oauth2/add`);
  await expect(page.getByTestId("view-header")).toHaveText("Add OAuth v2 provider");
  await expect(page.getByTestId("config.userIDClaim")).toHaveValue("sub");
  await page.getByTestId("config.userNameClaim").fill("login");
  await page.getByTestId("discoveryEndpoint").fill(METADATA);
  await expect(result(page)).toHaveText("success");
  await fillClient(page);
  await page.getByTestId("createProvider").click();
  await expect(lastAlert(page)).toHaveText("Identity provider successfully created");
  await expect(page.getByTestId("config.userNameClaim")).toHaveValue("login");
  await choose(page, "config.prompt", "Login");
  await save(page);
  expect((await providerNow(realm, "oauth2")).config).toMatchObject({
    prompt: "login",
    userNameClaim: "login",
    userIDClaim: "sub",
    familyNameClaim: "family_name",
    userInfoUrl: endpoint("userinfo"),
  });
});
