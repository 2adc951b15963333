import type { RealmEventsConfigRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/realmEventsConfigRepresentation";
import { useMemo } from "react";
import { useRealmRepresentation } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { useCan } from "~/data/access/permissions";
import { confirmSwitchOff } from "~/features/realmSettings/events/confirmSwitchOff";
import { type ConfigFormProps, putConfig } from "~/features/realmSettings/events/useEventsEdit";
import { EditForm } from "~/kit/form/EditForm";
import type { FieldSpec } from "~/kit/form/Inputs";
import { useEdit } from "~/kit/form/useEdit";

/** The attribute of the realm that says how long they are kept, in seconds. */
export const EXPIRATION = "adminEventsExpiration";

type Config = RealmEventsConfigRepresentation & { [EXPIRATION]?: string };

interface Values {
  adminEventsEnabled: boolean;
  adminEventsDetailsEnabled: boolean;
  [EXPIRATION]: string;
}

const testIds = { save: "save-admin", cancel: "revert-admin" };
const isSaved = { name: "adminEventsEnabled", is: (on: unknown) => on === true } as const;

const toForm = (config: Config): Values => ({
  adminEventsEnabled: config.adminEventsEnabled ?? false,
  adminEventsDetailsEnabled: config.adminEventsDetailsEnabled ?? false,
  adminEventsExpiration: config.adminEventsExpiration ?? "",
});
const toObject = (values: Values) => values;

/** Whether the realm saves what administrators do, and for how long; the latter is written with the realm. */
export function AdminEventsForm({ config }: ConfigFormProps) {
  const realm = useRealm();
  const { attributes } = useRealmRepresentation();
  const expiration: unknown = attributes?.[EXPIRATION];
  const object = useMemo(
    (): Config => ({ ...config, ...(typeof expiration === "string" && { [EXPIRATION]: expiration }) }),
    [config, expiration],
  );
  const mayWriteRealm = useCan()("realms.update") === undefined;
  const fields: FieldSpec<Values>[] = [
    {
      kind: "switch",
      name: "adminEventsEnabled",
      id: "adminEventsEnabled-switch",
      label: "saveEvents",
      help: "save-admin-eventsHelp",
      helpId: "saveEvents",
    },
    {
      kind: "switch",
      name: "adminEventsDetailsEnabled",
      label: "includeRepresentation",
      help: "includeRepresentationHelp",
    },
    {
      kind: "duration",
      stringify: true,
      name: EXPIRATION,
      label: "expiration",
      help: "expirationHelp",
      isDisabled: !mayWriteRealm,
      when: isSaved,
    },
  ];
  const edit = useEdit({
    name: "admin events",
    object,
    toForm,
    toObject,
    call: "realms.updateConfigEvents",
    read: async (call): Promise<Config> => {
      const [now, { attributes: fresh } = {}] = await Promise.all([
        call("realms.getConfigEvents", { realm }),
        call("realms.findOne", { realm }),
      ]);
      return { ...now, [EXPIRATION]: fresh?.[EXPIRATION] };
    },
    write: async (call, { [EXPIRATION]: seconds, ...next }, _, before) => {
      await putConfig(call, realm, next);
      if ((seconds || undefined) === (before[EXPIRATION] || undefined)) return;
      const now = await call("realms.findOne", { realm });
      const { [EXPIRATION]: _expiration, ...others } = now?.attributes ?? {};
      const kept = seconds ? { ...others, [EXPIRATION]: seconds } : others;
      await call("realms.update", { realm }, { ...now, attributes: kept });
    },
    before: (changes) => confirmSwitchOff(changes, "adminEventsEnabled"),
    done: "eventConfigSuccessfully",
    failed: "eventConfigError",
  });
  return <EditForm edit={edit} fields={fields} testIds={testIds} />;
}
