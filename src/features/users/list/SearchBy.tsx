import { ToolbarItem } from "@patternfly/react-core";
import { useT } from "~/i18n/useT";
import { KindMenu } from "~/kit/controls/Menu";

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
      <KindMenu
        testId="user-search-toggle"
        label={t("gatehouse.searchBy")}
        value={byAttribute ? "attribute" : "default"}
        options={{ default: t("searchType.default"), attribute: t("searchType.attribute") }}
        onChange={(next) => onChange(next === "attribute")}
      />
    </ToolbarItem>
  );
}
