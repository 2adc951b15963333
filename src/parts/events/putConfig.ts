import type { RealmEventsConfigRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/realmEventsConfigRepresentation";
import type { Call } from "~/data/write/action";
import { same } from "~/data/write/merge";

type Config = RealmEventsConfigRepresentation;

/**
 * Writes what the realm saves: `PUT events/config`. The server takes what is left out for switched off; only types and
 * listeners stay. The types that it answers may be its defaults, and it refuses listeners that it does not have, e.g. those
 * of an imported realm.
 * @param before what the server has now
 */
export function putConfig(call: Call, realm: string, config: Config, before: Config): Promise<void> {
  const { enabledEventTypes: _, eventsListeners, ...others } = config;
  const changed = same(eventsListeners, before.eventsListeners) ? {} : { eventsListeners };
  return call("realms.updateConfigEvents", { realm }, { ...others, ...changed });
}
