// A client like another one: in the same realm and in another one, with a secret of its own.
import type { Page } from "@playwright/test";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createRealm, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Duplicate" });
const clientNamed = async (realm: string, clientId: string) => (await admin.clients.find({ realm, clientId }))[0];

async function duplicate(page: Page, realm: string, id: string) {
  await open(page, `/${realm}/clients/${id}/settings`);
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("duplicate-client").click();
}

const rolesOf = async (realm: string, id: string) => {
  const { realmMappings = [], clientMappings = {} } = await admin.clients.listScopeMappings({ realm, id });
  const ofClients: { client: string; mappings: { name?: string }[] }[] = Object.values(clientMappings);
  return [
    ...realmMappings.map(({ name }) => name),
    ...ofClients.flatMap(({ client, mappings }) => mappings.map(({ name }) => `${client} ${name}`)),
  ].sort();
};

test("roles that tokens may have come along, those that another realm lacks are named; a secret may be typed", async ({
  page,
  realm,
}) => {
  const [clientId, allowed, lost] = [uniqueName("scoped"), uniqueName("allowed"), uniqueName("lost")];
  const [flow] = await admin.authenticationManagement.getFlows({ realm });
  const authenticationFlowBindingOverrides = { browser: flow?.id ?? "" };
  const { id } = await admin.clients.create({
    realm,
    clientId,
    secret: "known",
    fullScopeAllowed: false,
    authenticationFlowBindingOverrides,
  });
  await admin.clients.createRole({ realm, id, name: "own" });
  for (const name of [allowed, lost]) await admin.roles.create({ realm, name });
  const realmRoles = await admin.roles.find({ realm });
  await admin.clients.addRealmScopeMappings(
    { realm, id },
    realmRoles.filter(({ name = "" }) => [allowed, lost].includes(name)),
  );
  const { id: account = "" } = (await clientNamed(realm, "account")) ?? {};
  for (const [client, roleName] of [
    [id, "own"],
    [account, "view-profile"],
  ] as const) {
    const role = await admin.clients.findRole({ realm, id: client, roleName });
    if (role) await admin.clients.addClientScopeMappings({ realm, id, client }, [role]);
  }
  const inRealm = [allowed, lost, "account view-profile"];
  expect(await rolesOf(realm, id)).toEqual([...inRealm, `${clientId} own`].sort());
  await duplicate(page, realm, id);
  await expect(page.getByTestId("duplicate-plan")).toContainText("Roles that its tokens may have: 4.");
  await dialog(page).getByTestId("clientId").fill(`${clientId}-2`);
  await dialog(page).getByTestId("secret").fill("typed by hand");
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("view-header")).toHaveText(`${clientId}-2`);
  const copy = await clientNamed(realm, `${clientId}-2`);
  expect(copy).toMatchObject({
    secret: "typed by hand",
    fullScopeAllowed: false,
    authenticationFlowBindingOverrides,
  });
  expect(await rolesOf(realm, copy?.id ?? "")).toEqual([...inRealm, `${clientId}-2 own`].sort());

  const other = uniqueName("other");
  await createRealm({ realm: other });
  await admin.roles.create({ realm: other, name: allowed });
  await duplicate(page, realm, id);
  await dialog(page).getByRole("combobox").fill(other);
  await page.getByRole("option", { name: other, exact: true }).click();
  await expect(dialog(page)).toContainText(`The realm lacks these roles, which tokens of the client may have: ${lost}`);
  // flows are those of their realm
  await expect(dialog(page).getByText("The copy uses the flows of the other realm")).toBeVisible();
  await page.getByTestId("confirm").click();
  await expect(page).toHaveURL(new RegExp(`/${other}/clients/[^/]+/settings`));
  const moved = await clientNamed(other, `Copy of ${clientId}`);
  expect(moved?.authenticationFlowBindingOverrides).toEqual({});
  expect(moved?.secret).not.toBe("known");
  expect(await rolesOf(other, moved?.id ?? "")).toEqual(
    [allowed, "account view-profile", `Copy of ${clientId} own`].sort(),
  );
});

