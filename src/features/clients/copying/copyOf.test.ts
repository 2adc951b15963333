import { copyOf } from "~/features/clients/copying/copyOf";

it("copies a client without ids, secrets and keys", () => {
  const client = {
    id: "1",
    clientId: "shop",
    secret: "known",
    registrationAccessToken: "token",
    access: { manage: true },
    registeredNodes: { "10.0.0.1": 1 },
    redirectUris: ["https://shop.example/*"],
    defaultClientScopes: ["profile"],
    protocolMappers: [{ id: "2", name: "audience" }],
    attributes: {
      "made.up": "kept",
      "saml.artifact.binding": "true",
      "client.secret.creation.time": "1",
      "client.secret.rotated": "old",
      "saml.signing.private.key": "key",
      "saml.signing.certificate": "certificate",
      "jwt.credential.public.key": "key",
      "jwt.credential.kid": "key id",
      "jwks.string": "keys",
      "use.jwks.string": "true",
      "use.jwks.url": "false",
      "saml.artifact.binding.identifier": "of shop",
      realm_client: "false",
      "ssf.stream.id": "1",
      "ssf.stream.delivery.authorizationHeader": "Bearer x",
    },
  };
  expect(copyOf(client, { clientId: "shop 2", name: "" })).toEqual({
    clientId: "shop 2",
    name: "",
    redirectUris: ["https://shop.example/*"],
    defaultClientScopes: ["profile"],
    protocolMappers: [{ name: "audience" }],
    attributes: { "made.up": "kept", "saml.artifact.binding": "true", "use.jwks.url": "false" },
  });
  expect(client.secret).toBe("known");
});
