import { Switch, Tooltip } from "@patternfly/react-core";
import { useCan, type WithAccess, type Write } from "~/data/access/permissions";
import { useT } from "~/i18n/useT";
import { named, useWhyNot } from "~/kit/controls/Write";

interface Props {
  /** The call it makes. */
  call: Write;
  /** The object it writes, where its own `access` counts. */
  object?: WithAccess;
  /** Begins its id and test id, which scripts know: the title of the page or row, or the kind of the object. */
  title: string;
  isOn: boolean;
  isBusy?: boolean;
  /** In a row, whose column says what it is: without words beside it. */
  isInRow?: boolean;
  onChange: (on: boolean) => void;
}

/**
 * Switches an object on and off, in the heading of its page or in its row; disabled, with the reason, where the
 * administrator may not.
 */
export function EnableSwitch({ call, object, title, isOn, isBusy, isInRow, onChange }: Props) {
  const t = useT();
  const why = useWhyNot();
  const denial = useCan()(call, object);
  const control = (
    <Switch
      id={`${title.replaceAll(" ", "-")}-switch`}
      data-testid={`${title}-switch`}
      {...named(call, denial)}
      aria-label={t("enabled")}
      label={isInRow ? undefined : t(isOn ? "enabled" : "disabled")}
      isChecked={isOn}
      isDisabled={denial !== undefined || isBusy}
      onChange={(_, on) => onChange(on)}
    />
  );
  if (!denial) return control;
  return (
    <Tooltip content={why(denial)}>
      <span>{control}</span>
    </Tooltip>
  );
}
