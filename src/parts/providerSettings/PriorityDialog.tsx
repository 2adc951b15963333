import type ComponentRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentRepresentation";
import { unlessGone } from "~/data/api/errors";
import { isSegment } from "~/data/api/segment";
import { type Call, type Messages, useAction } from "~/data/write/action";
import { type Text, useSort } from "~/i18n/useT";
import { textIn } from "~/kit/form/values";
import { OrderDialog } from "~/kit/order/OrderDialog";

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

/**
 * Gives each provider its place, on what the server has now; those that have it already are not written, nor is what was
 * deleted meanwhile or has no address.
 */
async function writeOrder(call: Call, ids: string[], highestFirst: boolean): Promise<void> {
  for (const [position, id] of ids.filter(isSegment).entries()) {
    const fresh = await call("components.findOne", { id }).catch(unlessGone);
    const priority = highestFirst ? LAST + ids.length - position : position;
    if (!fresh || textIn(fresh.config?.["priority"]) === String(priority)) continue;
    const next = { ...fresh, config: { ...fresh.config, priority: [String(priority)] } };
    await call("components.update", { id }, next).catch(unlessGone);
  }
}

/** In which order the server asks providers of a kind: all of them get a number of their own. */
export function PriorityDialog({ providers, title, text, alerts, highestFirst = false, onClose }: Props) {
  const items = useSort(providers, ({ name = "" }) => name)
    .sort((one, other) => (highestFirst ? -1 : 1) * (priorityOf(one) - priorityOf(other)))
    .map(({ id = "", name = "" }) => ({ id, name: name || id }));
  const action = useAction((call, ids: string[]) => writeOrder(call, ids, highestFirst), alerts);
  const save = async (ids: string[]) => {
    if (!(await action.run(ids))) onClose();
  };
  return (
    <OrderDialog
      title={title}
      text={text}
      items={items}
      call="components.update"
      isSaving={action.running}
      onSave={(ids) => void save(ids)}
      onClose={onClose}
    />
  );
}
