import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { mayIssueCredentials } from "~/parts/clients/protocols";

const server = (...names: string[]): ServerInfoRepresentation =>
  JSON.parse(JSON.stringify({ features: names.map((name) => ({ name, enabled: name === "OID4VC_VCI" })) }));

const older = server("OID4VC_VCI");
const newer = server("OID4VC_VCI", "SCIM_API");

test.each([
  ["without the feature", server("SCIM_API"), true, false],
  ["up to 26.5, whatever the switch says", older, false, true],
  ["since 26.6, switched off", newer, false, false],
  ["since 26.6, switched on", newer, true, true],
])("credentials %s", (_, info, verifiableCredentialsEnabled, isShown) => {
  expect(mayIssueCredentials(info, { verifiableCredentialsEnabled })).toBe(isShown);
});
