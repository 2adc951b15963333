import { ToolbarGroup, ToolbarItem } from "@patternfly/react-core";
import type { ReactNode } from "react";
import { type Text, useT } from "~/i18n/useT";
import { Choice } from "~/kit/controls/Choice";
import type { Filter } from "~/kit/list/columns";
import { Search } from "~/kit/list/Search";
import type { ListControl } from "~/kit/list/useListState";

interface Props<Row> {
  filters: Filter<Row>[];
  state: ListControl;
}

interface ListFiltersProps<Row> extends Props<Row> {
  /** Of the search group. */
  testId: string;
  /** What it searches by, in front of the search. */
  kind?: ReactNode;
  search: Text | undefined;
}

/** What narrows a list, in one group: what it searches by, its search and its filters. */
export function ListFilters<Row>({ testId, kind, search, filters, state }: ListFiltersProps<Row>) {
  if (!kind && !search && filters.length === 0) return null;
  return (
    <ToolbarGroup className="gh-search-group" data-testid={testId}>
      {kind}
      <FilterChoices filters={filters.filter(({ isFirst }) => isFirst)} state={state} className="gh-filter-first" />
      {search && (
        <div className="gh-search">
          <Search placeholder={search} value={state.search} onSearch={(next) => state.change({ search: next })} />
        </div>
      )}
      <FilterChoices filters={filters.filter(({ isFirst }) => !isFirst)} state={state} />
    </ToolbarGroup>
  );
}

interface FilterChoicesProps<Row> extends Props<Row> {
  className?: string;
}

function FilterChoices<Row>({ filters, state, className }: FilterChoicesProps<Row>) {
  const t = useT();
  return filters.map(({ name, label, options, any, id, testId, optionIds }) => (
    <ToolbarItem key={name} className={className}>
      <Choice
        label={t(label)}
        id={id}
        testId={testId}
        optionIds={optionIds}
        value={state.filters[name] ?? ""}
        options={{
          "": t(any),
          ...Object.fromEntries(Object.entries(options).map(([key, text]) => [key, t(text)])),
        }}
        onChange={(value) => state.change({ filters: { [name]: value } })}
      />
    </ToolbarItem>
  ));
}

/** Filters without a value. */
export const clearing = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, ""]));