test("a client is copied with roles and mappers, never its secret; what fails half-way leaves nothing behind", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 409/, browserLine(500));
  const clientId = uniqueName("original");
  const scope = uniqueName("own");
  const { id: clientScopeId } = await admin.clientScopes.create({ realm, name: scope, protocol: "openid-connect" });
  const mapper = { name: "audience", protocol: "openid-connect", protocolMapper: "oidc-audience-mapper", config: {} };
  const { id } = await admin.clients.create({
    realm,
    clientId,
    secret: "known",
    redirectUris: ["https://a.example/*"],
    attributes: { "made.up": "kept" },
    protocolMappers: [mapper],
  });
  await admin.clients.addDefaultClientScope({ realm, id, clientScopeId });
  await admin.clients.createRole({ realm, id, name: "read/write", attributes: { level: ["1"] } });
  await duplicate(page, realm, id);
  await expect(dialog(page).getByTestId("clientId")).toHaveValue(`Copy of ${clientId}`);
  await expect(page.getByTestId("duplicate-plan")).toContainText("1 mapper and 1 role without");
  await dialog(page).getByTestId("clientId").fill(clientId);
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("clientId-helper")).toContainText("already exists");
  const name = `${clientId} ü/%`;
  await dialog(page).getByTestId("clientId").fill(name);
  const lift = await inject(page, /\/clients\/[^/]+\/roles$/, 500, "POST");
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("last-alert")).toContainText(MESSAGE);
  expect(await clientNamed(realm, name)).toBeUndefined();
  lift();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("view-header")).toHaveText(name);
  const copy = await clientNamed(realm, name);
  expect(copy).toMatchObject({
    redirectUris: ["https://a.example/*"],
    attributes: { "made.up": "kept" },
    protocolMappers: [{ name: "audience" }],
    defaultClientScopes: expect.arrayContaining([scope]) as string[],
  });
  expect(copy?.secret).not.toBe("known");
  expect(await admin.clients.findRole({ realm, id: copy?.id ?? "", roleName: "read/write" })).toMatchObject({
    attributes: { level: ["1"] },
  });

  // another realm lacks the scope: said before, and left out
  const other = uniqueName("other");
  await createRealm({ realm: other });
  await duplicate(page, realm, id);
  await dialog(page).getByRole("combobox").fill(other);
  await page.getByRole("option", { name: other, exact: true }).click();
  await expect(dialog(page)).toContainText(`The realm lacks these client scopes`);
  await expect(dialog(page)).toContainText(scope);
  await dialog(page).getByTestId("clientId").fill("moved");
  await page.getByTestId("confirm").click();
  await expect(page).toHaveURL(new RegExp(`/${other}/clients/[^/]+/settings`));
  const moved = await clientNamed(other, "moved");
  expect(moved?.defaultClientScopes).not.toContain(scope);
  expect(moved).toMatchObject({ redirectUris: ["https://a.example/*"] });
});

test("a copy of a SAML client has the identifier of its own client id, whatever has to be taken from it", async ({
  page,
  realm,
}) => {
  const clientId = uniqueName("identified");
  const attributes = { "saml.client.signature": "false" };
  const rootUrl = "https://sp.example";
  const { id } = await admin.clients.create({ realm, clientId, protocol: "saml", rootUrl, attributes });
  const stored = (await admin.clients.findOne({ realm, id })) ?? {};
  await admin.clients.update({ realm, id }, { ...stored, redirectUris: [], webOrigins: [], adminUrl: "" });
  await duplicate(page, realm, id);
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("view-header")).toHaveText(`Copy of ${clientId}`, { timeout: 60_000 });
  const copy = (await clientNamed(realm, `Copy of ${clientId}`)) ?? {};
  expect(copy).toMatchObject({ protocol: "saml", rootUrl, redirectUris: [], attributes });
  const identifiers = [stored, copy].map((one) => one.attributes?.["saml.artifact.binding.identifier"]);
  expect(identifiers).toEqual([expect.any(String), expect.any(String)]);
  expect(identifiers[1]).not.toBe(identifiers[0]);
});

test("a copy has what the server makes by itself only where the original has it, and keys where it encrypts", async ({
  page,
  realm,
}) => {
  const [protectedId, rootId, samlId] = [uniqueName("protected"), uniqueName("root"), uniqueName("saml")];
  const attributes = { "client.secret.authentication.allowed.method": "client_secret_post" };
  const services = { serviceAccountsEnabled: true, authorizationServicesEnabled: true, attributes };
  const withServices = await admin.clients.create({ realm, clientId: protectedId, ...services });
  const root = await admin.clients.create({ realm, clientId: rootId, rootUrl: "https://root.example" });
  const stored = (await admin.clients.findOne({ realm, id: root.id })) ?? {};
  await admin.clients.update({ realm, id: root.id }, { ...stored, redirectUris: [], webOrigins: [], adminUrl: "" });
  const saml = await admin.clients.create({
    realm,
    clientId: samlId,
    protocol: "saml",
    attributes: { "saml.encrypt": "true", "saml.encryption.certificate": "MIIB" },
  });
  const copied = async (id: string, clientId: string) => {
    await duplicate(page, realm, id);
    await page.getByTestId("confirm").click();
    // the server makes keys for it, which may take longer than anything else
    await expect(page.getByTestId("view-header")).toHaveText(`Copy of ${clientId}`, { timeout: 60_000 });
    return (await clientNamed(realm, `Copy of ${clientId}`)) ?? {};
  };
  const copyOfServices = await copied(withServices.id, protectedId);
  expect(copyOfServices.authorizationServicesEnabled).toBe(true);
  expect(copyOfServices.attributes).toMatchObject(attributes);
  const copyOfRoot = await copied(root.id, rootId);
  expect(copyOfRoot).toMatchObject({ rootUrl: "https://root.example", redirectUris: [], webOrigins: [] });
  expect(copyOfRoot.adminUrl || undefined).toBeUndefined();
  const certificate = (await copied(saml.id, samlId)).attributes?.["saml.encryption.certificate"] as string | undefined;
  expect(certificate?.length).toBeGreaterThan(100);
});
