import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { withoutIds } from "~/features/clients/exportClient";

/**
 * Attributes that say something of one client only: secrets, keys, times, its stream, what comes of its id, and whom it stands
 * for.
 */
const OWN =
  /secret(?!\.authentication)|(private|public)\.key|\.certificate$|\.credential\.kid$|jwks\.string$|\.binding\.identifier$|^ssf\.stream\.|^realm_client$|^is_temporary_admin$/;

/**
 * A client like another one, without what nobody may copy silently: the server makes a new secret and new keys.
 * @param changed what differs, at least the client id
 */
export function copyOf(client: ClientRepresentation, changed: ClientRepresentation): ClientRepresentation {
  const { secret: _secret, registrationAccessToken: _token, access: _access, ...settings } = withoutIds(client);
  // where the other one runs
  const { registeredNodes: _nodes, ...rest } = settings;
  const attributes = Object.fromEntries(Object.entries(rest.attributes ?? {}).filter(([name]) => !OWN.test(name)));
  return { ...rest, attributes, ...changed };
}
