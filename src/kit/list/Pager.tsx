import { Button, DropdownItem } from "@patternfly/react-core";
import AngleLeftIcon from "@patternfly/react-icons/dist/esm/icons/angle-left-icon";
import AngleRightIcon from "@patternfly/react-icons/dist/esm/icons/angle-right-icon";
import styles from "@patternfly/react-styles/css/components/Pagination/pagination.mjs";
import { useId } from "react";
import { pageSizes } from "~/data/browser/listState";
import { useT } from "~/i18n/useT";
import { Menu } from "~/kit/controls/Menu";

interface Props {
  at: "top" | "bottom";
  page: number;
  size: number;
  /** Rows on this page. */
  count: number;
  hasNext: boolean;
  onChange: (next: { page?: number; size?: number }) => void;
}

/**
 * Paging without a total: only the rows of this page and whether there is a next one are known. With PatternFly's classes
 * and not its `Pagination`, which costs 3.4 kB gzip of the shell: together with toolbar and navigation more than its budget.
 */
export function Pager({ at, page, size, count, hasNext, onChange }: Props) {
  const t = useT();
  const id = useId();
  const first = (page - 1) * size;
  const range = (
    // from left to right, as numbers are, in whatever direction the page reads
    <b dir="ltr">
      {count ? first + 1 : 0} - {first + count}
    </b>
  );
  const name = t([at === "top" ? "gatehouse.paginationTop" : "gatehouse.paginationBottom", { list: t("pagination") }]);
  return (
    <div
      id={`${id}-${at}-pagination`}
      className={`${styles.pagination} ${at === "bottom" ? styles.modifiers.bottom : ""}`}
    >
      {/* on a narrow screen it is in place of the menu */}
      {at === "top" && <div className={styles.paginationTotalItems}>{range}</div>}
      <div className={styles.paginationPageMenu}>
        <Menu
          isUp={at === "bottom"}
          toggle={{
            id: `${id}-${at}-toggle`,
            variant: "plainText",
            "aria-label": t("gatehouse.pageSize"),
            children: range,
          }}
        >
          {pageSizes.map((value) => (
            <DropdownItem key={value} isSelected={value === size} onClick={() => onChange({ size: value })}>
              {value} {t("gatehouse.perPage")}
            </DropdownItem>
          ))}
        </Menu>
      </div>
      <nav className={styles.paginationNav} aria-label={name}>
        <div className={styles.paginationNavControl}>
          <Button
            variant="plain"
            data-action="previous"
            aria-label={t("gatehouse.previousPage")}
            isAriaDisabled={page === 1}
            icon={<AngleLeftIcon />}
            onClick={() => onChange({ page: page - 1 })}
          />
        </div>
        <div className={styles.paginationNavControl}>
          <Button
            variant="plain"
            data-action="next"
            aria-label={t("gatehouse.nextPage")}
            isAriaDisabled={!hasNext}
            icon={<AngleRightIcon />}
            onClick={() => onChange({ page: page + 1 })}
          />
        </div>
      </nav>
    </div>
  );
}
