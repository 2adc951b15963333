import { fits } from "~/features/clients/scopes/assignedScope";
import { isOptionalOnly } from "~/parts/clients/scopeTypes";

const oidc = { protocol: "openid-connect" };
const saml = { protocol: "saml" };
const credential = { protocol: "oid4vc" };

it.each([
  ["of its protocol", oidc, oidc, {}, true],
  ["of another protocol", saml, oidc, {}, false],
  ["without protocol", oidc, {}, {}, true],
  ["of credentials", oidc, credential, { verifiableCredentialsEnabled: true }, true],
  ["of credentials that the realm does not issue", oidc, credential, { verifiableCredentialsEnabled: false }, false],
  ["of credentials, on a server without the switch", oidc, credential, {}, true],
  ["of credentials, for SAML", saml, credential, { verifiableCredentialsEnabled: true }, false],
])("offers a client a scope %s: %#", (_, client, scope, realm, offered) => {
  expect(fits(client, scope, realm)).toBe(offered);
});

it("knows which scopes the server refuses as default", () => {
  const parameterized = { ...oidc, attributes: { "is.parameterized.scope": "true" } };
  expect([oidc, credential, parameterized].map(isOptionalOnly)).toEqual([false, true, true]);
});
