import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from "@patternfly/react-core";
import { useState } from "react";
import type ComponentRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentRepresentation";
import { type Call, type Outcome, useAction } from "~/data/write/action";
import { type Text, useSort, useT } from "~/i18n/useT";
import { textIn } from "~/kit/form/values";
import { OrderList } from "~/kit/order/OrderList";

interface Props {
  providers: ComponentRepresentation[];
  title: Text;
  text: Text;
  alerts: Outcome;
  /** Whether the server asks the provider with the highest number first, or the one with the lowest. */
  highestFirst?: boolean;
  onClose: () => void;
}

/** What the numbers of providers that are asked from the highest on end with: others can still come after them. */
const LAST = 100;

const priorityOf = ({ config }: ComponentRepresentation) => Number(textIn(config?.["priority"]));

/** Gives each provider its place, on what the server has now; those that have it already are not written. */
async function writeOrder(call: Call, ids: string[], highestFirst: boolean): Promise<void> {
  for (const [position, id] of ids.entries()) {
    const fresh = await call("components.findOne", { id });
    const priority = highestFirst ? LAST + ids.length - position : position;
    if (textIn(fresh.config?.["priority"]) === String(priority)) continue;
    await call("components.update", { id }, { ...fresh, config: { ...fresh.config, priority: [String(priority)] } });
  }
}

/** In which order the server asks providers of a kind: all of them get a number of their own. */
export function PriorityDialog({ providers, title, text, alerts, highestFirst = false, onClose }: Props) {
  const t = useT();
  const byName = useSort(providers, ({ name = "" }) => name);
  const [order, setOrder] = useState(() =>
    byName
      .toSorted((one, other) => (highestFirst ? -1 : 1) * (priorityOf(one) - priorityOf(other)))
      .map(({ id = "", name = "" }) => ({ id, name: name || id })),
  );
  const [isLifted, setLifted] = useState(false);
  const action = useAction((call, ids: string[]) => writeOrder(call, ids, highestFirst), alerts);
  const save = async () => {
    if (!(await action.run(order.map(({ id }) => id)))) onClose();
  };
  return (
    <Modal
      isOpen
      variant="small"
      onClose={onClose}
      onEscapePress={() => isLifted || onClose()}
      aria-labelledby="priority-title"
      aria-describedby="priority-body"
    >
      <ModalHeader title={t(title)} labelId="priority-title" />
      <ModalBody id="priority-body">
        <p>{t(text)}</p>
        <OrderList items={order} onChange={setOrder} onLift={setLifted} />
      </ModalBody>
      <ModalFooter>
        <Button
          id="modal-confirm"
          data-call="components.update"
          isLoading={action.running}
          isDisabled={action.running}
          onClick={() => void save()}
        >
          {t("save")}
        </Button>
        <Button id="modal-cancel" variant="link" onClick={onClose}>
          {t("cancel")}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
