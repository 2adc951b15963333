import { newClient, toForm, toObject, withoutOpenId } from "~/features/clients/client";
import { presets, withPreset } from "~/features/clients/presets";

/** What a kind of application sets, of what tells kinds apart. */
function made(key: string) {
  const preset = presets.find((one) => one.key === key);
  const typed = { ...toForm(newClient), clientId: "app" };
  const client = withoutOpenId(toObject(preset ? withPreset(typed, preset) : typed));
  const { "pkce.code.challenge.method": pkce, "post.logout.redirect.uris": logout, ...more } = client.attributes;
  return {
    kind: client.protocol === "saml" ? "saml" : client.publicClient ? "public" : "confidential",
    flows: [
      client.standardFlowEnabled && "code",
      client.implicitFlowEnabled && "implicit",
      client.directAccessGrantsEnabled && "direct",
      client.serviceAccountsEnabled && "service account",
      more["oauth2.device.authorization.grant.enabled"] === "true" && "device",
    ].filter(Boolean),
    pkce,
    origins: client.webOrigins,
    logout,
    frontchannel: client.frontchannelLogout,
  };
}

const none = { pkce: "", origins: [], logout: "", frontchannel: false };

it.each([
  [
    "spa",
    { kind: "public", flows: ["code"], pkce: "S256", origins: ["+"], logout: "+", frontchannel: true },
    ["rootUrl", "redirectUris", "webOrigins"],
  ],
  ["web", { ...none, kind: "confidential", flows: ["code"], pkce: "S256", logout: "+" }, ["rootUrl", "redirectUris"]],
  ["native", { ...none, kind: "public", flows: ["code"], pkce: "S256", logout: "+" }, ["redirectUris"]],
  ["machine", { ...none, kind: "confidential", flows: ["service account"] }, []],
  ["api", { ...none, kind: "confidential", flows: [] }, []],
  ["saml", { ...none, kind: "saml", flows: ["code"], frontchannel: true }, ["rootUrl", "redirectUris", "adminUrl"]],
  ["device", { ...none, kind: "public", flows: ["device"] }, []],
])("sets flows, PKCE, origins and logout of the kind %s, and asks for its addresses", (key, expected, addresses) => {
  expect(made(key)).toEqual(expected);
  expect(presets.find((one) => one.key === key)?.addresses).toEqual(expect.arrayContaining(addresses));
});

it("makes no client of SAML public", () =>
  expect(withoutOpenId({ protocol: "saml", publicClient: true }).publicClient).toBe(false));
