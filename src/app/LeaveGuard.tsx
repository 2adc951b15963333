import { useEffect, useSyncExternalStore } from "react";
import { useBlocker } from "react-router-dom";
import { dirtyForms } from "~/data/drafts";
import { confirm } from "~/kit/confirm";

const question = { title: "gatehouse.leaveTitle", body: "gatehouse.leaveBody", label: "gatehouse.leave" } as const;

/** Asks before a place with unsaved changes is left. Only while there are some: the router warns of a guard without need. */
export function LeaveGuard() {
  const { size } = useSyncExternalStore(dirtyForms.subscribe, dirtyForms.get);
  return size > 0 ? <Guard /> : null;
}

function Guard() {
  // asked at the moment: a form that was just saved navigates before this is drawn again
  const blocker = useBlocker(() => dirtyForms.get().size > 0);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void confirm(question).then((yes) => (yes ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  return null;
}
