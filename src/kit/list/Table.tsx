import { Button } from "@patternfly/react-core";
import CaretDownIcon from "@patternfly/react-icons/dist/esm/icons/rh-microns-caret-down-icon";
import styles from "@patternfly/react-styles/css/components/Table/table.mjs";
import grid from "@patternfly/react-styles/css/components/Table/table-grid.mjs";
import { css } from "@patternfly/react-styles";
import type { ComponentProps, ReactNode } from "react";

// PatternFly's table and cells look for cut texts, and each is rendered a second time after that; they bring lodash, too. These
// are the platform's elements with its classes: they are rendered once.

/** The role that automation knows PatternFly's tables by. */
const GRID = "grid";

interface TableProps extends ComponentProps<"table"> {
  isCompact?: boolean;
  /** Below 768 px the cells of a row stand below each other. */
  isStacked?: boolean;
}

/** A table as PatternFly renders it. */
export const Table = ({ className, isCompact = true, isStacked = true, role = GRID, ...props }: TableProps) => (
  <table
    role={role}
    className={css(styles.table, isStacked && grid.modifiers.gridMd, isCompact && styles.modifiers.compact, className)}
    {...props}
  />
);

/** The headings of a table. */
export const Thead = (props: ComponentProps<"thead">) => <thead className={styles.tableThead} {...props} />;

/** Rows of a table; `isExpanded` where one of them shows what opens below it. */
export const Tbody = ({ isExpanded, ...props }: ComponentProps<"tbody"> & { isExpanded?: boolean }) => (
  <tbody className={css(styles.tableTbody, isExpanded && styles.modifiers.expanded)} {...props} />
);

/** A row. */
export const Tr = ({ className, ...props }: ComponentProps<"tr">) => (
  <tr className={css(styles.tableTr, className)} {...props} />
);

/** The heading of a column; `unseen` is one for screen readers only. */
export const Th = ({ className, unseen, children, ...props }: ComponentProps<"th"> & { unseen?: string }) => (
  <th scope="col" className={css(styles.tableTh, styles.modifiers.wrap, className)} {...props}>
    {unseen === undefined ? children : <span className="pf-v6-screen-reader">{unseen}</span>}
  </th>
);

/** A cell; `label` names its column where the cells stand below each other. */
export const Td = ({ className, label, ...props }: ComponentProps<"td"> & { label?: string }) => (
  <td className={css(styles.tableTd, className)} data-label={label} {...props} />
);

interface ToggleProps {
  /** Id of the button, as automation knows it. */
  id: string;
  /** Id of the element that names its row. */
  describedBy?: string;
  isExpanded: boolean;
  onToggle: () => void;
}

/** The cell whose button opens what stands below its row. */
export const ToggleCell = ({ id, describedBy, isExpanded, onToggle }: ToggleProps) => (
  <Td className={styles.tableToggle}>
    <Button
      variant="plain"
      size="sm"
      id={id}
      className={isExpanded ? styles.modifiers.expanded : undefined}
      // the name that automation knows, in every language
      aria-label="Details"
      aria-describedby={describedBy}
      aria-expanded={isExpanded}
      onClick={onToggle}
      icon={
        <div className={styles.tableToggleIcon}>
          <CaretDownIcon />
        </div>
      }
    />
  </Td>
);

interface DetailRowProps {
  /** Cells of the rows of the table. */
  colSpan: number;
  isExpanded: boolean;
  children: ReactNode;
}

/** What a row opens to, below it and across the table. */
export const DetailRow = ({ colSpan, isExpanded, children }: DetailRowProps) => (
  <Tr className={css(styles.tableExpandableRow, isExpanded && styles.modifiers.expanded)} hidden={!isExpanded}>
    <Td colSpan={colSpan}>
      <div className={styles.tableExpandableRowContent}>{isExpanded && children}</div>
    </Td>
  </Tr>
);
