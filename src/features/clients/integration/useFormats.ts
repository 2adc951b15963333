import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { useServerInfo } from "~/data/query/serverInfo";
import { protocolOf } from "~/features/clients/client";

/** The formats in which the server writes a client's configuration for an application; some protocols have none. */
export const useFormats = (client: ClientRepresentation) =>
  useServerInfo().clientInstallations?.[protocolOf(client)] ?? [];
