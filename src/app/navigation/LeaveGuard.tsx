import { useSyncExternalStore } from "react";
import { useBlocker } from "react-router-dom";
import { dirtyForms } from "~/data/write/drafts";
import { ConfirmDialog } from "~/kit/dialog/confirm";
import { shownAt } from "~/kit/page/place";

const question = { title: "gatehouse.leaveTitle", body: "gatehouse.leaveBody", label: "gatehouse.leave" } as const;

/** Asks before a place with unsaved changes is left. Only while there are some: the router warns of a guard without need. */
export function LeaveGuard() {
  const { size } = useSyncExternalStore(dirtyForms.subscribe, dirtyForms.get);
  return size > 0 ? <Guard /> : null;
}

function Guard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // asked at the moment: a form that was just saved navigates before this is drawn again
      dirtyForms.get().size > 0 && shownAt(nextLocation.pathname) !== shownAt(currentLocation.pathname),
  );
  if (blocker.state !== "blocked") return null;
  return <ConfirmDialog {...question} answer={(yes) => (yes ? blocker.proceed() : blocker.reset())} />;
}
