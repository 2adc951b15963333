import { createHashRouter, redirect, type RouteObject, useRouteError } from "react-router-dom";
import type { ReactNode } from "react";
import { PageArea } from "~/app/PageArea";
import { prepare } from "~/app/session/prepare";
import { isSegment } from "~/data/api/segment";
import { openPlace } from "~/data/query/cache";
import { watchReads } from "~/data/query/watchedReads";
import { env } from "~/data/auth/env";
import { Loading } from "~/kit/page/Loading";
import type { Place } from "~/place";
import { matchOf, to } from "~/routes";
import { routes } from "~/siteMap";
import { PageSection } from "@patternfly/react-core";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";

/** Path of a place in the router's words: a chain of segments, with the tab behind it, is what follows (`*`). */
const pathOf = ({ path }: Place) => path.replace(/:\w+\+.*$/, "*");

const page = <PageArea />;

/** One place of the site map as a route. Its page is `lazy` of React: the router remembers that a file did not come. */
const routeOf = ([name, place]: [string, Place]): RouteObject => ({
  id: name,
  path: pathOf(place),
  caseSensitive: true,
  handle: place,
  element: page,
  // starts what the place needs and waits for none of it
  loader: ({ request, params }) => {
    const { pathname, search } = new URL(request.url);
    // a browser's URL leaves out `..`: it would be another address
    const isMeant = Object.values(params).every((value = "") => value.split("/").every(isSegment));
    const found = isMeant ? matchOf(name, pathname) : undefined;
    openPlace();
    if (found) prepare(place, found.params, search.slice(1));
    if (GATEHOUSE_RELOAD && found) watchReads(name, found.params, search.slice(1), place.reads);
    return null;
  },
  // a list that is searched or turned is there already and requests its rows itself
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
});

/** The routes of the console: all places in one frame. */
export const routesIn = (frame: ReactNode): RouteObject[] => [
  {
    path: "/",
    element: frame,
    errorElement: <FrameError />,
    hydrateFallbackElement: <Loading />,
    children: [
      { index: true, loader: () => redirect(to("dashboard", { realm: env().realm })) },
      ...Object.entries<Place>(routes).map(routeOf),
      { path: "*", element: page },
    ],
  },
];

/**
 * Makes the router of the console, over the part of the address behind `#`.
 * @param frame what stands around every page; has an `Outlet`
 */
export function createRouter(frame: ReactNode) {
  // the first place was prepared before the router was there
  const loaderData = Object.fromEntries(Object.keys(routes).map((name) => [name, null]));
  return createHashRouter(routesIn(frame), { hydrationData: { loaderData } });
}

/** What is shown when the frame around the pages fails: why, and a way on. */
function FrameError() {
  return (
    <main>
      <PageSection>
        <ErrorAlert error={useRouteError()} retry={() => window.location.reload()} />
      </PageSection>
    </main>
  );
}
