import type { RealmEventsConfigRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/realmEventsConfigRepresentation";
import type { FieldValues } from "react-hook-form";
import { useRealm } from "~/data/query/useRealm";
import type { Call } from "~/data/write/action";
import { type EditOptions, useEdit } from "~/kit/form/useEdit";

type Config = RealmEventsConfigRepresentation;

/** What a form over the saving of events gets. */
export interface ConfigFormProps {
  config: Config;
}

/**
 * Writes what the realm saves: `PUT events/config`. The server takes what is left out for switched off; only the types
 * stay, and those that it answers may be its defaults.
 */
export function putConfig(call: Call, realm: string, config: Config): Promise<void> {
  const { enabledEventTypes: _, ...others } = config;
  return call("realms.updateConfigEvents", { realm }, others);
}

type Options<Values extends FieldValues> = Pick<
  EditOptions<Config, Values, void>,
  "name" | "object" | "toForm" | "toObject" | "before" | "done" | "failed"
>;

/** A form over a part of what the realm saves of events; types are saved by themselves. */
export function useEventsEdit<Values extends FieldValues>(options: Options<Values>) {
  const realm = useRealm();
  return useEdit<Config, Values, void>({
    call: "realms.updateConfigEvents",
    read: (call) => call("realms.getConfigEvents", { realm }),
    write: (call, next) => putConfig(call, realm, next),
    ...options,
  });
}
