import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { capabilityFields } from "~/features/clients/capability/capabilities";
import type { ClientValues } from "~/features/clients/client";
import { generalFields, logoutFields } from "~/features/clients/clientFields";
import type { FieldSpec } from "~/kit/form/Inputs";

/** Helps of the fields that a client of a protocol has. */
const shown = (fields: FieldSpec<ClientValues>[], protocol: string) => {
  const values: Record<string, unknown> = { protocol, frontchannelLogout: true };
  const isShown = ({ when }: FieldSpec<ClientValues>) =>
    [when ?? []].flat().every(({ name, is }) => is(...[name].flat().map((one) => values[one])));
  return fields.filter(isShown).map(({ help }) => help);
};

it("sends a client of another protocol its users by the browser, and asks for no address that it does not have", () => {
  expect(shown(logoutFields, "docker-v2")).toEqual(["frontchannelLogoutHelp"]);
  expect(shown(logoutFields, "saml")).toEqual(["frontchannelLogoutHelp"]);
  expect(shown(logoutFields, "openid-connect")).toEqual([
    "frontchannelLogoutOIDCHelp",
    "frontchannelLogoutUrlHelp",
    "frontchannelLogoutSessionRequiredHelp",
  ]);
});

it("binds tokens to a key of OpenID Connect clients only, on servers that can", () => {
  const info = { features: [{ name: "DPOP", enabled: true }] } as ServerInfoRepresentation;
  expect(shown(capabilityFields(info), "openid-connect")).toContain("oAuthDPoPHelp");
  expect(shown(capabilityFields(info), "docker-v2")).not.toContain("oAuthDPoPHelp");
  expect(shown(capabilityFields({ features: [] }), "openid-connect")).not.toContain("oAuthDPoPHelp");
});

it.each([
  [false, 255],
  [true, 239],
])("takes no client id that the user of its service account has no room for: %s", (serviceAccountsEnabled, length) => {
  const field = generalFields.find(({ name }) => name === "clientId");
  const errorOf = (count: number) =>
    field?.kind === "text" && field.validate?.("x".repeat(count), { serviceAccountsEnabled });
  expect(errorOf(length)).toBeUndefined();
  expect(errorOf(length + 1)).toEqual(["maxLength", { length }]);
});
