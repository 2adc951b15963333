import { Button, Icon, InputGroup, InputGroupItem, TextInputGroup, TextInputGroupMain } from "@patternfly/react-core";
import CaretRightIcon from "@patternfly/react-icons/dist/esm/icons/rh-microns-caret-right-icon";
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
  /** Enter and a button search; without it there is no button. */
  onSearch?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  inputId?: string;
  "data-testid"?: string;
}

/**
 * An input to search by. PatternFly's `SearchInput` has a menu for an advanced search inside, and a wrapper of its buttons whose
 * style makes the browser compute the styles of all elements anew where one comes before others (see README, Decisions).
 */
export function SearchField(props: Props) {
  const { label, placeholder, value, onChange, onClear, onSearch, onKeyDown, inputId, "data-testid": testId } = props;
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onClear();
    input.current?.focus();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && onSearch) {
      event.preventDefault();
      onSearch();
    }
    onKeyDown?.(event);
  };
  const field = (
    <TextInputGroup data-testid={onSearch ? undefined : testId}>
      <TextInputGroupMain
        icon={<SearchIcon />}
        innerRef={input}
        inputId={inputId}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(_, text) => onChange(text)}
        onKeyDown={keyDown}
      />
      {value !== "" && <ClearButton label={t("gatehouse.resetSearch")} onClick={clear} />}
    </TextInputGroup>
  );
  if (!onSearch) return field;
  return (
    <InputGroup data-testid={testId}>
      <InputGroupItem isFill>{field}</InputGroupItem>
      <InputGroupItem>
        <Button
          variant="control"
          aria-label={t("gatehouse.submitSearch")}
          icon={
            <Icon shouldMirrorRTL>
              <CaretRightIcon />
            </Icon>
          }
          onClick={onSearch}
        />
      </InputGroupItem>
    </InputGroup>
  );
}
