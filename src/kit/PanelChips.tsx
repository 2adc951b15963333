import { Label, LabelGroup, Toolbar, ToolbarContent, ToolbarGroup } from "@patternfly/react-core";
import { useT } from "~/i18n/useT";
import { isMulti, listOf, type Panel } from "~/kit/panel";
import type { ListControl } from "~/kit/useListState";

/** What a list is searched by, value by value, each with a button that takes it away. */
export function PanelChips({ panel, state }: { panel: Panel; state: ListControl }) {
  const t = useT();
  const inForce = panel.fields.filter(({ name }) => state.filters[name]);
  if (inForce.length === 0) return null;
  return (
    <Toolbar>
      <ToolbarContent>
        {inForce.map((field) => {
          const { name, label } = field;
          const value = state.filters[name] ?? "";
          const values = isMulti(field) ? listOf(value) : [value];
          return (
            <ToolbarGroup key={name} role="group" aria-label={t(label)}>
              <LabelGroup categoryName={t(label)} numLabels={10}>
                {values.map((one) => (
                  <Label
                    key={one}
                    variant="outline"
                    closeBtnAriaLabel={t(["gatehouse.removeFilter", { filter: `${t(label)} ${one}` }])}
                    onClose={() =>
                      state.change({ filters: { [name]: values.filter((other) => other !== one).join(",") } })
                    }
                  >
                    {one}
                  </Label>
                ))}
              </LabelGroup>
            </ToolbarGroup>
          );
        })}
      </ToolbarContent>
    </Toolbar>
  );
}
