import { Button, DropdownItem } from "@patternfly/react-core";
import AngleLeftIcon from "@patternfly/react-icons/dist/esm/icons/angle-left-icon";
import AngleRightIcon from "@patternfly/react-icons/dist/esm/icons/angle-right-icon";
import styles from "@patternfly/react-styles/css/components/Pagination/pagination.mjs";
import { useId, useState } from "react";
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

/** The rows of a page by their numbers, from 1 on. */
export const rangeOf = ({ page, size }: Pick<Props, "page" | "size">, count: number) => {
  const first = (page - 1) * size;
  return `${count && first + 1} - ${first + count}`;
};

/**
 * Says to who cannot see them which rows another page, search or filter has shown; nothing of those that were read again.
 * @param place what decides which rows they are
 * @param text undefined until they are there
 */
export function RowsSaid({ place, text }: { place: string; text: string | undefined }) {
  const [said, say] = useState({ place, text: "" });
  if (text !== undefined && place !== said.place) say({ place, text });
  return (
    <div className="pf-v6-screen-reader" aria-live="polite">
      {/* the same words are heard again in another element */}
      <span key={said.place}>{said.text}</span>
    </div>
  );
}

/**
 * Paging without a total: only the rows of this page and whether there is a next one are known. With PatternFly's classes
 * and not its `Pagination`, which costs 3.4 kB gzip of the shell: together with toolbar and navigation more than its budget.
 */
export function Pager({ at, page, size, count, hasNext, onChange }: Props) {
  const t = useT();
  const id = useId();
  // from left to right, as numbers are, in whatever direction the page reads
  const range = <b dir="ltr">{rangeOf({ page, size }, count)}</b>;
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
