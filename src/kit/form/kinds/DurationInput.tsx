import { Flex, FlexItem, TextInput } from "@patternfly/react-core";
import { type Ref, useState } from "react";
import { useT } from "~/i18n/useT";
import { Select } from "~/kit/form/kinds/Select";

/** Seconds of each unit, from the smallest on. */
const SECONDS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

/** A unit of time that can be offered. */
export type Unit = keyof typeof SECONDS;

const isUnit = (text: string): text is Unit => text in SECONDS;

/** Units offered where nothing else is said. */
export const UNITS: readonly Unit[] = ["minutes", "hours", "days"];

/** The largest of the offered units that shows a number of seconds without a rest; seconds where none does. */
export function unitOf(seconds: number, units: readonly Unit[]): Unit {
  const fitting = units.filter((unit) => seconds % SECONDS[unit] === 0);
  return fitting.sort((a, b) => SECONDS[b] - SECONDS[a])[0] ?? "seconds";
}

/** A number of seconds in a unit. */
export const inUnit = (seconds: number, unit: Unit) => seconds / SECONDS[unit];

interface Props {
  id: string;
  /** Accessible name of the number, where no label is about it alone. */
  label?: string;
  name: string;
  testId: string;
  /** What the ids and classes of the unit begin with (`{prefix}-select-menu`); the id when left out. */
  prefix?: string;
  /** Units offered; minutes, hours and days when left out. */
  units?: readonly Unit[];
  min?: number;
  isRequired?: boolean;
  /** The seconds, in digits; empty for none. */
  text: string;
  isDisabled: boolean;
  /** Id of the text that says what is wrong. */
  error?: string;
  ref?: Ref<HTMLInputElement>;
  /** Gets the seconds, `""` for none. */
  onChange: (seconds: number | "") => void;
  onBlur: () => void;
}

/** A number and its unit, for a time that is stored in seconds. */
export function DurationInput(props: Props) {
  const {
    id,
    name,
    label,
    testId,
    prefix = id,
    units = UNITS,
    min = 0,
    isRequired,
    text,
    isDisabled,
    error,
    ref,
    onChange,
    onBlur,
  } = props;
  const t = useT();
  const seconds = Number(text);
  // the unit stays while a number is typed in it: 60 minutes do not turn into 1 hour under the typing hand
  const [typed, setTyped] = useState<{ text: string; unit: Unit }>();
  const own = typed && (typed.text === text || text === "");
  const unit = own ? typed.unit : seconds === 0 ? (units[0] ?? "seconds") : unitOf(seconds, units);
  const offered = units.includes(unit) ? units : [unit, ...units];
  const set = (shown: string, next: Unit) => {
    // a part of a second would be a number that the server cannot read
    const total = shown === "" ? "" : Math.round(Number(shown) * SECONDS[next]);
    setTyped({ text: String(total), unit: next });
    if (String(total) !== text) onChange(total);
  };
  const shown = text === "" ? "" : String(inUnit(seconds, unit));
  return (
    <Flex spaceItems={{ default: "spaceItemsSm" }} flexWrap={{ default: "nowrap" }}>
      <FlexItem grow={{ default: "grow" }}>
        <TextInput
          ref={ref}
          type="number"
          id={id}
          name={name}
          data-testid={testId}
          aria-label={label}
          min={min}
          isRequired={isRequired}
          isDisabled={isDisabled}
          validated={error ? "error" : "default"}
          aria-describedby={error}
          value={shown}
          onChange={(_, next) => set(next, unit)}
          onBlur={onBlur}
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
  );
}
