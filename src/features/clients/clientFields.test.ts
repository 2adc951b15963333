import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { capabilityFields } from "~/features/clients/capability/capabilities";
import type { ClientValues } from "~/features/clients/client";
import { generalFields, logoutFields } from "~/features/clients/clientFields";
import type { FieldSpec } from "~/kit/form/Inputs";

const shownFor = (fields: FieldSpec<ClientValues>[], values: Record<string, unknown>) =>
  fields.filter(({ when }) =>
    [when ?? []].flat().every(({ name, is }) => is(...[name].flat().map((one) => values[one]))),
  );

/** Helps of the fields that a client of a protocol has. */
const shown = (fields: FieldSpec<ClientValues>[], protocol: string) =>
  shownFor(fields, { protocol, frontchannelLogout: true }).map(({ help }) => help);

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
])("takes no client id that the user of its service account has no room for: %s", (serviceAccountsEnabled, room) => {
  const fields = shownFor(generalFields, { serviceAccountsEnabled }).filter(({ name }) => name === "clientId");
  expect(fields).toEqual([expect.objectContaining({ maxLength: room })]);
});
