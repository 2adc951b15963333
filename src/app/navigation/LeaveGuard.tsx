import { Button, ModalBody, ModalFooter, ModalHeader } from "@patternfly/react-core";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useBlocker } from "react-router-dom";
import { areDraftsKept, dirtyForms } from "~/data/write/drafts";
import { canSaveAll, saveAll } from "~/data/write/saveAll";
import { useT } from "~/i18n/useT";
import { Modal } from "~/kit/dialog/Modal";
import { shownAt } from "~/kit/page/place";

/** Asks before a place with unsaved changes is left. Only while there are some: the router warns of a guard without need. */
export function LeaveGuard() {
  const { size } = useSyncExternalStore(dirtyForms.subscribe, dirtyForms.get);
  const [isSaving, setSaving] = useState(false);
  return size > 0 || isSaving ? <Guard isSaving={isSaving} onSaving={setSaving} /> : null;
}

function Guard({ isSaving, onSaving }: { isSaving: boolean; onSaving: (is: boolean) => void }) {
  const t = useT();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // looked up at the moment: a form that was just saved navigates before this is rendered again
      dirtyForms.get().size > 0 && shownAt(nextLocation.pathname) !== shownAt(currentLocation.pathname),
  );
  const latest = useRef(blocker);
  useEffect(() => void (latest.current = blocker), [blocker]);
  if (blocker.state !== "blocked") return null;
  const stay = () => blocker.reset();
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
    <Modal variant="small" onClose={stay} aria-labelledby="leave-title" aria-describedby="leave-body">
      <ModalHeader title={t("gatehouse.leaveTitle")} labelId="leave-title" />
      <ModalBody id="leave-body">{t(areDraftsKept() ? "gatehouse.leaveBody" : "gatehouse.leaveLost")}</ModalBody>
      <ModalFooter>
        <Button id="modal-cancel" data-testid="cancel" onClick={stay}>
          {t("gatehouse.keepEditing")}
        </Button>
        {canSaveAll() && (
          <Button variant="secondary" data-testid="save-and-leave" onClick={() => void save()}>
            {t("gatehouse.saveAndLeave")}
          </Button>
        )}
        <Button id="modal-confirm" data-testid="confirm" variant="link" onClick={() => blocker.proceed()}>
          {t("gatehouse.leave")}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
