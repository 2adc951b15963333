// Objects that the rows about versions need, made once, and the places that are opened for them.
import type KeycloakAdminClient from "@keycloak/keycloak-admin-client";
import type { Page } from "@playwright/test";
import { makeLdap } from "../../support/areas/providers";
import { organizationGroupOf, hasOrganizationGroups, makeOrganization } from "../../support/areas/organizations";
import { makeIdentityProvider } from "../../support/probes/identityProviderProbes";
import { server } from "../../support/server";

/** Whether the server is this version of it, or a newer one. */
export const since = (version: string) => server.version >= version;

/** A client of each protocol with everything on that other settings wait for. */
async function makeClients(realm: string, admin: KeycloakAdminClient, features: ReadonlySet<string>) {
  const oidc = await admin.clients.create({
    realm,
    clientId: "versions",
    protocol: "openid-connect",
    publicClient: false,
    attributes: {
      "pkce.code.challenge.method": "S256",
      "oauth2.jwt.authorization.grant.enabled": "true",
      "external.token.enabled": "true",
      "oid4vci.enabled": "true",
      "ssf.enabled": "true",
    },
  });
  const saml = await admin.clients.create({
    realm,
    clientId: "versions-saml",
    protocol: "saml",
    attributes: {
      "saml.encrypt": "true",
      "saml.server.signature": "true",
      "saml.encryption.keyAlgorithm": "http://www.w3.org/2009/xmlenc11#rsa-oaep",
      "saml.useMetadataDescriptorUrl": "true",
      "saml.metadataDescriptorUrl": "https://a.test/metadata",
    },
  });
  const federated = features.has("CLIENT_AUTH_FEDERATED") ? { clientAuthenticatorType: "federated-jwt" } : {};
  const signed = await admin.clients.create({ realm, clientId: "versions-federated", ...federated });
  const x509 = await admin.clients.create({
    realm,
    clientId: "versions-x509",
    clientAuthenticatorType: "client-x509",
  });
  return { oidc: oidc.id, saml: saml.id, federated: signed.id, x509: x509.id };
}

/** A client scope of a protocol. */
const makeScope = async (
  admin: KeycloakAdminClient,
  realm: string,
  name: string,
  protocol: string,
  attributes: Record<string, string> = {},
) => (await admin.clientScopes.create({ realm, name, protocol, attributes })).id;

/** A provider whose key is not at an address. */
async function makeProviderWithKey(realm: string, admin: KeycloakAdminClient) {
  const alias = await makeIdentityProvider(realm, "versions-key", admin);
  const provider = await admin.identityProviders.findOne({ realm, alias });
  const on = { validateSignature: "true", useJwksUrl: "false", publicKeySignatureVerifier: "key" };
  await admin.identityProviders.update({ realm, alias }, { ...provider, config: { ...provider?.config, ...on } });
  return alias;
}

/** A provider of OpenID Connect with everything on that other settings wait for. */
async function makeProvider(realm: string, admin: KeycloakAdminClient) {
  const alias = await makeIdentityProvider(realm, "versions", admin);
  const provider = await admin.identityProviders.findOne({ realm, alias });
  const on = {
    issuer: "https://a.test",
    useJwksUrl: "true",
    jwksUrl: "https://a.test/keys",
    supportsClientAssertions: "true",
    jwtAuthorizationGrantEnabled: "true",
  };
  await admin.identityProviders.update({ realm, alias }, { ...provider, config: { ...provider?.config, ...on } });
  return alias;
}

/** A user whose new e-mail address waits to be confirmed, where the server knows that. */
async function makeUser(realm: string, admin: KeycloakAdminClient) {
  const [alias, username, email] = ["UPDATE_EMAIL", "versions", "old@gatehouse.example"];
  const user = await admin.users.create({ realm, username, email });
  const action = await admin.authenticationManagement.getRequiredActionForAlias({ realm, alias });
  if (!action) return user;
  await admin.authenticationManagement.updateRequiredAction({ realm, alias }, { ...action, enabled: true });
  const attributes = { "kc.email.pending": ["new@gatehouse.example"] };
  await admin.users.update({ realm, id: user.id }, { username, email, attributes, requiredActions: [alias] });
  return user;
}

/** An organization with a member, and a group of it where the server has these. */
async function makeOrganizations(realm: string, userId: string, admin: KeycloakAdminClient) {
  const organization = await makeOrganization(realm, "versions", {}, admin);
  await admin.organizations.addMember({ realm, orgId: organization, userId });
  const organizationGroup = hasOrganizationGroups
    ? await organizationGroupOf(realm, organization, "versions", admin)
    : "none";
  return { organization, organizationGroup };
}

/**
 * Switches on in a realm what the server has, and makes an object of each kind.
 * @param admin of the server, and features that it has on
 * @returns the places by short names: what follows the realm in an address, or a whole one
 */
