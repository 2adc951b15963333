import type { ComponentProps, ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { WithAccess, Write } from "~/data/access/permissions";
import type { Failure } from "~/data/api/errors";
import { changesBetween } from "~/data/write/merge";
import { Dialog } from "~/kit/dialog/Dialog";
import { useWhileShown } from "~/kit/dialog/useWhileShown";
import { useUnsaved } from "~/kit/form/useUnsaved";
import { type Text, useT } from "~/i18n/useT";
import { breaksRule } from "~/kit/form/breaksRule";
import { type FieldSpec, Inputs } from "~/kit/form/Inputs";
import { PlainForm } from "~/kit/form/PlainForm";
import { WriteButton } from "~/kit/controls/Write";

/** What becomes of the values. */
type Submit<Values extends FieldValues> =
  | {
      /**
       * Sends them; the dialog closes when that has ended without a failure, unless it was closed meanwhile, or holds by then
       * what was typed since and not sent.
       */
      send: (values: Values) => Promise<Failure | undefined>;
      /** The field a failure is about. */
      fieldOf?: (failure: Failure, values: Values) => Path<Values> | undefined;
      onSubmit?: never;
    }
  | {
      send?: never;
      fieldOf?: never;
      /** Takes them; it stays open until its caller closes it. */
      onSubmit: (values: Values) => unknown;
    };

type Props<Values extends FieldValues> = OwnProps<Values> & Submit<Values>;

interface OwnProps<Values extends FieldValues> extends Pick<ComponentProps<typeof Dialog>, "isLocked"> {
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
  /** Something else is running: nothing can be sent until it has ended. */
  isBusy?: boolean;
  onClose: () => void;
  variant?: "small" | "medium";
  testIds?: { save: string; cancel: string };
  /** Ids of the buttons; those of every dialog when left out. */
  ids?: { save: string; cancel: string };
  children?: ReactNode;
}

/** What a field is filled in by: not the help text beside it, nor the box that the toggle of a typeahead is. */
const CONTROL = ':is(input:not([type="file"]), textarea, select, button.pf-v6-c-menu-toggle):enabled';

/**
 * Where a form is begun to be filled in; the dialog's own first element where nothing of it is there yet. A focus that is in
 * the dialog stays: PatternFly looks for the first one again when a dialog on top of it is closed.
 */
const firstControl = (id: string) => () => {
  const form = document.getElementById(id);
  const hasFocus = form?.closest('[role="dialog"]')?.contains(document.activeElement);
  return (!hasFocus && form?.querySelector(CONTROL)) || undefined;
};

/** A short form in a dialog; it can be sent when every field is right. */
export function FormDialog<Values extends FieldValues>(props: Props<Values>) {
  const { id, testId, title, form, fields, confirm, call, object, isBusy = false, onClose } = props;
  const { variant = "small", testIds = { save: "confirm", cancel: "cancel" }, ids, isLocked, children } = props;
  const t = useT();
  const { errors, isValid, isDirty, isSubmitting } = form.formState;
  // what the server refused may be right by now, though nothing was changed here
  const canSend = isValid || (Object.keys(errors).length > 0 && !breaksRule(errors));
  // until its caller has read again what was done, it would be done twice
  const isSending = isBusy || isSubmitting;
  useUnsaved(id, isDirty);
  const whileShown = useWhileShown();
  const submit = async (values: Values) => {
    if (props.onSubmit) return props.onSubmit(values);
    const failure = await props.send(values);
    if (!failure) return changesBetween(values, form.getValues()).length > 0 || whileShown(onClose);
    const field = props.fieldOf?.(failure, values);
    const { message, description = message } = failure;
    if (field) form.setError(field, { type: "server", message: description }, { shouldFocus: true });
  };
  return (
    <Dialog
      id={id}
      variant={variant}
      title={title}
      // PatternFly hands it to its focus trap, which takes a function, too
      elementToFocus={firstControl(id) as unknown as string}
      isLocked={isLocked}
      // what is on its way is not lost by closing
      isUnsaved={isDirty && !isSubmitting}
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
          isDisabled={isSending || !canSend}
        >
          {t(confirm)}
        </WriteButton>
      }
      onClose={onClose}
    >
      <PlainForm id={id} data-testid={testId} form={form} onSubmit={() => !isSending && form.handleSubmit(submit)()}>
        {children}
        <Inputs fields={fields} />
      </PlainForm>
    </Dialog>
  );
}
