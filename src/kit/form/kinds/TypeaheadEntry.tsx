import { Label, LabelGroup, TextInputGroup, TextInputGroupMain } from "@patternfly/react-core";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { Link } from "react-router-dom";
import { useT } from "~/i18n/useT";
import { ClearButton } from "~/kit/controls/ClearButton";
import type { SelectProps } from "~/kit/form/kinds/Select";
import type { Address } from "~/place";

/** Id of the open list, which the contract fixes; only one list is open at a time. */
export const LIST = "select-typeahead-listbox";

/** Id of one of its options. */
export const optionId = (index: number) => `${LIST}-${index}`;

/** What `Typeahead` gets. */
export interface TypeaheadProps extends SelectProps {
  /** Several can be chosen: choosing toggles, and the list stays open. */
  isMulti?: boolean;
  isRequired?: boolean;
  /** Choices are found by any part of their text or key; by the beginning of the text when left out. */
  findsInside?: boolean;
  /** Takes everything away. */
  onClear: () => void;
  /** Accessible name of the input; `Type to filter` when left out. */
  inputLabel?: string;
  /** Asks for the choices of a typed text; without it the given ones are filtered here. */
  onSearch?: (text: string) => void;
  /** Address of what a chip stands for; undefined where it has none, or none that is known. */
  linkOf?: (key: string) => Address | undefined;
}

interface EntryProps extends TypeaheadProps {
  input: RefObject<HTMLInputElement | null>;
  open: boolean;
  textOf: (key?: string) => string;
  /** Counts how often what was typed was given up. */
  entry: number;
  /** Text shown while nothing is typed. */
  value: string;
  focused: number | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onType: (text: string) => void;
  onOpen: () => void;
}

/** The input inside of the toggle, before it the chosen ones as chips. */
export function TypeaheadEntry(props: EntryProps) {
  const { label, chosen, isMulti, isRequired, isDisabled, error, inputLabel, placeholder, entry, linkOf } = props;
  const { input, open, textOf, focused, onKeyDown, onType, onOpen, onClear, onChoose } = props;
  const t = useT();
  const [typed, setTyped] = useState({ entry: -1, text: "" });
  const value = typed.entry === entry ? typed.text : props.value;
  return (
    <TextInputGroup isPlain isDisabled={isDisabled}>
      <TextInputGroupMain
        innerRef={input}
        aria-label={inputLabel ?? t("gatehouse.typeToFilter")}
        aria-activedescendant={open && focused !== undefined ? optionId(focused) : undefined}
        placeholder={placeholder}
        value={value}
        inputProps={{
          role: "combobox",
          autoComplete: "off",
          "aria-controls": LIST,
          "aria-expanded": open,
          "aria-description": label,
          "aria-describedby": error,
          "aria-invalid": error !== undefined,
          "aria-required": isRequired,
        }}
        onClick={onOpen}
        onChange={(_, text) => {
          setTyped({ entry, text });
          onType(text);
        }}
        onKeyDown={onKeyDown}
      >
        {isMulti && chosen.length > 0 && (
          <LabelGroup
            aria-label={t("gatehouse.currentSelections")}
            numLabels={3}
            collapsedText={t("showRemaining")}
            expandedText={t("hide")}
          >
            {chosen.map((key) => {
              const address = linkOf?.(key);
              return (
                <Label
                  key={key}
                  variant="outline"
                  href={address && `#${address}`}
                  // the router's, which asks before a changed form is left
                  render={
                    address &&
                    (({ className, content, componentRef }) => (
                      <Link to={address} className={className} ref={componentRef}>
                        {content}
                      </Link>
                    ))
                  }
                  closeBtnAriaLabel={t(["gatehouse.closeChip", { name: textOf(key) }])}
                  onClose={
                    isDisabled
                      ? undefined
                      : (event) => {
                          event.stopPropagation();
                          onChoose(key);
                        }
                  }
                >
                  {textOf(key)}
                </Label>
              );
            })}
          </LabelGroup>
        )}
      </TextInputGroupMain>
      {!isDisabled && (value !== props.value || chosen.length > 0) && (
        <ClearButton label={t("gatehouse.clearInput")} onClick={onClear} />
      )}
    </TextInputGroup>
  );
}
