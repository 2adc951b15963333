import { Switch, Tooltip } from "@patternfly/react-core";
import { useId, useState } from "react";
import { useCan, type WithAccess, type Write } from "~/data/access/permissions";
import { useT } from "~/i18n/useT";
import { named, useWhyNot } from "~/kit/controls/Write";

interface WriteSwitchProps {
  /** The call it makes. */
  call: Write;
  /** The object it writes, where its own `access` counts. */
  object?: WithAccess;
  id: string;
  testId?: string;
  /** Accessible name. */
  label: string;
  /** Id of the element that says what it is for, in a row the cell that names it. */
  describedBy?: string;
  /** What it says beside itself; nothing in a row, whose column says it. */
  text?: string;
  isOn: boolean;
  isBusy?: boolean;
  /** What it depends on is not there. */
  isDisabled?: boolean;
  onChange: (on: boolean) => void;
}

/** A switch that writes at once: off, with the reason, where the administrator may not. */
export function WriteSwitch({ call, object, id, testId, label, text, isOn, ...props }: WriteSwitchProps) {
  const { isBusy, isDisabled, describedBy, onChange } = props;
  const why = useWhyNot();
  const reasonId = useId();
  const [hasFocus, setFocus] = useState(false);
  const denial = useCan()(call, object);
  const control = (
    <Switch
      id={id}
      data-testid={testId}
      {...named(call, denial)}
      aria-label={label}
      aria-describedby={denial ? [describedBy, reasonId].filter(Boolean).join(" ") : describedBy}
      label={text}
      isChecked={isOn}
      isDisabled={isDisabled && !denial}
      // can still be reached by the keyboard, so that the reason can be read; busy, it would lose the focus with each write
      aria-disabled={isBusy || denial !== undefined}
      onChange={(_, on) => !isBusy && !denial && onChange(on)}
    />
  );
  if (!denial) return control;
  return (
    // PatternFly shows it for the focus of what it is around, not of the input inside
    <Tooltip id={reasonId} aria="none" content={why(denial)} isVisible={hasFocus}>
      <span onFocus={() => setFocus(true)} onBlur={() => setFocus(false)}>
        {control}
      </span>
    </Tooltip>
  );
}

interface Props extends Pick<WriteSwitchProps, "call" | "object" | "isOn" | "isBusy" | "isDisabled" | "onChange"> {
  /** Begins its id and test id, which scripts know: the title of the page, or the kind of the object. */
  title: string;
  /** The id where it is not made of the title. */
  id?: string;
}

/** Switches the object of a page on and off, in its heading. */
export function EnableSwitch({ title, id = `${title.replaceAll(" ", "-")}-switch`, ...props }: Props) {
  const t = useT();
  return (
    <WriteSwitch
      {...props}
      id={id}
      testId={`${title}-switch`}
      label={t("enabled")}
      text={t(props.isOn ? "enabled" : "disabled")}
    />
  );
}
