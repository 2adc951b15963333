import { Button, ModalBody, ModalFooter, ModalHeader } from "@patternfly/react-core";
import { forgetRedirects } from "~/data/auth/redirectLoop";
import { SignInError as Failure, type Why } from "~/data/auth/signInFailure";
import { type Key, useServerText, useT } from "~/i18n/useT";
import { Modal } from "~/kit/dialog/Modal";

/** Reasons that have words of their own; for the others the server's or the browser's are shown. */
const reasons: Partial<Record<Why, Key>> = {
  loop: "gatehouse.signInLoop",
  offline: "gatehouse.signInOffline",
  server: "gatehouse.signInServer",
  disabled: "gatehouse.signInDisabled",
};

/** Tells why the console could not start: the sign-in failed. */
export function SignInError({ error }: { error: unknown }) {
  const t = useT();
  const serverText = useServerText();
  const words = () => {
    const reason = error instanceof Failure && reasons[error.why];
    if (reason) return t(reason);
    if (error instanceof Error && error.message) return serverText(error.message);
    return t("somethingWentWrongDescription");
  };
  const tryAgain = () => {
    forgetRedirects("load");
    window.location.replace(window.location.origin + window.location.pathname);
  };
  return (
    <Modal variant="small" aria-labelledby="sign-in-error-title" aria-describedby="sign-in-error-body">
      <ModalHeader title={t("somethingWentWrong")} titleIconVariant="danger" labelId="sign-in-error-title" />
      <ModalBody id="sign-in-error-body">{words()}</ModalBody>
      <ModalFooter>
        <Button onClick={tryAgain}>{t("tryAgain")}</Button>
      </ModalFooter>
    </Modal>
  );
}
