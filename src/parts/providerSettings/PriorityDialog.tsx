import type ComponentRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentRepresentation";
import { type Call, type Messages, useAction } from "~/data/write/action";
import { type Text, useSort } from "~/i18n/useT";
import { textIn } from "~/kit/form/values";
import { OrderDialog } from "~/kit/order/OrderDialog";
import { writeInOrder } from "~/kit/order/writeInOrder";

interface Props {
  providers: ComponentRepresentation[];
  title: Text;
  text: Text;
  alerts: Messages;
  /** Whether the server asks the provider with the highest number first, or the one with the lowest. */
  highestFirst?: boolean;
  onClose: () => void;
}

/** The lowest priority of providers that run from the highest on: others can still come after them. */
const LAST = 100;

const priorityOf = ({ config }: ComponentRepresentation) => Number(textIn(config?.["priority"]));

/** Gives each provider its place; those that have it already are not written. */
const writeOrder = (call: Call, ids: string[], highestFirst: boolean) =>
  writeInOrder(
    ids,
    (id) => call("components.findOne", { id }),
    async (fresh, position, id) => {
      const priority = String(highestFirst ? LAST + ids.length - position : position);
      if (textIn(fresh.config?.["priority"]) === priority) return;
      await call("components.update", { id }, { ...fresh, config: { ...fresh.config, priority: [priority] } });
    },
  );

/** In which order the server asks providers of a kind: all of them get a number of their own. */
export function PriorityDialog({ providers, title, text, alerts, highestFirst = false, onClose }: Props) {
  const items = useSort(providers, ({ name = "" }) => name)
    .sort((one, other) => (highestFirst ? -1 : 1) * (priorityOf(one) - priorityOf(other)))
    .map(({ id = "", name = "" }) => ({ id, name: name || id }));
  const action = useAction((call, ids: string[]) => writeOrder(call, ids, highestFirst), alerts);
  return (
    <OrderDialog title={title} text={text} items={items} call="components.update" save={action.run} onClose={onClose} />
  );
}
