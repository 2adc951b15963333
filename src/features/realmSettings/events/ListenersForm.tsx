import type { RealmEventsConfigRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/realmEventsConfigRepresentation";
import { useData } from "~/data/query/cache";
import { type ConfigFormProps, useEventsEdit } from "~/features/realmSettings/events/useEventsEdit";
import { EditForm } from "~/kit/form/EditForm";
import type { FieldSpec } from "~/kit/form/Inputs";

interface Values {
  eventsListeners: string[];
}

const testIds = { save: "saveEventListenerBtn", cancel: "revertEventListenerBtn" };
const toForm = ({ eventsListeners = [] }: RealmEventsConfigRepresentation): Values => ({ eventsListeners });
/** In an order of our own: the server keeps them as a set, whatever the order in which they were chosen. */
const toObject = ({ eventsListeners }: Values): Values => ({ eventsListeners: eventsListeners.toSorted() });

/** Who is notified of events, of the listeners that the server has: `GET ui-ext/available-event-listeners`. */
export function ListenersForm({ config }: ConfigFormProps) {
  const listeners = useData("ui.eventListeners");
  const fields: FieldSpec<Values>[] = [
    {
      kind: "select",
      isMulti: true,
      name: "eventsListeners",
      label: "eventListeners",
      help: "eventListenersHelpTextHelp",
      options: listeners.map(({ id }) => ({ key: id, value: { text: id } })),
    },
  ];
  const edit = useEventsEdit({
    name: "event listeners",
    object: config,
    toForm,
    toObject,
    fieldOf: ({ message }) => (message === "Unknown event listener" ? "eventsListeners" : undefined),
    done: "saveEventListenersSuccess",
    failed: "saveEventListenersError",
  });
  return <EditForm edit={edit} fields={fields} testIds={testIds} />;
}
