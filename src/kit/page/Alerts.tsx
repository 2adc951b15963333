import { Alert, AlertActionCloseButton, AlertGroup } from "@patternfly/react-core";
import { useEffect, useSyncExternalStore } from "react";
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
function useRoomFor(anyAlert: boolean): void {
  const isDirty = useSyncExternalStore(dirtyForms.subscribe, dirtyForms.get).size > 0;
  useEffect(() => {
    const group = document.querySelector<HTMLElement>(".pf-v6-c-alert-group.pf-m-toast");
    const { style } = document.documentElement;
    const fit = (height: number) => {
      const room = parseFloat(style.getPropertyValue(ROOM)) || 0;
      if (height > room || !isDirty) style.setProperty(ROOM, `${height}px`);
    };
    if (!anyAlert || !group) return fit(0);
    const observer = new ResizeObserver(() => fit(group.offsetHeight));
    observer.observe(group);
    return () => observer.disconnect();
  }, [anyAlert, isDirty]);
}

/** The alert queue at the lower edge of the window, newest first. */
export function Alerts() {
  const list = useSyncExternalStore(alerts.subscribe, alerts.get);
  useRoomFor(list.length > 0);
  return (
    <AlertGroup isToast isLiveRegion={false} hasAnimations={false} data-testid="global-alerts" role="list">
      {list.map((alert, index) => (
        <Toast key={alert.id} alert={alert} newest={index === 0} />
      ))}
    </AlertGroup>
  );
}

function Toast({ alert, newest }: { alert: AlertData; newest: boolean }) {
  const t = useT();
  const title = t(alert.title);
  const remove = () => removeAlert(alert.id);
  return (
    <Alert
      data-testid={newest ? "last-alert" : undefined}
      isLiveRegion
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
