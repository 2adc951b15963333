import { ToolbarItem } from "@patternfly/react-core";
import FilterIcon from "@patternfly/react-icons/dist/esm/icons/filter-icon";
import { useT } from "~/i18n/useT";
import { Choice } from "~/kit/controls/Choice";

/** Chooses between the search by text and the one by attributes: the server does not know both at once. */
export function SearchBy({
  byAttribute,
  onChange,
}: {
  byAttribute: boolean;
  onChange: (byAttribute: boolean) => void;
}) {
  const t = useT();
  return (
    <ToolbarItem>
      <Choice
        id="toggle-id"
        testId="user-search-toggle"
        icon={<FilterIcon />}
        label={t("gatehouse.searchBy")}
        value={byAttribute ? "attribute" : "default"}
        options={{ default: t("searchType.default"), attribute: t("searchType.attribute") }}
        onChange={(next) => onChange(next === "attribute")}
      />
    </ToolbarItem>
  );
}
