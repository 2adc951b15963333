import { Page, PageSidebar, PageSidebarBody, SkipToContent } from "@patternfly/react-core";
import { type ReactNode, useEffect } from "react";
import { Breadcrumbs } from "~/app/navigation/Breadcrumbs";
import { Header } from "~/app/header/Header";
import { Navigation } from "~/app/navigation/Navigation";
import { RightsUnread } from "~/app/session/RightsUnread";
import { TemporaryAdmin } from "~/app/header/TemporaryAdmin";
import { useSidebar } from "~/app/navigation/useSidebar";
import { useRealmIfThere } from "~/data/query/realm";
import { rememberRealm } from "~/data/browser/recentRealms";
import { useRealm } from "~/data/query/useRealm";
import { useT } from "~/i18n/useT";
import { BulkRuns } from "~/kit/list/bulk/BulkRuns";

/** Id of the element that scrolls; automation and jump links know it. */
const MAIN = "kc-main-content-page-container";

/**
 * The frame around every page: banner, header, navigation, breadcrumbs. Works without the realm's representation, so
 * that a realm that cannot be read is no dead end.
 */
export function Shell({ children }: { children: ReactNode }) {
  useRememberRealm();
  const sidebar = useSidebar();
  return (
    <div className="gh-shell">
      <SkipLink />
      <TemporaryAdmin />
      <Page
        isContentFilled
        mainContainerId={MAIN}
        masthead={<Header sidebar={sidebar} />}
        sidebar={
          <PageSidebar
            id="page-sidebar"
            isSidebarOpen={sidebar.isOpen}
            className={sidebar.covers && sidebar.isOpen ? "pf-m-expanded" : ""}
          >
            <PageSidebarBody>
              <Navigation onLeave={sidebar.uncover} />
            </PageSidebarBody>
          </PageSidebar>
        }
        onPointerDown={({ target }) => target instanceof Element && target.closest(`#${MAIN}`) && sidebar.uncover()}
      >
        <RightsUnread />
        <Breadcrumbs />
        {children}
      </Page>
      <BulkRuns />
    </div>
  );
}

/** Leads a keyboard past header and navigation. The address stays: what follows its `#` belongs to the router. */
function SkipLink() {
  const t = useT();
  return (
    <SkipToContent
      href={`#${MAIN}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN)?.focus();
      }}
    >
      {t("gatehouse.skipToContent")}
    </SkipToContent>
  );
}

/** Puts a realm among the recent ones as soon as it could be opened. */
function useRememberRealm(): void {
  const name = useRealm();
  const opened = useRealmIfThere();
  const displayName = opened?.displayName;
  const isOpen = opened !== undefined;
  useEffect(() => {
    if (isOpen) rememberRealm({ name, displayName });
  }, [name, displayName, isOpen]);
}
