import { ToolbarItem } from "@patternfly/react-core";
import { useState } from "react";
import { type Key, useT } from "~/i18n/useT";
import { KindMenu } from "~/kit/controls/Menu";
import type { Filter } from "~/kit/list/columns";
import { clearing, ListFilters } from "~/kit/list/ListFilters";
import { useListState } from "~/kit/list/useListState";

interface Props<Row> {
  /** Placeholder of the search. */
  search: Key;
  filters: Filter<Row>[];
  isSelecting: boolean;
}

/** Search by name and filters of a list of client scopes, one at a time; back at the name, no filter is in force. */
export function ScopeSearch<Row>({ search, filters, isSelecting }: Props<Row>) {
  const t = useT();
  const state = useListState();
  const [kind, setKind] = useState(() => filters.find(({ name }) => state.filters[name])?.name ?? "");
  const choose = (next: string) => {
    setKind(next);
    if (!next) state.change({ filters: clearing(filters.map(({ name }) => name)) });
  };
  const names: Record<string, string> = Object.fromEntries(filters.map(({ name, label }) => [name, t(label)]));
  return (
    <>
      {!isSelecting && (
        <ToolbarItem>
          <KindMenu
            testId="clientScopeSearch"
            label={t("gatehouse.searchBy")}
            value={kind}
            options={{ "": t("clientScopeSearch.name"), ...names }}
            onChange={choose}
          />
        </ToolbarItem>
      )}
      <ListFilters
        testId="clientScopeListinput"
        search={kind ? undefined : search}
        filters={isSelecting ? [] : filters.filter(({ name }) => name === kind)}
        state={state}
      />
    </>
  );
}
