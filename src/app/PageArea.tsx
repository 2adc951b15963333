import { type ComponentType, lazy, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { Forbidden } from "~/app/Forbidden";
import { useAccess, useWhoami } from "~/data/access";
import { useRealmRepresentation } from "~/data/realm";
import { useT } from "~/i18n/useT";
import { ErrorBoundary } from "~/kit/ErrorBoundary";
import { Loading } from "~/kit/Loading";
import { PageHeading } from "~/kit/Page";
import { loadChunk } from "~/data/newVersion";
import { match, type Match, type Place } from "~/routes";
import { PlaceContext } from "~/kit/place";

const pages = new Map<Place, ComponentType>();

/** Takes the page of a place that is loaded already: it is drawn without a wait. */
export const keepPage = (place: Place, page: ComponentType) => void pages.set(place, page);

/** The page of a place, made once (a new `lazy` for each drawing would load it again) until it fails. */
function pageOf(place: Place): ComponentType {
  const page = pages.get(place) ?? lazy(() => loadChunk(place.load));
  pages.set(place, page);
  return page;
}

/** The page of the address, inside its own error boundary: the shell around it survives whatever happens here. */
export function PageArea() {
  const { pathname } = useLocation();
  const found = match(pathname);
  // one boundary and one mount per place and object; another tab of it is the same mount
  const id = found ? JSON.stringify({ ...found.params, tab: found.name }) : pathname;
  return (
    <ErrorBoundary key={id} onCatch={() => found && pages.delete(found.place)}>
      <Suspense fallback={<Loading />}>{found ? <Gate found={found} /> : <NotFound />}</Suspense>
    </ErrorBoundary>
  );
}

/** Lets the page through when its place's access rule holds, else names what is missing, if that is known. */
function Gate({ found }: { found: Match }) {
  const missing = useAccess()(found.place.access);
  const { unread } = useWhoami();
  useRealmRepresentation();
  const Page = pageOf(found.place);
  if (missing.length > 0) return unread ? null : <Forbidden permissions={missing} />;
  return (
    <PlaceContext value={found}>
      <Page />
    </PlaceContext>
  );
}

function NotFound() {
  const t = useT();
  return <PageHeading title={t("gatehouse.pageNotFound")} />;
}
