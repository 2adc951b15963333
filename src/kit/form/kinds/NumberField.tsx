import { NumberInput } from "@patternfly/react-core";
import { type Text, useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { focusInside, LARGEST, type Rules, useField, WHOLE } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";

interface NumberFieldProps extends FieldProps, Pick<Rules<number>, "min" | "max" | "validate"> {
  /** The form keeps the digits, as the server does in attributes and configurations. */
  stringify?: boolean;
  /** What is counted, shown behind the number. */
  unit?: Text;
  placeholder?: Text;
}

/** A whole number with buttons for one less and one more; the form keeps `""` while there is none. */
export const NumberField = (props: NumberFieldProps) => (
  <Field {...props}>
    <NumberBox {...props} />
  </Field>
);

/** The control of a number field, for one that shares its frame with another. */
export function NumberBox(props: NumberFieldProps & { ariaLabel?: string }) {
  const { name, label, required, testId, stringify, unit, placeholder, min, max, ariaLabel } = props;
  const t = useT();
  const { id, value, change, blur, ref, isDirty, isDisabled, error } = useField<number>(props, {
    pattern: WHOLE,
    max: LARGEST,
    ...props,
  });
  const text = textIn(value);
  const number = Number(text);
  const set = (next: number) => change(stringify ? String(next) : next);
  const within = (next: number) => Math.min(Math.max(next, min ?? next), max ?? next);
  return (
    <div ref={focusInside(ref)}>
      <NumberInput
        id={id}
        data-testid={testId}
        inputName={name}
        value={text === "" ? "" : number}
        min={min}
        max={max}
        unit={unit && t(unit)}
        isDisabled={isDisabled}
        validated={error ? "error" : "default"}
        inputAriaLabel={ariaLabel ?? t("gatehouse.numberInput")}
        minusBtnAriaLabel={t("gatehouse.minus")}
        plusBtnAriaLabel={t("gatehouse.plus")}
        inputProps={{
          // the name, which automation knows, says nothing of it
          "aria-description": ariaLabel ? undefined : t(label),
          "aria-describedby": error,
          isRequired: required,
          min,
          max,
          placeholder: placeholder && t(placeholder),
        }}
        onMinus={() => set(within(number - 1))}
        onPlus={() => set(within(number + 1))}
        onChange={({ type, currentTarget }) => {
          // PatternFly also sends a "change" when the focus leaves, and then takes an empty field for 0
          if (type === "blur") currentTarget.value = text;
          else if (currentTarget.value === "") change("");
          else set(Number(currentTarget.value));
        }}
        onBlur={() => {
          // only now: on the way to 15 there is a 1; and not what is stored, which nobody typed
          if (isDirty && text !== "" && min !== undefined && number < min) set(min);
          blur();
        }}
      />
    </div>
  );
}
