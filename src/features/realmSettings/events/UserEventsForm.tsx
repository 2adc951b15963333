import type { RealmEventsConfigRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/realmEventsConfigRepresentation";
import { confirmSwitchOff } from "~/features/realmSettings/events/confirmSwitchOff";
import { type ConfigFormProps, useEventsEdit } from "~/features/realmSettings/events/useEventsEdit";
import { labelled } from "~/i18n/serverWords";
import { EditForm } from "~/kit/form/EditForm";
import type { FieldSpec } from "~/kit/form/Inputs";

interface Values {
  eventsEnabled: boolean;
  /** Seconds; `""` for as long as they are not cleared. */
  eventsExpiration: number | "";
}

const testIds = { save: "save-user", cancel: "revert-user" };

const toForm = ({ eventsEnabled = false, eventsExpiration }: RealmEventsConfigRepresentation): Values => ({
  eventsEnabled,
  // the server keeps 0 for none
  eventsExpiration: eventsExpiration || "",
});
const toObject = ({ eventsExpiration, ...values }: Values) => ({ ...values, eventsExpiration: eventsExpiration || 0 });

const fields: FieldSpec<Values>[] = [
  {
    kind: "switch",
    name: "eventsEnabled",
    id: "eventsEnabled-switch",
    label: "saveEvents",
    help: "save-user-eventsHelp",
    helpId: "saveEvents",
  },
  {
    kind: "duration",
    name: "eventsExpiration",
    ...labelled("expiration"),
    when: { name: "eventsEnabled", is: (on) => on === true },
  },
];

/** Whether the realm saves what users do, and for how long. */
export function UserEventsForm({ config }: ConfigFormProps) {
  const edit = useEventsEdit({
    name: "user events",
    object: config,
    toForm,
    toObject,
    before: (changes) => confirmSwitchOff(changes, "eventsEnabled"),
    done: "eventConfigSuccessfully",
    failed: "eventConfigError",
  });
  return <EditForm edit={edit} fields={fields} testIds={testIds} />;
}
