import { Alert, AlertActionCloseButton, AlertGroup } from "@patternfly/react-core";
import { useEffect, useSyncExternalStore } from "react";
import { type Alert as AlertData, alerts, removeAlert } from "~/data/write/alerts";
import { useT } from "~/i18n/useT";

/** Milliseconds an alert stays (product specification §9); the time stands still while it is hovered or has focus. */
const LIFE = 8000;

/**
 * Keeps a custom property of the document at the height of the alerts: page and dialogs end above them, so that nothing that
 * can be clicked lies under one.
 */
function useRoomFor(anyAlert: boolean): void {
  useEffect(() => {
    const group = document.querySelector<HTMLElement>(".pf-v6-c-alert-group.pf-m-toast");
    if (!anyAlert || !group) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty("--gh-alerts", `${group.offsetHeight}px`));
    observer.observe(group);
    return () => {
      observer.disconnect();
      style.removeProperty("--gh-alerts");
    };
  }, [anyAlert]);
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
