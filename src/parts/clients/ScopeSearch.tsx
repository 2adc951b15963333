import { ToolbarItem } from "@patternfly/react-core";
import { useState } from "react";
import { type Key, useT } from "~/i18n/useT";
import { KindMenu } from "~/kit/controls/Menu";
import type { Filter } from "~/kit/list/columns";
import { clearing, ListFilters } from "~/kit/list/ListFilters";
import { type ListControl, useListState } from "~/kit/list/useListState";

interface Props<Row> {
  /** Placeholder of the search. */
  search: Key;
  filters: Filter<Row>[];
  isSelecting: boolean;
  /** Of a list in a dialog; that of the address when left out. */
  state?: ListControl;
}

/** What automation knows the parts by, on a page and in a dialog. */
const onPage = {
  menu: { testId: "clientScopeSearch" },
  name: "clientScopeSearch.name",
  input: "clientScopeListinput",
  label: undefined,
} as const;
const inDialog = {
  menu: { id: "toggle-id-9", testId: "filter-type-dropdown", itemTestId: "filter-type-dropdown-item" },
  name: "name",
  input: "chooseAMapperTypeinput",
  label: "selectOne",
} as const;

/** Search by name and filters of a list of client scopes, one at a time: none is in force beside the one that shows. */
export function ScopeSearch<Row>({ search, filters, isSelecting, state: local }: Props<Row>) {
  const t = useT();
  const inAddress = useListState();
  const state = local ?? inAddress;
  const known = local ? inDialog : onPage;
  const [kind, setKind] = useState(() => filters.find(({ name }) => state.filters[name])?.name ?? "");
  const choose = (next: string) => {
    setKind(next);
    // what is no longer shown is no longer in force
    if (next !== kind) state.change({ search: "", filters: clearing(filters.map(({ name }) => name)) });
  };
  const names: Record<string, string> = Object.fromEntries(filters.map(({ name, label }) => [name, t(label)]));
  const shown = filters.filter(({ name }) => name === kind);
  const menu = (
    <ToolbarItem>
      <KindMenu {...known.menu} value={kind} options={{ "": t(known.name), ...names }} onChange={choose} />
    </ToolbarItem>
  );
  return (
    <ListFilters
      testId={known.input}
      kind={!isSelecting && menu}
      search={kind ? undefined : search}
      filters={isSelecting ? [] : shown.map((filter) => (known.label ? { ...filter, label: known.label } : filter))}
      state={state}
    />
  );
}
