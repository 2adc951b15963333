import { Form } from "@patternfly/react-core";
import { type FieldValues, FormProvider, useForm } from "react-hook-form";
import { ReadOnlyContext } from "~/kit/form/fieldProps";
import { type FieldSpec, Inputs } from "~/kit/form/Inputs";

interface Props<Values extends FieldValues> {
  object: Values;
  fields: readonly FieldSpec<NoInfer<Values>>[];
}

/** The fields of what comes with the server: they can only be looked at. */
export function ReadOnlyForm<Values extends FieldValues>({ object, fields }: Props<Values>) {
  const form = useForm({ values: object });
  return (
    <FormProvider {...form}>
      <ReadOnlyContext value>
        <Form className="keycloak__form">
          <Inputs fields={fields} />
        </Form>
      </ReadOnlyContext>
    </FormProvider>
  );
}
