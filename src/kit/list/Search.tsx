import { SearchInput } from "@patternfly/react-core";
import { useState } from "react";
import { type Text, useT } from "~/i18n/useT";

interface Props {
  placeholder: Text;
  /** The search in force; text that is being typed stays when it becomes what was asked for here. */
  value: string;
  onSearch: (text: string) => void;
}

/** The search box of a list: asks on Enter or by its button, with the trimmed text; clearing asks at once. */
export function Search({ placeholder, value, onSearch }: Props) {
  const t = useT();
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== asked) {
      // changed elsewhere: by a chip, by Back
      setAsked(value);
      setText(value);
    }
  }
  const ask = (next: string) => {
    setText(next);
    setAsked(next);
    onSearch(next);
  };
  return (
    <SearchInput
      data-testid="table-search-input"
      aria-label={t("search")}
      placeholder={t(placeholder)}
      resetButtonLabel={t("gatehouse.resetSearch")}
      submitSearchButtonLabel={t("gatehouse.submitSearch")}
      value={text}
      onChange={(_, next) => setText(next)}
      onSearch={() => ask(text.trim())}
      onClear={() => ask("")}
    />
  );
}
