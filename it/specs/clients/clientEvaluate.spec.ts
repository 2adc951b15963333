// What comes of a client's scopes: mappers and roles in force, what the server makes, and where each claim comes from.
import type { Page } from "@playwright/test";
import { makeScope } from "../../support/areas/clientScopes";
import { makeClient, scopesAt } from "../../support/areas/clientScopesTab";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const claim = (name: string, path: string, more: object = {}) => ({
  name,
  protocol: "openid-connect",
  protocolMapper: "oidc-hardcoded-claim-mapper",
  config: {
    "claim.name": path,
    "claim.value": name,
    "jsonType.label": "String",
    "access.token.claim": "true",
    ...more,
  },
});

/** A client with mappers of its own, an optional scope with one, and a user. */
async function prepare(realm: string) {
  const scope = uniqueName("scope");
  const clientScopeId = await makeScope(realm, scope, { protocolMappers: [claim("of scope", "deep\\.er.inner")] });
  const { id, clientId } = await makeClient(realm, {
    protocolMappers: [claim("of client", "own", { "id.token.claim": "true" })],
  });
  await admin.clients.addOptionalClientScope({ realm, id, clientScopeId });
  const username = uniqueName("evaluated");
  const user = await admin.users.create({ realm, username, email: `${username}@example.org`, enabled: true });
  return { id, clientId, scope, username, user: user.id };
}

async function chooseScope(page: Page, name: string): Promise<void> {
  await page.getByRole("combobox", { name: "Scope parameter" }).fill(name);
  await page.getByRole("option", { name, exact: true }).click();
  await page.keyboard.press("Escape");
}

async function chooseUser(page: Page, username: string): Promise<void> {
  await page.getByTestId("user").click();
  await page.getByTestId("user").getByRole("combobox").fill(username);
  await page.getByRole("option", { name: username, exact: true }).click();
}

async function searchIn(page: Page, text: string): Promise<void> {
  const input = page.getByTestId("table-search-input").getByRole("textbox", { name: "search" });
  await input.fill(text);
  await input.press("Enter");
}

/** The row of a claim, and its texts: name, value, mappers, scopes. */
const claimRow = (page: Page, name: string) =>
  page
    .getByTestId("claims")
    .getByRole("row")
    .filter({ has: page.getByRole("gridcell", { name, exact: true }) });
const cells = (page: Page, name: string) => claimRow(page, name).getByRole("gridcell");

test("mappers in force name their scope and lead to it; a requested scope adds its own @smoke", async ({
  page,
  realm,
}) => {
  const { id, clientId, scope } = await prepare(realm);
  await open(page, scopesAt(realm, id, "evaluate"));
  const mappers = page.getByRole("grid", { name: "Effective protocol mappers" });
  const line = (name: string) =>
    mappers.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
  await searchIn(page, "of ");
  await expect(line("of client")).toContainText(clientId);
  await expect(line("of scope")).toHaveCount(0);
  await chooseScope(page, scope);
  await expect(line("of scope")).toContainText(scope);
  await expect(page.locator("#requestedScope")).toHaveValue(`openid ${scope}`);
  await line("of scope").getByRole("link", { name: "of scope" }).click();
  await expect(page.getByTestId("claim.value")).toHaveValue("of scope");
  await page.goBack();
  await expect(page.locator("#requestedScope")).toHaveValue(`openid ${scope}`);
  await searchIn(page, "of ");
  await line("of client").getByRole("link", { name: "of client" }).click();
  await expect(page.getByTestId("claim.value")).toHaveValue("of client");
});

