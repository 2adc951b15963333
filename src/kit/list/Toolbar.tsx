import styles from "@patternfly/react-styles/css/components/Toolbar/toolbar.mjs";
import type { ReactNode } from "react";

/**
 * A row of controls (`ToolbarItem`, `ToolbarGroup`). With PatternFly's classes and not its `Toolbar`, which measures itself
 * once it is drawn and is then drawn again.
 */
export const Toolbar = ({ testId, children }: { testId?: string; children: ReactNode }) => (
  <div className={styles.toolbar} data-testid={testId}>
    <div className={styles.toolbarContent}>
      <div className={styles.toolbarContentSection}>{children}</div>
    </div>
  </div>
);
