import { FormGroup, FormHelperText, HelperText, HelperTextItem } from "@patternfly/react-core";
import type { ReactNode } from "react";
import { get, useFormState } from "react-hook-form";
import { useT } from "~/i18n/useT";
import type { FieldProps } from "~/kit/form/fieldProps";
import { HelpIcon } from "~/kit/controls/HelpIcon";

interface Props extends Pick<
  FieldProps,
  "name" | "label" | "help" | "required" | "id" | "helpId" | "errorTestId" | "groupId"
> {
  /** The field is made of several controls, which the label names together. */
  isGroup?: boolean;
  children: ReactNode;
}

/** Frame of a form field: label, help, the control, and its error below it. */
export function Field({ name, label, help, required, id = name, helpId = id, ...rest }: Props) {
  const { errorTestId, groupId, isGroup, children } = rest;
  const t = useT();
  return (
    <FormGroup
      id={groupId}
      label={t(label)}
      fieldId={id}
      role={isGroup ? "group" : undefined}
      isRequired={required}
      labelHelp={help ? <HelpIcon name={helpId} text={help} /> : undefined}
    >
      {children}
      <FieldError name={name} id={id} errorTestId={errorTestId} />
    </FormGroup>
  );
}

/** The error of a field, for one that shares its frame with another. */
export function FieldError({
  name,
  id = name,
  errorTestId = `${name}-helper`,
}: Pick<FieldProps, "name" | "id" | "errorTestId">) {
  const error = useFieldError(name);
  if (!error) return null;
  return (
    <FormHelperText>
      <HelperText>
        <HelperTextItem variant="error" screenReaderText="" data-testid={errorTestId} id={`${id}-helper`}>
          {error}
        </HelperTextItem>
      </HelperText>
    </FormHelperText>
  );
}

/** Message of a field's error, undefined when there is none. */
export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState({ name, exact: true });
  const error: { message?: unknown } | undefined = get(errors, name);
  const message = error?.message;
  return typeof message === "string" ? message : undefined;
}
