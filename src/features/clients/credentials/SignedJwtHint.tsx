import { Alert } from "@patternfly/react-core";
import { useT } from "~/i18n/useT";

/** Says where the key comes from by which the server checks what a client signs. */
export function SignedJwtHint() {
  const t = useT();
  return <Alert isInline isPlain component="p" variant="info" title={t("signedJWTConfirm")} />;
}
