import type { RealmEventsConfigRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/realmEventsConfigRepresentation";
import type { FieldValues } from "react-hook-form";
import { useRealm } from "~/data/query/useRealm";
import { type EditOptions, useEdit } from "~/kit/form/useEdit";
import { putConfig } from "~/parts/events/putConfig";

type Config = RealmEventsConfigRepresentation;

/** What a form over the saving of events gets. */
export interface ConfigFormProps {
  config: Config;
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
