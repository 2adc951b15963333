import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { ActionGroup, Card, CardBody, Form, FormGroup, TextInput } from "@patternfly/react-core";
import { type Call, useAction } from "~/data/write/action";
import { useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { WriteButton } from "~/kit/controls/Write";
import { alertPushed } from "~/parts/clients/pushed";
import { useZonedTime } from "~/parts/events/useZonedTime";

/** The client as the server has it now, with only this changed. @param notBefore seconds since 1970, 0 for none */
const setNotBefore = async (call: Call, id: string, notBefore: number) =>
  call("clients.update", { id }, { ...(await call("clients.findOne", { id })), notBefore });

/** Since when tokens of the client count: what was issued before is refused. */
export function ClientRevocation({ client }: { client: ClientRepresentation }) {
  const t = useT();
  const time = useZonedTime();
  const { id = "", notBefore = 0 } = client;
  const setToNow = useAction((call) => setNotBefore(call, id, Math.floor(Date.now() / 1000)), {
    done: "notBeforeSetToNow",
    failed: "setToNowError",
  });
  const clear = useAction((call) => setNotBefore(call, id, 0), {
    done: "notBeforeNowClear",
    failed: "gatehouse.notBeforeError",
  });
  const push = useAction(async (call) => alertPushed(await call("clients.pushRevocation", { id })), {
    failed: "gatehouse.pushError",
  });
  const isDisabled = setToNow.running || clear.running || push.running;
  const update = { call: "clients.update", object: client, variant: "secondary" } as const;
  return (
    <Card isCompact>
      <CardBody>
        <Form onSubmit={(event) => event.preventDefault()}>
          <FormGroup
            label={t("notBefore")}
            fieldId="not-before"
            labelHelp={<HelpIcon name="notBefore" text="notBeforeHelp" />}
          >
            <TextInput
              id="not-before"
              data-testid="not-before-input"
              readOnlyVariant="default"
              value={notBefore === 0 ? t("none") : time(notBefore * 1000)}
            />
          </FormGroup>
          <ActionGroup>
            <WriteButton
              {...update}
              testId="set-to-now-button"
              isDisabled={isDisabled}
              onClick={() => void setToNow.run()}
            >
              {t("setToNow")}
            </WriteButton>
            <WriteButton
              {...update}
              testId="clear-not-before-button"
              isDisabled={isDisabled || notBefore === 0}
              onClick={() => void clear.run()}
            >
              {t("clear")}
            </WriteButton>
            <WriteButton
              call="clients.pushRevocation"
              object={client}
              testId="push-not-before-button"
              variant="secondary"
              isDisabled={isDisabled}
              onClick={() => void push.run()}
            >
              {t("push")}
            </WriteButton>
          </ActionGroup>
        </Form>
      </CardBody>
    </Card>
  );
}
