import { PageSection, Tab, Tabs, TabsComponent, TabTitleText } from "@patternfly/react-core";
import { type ReactNode, Suspense, use, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { Translate } from "~/i18n/i18n";
import { useT } from "~/i18n/useT";
import { addedAt, AddedTabs } from "~/kit/page/addedTabs";
import { ErrorBoundary } from "~/kit/page/ErrorBoundary";
import { isPlainClick } from "~/kit/page/isPlainClick";
import { Loading } from "~/kit/page/Loading";
import { usePlace } from "~/kit/page/place";
import type { Place } from "~/place";
import { addressOf, type PlaceName, subtabsOf } from "~/routes";
import { routes } from "~/siteMap";

interface Props {
  /** Accessible name of the tab bar. */
  label: string;
  testId?: string;
  /** The tab of the place that these are inside; none for the tabs of the place itself. */
  inside?: string;
  /** The place that they are tabs of, where the page is also that of a place below one of them. */
  of?: PlaceName;
  /** The tab that is shown whatever the address says: the one that the place is below. */
  shown?: string;
  /** The tabs that are shown, in order: segment → test id and content. */
  tabs: Record<string, { testId?: string; content: ReactNode }>;
}

interface Shown {
  /** Stays the same when the address of the object changes, e.g. because its way is put right: so does the content. */
  id: string;
  address: string;
  title: string;
  testId?: string;
  content: ReactNode;
}

/** What the buttons are called that scroll tabs without room for all: PatternFly knows English names only. */
export const scrollNames = (t: Translate) => ({
  backScrollAriaLabel: t("gatehouse.scrollBack"),
  forwardScrollAriaLabel: t("gatehouse.scrollForward"),
});

/** Brings the selected tab into view in its bar. The page stays where it is: a field may have the focus far below. */
function showSelected(list: Element) {
  const selected = list.querySelector('[aria-selected="true"]');
  if (!selected) return;
  const [bar, tab] = [list.getBoundingClientRect(), selected.getBoundingClientRect()];
  list.scrollLeft += Math.min(0, tab.left - bar.left) + Math.max(0, tab.right - bar.right);
}

/**
 * Tabs of a place, each with an address of its own; titles come from the site map. The first one is the default. Tabs
 * that extensions of the server add come last.
 */
export function RoutableTabs({ label, testId, inside, of, shown: fixed, tabs }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { params, ...found } = usePlace();
  const place: Place = of ? routes[of] : found.place;
  const at = (segment?: string) =>
    addressOf(
      place,
      inside ? { ...params, tab: inside, subtab: segment } : { ...params, tab: segment, subtab: undefined },
    );
  const segment = fixed ?? (inside ? params.subtab : params.tab);
  const here = at(segment ?? Object.keys(tabs)[0]);
  const shown = [...useOwnTabs(place, tabs, at, inside), ...useAddedTabs(here)];
  const active = shown.find(({ address }) => address === here) ?? shown[0];
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = bar.current?.querySelector('[role="tablist"]');
    if (!list) return;
    // where the bar shows the first tabs only, its buttons come later and take of their room
    const observer = new ResizeObserver(() => showSelected(list));
    observer.observe(list);
    return () => observer.disconnect();
  }, [active?.address, shown.length]);
  return (
    // one piece: beside its content the bar would shrink to nothing in the column of the page
    <div ref={bar}>
      <Tabs
        activeKey={active?.id}
        component={TabsComponent.nav}
        aria-label={label}
        {...scrollNames(t)}
        data-testid={testId}
        usePageInsets
        mountOnEnter
        unmountOnExit
      >
        {shown.map(({ id, address, title, testId, content }) => (
          <Tab
            key={id}
            eventKey={id}
            href={`#${address}`}
            data-testid={testId}
            title={<TabTitleText>{title}</TabTitleText>}
            onClick={(event) => {
              // a navigation of the router, where the browser does not open the address elsewhere
              if (!isPlainClick(event)) return;
              event.preventDefault();
              void navigate(address);
            }}
          >
            <ErrorBoundary>
              <Suspense fallback={<Loading />}>
                <PageSection>{content}</PageSection>
              </Suspense>
            </ErrorBoundary>
          </Tab>
        ))}
      </Tabs>
    </div>
  );
}

/** @param at address of a segment in the place of the tab */
function useOwnTabs(
  { tabs: labels = {} }: Pick<Place, "tabs">,
  tabs: Props["tabs"],
  at: (segment: string) => string,
  inside?: string,
): Shown[] {
  const t = useT();
  return Object.entries(tabs).map(([segment, tab]) => {
    const label = inside ? subtabsOf(labels[inside])[segment] : labels[segment];
    const title = typeof label === "object" ? label.label : label;
    return { ...tab, id: segment, address: at(segment), title: title ? t(title) : "" };
  });
}

/** @param here address of the tab that is shown, with its segment */
function useAddedTabs(here: string): Shown[] {
  const added = use(AddedTabs);
  return added.flatMap((tab) => {
    const at = addedAt(tab, here);
    return at ? [{ id: `added ${tab.id}`, address: at.address, title: tab.title, content: tab.render(at.params) }] : [];
  });
}
