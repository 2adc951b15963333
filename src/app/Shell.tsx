import {
  Alert,
  AlertActionLink,
  Banner,
  PageSection,
  PageSidebar,
  PageSidebarBody,
  SkipToContent,
} from "@patternfly/react-core";
import { css } from "@patternfly/react-styles";
import styles from "@patternfly/react-styles/css/components/Page/page.mjs";
import { type ReactNode, useEffect, useState } from "react";
import ExclamationTriangleIcon from "@patternfly/react-icons/dist/esm/icons/exclamation-triangle-icon";
import { Breadcrumbs } from "~/app/navigation/Breadcrumbs";
import { Header } from "~/app/header/Header";
import { Navigation } from "~/app/navigation/Navigation";
import { useSidebar } from "~/app/navigation/useSidebar";
import { refreshWhoami, useRealmIfThere } from "~/data/query/realm";
import { rememberRealm } from "~/data/browser/recentRealms";
import { useRealm } from "~/data/query/useRealm";
import { useT } from "~/i18n/useT";
import { BulkRuns } from "~/kit/list/bulk/BulkRuns";
import { useWhoami } from "~/data/access/access";
import { MAIN, mainElement } from "~/kit/page/Page";
import { useFocusKept } from "~/kit/page/useFocusKept";

/**
 * The frame around every page: banner, header, navigation, breadcrumbs. Elements with PatternFly's classes, because its `Page`
 * brings a drawer with 4 kB of code and as much of the style sheet. Works without the realm's representation, so
 * that a realm that cannot be read is no dead end.
 */
export function Shell({ children }: { children: ReactNode }) {
  useRememberRealm();
  useFocusKept();
  const sidebar = useSidebar();
  return (
    <div className="gh-shell">
      <SkipLink />
      <TemporaryAdmin />
      <div className={styles.page}>
        <Header sidebar={sidebar} />
        <PageSidebar
          id="page-sidebar"
          isSidebarOpen={sidebar.isOpen}
          className={sidebar.covers && sidebar.isOpen ? "pf-m-expanded" : ""}
          onKeyDown={sidebar.closeByEscape}
        >
          <PageSidebarBody>
            <Navigation onLeave={sidebar.uncover} />
          </PageSidebarBody>
        </PageSidebar>
        <div className={css(styles.pageMainContainer, styles.modifiers.fill)}>
          {/* whoever goes on in the page, by the Tab key as well, wants to see it */}
          <main
            id={MAIN}
            className={styles.pageMain}
            tabIndex={-1}
            onPointerDown={sidebar.uncover}
            onKeyUpCapture={sidebar.uncover}
          >
            <RightsUnread />
            <Breadcrumbs />
            {children}
          </main>
        </div>
      </div>
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
        mainElement()?.focus();
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

/** Reminds a temporary administrator (`whoami.temporary`) that this account was made for the first steps only. */
function TemporaryAdmin() {
  const t = useT();
  const { temporary } = useWhoami();
  if (!temporary) return null;
  return (
    <aside>
      {/* automation finds the banner by the class of another PatternFly */}
      <Banner className="gh-banner pf-v5-c-banner" color="yellow">
        <ExclamationTriangleIcon />
        <span>{t("loggedInAsTempAdminUser")}</span>
      </Banner>
    </aside>
  );
}

/** Says why the menu lacks most places when the server did not answer what the administrator may do; requests it again. */
function RightsUnread() {
  const t = useT();
  const { unread } = useWhoami();
  const [isRequesting, setRequesting] = useState(false);
  if (!unread) return null;
  const request = () => {
    setRequesting(true);
    void refreshWhoami().finally(() => setRequesting(false));
  };
  return (
    <PageSection data-testid="rights-unread">
      <Alert
        isInline
        isLiveRegion
        variant="warning"
        component="p"
        title={t("gatehouse.rightsUnread")}
        actionLinks={
          <AlertActionLink isLoading={isRequesting} isDisabled={isRequesting} onClick={request}>
            {t("gatehouse.askAgain")}
          </AlertActionLink>
        }
      />
    </PageSection>
  );
}
