import { Form, type FormProps } from "@patternfly/react-core";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { StoredContext } from "~/kit/form/fieldProps";

interface Props<Values extends FieldValues> extends Omit<FormProps, "form" | "onSubmit"> {
  /** react-hook-form's form. */
  form: UseFormReturn<Values>;
  /** Called when the form is submitted; the page stays. */
  onSubmit?: () => unknown;
}

const nothingStored = () => false;

/**
 * A form without an object behind it, such as a question or a search: its fields find react-hook-form's form around them. In
 * a dialog that the form of a stored object opened, they know nothing of that object.
 */
export const PlainForm = <Values extends FieldValues>({ form, onSubmit, ...props }: Props<Values>) => (
  <StoredContext value={nothingStored}>
    <FormProvider {...form}>
      <Form
        noValidate
        {...props}
        onSubmit={(event) => {
          event.preventDefault();
          // for React a form that opened a dialog is around the dialog's
          event.stopPropagation();
          onSubmit?.();
        }}
      />
    </FormProvider>
  </StoredContext>
);
