import { PageSection, Tab, Tabs, TabsComponent, TabTitleText } from "@patternfly/react-core";
import { type ReactNode, Suspense } from "react";
import { useNavigate } from "react-router-dom";
import { useT } from "~/i18n/useT";
import { ErrorBoundary } from "~/kit/ErrorBoundary";
import { Loading } from "~/kit/Loading";
import { usePlace } from "~/kit/place";
import { addressOf } from "~/routes";

interface Props {
  /** Accessible name of the tab bar. */
  label: string;
  testId?: string;
  /** The tabs of the place that are shown, in order: segment → test id and content. */
  tabs: Record<string, { testId?: string; content: ReactNode }>;
}

/** Tabs of a place, each with an address of its own; titles come from the site map. The first one is the default. */
export function RoutableTabs({ label, testId, tabs }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { place, params } = usePlace();
  const segments = Object.keys(tabs);
  const active = params.tab !== undefined && params.tab in tabs ? params.tab : segments[0];
  const address = (tab: string) => addressOf(place, { ...params, tab });
  return (
    // one piece: beside its content the bar would shrink to nothing in the column of the page
    <div>
      <Tabs
        activeKey={active && address(active)}
        component={TabsComponent.nav}
        aria-label={label}
        data-testid={testId}
        usePageInsets
        mountOnEnter
        unmountOnExit
      >
        {segments.map((segment) => {
          const title = place.tabs?.[segment];
          return (
            <Tab
              key={segment}
              eventKey={address(segment)}
              href={`#${address(segment)}`}
              data-testid={tabs[segment]?.testId}
              title={<TabTitleText>{title && t(title)}</TabTitleText>}
              onClick={(event) => {
                // a plain click is a navigation of the router, any other opens the address
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                void navigate(address(segment));
              }}
            >
              <ErrorBoundary>
                <Suspense fallback={<Loading />}>
                  <PageSection>{tabs[segment]?.content}</PageSection>
                </Suspense>
              </ErrorBoundary>
            </Tab>
          );
        })}
      </Tabs>
    </div>
  );
}