export async function makePlaces(realm: string, admin: KeycloakAdminClient, features: ReadonlySet<string>) {
  const { verifiableCredentialsEnabled: verifiable } = (await admin.realms.findOne({ realm })) ?? {};
  await admin.realms.update(
    { realm },
    {
      rememberMe: true,
      bruteForceProtected: true,
      ...(verifiable !== undefined && { verifiableCredentialsEnabled: true }),
      attributes: {
        "ssf.transmitterEnabled": "true",
        "oid4vci.encryption.required": "true",
        "oid4vci.response.encryption.required": "true",
      },
    },
  );
  const client = await makeClients(realm, admin, features);
  const scope = await makeScope(admin, realm, "versions", "openid-connect", {
    "is.parameterized.scope": "true",
    "parameterized.scope.type": "string",
    "is.dynamic.scope": "true",
    "dynamic.scope.regexp": "versions:*",
  });
  const expression = await makeScope(admin, realm, "versions-custom", "openid-connect", {
    "is.parameterized.scope": "true",
    "parameterized.scope.type": "custom",
    "parameterized.scope.regexp": ".*",
  });
  const credential =
    since("26.5") && features.has("OID4VC_VCI") ? await makeScope(admin, realm, "versions-vc", "oid4vc") : scope;
  const alias = await makeProvider(realm, admin);
  const withKey = await makeProviderWithKey(realm, admin);
  const ldap = await makeLdap(realm, admin);
  const user = await makeUser(realm, admin);
  const group = await admin.groups.create({ realm, name: "versions" });
  const { organization, organizationGroup } = features.has("ORGANIZATION")
    ? await makeOrganizations(realm, user.id, admin)
    : { organization: "none", organizationGroup: "none" };
  const settings = "realm-settings";
  const addresses = {
    server: "/master/info",
    "menu of the account": "/master/info",
    "oauth2 provider": "identity-providers/oauth2/add",
    "spiffe provider": "identity-providers/spiffe/add",
    "kubernetes provider": "identity-providers/kubernetes/add",
    "grant provider": "identity-providers/jwt-authorization-grant/add",
    "trust provider": "identity-providers/default-trust/add",
    provider: `identity-providers/oidc/${alias}/settings`,
    "provider with a key": `identity-providers/oidc/${withKey}/settings`,
    ldap: `user-federation/ldap/${ldap}/settings`,
    client: `clients/${client.oidc}/settings`,
    "client key": `clients/${client.oidc}/keys`,
    "client advanced": `clients/${client.oidc}/advanced`,
    "client credentials": `clients/${client.oidc}/credentials`,
    "saml client": `clients/${client.saml}/settings`,
    "saml advanced": `clients/${client.saml}/advanced`,
    "saml evaluation": `clients/${client.saml}/clientScopes/evaluate`,
    "federated client": `clients/${client.federated}/credentials`,
    "x509 client": `clients/${client.x509}/credentials`,
    "initial access": "clients/initialAccessToken/create",
    scope: `client-scopes/${scope}/settings`,
    "scope with an expression": `client-scopes/${expression}/settings`,
    scopes: "client-scopes?search=versions",
    credential: `client-scopes/${credential}/settings`,
    user: `users/${user.id}/settings`,
    "menu of a user": `users/${user.id}/settings`,
    "user roles": `users/${user.id}/role-mapping`,
    group: `groups/${group.id}`,
    "tabs of a group": `groups/${group.id}`,
    organization: `organizations/${organization}/members`,
    member: `organizations/${organization}/members`,
    invitations: `organizations/${organization}/members/invitations`,
    "organization link": `organizations/${organization}/identityProviders`,
    "organization group": `organizations/${organization}/groups/${organizationGroup}`,
    "new organization": "organizations/new",
    workflows: "workflows",
    "new workflow": "workflows/create/new",
    "new workflow in JSON": "workflows/new",
    general: `${settings}/general`,
    login: `${settings}/login`,
    email: `${settings}/email`,
    "quick theme": `${settings}/themes/quickTheme`,
    defenses: `${settings}/security-defenses/brute-force`,
    sessions: `${settings}/sessions`,
    tokens: `${settings}/tokens`,
    "new policy": `${settings}/client-policies/policies/add-client-policy`,
    attribute: `${settings}/user-profile/attributes/add-attribute`,
    keys: `${settings}/keys/list`,
    webauthn: "authentication/policies?tab=webauthnPolicy",
    passwordless: "authentication/policies?tab=webauthnPasswordlessPolicy",
  };
  return addresses;
}

/** A place that a row is at. */
export type PlaceOf = keyof Awaited<ReturnType<typeof makePlaces>>;

const press = (page: Page, testId: string) => page.getByTestId(testId).click();

/** What has to be opened in a place before its rows can be seen. */
export const doors = new Map<string, (page: Page) => Promise<void>>([
  [
    "group",
    async (page) => {
      await press(page, "action-dropdown");
      await page.getByRole("menuitem", { name: "Edit" }).click();
    },
  ],
  ["menu of the account", (page) => press(page, "options-toggle")],
  ["menu of a user", (page) => page.locator("#user-actions-dropdown").click()],
  ["client key", (page) => press(page, "generate")],
  ["user roles", (page) => press(page, "add-role-mapping-button")],
  ["organization link", (page) => press(page, "no-identity-provider-in-this-organization-empty-action")],
  [
    "member",
    (page) => page.getByRole("row", { name: "versions" }).getByRole("button", { name: "Kebab toggle" }).click(),
  ],
]);
