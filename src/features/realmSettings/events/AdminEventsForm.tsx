import type { RealmEventsConfigRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/realmEventsConfigRepresentation";
import { HelperText, HelperTextItem } from "@patternfly/react-core";
import { useMemo } from "react";
import { useRealmRepresentation } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { useCan } from "~/data/access/permissions";
import { confirmSwitchOff } from "~/features/realmSettings/events/confirmSwitchOff";
import type { ConfigFormProps } from "~/features/realmSettings/events/useEventsEdit";
import { putConfig } from "~/parts/events/putConfig";
import { labelled } from "~/i18n/serverWords";
import { useWhyNot } from "~/kit/controls/Write";
import { EditForm } from "~/kit/form/EditForm";
import { useDisabled } from "~/kit/form/fieldProps";
import type { FieldSpec } from "~/kit/form/Inputs";
import { DurationField } from "~/kit/form/kinds/DurationField";
import { useEdit } from "~/kit/form/useEdit";
import { readRealm, writeRealm } from "~/parts/realm/realmCalls";

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

const expiration = { name: EXPIRATION, ...labelled("expiration") } as const;

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
    ...labelled("includeRepresentation"),
  },
  { kind: "custom", ...expiration, when: isSaved, render: () => <Expiration /> },
];

/** For how long they are kept, which takes another permission than the rest of the form. */
function Expiration() {
  const denial = useCan()("realms.update");
  const why = useWhyNot();
  const isReadOnly = useDisabled();
  return (
    <div>
      <DurationField stringify {...expiration} isDisabled={denial !== undefined} />
      {denial && !isReadOnly && (
        <HelperText>
          <HelperTextItem data-testid={`${EXPIRATION}-missing`}>{why(denial)}</HelperTextItem>
        </HelperText>
      )}
    </div>
  );
}

/** Whether the realm saves what administrators do, and for how long; the latter is written with the realm. */
export function AdminEventsForm({ config }: ConfigFormProps) {
  const realm = useRealm();
  const { attributes } = useRealmRepresentation();
  const stored: unknown = attributes?.[EXPIRATION];
  const object = useMemo(
    (): Config => ({ ...config, ...(typeof stored === "string" && { [EXPIRATION]: stored }) }),
    [config, stored],
  );
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
      await putConfig(call, realm, next, before);
      if ((seconds || undefined) === (before[EXPIRATION] || undefined)) return;
      const now = await readRealm(call, realm);
      const attributes = { ...now.attributes, [EXPIRATION]: seconds || "" };
      await writeRealm(call, realm, { ...now, attributes }, now);
    },
    before: (changes) => confirmSwitchOff(changes, "adminEventsEnabled"),
    done: "eventConfigSuccessfully",
    failed: "eventConfigError",
  });
  return <EditForm edit={edit} fields={fields} testIds={testIds} />;
}
