import { Button, Label, LabelGroup, ToolbarGroup, ToolbarItem } from "@patternfly/react-core";
import { useT } from "~/i18n/useT";
import { isMulti, listOf, type AdvancedSearch, type PanelChip } from "~/kit/list/advancedSearch";
import { clearing } from "~/kit/list/ListFilters";
import type { ListControl } from "~/kit/list/useListState";
import { Toolbar } from "~/kit/list/Toolbar";

interface Props {
  panel: AdvancedSearch;
  state: ListControl;
  /** A button clears all of them; false where there is one already. */
  hasClear: boolean;
}

/** What a list is searched by, value by value, each and each group with a button that takes it away. */
export function AdvancedSearchChips({ panel, state, hasClear }: Props) {
  const t = useT();
  const groups = panel.fields.flatMap((field) => {
    const { name, label } = field;
    const value = state.filters[name];
    if (!value) return [];
    const own = panel.chips?.(name, value);
    // each of them is a group of its own, named by what it is about
    if (own) return own.map((chip) => ({ name, label: chip.label, chips: [chip], without: chip.rest }));
    const values = isMulti(field) ? listOf(value) : [value];
    const chips = values.map((one): PanelChip => ({
      label,
      text: one,
      rest: values.filter((other) => other !== one).join(","),
    }));
    return [{ name, label, chips, without: "" }];
  });
  if (groups.length === 0) return null;
  return (
    <Toolbar>
      {groups.map(({ name, label, chips, without }) => (
        <ToolbarGroup key={`${name} ${t(label)}`} role="group" aria-label={t(label)} data-testid={chips[0]?.testId}>
          <LabelGroup
            categoryName={t(label)}
            numLabels={10}
            isClosable
            closeBtnAriaLabel={t(["gatehouse.closeChips", { group: t(label) }])}
            onClick={() => state.change({ filters: { [name]: without } })}
          >
            {chips.map(({ text, rest }) => (
              <Label
                key={text}
                variant="outline"
                closeBtnAriaLabel={t(["gatehouse.closeChip", { name: text }])}
                onClose={() => state.change({ filters: { [name]: rest } })}
              >
                {text}
              </Label>
            ))}
          </LabelGroup>
        </ToolbarGroup>
      ))}
      {hasClear && (
        <ToolbarItem>
          <Button
            variant="link"
            onClick={() => state.change({ filters: clearing(panel.fields.map(({ name }) => name)) })}
          >
            {t("clearAllFilters")}
          </Button>
        </ToolbarItem>
      )}
    </Toolbar>
  );
}
