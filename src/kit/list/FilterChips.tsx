import { Button, Label, LabelGroup, ToolbarGroup, ToolbarItem } from "@patternfly/react-core";
import { ownValue } from "~/data/browser/ownValue";
import { useT } from "~/i18n/useT";
import { isMulti, listOf, wordsIn, type AdvancedSearch, type PanelChip } from "~/kit/list/advancedSearch";
import type { Filter } from "~/kit/list/columns";
import { clearing } from "~/kit/list/ListFilters";
import { Toolbar } from "~/kit/list/Toolbar";
import type { ListControl } from "~/kit/list/useListState";

interface Props<Row> {
  filters: Filter<Row>[];
  panel: AdvancedSearch | undefined;
  state: ListControl;
  /** Everything that the button beside them clears. */
  names: string[];
}

/**
 * The filters in force and what a list is searched by, value by value, each and each group with a button that takes it away;
 * nothing where there is none.
 */
export function FilterChips<Row>({ filters, panel, state, names }: Props<Row>) {
  const t = useT();
  const chosen = filters.flatMap(({ name, label, options }) => {
    const value = state.filters[name];
    if (!value) return [];
    const text = ownValue(options, value);
    const chip: PanelChip = { label, text: text ? t(text) : value, rest: "" };
    return [{ name, label, chips: [chip], without: "" }];
  });
  const typed = (panel?.fields ?? []).flatMap((field) => {
    const { name, label } = field;
    const value = state.filters[name];
    if (!value) return [];
    const own = panel?.chips?.(name, value);
    // each of them is a group of its own, named by what it is about
    if (own) return own.map((chip) => ({ name, label: chip.label, chips: [chip], without: chip.rest }));
    const areWords = panel?.words?.includes(name);
    const values = isMulti(field) ? listOf(value) : areWords ? wordsIn(value) : [value];
    const chips = values.map((one): PanelChip => ({
      label,
      text: one,
      rest: values.filter((other) => other !== one).join(areWords ? " " : ","),
    }));
    return [{ name, label, chips, without: "" }];
  });
  const groups = [...chosen, ...typed];
  if (groups.length === 0) return null;
  const leave = (name: string, rest: string) =>
    state.change({ filters: { ...clearing(panel?.dependents?.[name] ?? []), [name]: rest } });
  return (
    <Toolbar>
      {groups.map(({ name, label, chips, without }) => (
        <ToolbarGroup key={`${name} ${t(label)}`} role="group" aria-label={t(label)} data-testid={chips[0]?.testId}>
          <LabelGroup
            categoryName={t(label)}
            numLabels={10}
            isClosable
            closeBtnAriaLabel={t(["gatehouse.closeChips", { group: t(label) }])}
            onClick={() => leave(name, without)}
          >
            {chips.map(({ text, rest }) => (
              <Label
                key={text}
                variant="outline"
                closeBtnAriaLabel={t(["gatehouse.closeChip", { name: text }])}
                onClose={() => leave(name, rest)}
              >
                {text}
              </Label>
            ))}
          </LabelGroup>
        </ToolbarGroup>
      ))}
      <ToolbarItem>
        <Button variant="link" onClick={() => state.change({ filters: clearing(names) })}>
          {t("clearAllFilters")}
        </Button>
      </ToolbarItem>
    </Toolbar>
  );
}
