import { SearchInput } from "@patternfly/react-core";
import { useState } from "react";
import { type Text, useT } from "~/i18n/useT";

interface Props {
  placeholder: Text;
  /** The search in force; mount anew (`key`) when it changes from outside. */
  value: string;
  onSearch: (text: string) => void;
}

/** The search box of a list: asks on Enter or by its button, with the trimmed text; clearing asks at once. */
export function Search({ placeholder, value, onSearch }: Props) {
  const t = useT();
  const [text, setText] = useState(value);
  return (
    <SearchInput
      data-testid="table-search-input"
      aria-label={t("search")}
      placeholder={t(placeholder)}
      resetButtonLabel={t("gatehouse.resetSearch")}
      submitSearchButtonLabel={t("gatehouse.submitSearch")}
      value={text}
      onChange={(_, next) => setText(next)}
      onSearch={() => onSearch(text.trim())}
      onClear={() => {
        setText("");
        onSearch("");
      }}
    />
  );
}
