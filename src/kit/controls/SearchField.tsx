import { TextInputGroup, TextInputGroupMain } from "@patternfly/react-core";
import SearchIcon from "@patternfly/react-icons/dist/esm/icons/search-icon";
import { type KeyboardEvent, useRef } from "react";
import { useT } from "~/i18n/useT";
import { ClearButton } from "~/kit/controls/ClearButton";

interface Props {
  /** Accessible name of the input. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  /** By the button that shows while something is typed; the input has the focus afterwards. */
  onClear: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  inputId?: string;
}

/**
 * An input to search by. PatternFly's `SearchInput` has a menu for an advanced search inside, and a wrapper of its buttons whose
 * style makes the browser compute the styles of all elements anew where one comes before others (see README, Decisions).
 */
export function SearchField({ label, placeholder, value, onChange, onClear, onKeyDown, inputId }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onClear();
    input.current?.focus();
  };
  return (
    <TextInputGroup>
      <TextInputGroupMain
        icon={<SearchIcon />}
        innerRef={input}
        inputId={inputId}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(_, text) => onChange(text)}
        // keys that end or choose what an input method composes are not for the search
        onKeyDown={(event) => event.nativeEvent.isComposing || onKeyDown(event)}
      />
      {value !== "" && <ClearButton label={t("gatehouse.resetSearch")} onClick={clear} />}
    </TextInputGroup>
  );
}
