import { useEffect, useState, useSyncExternalStore } from "react";
import { type Location, useLocation } from "react-router-dom";
import { alertsOfPage } from "~/data/write/alerts";
import { writes } from "~/data/write/drafts";
import { createStore } from "~/data/browser/store";
import { Loading } from "~/kit/page/Loading";

/** The history entry that the router is on its way to. */
const target = createStore<string | undefined>(undefined);

/** Takes the alerts of the page before away. */
let leaveAlerts = () => {};

/** Entries made by hand, by another hash in the address, have all the same key. */
const nameOf = ({ key, pathname, search }: Location) => `${key} ${pathname}${search}`;

/** Tells where the router is going, before the page is there. */
export function navigatesTo(location: Location): void {
  leaveAlerts = alertsOfPage();
  target.set(nameOf(location));
}

/** Milliseconds after which a page that is on its way is worth a sign: a quick hop does not flicker. */
const SOON = 200;

/** Whether a write that was begun on this page is on its way. */
function useWriting(pathname: string): boolean {
  const [begunAt, setBegunAt] = useState<string>();
  useEffect(() => writes.subscribe(() => setBegunAt(writes.get() > 0 ? pathname : undefined)), [pathname]);
  return begunAt === pathname;
}

/**
 * Says that a page is on its way (until all it needs is there, the page before stays), or that a write takes its time: its
 * question is gone, and there is no answer yet. Its place is always there and the last one: what comes before others makes
 * the browser find the styles of all of them anew.
 */
export function Navigating() {
  const location = useLocation();
  const { pathname } = location;
  const here = nameOf(location);
  useEffect(() => leaveAlerts(), [pathname]);
  const going = useSyncExternalStore(target.subscribe, target.get);
  const isWriting = useWriting(pathname);
  const isBusy = isWriting || (going !== undefined && going !== here);
  return (
    <div className="gh-navigating" aria-busy={isBusy}>
      {isBusy && <Sign key={going} />}
    </div>
  );
}

function Sign() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), SOON);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? <Loading /> : null;
}
