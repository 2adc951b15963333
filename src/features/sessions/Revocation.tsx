import { Content, Form, FormGroup, TextInput } from "@patternfly/react-core";
import { env } from "~/data/auth/env";
import { type Call, useAction } from "~/data/write/action";
import { useRealmRepresentation } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { useT } from "~/i18n/useT";
import { Dialog } from "~/kit/dialog/Dialog";
import { WriteButton } from "~/kit/controls/Write";
import { useCloseAfter } from "~/kit/dialog/useWhileShown";
import { alertPushed } from "~/parts/clients/pushed";
import { useRealmChange } from "~/parts/realm/useRealmChange";
import { useZonedTime } from "~/parts/events/useZonedTime";

/** Tells the clients that have an admin URL: `POST push-revocation`. */
const push = async (call: Call, realm: string) => alertPushed(await call("realms.pushRevocation", { realm }));

/** Since when tokens of the realm count: what was issued before is refused. The dialog closes after each action. */
export function Revocation({ onClose }: { onClose: () => void }) {
  const t = useT();
  const realm = useRealm();
  const time = useZonedTime();
  // seconds since 1970, 0 for none; the server leaves it out for who may not view the realm
  const { notBefore } = useRealmRepresentation();
  const setToNow = useRealmChange({ done: "notBeforeSuccess", failed: "setToNowError" });
  const clear = useRealmChange({ done: "notBeforeClearedSuccess", failed: "gatehouse.notBeforeError" });
  const notify = useAction((call) => push(call, realm), { failed: "gatehouse.pushError" });
  const [isSending, closeAfter] = useCloseAfter(onClose);
  // the alert says how it ended
  const close = (ended: Promise<unknown>) => void closeAfter(ended.then(() => undefined));
  const shown = notBefore === undefined ? "—" : notBefore === 0 ? t("none") : time(notBefore * 1000);
  const update = { call: "realms.update", isDisabled: isSending, variant: "tertiary" } as const;
  return (
    <Dialog
      id="revocation"
      variant="small"
      elementToFocus="#not-before"
      title={t("revocation")}
      actions={
        <>
          <WriteButton
            {...update}
            testId="set-to-now-button"
            onClick={() => close(setToNow.run({ notBefore: Math.floor(Date.now() / 1000) }))}
          >
            {t("setToNow")}
          </WriteButton>
          <WriteButton {...update} testId="clear-not-before-button" onClick={() => close(clear.run({ notBefore: 0 }))}>
            {t("clear")}
          </WriteButton>
          <WriteButton
            call="realms.pushRevocation"
            testId="modal-test-connection-button"
            variant="secondary"
            isDisabled={isSending}
            onClick={() => close(notify.run())}
          >
            {t("push")}
          </WriteButton>
        </>
      }
      onClose={onClose}
    >
      <Content component="p">{t("revocationDescription")}</Content>
      {realm === env().realm && (
        <Content component="p">{t(["gatehouse.setToNowSelf", { button: t("setToNow") }])}</Content>
      )}
      <Form id="revocation-modal-form" onSubmit={(event) => event.preventDefault()}>
        <FormGroup label={t("notBefore")} fieldId="not-before">
          <TextInput id="not-before" data-testid="not-before-input" readOnlyVariant="default" value={shown} />
        </FormGroup>
      </Form>
    </Dialog>
  );
}
