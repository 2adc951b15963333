import { MenuToggle, Select as Menu, SelectList, SelectOption } from "@patternfly/react-core";
import { type ComponentProps, type ReactNode, useState } from "react";

/** What can be chosen, in the words of the administrator. */
export interface Choice {
  key: string;
  text: string;
  /** What it is, below the text. */
  description?: string;
  testId?: string;
  /** Id of the option; none when left out. */
  id?: string;
}

/** What `Select` gets. */
export interface SelectProps {
  /** Id of the toggle. */
  id: string;
  /** Test id of the open list. */
  testId?: string;
  /** Test id of the toggle. */
  toggleTestId?: string;
  label: string;
  /** Accessible name of the open list; the label when left out. */
  listLabel?: string;
  choices: Choice[];
  /** Keys of what is chosen. */
  chosen: string[];
  onChoose: (key: string) => void;
  isDisabled?: boolean;
  placeholder?: string;
  /** Id of the text that says what is wrong. */
  error?: string;
  onBlur?: () => void;
}

/**
 * The choices, and at their end what is chosen but not among them: a value is never hidden or changed by being shown.
 */
export function withChosen(choices: Choice[], chosen: string[]): Choice[] {
  const known = new Set(choices.map(({ key }) => key));
  return [...choices, ...chosen.filter((key) => key && !known.has(key)).map((key) => ({ key, text: key }))];
}

/** An option that is described: its text alone names it. */
const DescribedOption = (props: ComponentProps<"button">) => (
  <button type="button" aria-describedby={`${props.id}-description`} {...props} />
);

/** The options of an open list. */
export function options(
  choices: Choice[],
  chosen: string[],
  focused?: number,
  idOf?: (index: number) => string,
): ReactNode {
  return choices.map(({ key, text, testId, description, ...choice }, index) => {
    const id = idOf?.(index) ?? choice.id;
    const described = id && {
      "aria-label": text,
      component: DescribedOption,
      description: <span id={`${id}-description`}>{description}</span>,
    };
    return (
      <SelectOption
        key={key}
        id={id}
        data-testid={testId}
        value={key}
        description={description}
        isSelected={chosen.includes(key)}
        isFocused={index === focused}
        {...(description && described)}
      >
        {text}
      </SelectOption>
    );
  });
}

/** A button that opens a list to choose one of. */
export function Select({
  id,
  testId,
  toggleTestId,
  label,
  listLabel = label,
  choices,
  chosen,
  onChoose,
  isDisabled,
  placeholder,
  error,
  onBlur,
}: SelectProps) {
  const [open, setOpen] = useState(false);
  const all = withChosen(choices, chosen);
  // nothing chosen may be a choice as well, e.g. a default
  const text = all.find(({ key }) => key === (chosen[0] ?? ""))?.text ?? placeholder;
  const toggle = (next: boolean) => {
    setOpen(next);
    if (!next) onBlur?.();
  };
  return (
    <Menu
      data-testid={testId}
      isOpen={open}
      selected={chosen[0]}
      isScrollable
      maxMenuHeight="20rem"
      shouldFocusToggleOnSelect
      popperProps={{ appendTo: "inline", preventOverflow: true }}
      onOpenChange={toggle}
      onSelect={(_, key) => {
        // a list that closes is there for a moment more
        if (!open) return;
        toggle(false);
        onChoose(String(key));
      }}
      toggle={(ref) => (
        <MenuToggle
          ref={ref}
          id={id}
          data-testid={toggleTestId}
          isFullWidth
          aria-label={label}
          aria-description={text}
          aria-describedby={error}
          status={error ? "danger" : undefined}
          isExpanded={open}
          isDisabled={isDisabled}
          isPlaceholder={chosen.length === 0}
          onClick={() => toggle(!open)}
        >
          {text}
        </MenuToggle>
      )}
    >
      <SelectList aria-label={listLabel}>{options(all, chosen)}</SelectList>
    </Menu>
  );
}
