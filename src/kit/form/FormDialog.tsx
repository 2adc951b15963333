import type { ComponentProps, ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { WithAccess, Write } from "~/data/access/permissions";
import { Dialog } from "~/kit/dialog/Dialog";
import { useUnsaved } from "~/kit/form/useUnsaved";
import { type Text, useT } from "~/i18n/useT";
import { type FieldSpec, Inputs } from "~/kit/form/Inputs";
import { PlainForm } from "~/kit/form/PlainForm";
import { WriteButton } from "~/kit/controls/Write";

interface Props<Values extends FieldValues> extends Pick<ComponentProps<typeof Dialog>, "elementToFocus"> {
  /** Id of the form. */
  id: string;
  testId?: string;
  title: string;
  /** react-hook-form's form, which validates while it is typed in. */
  form: UseFormReturn<Values>;
  fields: readonly FieldSpec<NoInfer<Values>>[];
  confirm: Text;
  call: Write;
  object?: WithAccess;
  isBusy?: boolean;
  onSubmit: (values: Values) => unknown;
  onClose: () => void;
  variant?: "small" | "medium";
  testIds?: { save: string; cancel: string };
  /** Ids of the buttons; those of every dialog when left out. */
  ids?: { save: string; cancel: string };
  children?: ReactNode;
}

/** A short form in a dialog; it can be sent when every field is right, and stays open until its caller closes it. */
export function FormDialog<Values extends FieldValues>(props: Props<Values>) {
  const { id, testId, title, form, fields, confirm, call, object, isBusy = false, onSubmit, onClose } = props;
  const { variant = "small", testIds = { save: "confirm", cancel: "cancel" }, ids, elementToFocus, children } = props;
  const t = useT();
  const { isValid, isDirty, isSubmitting } = form.formState;
  // until its caller has read again what was done, it would be done twice
  const isSending = isBusy || isSubmitting;
  useUnsaved(id, isDirty);
  return (
    <Dialog
      id={id}
      variant={variant}
      title={title}
      elementToFocus={elementToFocus}
      cancelId={ids?.cancel}
      cancelTestId={testIds.cancel}
      actions={
        <WriteButton
          id={ids?.save ?? "modal-confirm"}
          testId={testIds.save}
          type="submit"
          form={id}
          call={call}
          object={object}
          isLoading={isSending}
          isDisabled={isSending || !isValid}
        >
          {t(confirm)}
        </WriteButton>
      }
      onClose={onClose}
    >
      <PlainForm id={id} data-testid={testId} form={form} onSubmit={() => !isSending && form.handleSubmit(onSubmit)()}>
        {children}
        <Inputs fields={fields} />
      </PlainForm>
    </Dialog>
  );
}
