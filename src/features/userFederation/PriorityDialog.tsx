import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from "@patternfly/react-core";
import { useState } from "react";
import { type Call, useAction } from "~/data/write/action";
import { type Component, configValue, update, withSetting } from "~/features/userFederation/federation";
import { useSort, useT } from "~/i18n/useT";
import { OrderList } from "~/kit/order/OrderList";

interface Props {
  /** Sorted by name. */
  providers: Component[];
  onClose: () => void;
}

/** Gives each provider its place, on what the server has now; those that have it already are not written. */
async function writeOrder(call: Call, ids: string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    const fresh = await call("components.findOne", { id });
    if (configValue(fresh, "priority") !== String(position))
      await update(call, withSetting(fresh, "priority", String(position)));
  }
}

/** In which order providers are requested a user. */
export function PriorityDialog({ providers, onClose }: Props) {
  const t = useT();
  const byName = useSort(providers, ({ name = "" }) => name);
  const [order, setOrder] = useState(() =>
    byName
      .toSorted((one, other) => Number(configValue(one, "priority")) - Number(configValue(other, "priority")))
      .map(({ id = "", name = "" }) => ({ id, name: name || id })),
  );
  const [isLifted, setLifted] = useState(false);
  const action = useAction(writeOrder, { done: "orderChangeSuccessUserFed", failed: "orderChangeErrorUserFed" });
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
      <ModalHeader title={t("managePriorityOrder")} labelId="priority-title" />
      <ModalBody id="priority-body">
        <p>{t("managePriorityInfo")}</p>
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
