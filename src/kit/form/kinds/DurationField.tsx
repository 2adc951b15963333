import { Flex, FlexItem, TextInput } from "@patternfly/react-core";
import { useState } from "react";
import { useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { Select } from "~/kit/form/kinds/Select";
import { type Rules, useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";

/** Seconds of each unit, from the smallest on. */
const SECONDS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

export type Unit = keyof typeof SECONDS;

const isUnit = (text: string): text is Unit => text in SECONDS;

/** The largest of the offered units that shows a number of seconds without a rest; seconds where none does. */
export function unitOf(seconds: number, units: readonly Unit[]): Unit {
  const fitting = units.filter((unit) => seconds % SECONDS[unit] === 0);
  return fitting.sort((a, b) => SECONDS[b] - SECONDS[a])[0] ?? "seconds";
}

export interface DurationFieldProps extends FieldProps, Rules<number | string> {
  /** Units offered; minutes, hours and days when left out. */
  units?: readonly Unit[];
  /** What the ids and classes of the unit begin with (`{prefix}-select-menu`); the id when left out. */
  prefix?: string;
  /** The form keeps the digits, as the server does in attributes and configurations. */
  stringify?: boolean;
}

const UNITS: readonly Unit[] = ["minutes", "hours", "days"];

/** A time: the form keeps seconds, or `""` for none; the administrator sees the largest unit that fits. */
export function DurationField(props: DurationFieldProps) {
  const { name, units = UNITS, stringify, testId = name, min = 0 } = props;
  const t = useT();
  const { id, value, change, blur, ref, isDisabled, error } = useField<number | string>(props, props);
  const { prefix = id } = props;
  const text = textIn(value);
  const seconds = Number(text);
  // the unit stays while a number is typed in it: 60 minutes do not turn into 1 hour under the typing hand
  const [typed, setTyped] = useState<{ text: string; unit: Unit }>();
  const own = typed && (typed.text === text || text === "");
  const unit = own ? typed.unit : text === "" ? (units[0] ?? "seconds") : unitOf(seconds, units);
  const offered = units.includes(unit) ? units : [unit, ...units];
  const set = (shown: string, next: Unit) => {
    const kept = shown === "" ? "" : Number(shown) * SECONDS[next];
    setTyped({ text: String(kept), unit: next });
    if (String(kept) !== text) change(stringify ? String(kept) : kept);
  };
  const shown = text === "" ? "" : String(seconds / SECONDS[unit]);
  return (
    <Field {...props}>
      <Flex spaceItems={{ default: "spaceItemsSm" }} flexWrap={{ default: "nowrap" }}>
        <FlexItem grow={{ default: "grow" }}>
          <TextInput
            ref={ref}
            type="number"
            id={id}
            name={name}
            data-testid={testId}
            aria-label="kc-time"
            min={min}
            isDisabled={isDisabled}
            validated={error ? "error" : "default"}
            aria-describedby={error}
            value={shown}
            onChange={(_, next) => set(next, unit)}
            onBlur={blur}
          />
        </FlexItem>
        <FlexItem id={`${prefix}-select-menu`} className={`${prefix}-select`}>
          <Select
            id={`${prefix}-select`}
            label={t("unitLabel")}
            choices={offered.map((key) => ({ key, text: t(`times.${key}`), id: `times.${key}` }))}
            chosen={[unit]}
            isDisabled={isDisabled}
            onChoose={(key) => isUnit(key) && set(shown, key)}
          />
        </FlexItem>
      </Flex>
    </Field>
  );
}
