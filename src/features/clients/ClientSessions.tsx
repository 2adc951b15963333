import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { SessionList } from "~/parts/users/SessionList";

const without = ["clients"];

/** The sessions that a client is used in, regular and offline ones. */
export const ClientSessions = ({ client: { id = "" } }: { client: ClientRepresentation }) => (
  <SessionList
    listId="client-sessions"
    from="ui.clientSessions"
    query={{ clientId: id }}
    without={without}
    emptyBody="noSessionsForClient"
  />
);
