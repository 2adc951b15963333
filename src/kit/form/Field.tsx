import { FormGroup, FormHelperText, HelperText, HelperTextItem } from "@patternfly/react-core";
import type { MouseEvent, ReactNode } from "react";
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

/** Gives the focus to the input of a control whose id is that of a box around it, where no browser does. */
const leadInside = ({ target }: MouseEvent) => {
  const label = target instanceof Element && target.closest("label");
  if (label) document.getElementById(label.htmlFor)?.querySelector("input")?.focus();
};

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
      onClick={leadInside}
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
