import { Label, LabelGroup, ToolbarGroup } from "@patternfly/react-core";
import { useT } from "~/i18n/useT";
import { isMulti, listOf, type AdvancedSearch, type PanelChip } from "~/kit/list/advancedSearch";
import type { ListControl } from "~/kit/list/useListState";
import { Toolbar } from "~/kit/list/Toolbar";

/** What a list is searched by, value by value, each with a button that takes it away. */
export function AdvancedSearchChips({ panel, state }: { panel: AdvancedSearch; state: ListControl }) {
  const t = useT();
  const groups = panel.fields.flatMap((field) => {
    const { name, label } = field;
    const value = state.filters[name];
    if (!value) return [];
    const own = panel.chips?.(name, value);
    // each of them is a group of its own, named by what it is about
    if (own) return own.map((chip) => ({ name, label: chip.label, chips: [chip] }));
    const values = isMulti(field) ? listOf(value) : [value];
    const chips = values.map((one): PanelChip => ({
      label,
      text: one,
      rest: values.filter((other) => other !== one).join(","),
    }));
    return [{ name, label, chips }];
  });
  if (groups.length === 0) return null;
  return (
    <Toolbar>
      {groups.map(({ name, label, chips }) => (
        <ToolbarGroup key={`${name} ${t(label)}`} role="group" aria-label={t(label)} data-testid={chips[0]?.testId}>
          <LabelGroup categoryName={t(label)} numLabels={10}>
            {chips.map(({ text, rest }) => (
              <Label
                key={text}
                variant="outline"
                closeBtnAriaLabel={t(["gatehouse.removeFilter", { filter: `${t(label)} ${text}` }])}
                onClose={() => state.change({ filters: { [name]: rest } })}
              >
                {text}
              </Label>
            ))}
          </LabelGroup>
        </ToolbarGroup>
      ))}
    </Toolbar>
  );
}
