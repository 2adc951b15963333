import { Alert, AlertActionLink, PageSection } from "@patternfly/react-core";
import { Component, type ReactNode, useEffect } from "react";
import { renewRights } from "~/data/access/permissions";
import { forgetFailures, renewOldReads } from "~/data/query/cache";
import { explain, failureOf, MissingError, UnsafePathError } from "~/data/api/errors";
import { NewVersionError, reloadOnce } from "~/data/browser/newVersion";
import { type KeyWith, useT } from "~/i18n/useT";
import { askSignOut } from "~/kit/dialog/askSignOut";
import { Loading } from "~/kit/page/Loading";

interface Props {
  children: ReactNode;
  /** Called when an error was caught, before the next try. */
  onCatch?: () => void;
  /** What stands around the error where a whole page failed; `isMissing` for one whose object is not there. */
  frame?: (alert: ReactNode, isMissing: boolean) => ReactNode;
}

interface State {
  error?: unknown;
  /** The answers in which an object was missing are read again. */
  isRenewing?: boolean;
}

/**
 * Keeps an error inside the part of the page it belongs to, and offers a way on. An object that is missing in what was
 * read before is looked for once more in what the server answers now.
 */
export class ErrorBoundary extends Component<Props, State> {
  state: State = {};
  private isRenewed = false;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  componentDidCatch(error: unknown) {
    // else the next page that needs them would answer with the same error
    forgetFailures();
    if (error instanceof MissingError && !this.isRenewed) this.setState({ isRenewing: true });
    this.props.onCatch?.();
  }

  /** Once: with a slow server the answers would always be old. */
  private readonly onRenewed = (isNew: boolean) => {
    this.isRenewed = true;
    this.setState(({ error }) => ({ error: isNew ? undefined : error, isRenewing: false }));
  };

  /** Reads again, also what something else has read in vain meanwhile, and what the administrator may do. */
  private readonly retry = () => {
    forgetFailures();
    renewRights();
    this.isRenewed = false;
    this.setState({ error: undefined });
  };

  render() {
    const { error, isRenewing } = this.state;
    if (error === undefined) return this.props.children;
    if (isRenewing) return <Renewing onEnd={this.onRenewed} />;
    if (error instanceof NewVersionError) return <NewVersion />;
    const alert = <ErrorAlert error={error} retry={this.retry} />;
    const { frame = (content) => <PageSection>{content}</PageSection> } = this.props;
    return frame(alert, failureOf(error).status === 404);
  }
}

/**
 * Reads again what is old, when the page before has let go of its reads: one that loses its last page is cancelled.
 * @param onEnd gets whether anything was read
 */
function Renewing({ onEnd }: { onEnd: (isNew: boolean) => void }) {
  useEffect(() => {
    const renewed = renewOldReads();
    void (renewed ?? Promise.resolve()).then(() => onEnd(renewed !== undefined));
  }, [onEnd]);
  return <Loading />;
}

interface ErrorAlertProps {
  error: unknown;
  retry: () => void;
  /** Title by the server's message where it gave one; the message itself when left out. */
  failed?: KeyWith<"error">;
}

/** What went wrong with a read, in words the administrator can act on, with the way out that fits. */
export function ErrorAlert({ error, retry, failed }: ErrorAlertProps) {
  const t = useT();
  const { status, message, description } = failureOf(error);
  const isForbidden = status === 403;
  const title = () => {
    if (isForbidden) return t("forbiddenAdminConsole");
    if (status === 404) return t(["gatehouse.errorNotFound", { error: message }]);
    const words = explain(error);
    if (words && error instanceof UnsafePathError) return t(["gatehouse.errorNotFound", { error: t(words) }]);
    if (words) return t(words);
    return failed ? t([failed, { error: message }]) : message;
  };
  return (
    <Alert
      isInline
      isLiveRegion
      variant="danger"
      title={title()}
      actionLinks={
        <>
          <AlertActionLink onClick={retry}>{t("gatehouse.askAgain")}</AlertActionLink>
          {isForbidden && <AlertActionLink onClick={() => void askSignOut()}>{t("signOut")}</AlertActionLink>}
        </>
      }
    >
      {!isForbidden && description}
    </Alert>
  );
}

/** The jar was upgraded under this page: says so and loads the new version at the same address. */
function NewVersion() {
  const t = useT();
  const reloading = reloadOnce();
  return (
    <PageSection>
      <Alert
        isInline
        variant="info"
        title={t("gatehouse.newVersion")}
        actionLinks={<AlertActionLink onClick={() => window.location.reload()}>{t("reload")}</AlertActionLink>}
      >
        {t(reloading ? "gatehouse.newVersionReloading" : "gatehouse.newVersionStill")}
      </Alert>
    </PageSection>
  );
}
