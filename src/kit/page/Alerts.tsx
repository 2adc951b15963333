import { Alert, AlertActionCloseButton } from "@patternfly/react-core";
import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { type Alert as AlertData, alerts, removeAlert } from "~/data/write/alerts";
import { dirtyForms } from "~/data/write/drafts";
import { useT } from "~/i18n/useT";

/** Milliseconds an alert stays (product specification §9); the time stands still while it is hovered or has focus. */
const LIFE = 8000;

/** The custom property with the height that alerts take. */
const ROOM = "--gh-alerts";

/**
 * Keeps a custom property of the document at the height of the alerts: page and dialogs end above them, so that nothing that
 * can be clicked lies under one. While a form has changes it only grows: the buttons of the form stay where they are when an
 * alert goes.
 */
function useRoomFor(group: RefObject<HTMLElement | null>, anyAlert: boolean): void {
  const isDirty = useSyncExternalStore(dirtyForms.subscribe, dirtyForms.get).size > 0;
  useEffect(() => {
    const { style } = document.documentElement;
    const fit = (height: number) => {
      const room = parseFloat(style.getPropertyValue(ROOM)) || 0;
      if (height > room || !isDirty) style.setProperty(ROOM, `${height}px`);
    };
    const shown = group.current;
    if (!anyAlert || !shown) return fit(0);
    const observer = new ResizeObserver(() => fit(shown.offsetHeight));
    observer.observe(shown);
    return () => observer.disconnect();
  }, [group, anyAlert, isDirty]);
}

/**
 * The alert queue at the lower edge of the window, newest first; above dialogs, so it stands beside them in the document. A list
 * of our own: see README, Decisions, on sibling selectors. The list is what is heard: not every screen reader reads
 * out a live region that comes with its words.
 */
export function Alerts() {
  const list = useSyncExternalStore(alerts.subscribe, alerts.get);
  const group = useRef<HTMLUListElement>(null);
  useRoomFor(group, list.length > 0);
  return createPortal(
    <ul ref={group} className="gh-alerts" data-testid="global-alerts" aria-live="polite">
      {list.map((alert, index) => (
        <li key={alert.id}>
          <Toast alert={alert} newest={index === 0} />
        </li>
      ))}
    </ul>,
    document.body,
  );
}

function Toast({ alert, newest }: { alert: AlertData; newest: boolean }) {
  const t = useT();
  const title = t(alert.title);
  const remove = () => removeAlert(alert.id);
  return (
    <Alert
      data-testid={newest ? "last-alert" : undefined}
      variant={alert.variant}
      variantLabel=""
      component="p"
      title={title}
      timeout={LIFE}
      onTimeout={remove}
      actionClose={
        <AlertActionCloseButton title={title} aria-label={t(["gatehouse.closeAlert", { title }])} onClose={remove} />
      }
    >
      {alert.description && <p>{alert.description}</p>}
      {alert.explanation && <p>{t(alert.explanation)}</p>}
    </Alert>
  );
}
