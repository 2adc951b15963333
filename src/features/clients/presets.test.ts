import { newClient, toForm, toObject, confidentialIfSaml } from "~/features/clients/client";
import { onlyShown, presets, withPreset } from "~/features/clients/presets";
import { dotted } from "~/kit/form/fieldProps";

/** What a kind of application sets, of what tells kinds apart. */
function made(key: string) {
  const preset = presets.find((one) => one.key === key);
  const typed = { ...toForm(newClient), clientId: "app" };
  const client = confidentialIfSaml(toObject(preset ? withPreset(typed, preset) : typed));
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
  expect(confidentialIfSaml({ protocol: "saml", publicClient: true }).publicClient).toBe(false));

it.each([
  ["openid-connect", true],
  ["docker-v2", true],
  ["docker-v2", false],
])("makes a client of %s as its switch says: public %s", (protocol, publicClient) =>
  expect(confidentialIfSaml({ protocol, publicClient }).publicClient).toBe(publicClient),
);

describe("what no step shows any more", () => {
  const CIBA = "oidc.ciba.grant.enabled";
  const typed = {
    ...toForm(newClient),
    clientId: "app",
    description: "typed",
    publicClient: false,
    authorizationServicesEnabled: true,
    serviceAccountsEnabled: true,
    consentRequired: true,
    rootUrl: "https://app.example",
    redirectUris: ["/cb"],
    attributes: { ...toForm(newClient).attributes, [dotted(CIBA)]: "true", login_theme: "own" },
  };
  const kind = (key: string) => presets.find((one) => one.key === key);

  it("is not saved with a kind of application chosen after it", () => {
    const machine = toObject(onlyShown(typed, kind("machine"), []));
    expect(machine).toMatchObject({ clientId: "app", description: "", consentRequired: false, rootUrl: "" });
    expect(machine).toMatchObject({ redirectUris: [], serviceAccountsEnabled: true });
    expect(machine.attributes).not.toHaveProperty("login_theme");
    const spa = onlyShown({ ...typed, webOrigins: ["+"] }, kind("spa"), []);
    expect(spa).toMatchObject({ rootUrl: "https://app.example", redirectUris: ["/cb"], webOrigins: ["+"] });
    expect(toObject(spa).attributes[CIBA]).toBe("false");
  });

  it("is not saved with SAML chosen after it, which has no step for what a client can do", () => {
    const names = ["authorizationServicesEnabled", "serviceAccountsEnabled", `attributes.${dotted(CIBA)}`];
    const saml = toObject(onlyShown({ ...typed, protocol: "saml" }, undefined, names));
    expect(saml).toMatchObject({ authorizationServicesEnabled: false, serviceAccountsEnabled: false });
    expect(saml).toMatchObject({ description: "typed", rootUrl: "https://app.example" });
    expect(saml.attributes[CIBA]).toBeUndefined();
    expect(onlyShown(typed, undefined, names)).toEqual(typed);
  });

  it("is not saved with the addresses of another protocol", () => {
    const sso = "saml_idp_initiated_sso_url_name";
    const addresses = { ...typed, webOrigins: ["+"], adminUrl: "https://app.example/saml" };
    const both = { ...addresses, attributes: { ...typed.attributes, [sso]: "app" } };
    const oidc = toObject(onlyShown(both, undefined, []));
    expect(oidc).toMatchObject({ adminUrl: "", webOrigins: ["+"], redirectUris: ["/cb"] });
    expect(oidc.attributes[sso]).toBeUndefined();
    const saml = toObject(onlyShown({ ...both, protocol: "saml" }, undefined, []));
    expect(saml).toMatchObject({ adminUrl: "https://app.example/saml", webOrigins: [], attributes: { [sso]: "app" } });
  });

  it("is taken back for all settings, where a public client could not change it", () => {
    const spa = kind("spa");
    expect(spa && withPreset(typed, spa).attributes[dotted(CIBA)]).toBe("false");
  });
});
