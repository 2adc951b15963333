import { Alert, AlertActionLink } from "@patternfly/react-core";
import { type ReactNode, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { secondsUntil, useClock } from "~/app/session/useClock";
import { type Waiting, waiting } from "~/data/api/waiting";
import { type Text, useT } from "~/i18n/useT";

/** Tells about calls that wait longer than usual, without taking the focus, with a way to repeat and to give up. */
export function WaitingCalls() {
  const t = useT();
  const calls = useSyncExternalStore(waiting.subscribe, waiting.get);
  const slow = calls.filter(({ why }) => why === "slow");
  const busy = calls.filter(({ why }) => why === "busy");
  if (calls.length === 0) return null;
  // beside the page, not in it: a dialog hides the page from assistive technology, and its own save may be what waits
  return createPortal(
    <div className="gh-waiting" aria-live="polite" aria-relevant="additions" data-testid="waiting-calls">
      {slow.length > 0 && (
        <CallNotice calls={slow} title="gatehouse.waitingSlow" again={t("gatehouse.waitingRepeat")} />
      )}
      {busy.length > 0 && (
        <CallNotice calls={busy} title="gatehouse.waitingBusy" again={t("gatehouse.waitingNow")}>
          <Countdown until={Math.min(...busy.map(({ until = Infinity }) => until))} />
        </CallNotice>
      )}
    </div>,
    document.body,
  );
}

interface Props {
  calls: Waiting[];
  title: Text;
  /** Text of the button that repeats the calls. */
  again: string;
  children?: ReactNode;
}

/** One message for all calls that wait for the same reason: they wait for the same server. */
function CallNotice({ calls, title, again, children }: Props) {
  const t = useT();
  const repeated = calls.flatMap(({ retry }) => retry ?? []);
  return (
    <Alert
      isInline
      variant="warning"
      component="p"
      title={t(title)}
      actionLinks={
        <>
          {repeated.length > 0 && (
            <AlertActionLink onClick={() => repeated.forEach((retry) => retry())}>{again}</AlertActionLink>
          )}
          <AlertActionLink onClick={() => calls.forEach(({ cancel }) => cancel())}>
            {t("gatehouse.waitingCancel")}
          </AlertActionLink>
        </>
      }
    >
      {children}
    </Alert>
  );
}

/** Seconds until a moment (epoch ms); a screen reader does not announce each of them. */
function Countdown({ until }: { until: number }) {
  const t = useT();
  const seconds = secondsUntil(until, useClock(0));
  return <span role="timer">{t(["gatehouse.waitingNext", { seconds }])}</span>;
}
