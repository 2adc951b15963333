import { Pagination } from "@patternfly/react-core";
import { pageSizes } from "~/data/listState";
import { useT } from "~/i18n/useT";

interface Props {
  at: "top" | "bottom";
  page: number;
  size: number;
  /** Rows on this page. */
  count: number;
  hasNext: boolean;
  onChange: (next: { page?: number; size?: number }) => void;
}

/** Paging without a total: only the rows of this page and whether there is a next one are known. */
export function Pager({ at, page, size, count, hasNext, onChange }: Props) {
  const t = useT();
  const first = (page - 1) * size;
  return (
    <Pagination
      isCompact
      variant={at}
      dropDirection={at === "top" ? "down" : "up"}
      // inside a dialog the rest of the page is out of reach
      menuAppendTo="inline"
      page={page}
      perPage={size}
      perPageOptions={pageSizes.map((value) => ({ title: String(value), value }))}
      itemCount={first + count + (hasNext ? 1 : 0)}
      toggleTemplate={() => (
        <b>
          {count ? first + 1 : 0} - {first + count}
        </b>
      )}
      titles={{
        paginationAriaLabel: t([
          at === "top" ? "gatehouse.paginationTop" : "gatehouse.paginationBottom",
          { list: t("pagination") },
        ]),
        toPreviousPageAriaLabel: t("gatehouse.previousPage"),
        toNextPageAriaLabel: t("gatehouse.nextPage"),
        optionsToggleAriaLabel: t("gatehouse.pageSize"),
        perPageSuffix: t("gatehouse.perPage"),
      }}
      onSetPage={(_, next) => onChange({ page: next })}
      onPerPageSelect={(_, next) => onChange({ size: next })}
    />
  );
}
