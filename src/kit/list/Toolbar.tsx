import styles from "@patternfly/react-styles/css/components/Toolbar/toolbar.mjs";
import type { ReactNode } from "react";

interface Props {
  id?: string;
  testId?: string;
  /** Pixels that it is high at least. */
  minHeight?: number;
  children: ReactNode;
}

/**
 * A row of controls (`ToolbarItem`, `ToolbarGroup`). With PatternFly's classes and not its `Toolbar`, which renders every
 * list twice and costs 2.0 kB gzip of the shell.
 */
export const Toolbar = ({ testId, id, minHeight, children }: Props) => (
  <div id={id} className={styles.toolbar} data-testid={testId} style={{ minBlockSize: minHeight }}>
    <div className={styles.toolbarContent}>
      <div className={styles.toolbarContentSection}>{children}</div>
    </div>
  </div>
);
