import { Form, type FormProps } from "@patternfly/react-core";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";

interface Props<Values extends FieldValues> extends Omit<FormProps, "form" | "onSubmit"> {
  /** react-hook-form's form. */
  form: UseFormReturn<Values>;
  /** Called when the form is submitted; the page stays. */
  onSubmit?: () => unknown;
}

/** A form without an object behind it, such as a question or a search: its fields find react-hook-form's form around them. */
export const PlainForm = <Values extends FieldValues>({ form, onSubmit, ...props }: Props<Values>) => (
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
);
