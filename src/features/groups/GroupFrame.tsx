import { Button, Tooltip } from "@patternfly/react-core";
import SitemapIcon from "@patternfly/react-icons/dist/esm/icons/sitemap-icon";
import { type ReactNode, useId } from "react";
import type { Group } from "~/features/groups/group";
import { GroupTree } from "~/features/groups/GroupTree";
import { isWide, useTreeState } from "~/features/groups/treeState";
import { useT } from "~/i18n/useT";
import { ErrorBoundary } from "~/kit/page/ErrorBoundary";

/** A page about groups beside the tree of all of them, which can be hidden. */
export function GroupFrame({ way = [], children }: { way?: readonly Group[]; children: ReactNode }) {
  const t = useT();
  const id = useId();
  const [{ isShown }, change] = useTreeState();
  const label = t(isShown ? "hide" : "show");
  return (
    <div className="gh-split">
      {isShown && (
        <aside id={id} aria-label={t("groups")}>
          <ErrorBoundary>
            {/* on a narrow screen the tree stands above the page it leads to */}
            <GroupTree way={way} onLeave={() => !isWide() && change(() => ({ isShown: false }))} />
          </ErrorBoundary>
        </aside>
      )}
      <div>
        <Tooltip content={label}>
          <Button
            variant="plain"
            aria-label={label}
            aria-expanded={isShown}
            aria-controls={isShown ? id : undefined}
            icon={<SitemapIcon />}
            onClick={() => change((old) => ({ isShown: !old.isShown }))}
          />
        </Tooltip>
        {children}
      </div>
    </div>
  );
}
