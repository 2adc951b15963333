import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { hasFeature, mayHaveFeature } from "~/data/access/features";
import { commonCapabilities } from "~/features/clients/capability/CapabilityFields";
import type { ClientValues } from "~/features/clients/client";
import { attributeSwitch, isOidc } from "~/features/clients/clientFields";
import type { FieldSpec } from "~/kit/form/Inputs";

/** Tokens count only with a proof of who holds them. */
const dpop: FieldSpec<ClientValues> = {
  ...attributeSwitch("dpop.bound.access.tokens", "oAuthDPoP"),
  when: isOidc,
};

/** What an OpenID Connect client can do. */
export const capabilityFields = (info: ServerInfoRepresentation): FieldSpec<ClientValues>[] => [
  ...commonCapabilities.filter(
    ({ name }) => name !== "authorizationServicesEnabled" || mayHaveFeature(info, "AUTHORIZATION"),
  ),
  ...(hasFeature(info, "DPOP") ? [dpop] : []),
];
