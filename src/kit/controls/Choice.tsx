import { MenuToggle, Select, SelectList, SelectOption, Tooltip } from "@patternfly/react-core";
import type { ReactNode } from "react";
import { useCan, type WithAccess, type Write } from "~/data/access/permissions";
import { ownValue } from "~/data/browser/ownValue";
import { useLateMenu } from "~/kit/controls/useLateMenu";
import { useWhyNot } from "~/kit/controls/Write";

interface Props {
  /** Accessible name of the toggle. */
  label: string;
  /** The toggle is called as it reads: a column or line says what it is about, and `label` names the list only. */
  isNamedByText?: boolean;
  value: string;
  /** Value → text, in order. */
  options: Record<string, string>;
  onChange: (value: string) => void;
  /** Value → test id of its option. */
  optionIds?: Record<string, string>;
  /** Text of the toggle where it is not that of the chosen option. */
  text?: string;
  id?: string;
  testId?: string;
  /** Test id of the open menu. */
  menuTestId?: string;
  isDisabled?: boolean;
  className?: string;
}

interface WriteChoiceProps extends Props {
  /** The call it makes: decides whether the administrator may choose, and names it in the page for tests. */
  call: Write;
  /** The object it writes, where its own `access` counts. */
  object?: WithAccess;
}

/** Chooses one of a few values outside of a form. */
export const Choice: (props: Props) => ReactNode = Chooser;

/** A choice that writes at once: visible but off, with the reason, where the administrator may not. */
export function WriteChoice({ object, ...props }: WriteChoiceProps) {
  const denial = useCan()(props.call, object);
  const why = useWhyNot();
  return <Chooser denied={denial && why(denial)} {...props} />;
}

function Chooser(props: Props & { call?: Write; denied?: string }) {
  const { label, value, options, onChange, text = ownValue(options, value), id, testId, isDisabled, className } = props;
  const { call, denied, optionIds = {}, isNamedByText, menuTestId } = props;
  const late = useLateMenu();
  const toggle = (
    <MenuToggle
      {...late.toggle}
      id={id}
      data-testid={testId}
      data-call={call}
      data-denied={denied === undefined ? undefined : true}
      className={className}
      aria-label={isNamedByText ? undefined : label}
      // the name, which automation knows, takes the place of the text
      aria-description={isNamedByText ? undefined : text}
      isDisabled={isDisabled && denied === undefined}
      // can still be reached by the keyboard, so that the reason can be read
      aria-disabled={denied === undefined ? undefined : true}
      onClick={() => denied === undefined && late.toggle.onClick()}
    >
      {text}
    </MenuToggle>
  );
  return (
    <>
      {denied === undefined ? toggle : <Tooltip content={denied}>{toggle}</Tooltip>}
      {late.isRendered && (
        <Select
          {...late.menu}
          data-testid={menuTestId}
          selected={value}
          // a dialog that follows gives the focus back to where it was
          shouldFocusToggleOnSelect
          onSelect={(_, next) => {
            late.setOpen(false);
            if (next !== value) onChange(String(next));
          }}
        >
          <SelectList aria-label={label}>
            {Object.entries(options).map(([key, words]) => (
              <SelectOption key={key} value={key} data-testid={optionIds[key]}>
                {words}
              </SelectOption>
            ))}
          </SelectList>
        </Select>
      )}
    </>
  );
}
