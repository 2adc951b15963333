import { Alert } from "@patternfly/react-core";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import type { SsfSubject } from "~/data/api/ssf";
import { useData, useOptional } from "~/data/query/cache";
import { useRealmRepresentation } from "~/data/query/realm";
import { useAction } from "~/data/write/action";
import { asOptions } from "~/features/clients/advanced/labelled";
import { subjectFields } from "~/features/clients/ssf/subjectFields";
import { labelledThere, versionWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { type FieldSpec, Inputs } from "~/kit/form/Inputs";
import { PlainForm } from "~/kit/form/PlainForm";
import { jsonProblem, objectIn } from "~/kit/form/json";
import { usePlace } from "~/kit/page/place";
import { to } from "~/routes";

interface Values extends SsfSubject {
  eventType: string;
  payload: string;
}

const empty: Values = { eventType: "", type: "user-email", value: "", payload: "{}" };

/** A payload, in which `__now__` stands for the seconds since 1970, also where a number is wanted. */
const atNow = (text: string) => text.replaceAll("__now__", String(Math.floor(Date.now() / 1000)));

interface Props {
  /** Its public client id. */
  clientId: string;
}

/** Sends an event to a receiver that nothing has caused, e.g. to try it out: `POST ssf/clients/{clientId}/events/emit`. */
export function EmitEvents({ clientId }: Props) {
  const config = useOptional("ssf.config");
  return config ? (
    <EmitForm clientId={clientId} events={config.availableSupportedEvents} />
  ) : (
    <OfStream clientId={clientId} />
  );
}

/** The same for who may manage clients and not see what the realm can send: events that the stream can carry. */
function OfStream({ clientId }: Props) {
  const { eventsSupported } = useData("ssf.stream", { clientId });
  return <EmitForm clientId={clientId} events={eventsSupported} />;
}

/** @param events types that can be sent */
function EmitForm({ clientId, events = [] }: Props & { events?: string[] }) {
  const t = useT();
  const word = versionWords(t);
  const { id = "" } = usePlace().params;
  const realm = useRealmRepresentation();
  const form = useForm<Values>({ defaultValues: empty, mode: "onChange" });
  const [sent, setSent] = useState<{ status?: string; jti?: string }>();
  const action = useAction(
    async (call, { eventType, type, value, payload }: Values) =>
      setSent(
        await call(
          "ssf.emit",
          { clientId },
          { eventType, subjectType: type, subjectValue: value.trim(), event: objectIn(atNow(payload)) ?? {} },
        ),
      ),
    { failed: "gatehouse.ssfEmitError" },
  );
  const fields: FieldSpec<Values>[] = [
    {
      kind: "select",
      isTypeahead: true,
      required: true,
      name: "eventType",
      ...labelledThere(t, "ssfEmitEventType"),
      inputLabel: word("ssfEmitEventType"),
      options: asOptions(events),
    },
    ...subjectFields(t, realm),
    {
      kind: "code",
      name: "payload",
      testId: "ssfEmitPayload",
      ...labelledThere(t, "ssfEmitPayload"),
      validate: (payload) =>
        objectIn(atNow(payload)) === null ? jsonProblem(atNow(payload), "gatehouse.noJsonObject") : undefined,
    },
  ];
  return (
    <PlainForm
      form={form}
      onSubmit={() => {
        setSent(undefined);
        void form.handleSubmit((values) => action.run(values))();
      }}
    >
      <Inputs fields={fields} />
      <div>
        <WriteButton
          call="ssf.emit"
          type="submit"
          testId="ssfEmitEvent"
          isLoading={action.running}
          isDisabled={action.running || !form.formState.isValid}
        >
          {word("ssfEmitEvent").text}
        </WriteButton>
      </div>
      <div aria-live="polite">
        {sent && (
          <Alert
            isInline
            // what the stream does not let through is no event and has no id
            variant={sent.jti ? "info" : "warning"}
            data-testid="ssfEmitResult"
            title={`${sent.status} ${sent.jti ?? ""}`}
          >
            {sent.jti && (
              <Link
                to={{
                  pathname: to("client", { id, tab: "ssf", subtab: "event-search" }),
                  search: `jti=${encodeURIComponent(sent.jti)}`,
                }}
              >
                {word("ssfEmitResultLookupLink").text}
              </Link>
            )}
          </Alert>
        )}
      </div>
    </PlainForm>
  );
}