test("tokens of a user: each claim names its mapper and scope, and what another changes", async ({
  page,
  realm,
  allowConsole,
}) => {
  const { id, clientId, scope, username } = await prepare(realm);
  await open(page, scopesAt(realm, id, "evaluate"));
  for (const [tab, heading] of [
    ["generated-access-token-tab", "No generated access token"],
    ["generated-id-token-tab", "No generated ID token"],
    ["generated-user-info-tab", "No generated user info"],
  ] as const) {
    await page.getByTestId(tab).click();
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  }
  await chooseUser(page, username);
  await chooseScope(page, scope);
  const info = page.getByLabel("generatedUserInfo");
  await expect(info).toContainText(`"email": "${username}@example.org"`);
  await page.getByTestId("generated-access-token-tab").click();
  const token = page.getByLabel("generatedAccessToken");
  await expect(token).toContainText('"own": "of client"');
  await expect(cells(page, "own")).toHaveText(["own", "of client", "of client", `${clientId}-dedicated`]);
  await expect(cells(page, "deep.er › inner")).toHaveText(["deep.er › inner", "of scope", "of scope", scope]);
  await expect(cells(page, "realm_access › roles").nth(2)).toHaveText("realm roles");
  await searchIn(page, "iss");
  await expect(cells(page, "iss").nth(2)).toHaveText("The server itself");
  await searchIn(page, "sub");
  await expect(cells(page, "sub").nth(3)).toHaveText("basic");
  // the user has none of it
  await searchIn(page, "given");
  await expect(cells(page, "given_name")).toHaveText(["given_name", "—", "given name", "profile"]);
  await page.getByTestId("generated-id-token-tab").click();
  await expect(cells(page, "own")).toHaveText(["own", "of client", "of client", `${clientId}-dedicated`]);
  await expect(claimRow(page, "deep.er › inner")).toHaveCount(0);

  const [mapper] = await admin.clients.listProtocolMappers({ realm, id });
  await admin.clients.delProtocolMapper({ realm, id, mapperId: mapper?.id ?? "" });
  allowConsole(browserLine(500));
  const lift = await inject(page, /generate-example-access-token/, 500);
  await page.getByTestId("generated-access-token-tab").click();
  // until then the button belongs to the tab before
  await expect(token).toContainText('"own": "of client"');
  await page.getByTestId("refresh").click();
  await expect(page.getByRole("main")).toContainText(MESSAGE);
  lift();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(token).toContainText('"typ": "Bearer"');
  await expect(claimRow(page, "own")).toHaveCount(0);
});

test("roles in force: all with full scope, else those of the scopes, of clients too", async ({ page, realm }) => {
  const { id } = await prepare(realm);
  const [role, other] = [uniqueName("role"), uniqueName("other")];
  await admin.roles.create({ realm, name: role });
  const api = await makeClient(realm);
  await admin.clients.createRole({ realm, id: api.id, name: other });
  await open(page, scopesAt(realm, id, "evaluate"));
  await page.getByTestId("effective-role-scope-mappings-tab").click();
  const roles = page.getByRole("grid", { name: "Effective role scope mappings" });
  await expect(roles).toContainText(role);
  await expect(page.getByText("all roles of all other clients")).toBeVisible();
  await admin.clients.update(
    { realm, id },
    { ...(await admin.clients.findOne({ realm, id })), fullScopeAllowed: false },
  );
  const made = await admin.clients.findRole({ realm, id: api.id, roleName: other });
  if (!made) throw new Error("There is no role.");
  await admin.clients.addClientScopeMappings({ realm, id, client: api.id }, [made]);
  await open(page, scopesAt(realm, id, "evaluate"));
  await page.getByTestId("effective-role-scope-mappings-tab").click();
  await expect(roles.getByRole("row").filter({ hasText: other })).toContainText(api.clientId);
  await expect(roles.getByRole("row").filter({ hasText: role })).toHaveCount(0);
  await expect(page.getByText("all roles of all other clients")).toHaveCount(0);
});

test("a SAML response where the server makes one; without view-users no user is chosen", async ({
  page,
  newPage,
  realm,
}) => {
  const { user } = await prepare(realm);
  const { username = "" } = (await admin.users.findOne({ realm, id: user })) ?? {};
  const attribute = {
    name: "mail",
    protocol: "saml",
    protocolMapper: "saml-user-property-mapper",
    config: { "user.attribute": "email", "attribute.name": `a "b" & <c> ü` },
  };
  const { id, clientId } = await makeClient(realm, { protocol: "saml", protocolMappers: [attribute] });
  await open(page, scopesAt(realm, id, "evaluate"));
  await expect(page.getByRole("grid", { name: "Effective protocol mappers" })).toContainText("role list");
  await expect(page.getByTestId("generated-access-token-tab")).toHaveCount(0);
  const tab = page.getByTestId("generated-saml-response-tab");
  const makesResponses = server.version >= "26.7";
  await expect(tab).toHaveCount(makesResponses ? 1 : 0);
  if (makesResponses) {
    await chooseUser(page, username);
    await tab.click();
    await expect(page.getByLabel("generatedSamlResponse")).toContainText("samlp:Response");
    await expect(cells(page, `a "b" & <c> ü`)).toHaveText([
      `a "b" & <c> ü`,
      `["${username}@example.org"]`,
      "mail",
      `${clientId}-dedicated`,
    ]);
    await expect(cells(page, "NameID").nth(2)).toHaveText("The server itself");
  }
  const viewer = await createUser("master", uniqueName("viewer"), ["view-clients"], { of: realm });
  const oidc = await makeClient(realm);
  const other = await newPage();
  await open(other, scopesAt(realm, oidc.id, "evaluate"), { as: viewer });
  await other.getByTestId("generated-access-token-tab").click();
  await expect(other.getByText("You need: view-users")).toBeVisible();
  await expect(other.getByTestId("user")).toHaveCount(0);
});
