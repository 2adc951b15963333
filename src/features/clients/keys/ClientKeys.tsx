import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { protocolOf } from "~/features/clients/client";
import { OidcKeys } from "~/features/clients/keys/OidcKeys";
import { SamlKeys } from "~/features/clients/keys/SamlKeys";

/** The keys by which the server knows what a client signs, and that it encrypts with. */
export const ClientKeys = ({ client }: { client: ClientRepresentation }) =>
  protocolOf(client) === "saml" ? <SamlKeys client={client} /> : <OidcKeys client={client} />;
