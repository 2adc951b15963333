import { Button, Form, Modal, ModalBody, ModalFooter, ModalHeader } from "@patternfly/react-core";
import { FormProvider, useForm } from "react-hook-form";
import { useRealmRepresentation } from "~/data/realm";
import type { ActionsMail } from "~/features/users/userBulk";
import { useT } from "~/i18n/useT";
import { DurationField } from "~/kit/kinds/DurationField";
import { SelectField } from "~/kit/kinds/SelectField";
import { TextField } from "~/kit/kinds/TextField";
import { ClientSelect } from "~/parts/ClientSelect";
import { useRequiredActions } from "~/parts/requiredActions";

interface Props {
  onClose: () => void;
  onSend: (mail: ActionsMail) => void;
}

/** Asks what an e-mail to many users asks of them, how long its link holds, and where it leads afterwards. */
export function MailDialog({ onClose, onSend }: Props) {
  const t = useT();
  const options = useRequiredActions();
  const { actionTokenGeneratedByAdminLifespan: lifespan = "" } = useRealmRepresentation();
  const form = useForm<ActionsMail>({ defaultValues: { actions: [], lifespan, clientId: "", redirectUri: "" } });
  return (
    <Modal isOpen variant="medium" onClose={onClose} aria-labelledby="mail-dialog-title">
      <ModalHeader labelId="mail-dialog-title" title={t("gatehouse.actionsMail")} />
      <ModalBody>
        <FormProvider {...form}>
          <Form id="mail-form" noValidate onSubmit={form.handleSubmit(onSend)}>
            <SelectField
              name="actions"
              label="resetAction"
              help="resetActions"
              placeholder="requiredActionPlaceholder"
              isMulti
              required
              options={options}
            />
            <DurationField name="lifespan" label="lifespan" />
            <ClientSelect name="clientId" label="client" />
            <TextField
              name="redirectUri"
              label="redirectURI"
              validate={(address) =>
                address && !form.getValues("clientId") ? "gatehouse.redirectNeedsClient" : undefined
              }
            />
          </Form>
        </FormProvider>
      </ModalBody>
      <ModalFooter>
        <Button type="submit" form="mail-form" data-testid="confirm">
          {t("credentialResetConfirm")}
        </Button>
        <Button variant="link" data-testid="cancel" onClick={onClose}>
          {t("cancel")}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
