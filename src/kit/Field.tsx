import { FormGroup, FormHelperText, HelperText, HelperTextItem } from "@patternfly/react-core";
import type { ReactNode } from "react";
import { get, useFormState } from "react-hook-form";
import { type Text, useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/HelpIcon";

interface Props {
  name: string;
  label: Text;
  help?: Text;
  required?: boolean;
  /** Id of the control when it is not the field's name. */
  id?: string;
  children: ReactNode;
}

/** Frame of a form field: label, help, the control, and its error below it. */
export function Field({ name, label, help, required, id = name, children }: Props) {
  const t = useT();
  const error = useFieldError(name);
  return (
    <FormGroup
      label={t(label)}
      fieldId={id}
      isRequired={required}
      labelHelp={help ? <HelpIcon name={id} text={help} /> : undefined}
    >
      {children}
      {error && (
        <FormHelperText>
          <HelperText>
            <HelperTextItem variant="error" screenReaderText="" data-testid={`${name}-helper`} id={`${id}-helper`}>
              {error}
            </HelperTextItem>
          </HelperText>
        </FormHelperText>
      )}
    </FormGroup>
  );
}

/** Message of a field's error, undefined when there is none. */
export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState({ name });
  const error: { message?: unknown } | undefined = get(errors, name);
  const message = error?.message;
  return typeof message === "string" ? message : undefined;
}
