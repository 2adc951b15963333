import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useBlocker } from "react-router-dom";
import { areDraftsKept, dirtyForms } from "~/data/write/drafts";
import { canSaveAll, saveAll } from "~/data/write/saveAll";
import { LeaveQuestion } from "~/kit/dialog/LeaveQuestion";
import { shownAt } from "~/kit/page/place";

/** Asks before a place with unsaved changes is left. Only while there are some: the router warns of a guard without need. */
export function LeaveGuard() {
  const { size } = useSyncExternalStore(dirtyForms.subscribe, dirtyForms.get);
  const [isSaving, setSaving] = useState(false);
  return size > 0 || isSaving ? <Guard isSaving={isSaving} onSaving={setSaving} /> : null;
}

function Guard({ isSaving, onSaving }: { isSaving: boolean; onSaving: (is: boolean) => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // looked up at the moment: a form that was just saved navigates before this is rendered again
      dirtyForms.get().size > 0 && shownAt(nextLocation.pathname) !== shownAt(currentLocation.pathname),
  );
  const latest = useRef(blocker);
  useEffect(() => void (latest.current = blocker), [blocker]);
  if (blocker.state !== "blocked") return null;
  const save = async () => {
    onSaving(true);
    const isSaved = await saveAll();
    onSaving(false);
    // who went to another part of the form meanwhile stays there
    const now = latest.current;
    if (now.state !== "blocked") return;
    // the form, which stays, shows what was refused
    if (isSaved) now.proceed();
    else now.reset();
  };
  // the form that is saved may ask something itself
  if (isSaving) return null;
  return (
    <LeaveQuestion
      body={areDraftsKept() ? "gatehouse.leaveBody" : "gatehouse.leaveLost"}
      onStay={() => blocker.reset()}
      onSave={canSaveAll() ? () => void save() : undefined}
      onLeave={() => blocker.proceed()}
    />
  );
}
