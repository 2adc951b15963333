import { Alert, Button, ModalBody, ModalFooter, ModalHeader } from "@patternfly/react-core";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { secondsUntil, useClock } from "~/app/session/useClock";
import { renewRights } from "~/data/access/permissions";
import { forceRefresh, giveUp, retryNow, type Session, session, signInAgain, signInHere } from "~/data/auth/session";
import { SignInError } from "~/data/auth/signInFailure";
import { type Text, useT } from "~/i18n/useT";
import { Modal } from "~/kit/dialog/Modal";

type State<Is extends Session["is"]> = Extract<Session, { is: Is }>;

/** Tells about the session: its end is near, it ended under unsaved work, the server does not answer. */
export function SessionKeeper() {
  const state = useSyncExternalStore(session.subscribe, session.get);
  if (state.is === "in") return <Ending key={state.expiresAt} state={state} />;
  if (state.is === "out" || !state.asking) return null;
  return state.is === "ended" ? <Ended failure={state.failure} /> : <Unreachable state={state} />;
}

interface QuestionProps {
  title: Text;
  body: Text;
  onClose: () => void;
  children?: ReactNode;
  actions: ReactNode;
}

function Question({ title, body, onClose, children, actions }: QuestionProps) {
  const t = useT();
  return (
    <Modal variant="small" onClose={onClose} aria-labelledby="session-title" aria-describedby="session-body">
      <ModalHeader title={t(title)} titleIconVariant="warning" labelId="session-title" />
      <ModalBody>
        <p id="session-body">{t(body)}</p>
        {children}
      </ModalBody>
      <ModalFooter>{actions}</ModalFooter>
    </Modal>
  );
}

/** The countdown before the session ends. */
function Ending({ state: { expiresAt, warnAt, prolongs } }: { state: State<"in"> }) {
  const t = useT();
  const now = useClock(warnAt);
  const [hidden, setHidden] = useState(false);
  if (hidden || expiresAt === undefined || warnAt === undefined || now < warnAt) return null;
  const seconds = secondsUntil(expiresAt, now);
  const hide = () => setHidden(true);
  return (
    <Question
      title="gatehouse.sessionEndingTitle"
      body={[prolongs ? "gatehouse.sessionEnding" : "gatehouse.sessionEndingForSure", { seconds }]}
      onClose={hide}
      actions={
        <>
          {prolongs && (
            <Button data-testid="session-stay" onClick={() => void forceRefresh().catch(() => undefined)}>
              {t("gatehouse.sessionStay")}
            </Button>
          )}
          <Button variant="link" data-testid="session-hide" onClick={hide}>
            {t("gatehouse.sessionHide")}
          </Button>
        </>
      }
    />
  );
}

function wordsOf({ why, message }: SignInError): { title: Text; body: Text } {
  if (why === "session") return { title: "gatehouse.sessionEndedTitle", body: "gatehouse.sessionEnded" };
  if (why === "disabled") return { title: "gatehouse.sessionDisabledTitle", body: "gatehouse.sessionDisabled" };
  if (why === "loop") return { title: "gatehouse.sessionLoopTitle", body: "gatehouse.sessionLoop" };
  return { title: "gatehouse.sessionRefusedTitle", body: ["gatehouse.sessionRefused", { error: message }] };
}

/** The session is over and the page stays: sign in in a second window, or here, or later. */
function Ended({ failure }: { failure: SignInError }) {
  const t = useT();
  const [waiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<Text>();
  const inNewWindow = async () => {
    setWaiting(true);
    setProblem(undefined);
    try {
      const result = await signInAgain();
      if (result === "in") renewRights();
      if (result === "blocked") setProblem("gatehouse.sessionWindowBlocked");
      if (result === "closed") setProblem("gatehouse.sessionWindowClosed");
    } catch (error) {
      const { message } = error instanceof Error ? error : { message: String(error) };
      setProblem(["gatehouse.sessionWindowFailed", { error: message }]);
    }
    setWaiting(false);
  };
  return (
    <Question
      {...wordsOf(failure)}
      onClose={giveUp}
      actions={
        <>
          <Button
            data-testid="session-new-window"
            isLoading={waiting}
            isDisabled={waiting}
            onClick={() => void inNewWindow()}
          >
            {t("gatehouse.sessionNewWindow")}
          </Button>
          <Button variant="secondary" data-testid="session-this-tab" onClick={() => void signInHere()}>
            {t("gatehouse.sessionThisTab")}
          </Button>
          <Button variant="link" data-testid="session-later" onClick={giveUp}>
            {t("gatehouse.sessionLater")}
          </Button>
        </>
      }
    >
      {problem && <Alert isInline isLiveRegion variant="warning" title={t(problem)} />}
    </Question>
  );
}

/** Nobody answers: the next try, and the way to stop waiting. */
function Unreachable({ state: { failure, retryAt } }: { state: State<"unreachable"> }) {
  const t = useT();
  const seconds = secondsUntil(retryAt, useClock(0));
  const offline = failure.why === "offline";
  return (
    <Question
      title={offline ? "gatehouse.sessionOfflineTitle" : "gatehouse.sessionServerTitle"}
      body={offline ? "gatehouse.sessionOffline" : "gatehouse.sessionServer"}
      onClose={giveUp}
      actions={
        <>
          <Button data-testid="session-try-now" onClick={retryNow}>
            {t("gatehouse.sessionTryNow")}
          </Button>
          <Button variant="link" data-testid="session-stop-waiting" onClick={giveUp}>
            {t("gatehouse.sessionStopWaiting")}
          </Button>
        </>
      }
    >
      <p>{t(["gatehouse.sessionNextTry", { seconds }])}</p>
    </Question>
  );
}
