import { Button, Icon, InputGroup, InputGroupItem } from "@patternfly/react-core";
import CaretRightIcon from "@patternfly/react-icons/dist/esm/icons/rh-microns-caret-right-icon";
import { type KeyboardEvent, useState } from "react";
import { type Text, useT } from "~/i18n/useT";
import { SearchField } from "~/kit/controls/SearchField";

interface Props {
  placeholder: Text;
  /** The search in force; text that is being typed stays when it becomes what was searched for here. */
  value: string;
  onSearch: (text: string) => void;
}

/**
 * The search box of a list, named by its placeholder. Where that is the same word as on its button it has another name, so
 * that only the button is called Search. Searches on Enter or by its button, with the trimmed text; emptying searches at once.
 */
export function Search({ placeholder, value, onSearch }: Props) {
  const t = useT();
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== searched) {
      // changed elsewhere: by a chip, by Back
      setSearched(value);
      setText(value);
    }
  }
  const search = (next: string) => {
    setText(next);
    setSearched(next);
    onSearch(next);
  };
  const submit = () => search(text.trim());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // a form around it stays as it is
    event.preventDefault();
    submit();
  };
  const hint = t(placeholder);
  const button = t("gatehouse.submitSearch");
  return (
    <InputGroup data-testid="table-search-input">
      <InputGroupItem isFill>
        <SearchField
          label={hint === button ? t("gatehouse.searchInput") : hint}
          placeholder={hint}
          value={text}
          onChange={(next) => (next === "" && searched !== "" ? search("") : setText(next))}
          onClear={() => search("")}
          onKeyDown={onKeyDown}
        />
      </InputGroupItem>
      <InputGroupItem>
        <Button
          variant="control"
          aria-label={button}
          icon={
            <Icon shouldMirrorRTL>
              <CaretRightIcon />
            </Icon>
          }
          onClick={submit}
        />
      </InputGroupItem>
    </InputGroup>
  );
}
