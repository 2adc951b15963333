import { useEffect, useSyncExternalStore } from "react";
import { useBlocker } from "react-router-dom";
import { dirtyForms } from "~/data/drafts";
import { confirm } from "~/kit/confirm";
import { identityOf, match } from "~/routes";

const question = { title: "gatehouse.leaveTitle", body: "gatehouse.leaveBody", label: "gatehouse.leave" } as const;

/** Asks before a place with unsaved changes is left. Only while there are some: the router warns of a guard without need. */
export function LeaveGuard() {
  const { size } = useSyncExternalStore(dirtyForms.subscribe, dirtyForms.get);
  return size > 0 ? <Guard /> : null;
}

/** Names the object and the tab of an address: while both stay nothing is left, e.g. when its way is put right. */
function shownAt(pathname: string): string {
  const found = match(pathname);
  return found ? `${found.params.tab} ${identityOf(found)}` : pathname;
}

function Guard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // asked at the moment: a form that was just saved navigates before this is drawn again
      dirtyForms.get().size > 0 && shownAt(nextLocation.pathname) !== shownAt(currentLocation.pathname),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void confirm(question).then((yes) => (yes ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  return null;
}
