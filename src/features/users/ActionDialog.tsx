import { Button, Form, Modal, ModalBody, ModalFooter, ModalHeader } from "@patternfly/react-core";
import { FormProvider, useForm } from "react-hook-form";
import { useT } from "~/i18n/useT";
import { SelectField } from "~/kit/kinds/SelectField";
import { useRequiredActions } from "~/parts/requiredActions";

interface Props {
  /** Whether it is added or removed. */
  on: boolean;
  onClose: () => void;
  onPick: (alias: string) => void;
}

/** Asks which required action is added to users or removed from them. */
export function ActionDialog({ on, onClose, onPick }: Props) {
  const t = useT();
  const options = useRequiredActions();
  const form = useForm({ defaultValues: { action: "" } });
  return (
    <Modal isOpen variant="small" onClose={onClose} aria-labelledby="action-dialog-title">
      <ModalHeader
        labelId="action-dialog-title"
        title={t(on ? "gatehouse.actionAddAsk" : "gatehouse.actionRemoveAsk")}
      />
      <ModalBody>
        <FormProvider {...form}>
          <Form id="action-form" noValidate onSubmit={form.handleSubmit(({ action }) => onPick(action))}>
            <SelectField name="action" label="requiredUserActions" placeholder="selectOne" required options={options} />
          </Form>
        </FormProvider>
      </ModalBody>
      <ModalFooter>
        <Button type="submit" form="action-form" data-testid="confirm">
          {t("continue")}
        </Button>
        <Button variant="link" data-testid="cancel" onClick={onClose}>
          {t("cancel")}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
