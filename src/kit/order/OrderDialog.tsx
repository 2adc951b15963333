import { Button, ModalBody, ModalFooter, ModalHeader } from "@patternfly/react-core";
import { useState } from "react";
import type { Write } from "~/data/access/permissions";
import type { Failure } from "~/data/api/errors";
import { type Text, useT } from "~/i18n/useT";
import { askToClose } from "~/kit/dialog/askToClose";
import { Modal } from "~/kit/dialog/Modal";
import { useCloseAfter } from "~/kit/dialog/useWhileShown";
import { OrderList } from "~/kit/order/OrderList";
import type { Ordered } from "~/kit/order/SortableList";

interface Props {
  title: Text;
  text: Text;
  /** In their order of now. */
  items: readonly Ordered[];
  /** The write that gives each its place. */
  call: Write;
  /** Gets the ids in the order that was chosen; without a failure in the end the dialog closes. */
  save: (ids: string[]) => Promise<Failure | undefined>;
  onClose: () => void;
}

/** A dialog that puts things in order. It follows what the server has, and saves nothing, until one is moved. */
export function OrderDialog({ title, text, items, call, save, onClose }: Props) {
  const t = useT();
  const [moved, setMoved] = useState<Ordered[]>();
  // what was deleted meanwhile goes, what came stands last
  const isThere = ({ id }: Ordered) => items.some((item) => item.id === id);
  const isNew = ({ id }: Ordered) => !moved?.some((item) => item.id === id);
  const order = moved ? [...moved.filter(isThere), ...items.filter(isNew)] : items;
  const [isLifted, setLifted] = useState(false);
  const [isSending, closeAfter] = useCloseAfter(onClose);
  const askToLeave = askToClose(moved !== undefined && !isSending, onClose);
  return (
    <Modal
      variant="small"
      onClose={askToLeave}
      onEscapePress={() => isLifted || askToLeave()}
      aria-labelledby="priority-title"
      aria-describedby="priority-body"
    >
      <ModalHeader title={t(title)} labelId="priority-title" />
      <ModalBody id="priority-body">
        <p>{t(text)}</p>
        <OrderList items={order} onChange={(next) => isSending || setMoved(next)} onLift={setLifted} />
      </ModalBody>
      <ModalFooter>
        <Button
          id="modal-confirm"
          data-testid="confirm"
          data-call={call}
          isLoading={isSending}
          isDisabled={isSending || !moved}
          onClick={() => void closeAfter(save(order.map(({ id }) => id)))}
        >
          {t("save")}
        </Button>
        <Button id="modal-cancel" data-testid="cancel" variant="link" onClick={onClose}>
          {t("cancel")}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
