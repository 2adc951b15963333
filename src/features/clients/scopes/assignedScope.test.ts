import { fits } from "~/features/clients/scopes/assignedScope";
import { isOptionalOnly } from "~/parts/clients/scopeTypes";

const oidc = { protocol: "openid-connect" };
const saml = { protocol: "saml" };
const credential = { protocol: "oid4vc" };

it.each([
  ["of its protocol", oidc, oidc, false, true],
  ["of another protocol", saml, oidc, true, false],
  ["without protocol", oidc, {}, false, true],
  ["of credentials", oidc, credential, true, true],
  ["of credentials that the realm does not issue", oidc, credential, false, false],
  ["of credentials, for SAML", saml, credential, true, false],
])("offers a client a scope %s: %#", (_, client, scope, issues, offered) => {
  expect(fits(client, scope, issues)).toBe(offered);
});

it("knows which scopes the server refuses as default", () => {
  const parameterized = { ...oidc, attributes: { "is.parameterized.scope": "true" } };
  expect([oidc, credential, parameterized].map(isOptionalOnly)).toEqual([false, true, true]);
});
