import { type ComponentType, lazy, Suspense, useMemo } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { Failed, Forbidden, NotFound } from "~/app/DeadEnd";
import { Navigating } from "~/app/navigation/Navigating";
import { useFacts } from "~/app/navigation/useFacts";
import { usePlaceHere } from "~/app/navigation/usePlaceHere";
import { useAccess, useWhoami } from "~/data/access/access";
import { useMissingAt } from "~/data/access/permissions";
import { SEES_REALM } from "~/data/access/readers";
import { useRealmRepresentation } from "~/data/query/realm";
import { useServerInfo, useServerInfoIfThere } from "~/data/query/serverInfo";
import { addedAt, type AddedTab, AddedTabs } from "~/kit/page/addedTabs";
import { ErrorBoundary } from "~/kit/page/ErrorBoundary";
import { Loading } from "~/kit/page/Loading";
import { OWN, SEPARATOR } from "~/data/browser/listState";
import { loadChunk } from "~/data/browser/newVersion";
import type { Place } from "~/place";
import { addressOf, identityOf, type Match, subtabsOf } from "~/routes";
import { PlaceContext } from "~/kit/page/place";
import { lazily } from "~/kit/page/lazily";
import { tabsOf } from "~/features/customUi/customTypes";
import { useServerText } from "~/i18n/useT";

const pages = new Map<Place, ComponentType>();

/** Takes the page of a place that is loaded already: it is rendered without a wait. */
export const keepPage = (place: Place, page: ComponentType) => void pages.set(place, page);

/** The page of a place, made once (a new `lazy` for each rendering would load it again) until it fails. */
function pageOf(place: Place): ComponentType {
  const page = pages.get(place) ?? lazy(() => loadChunk(place.load));
  pages.set(place, page);
  return page;
}

/**
 * The search part of an address without what the place does not know.
 * @param filters names that the place knows beside those of every list
 * @returns undefined where there is nothing to drop
 */
export function withoutUnknown(search: string, filters: readonly string[] = []): string | undefined {
  const params = new URLSearchParams(search);
  // a further list of the page has names of its own, which reach only its own calls
  const isOwn = (name: string) => OWN.includes(name.slice(name.indexOf(SEPARATOR) + 1));
  const unknown = [...params.keys()].filter((name) => !isOwn(name) && !filters.includes(name));
  if (unknown.length === 0) return undefined;
  for (const name of unknown) params.delete(name);
  return params.toString();
}

/** The page of the address, inside its own error boundary: the shell around it survives whatever happens here. */
export function PageArea() {
  const { pathname, search } = useLocation();
  const found = usePlaceHere();
  const known = found && withoutUnknown(search, found.place.filters);
  // one boundary and one mount per place and object: what was typed stays with another tab and another way to it
  const id = found ? identityOf(found) : pathname;
  return (
    <>
      {/* outside of what changes with the place: a navigation keeps the page before until the new one is there, and React
          holds back nothing, as it does for 300 ms after a spinner */}
      <Suspense fallback={<Loading />}>
        <ErrorBoundary
          key={id}
          onCatch={() => found && pages.delete(found.place)}
          frame={(alert, isMissing) =>
            isMissing || !found ? <NotFound>{alert}</NotFound> : <Failed place={found.place}>{alert}</Failed>
          }
        >
          {found ? <Gate found={found} /> : <NotFound />}
        </ErrorBoundary>
      </Suspense>
      {known !== undefined && <Navigate to={{ pathname, search: known }} replace />}
      <Navigating />
    </>
  );
}

/**
 * Whether an address whose tab is none shows the first tab: where its last segment is one of a bar of tabs, and no tab
 * is looked for inside of one without tabs.
 */
export const showsFirstTab = ({ place: { path, tabs = {} }, params: { tab = "", subtab } }: Match): boolean =>
  /:(tab|subtab)\??$/.test(path) &&
  (subtab === undefined || (Object.hasOwn(tabs, tab) && Object.keys(subtabsOf(tabs[tab])).length > 0));

/** Lets the page through when its place's access rule holds, else names what is missing, if that is known. */
function Gate({ found }: { found: Match }) {
  const missing = useMissingAt()(found.place);
  const { unread } = useWhoami();
  const tabs = useCustomTabs();
  useRealmRepresentation();
  const here = addressOf(found.place, found.params);
  const facts = useFacts();
  if (found.place.when?.(facts) === false) return <Absent />;
  const isForeign = found.isForeignTab && !tabs.some((tab) => addedAt(tab, here)?.address === here);
  if (isForeign && !showsFirstTab(found)) return <Absent />;
  const Page = pageOf(found.place);
  // in a realm that is gone nobody may do anything
  const closed = facts.realm ? <Forbidden permissions={missing} /> : <NotFound />;
  if (missing.length > 0) return unread ? null : closed;
  return (
    <PlaceContext value={found}>
      <AddedTabs value={tabs}>
        {isForeign && <ServerInfoThere />}
        <Page />
      </AddedTabs>
    </PlaceContext>
  );
}

/** Holds back what is beside it until server info is read: before, nobody knows for sure what is there. */
function ServerInfoThere() {
  useServerInfo();
  return null;
}

/** What is not there. */
const Absent = () => (
  <>
    <ServerInfoThere />
    <NotFound />
  </>
);

const CustomTab = lazily(() => import("~/features/customUi/CustomTab").then((module) => module.CustomTab));

/** The tabs that extensions of the server add; none before server info is there, and for those who may not read them. */
export function useCustomTabs(): readonly AddedTab[] {
  const info = useServerInfoIfThere();
  const text = useServerText();
  const isAllowed = useAccess()(SEES_REALM).length === 0;
  return useMemo(() => {
    if (!isAllowed) return [];
    return tabsOf(info).map(({ type, path, params }) => ({
      id: type.id,
      title: text(type.id),
      path,
      params,
      render: (own) => <CustomTab type={type} params={own} />,
    }));
  }, [info, text, isAllowed]);
}
