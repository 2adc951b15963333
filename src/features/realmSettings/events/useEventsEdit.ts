import type { RealmEventsConfigRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/realmEventsConfigRepresentation";
import type { FieldValues } from "react-hook-form";
import { useRealm } from "~/data/query/useRealm";
import type { Call } from "~/data/write/action";
import { same } from "~/data/write/merge";
import { type EditOptions, useEdit } from "~/kit/form/useEdit";

type Config = RealmEventsConfigRepresentation;

/** What a form over the saving of events gets. */
export interface ConfigFormProps {
  config: Config;
}

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

type Options<Values extends FieldValues> = Pick<
  EditOptions<Config, Values, void>,
  "name" | "object" | "toForm" | "toObject" | "before" | "fieldOf" | "done" | "failed"
>;

/** A form over a part of what the realm saves of events; types are saved by themselves. */
export function useEventsEdit<Values extends FieldValues>(options: Options<Values>) {
  const realm = useRealm();
  return useEdit<Config, Values, void>({
    call: "realms.updateConfigEvents",
    read: (call) => call("realms.getConfigEvents", { realm }),
    write: (call, next, _, before) => putConfig(call, realm, next, before),
    ...options,
  });
}
