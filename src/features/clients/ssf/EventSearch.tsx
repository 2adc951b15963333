import { Button, Stack } from "@patternfly/react-core";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useSearchParams } from "react-router-dom";
import { statusOf } from "~/data/api/errors";
import { useLoad } from "~/data/query/useLoad";
import { Facts } from "~/features/clients/ssf/Facts";
import { labelledThere, versionWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { useTime } from "~/i18n/useTime";
import { Code } from "~/kit/form/kinds/Code";
import { Inputs } from "~/kit/form/Inputs";
import { PlainForm } from "~/kit/form/PlainForm";
import { EmptyState } from "~/kit/page/EmptyState";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { Loading } from "~/kit/page/Loading";

/** Finds an event by its `jti`, which stays in the address: whether it has come to the receiver. */
export function EventSearch({ clientId }: { clientId: string }) {
  const t = useT();
  const word = versionWords(t);
  const [params, setParams] = useSearchParams();
  const jti = params.get("jti") ?? "";
  const form = useForm({ defaultValues: { jti }, values: { jti }, mode: "onChange" });
  const [searches, setSearches] = useState(0);
  return (
    <Stack hasGutter>
      <PlainForm
        form={form}
        onSubmit={form.handleSubmit((values) => {
          const wanted = values.jti.trim();
          // the same one again, too: its delivery goes on
          if (wanted === jti) setSearches(searches + 1);
          else setParams({ jti: wanted });
        })}
      >
        <Inputs
          fields={[
            {
              kind: "text",
              required: true,
              name: "jti",
              id: "ssfPendingLookupJti",
              testId: "ssfPendingLookupJti",
              ...labelledThere(t, "ssfPendingLookupJti"),
            },
          ]}
        />
        <div>
          <Button type="submit" data-testid="ssfPendingLookup" isDisabled={!form.formState.isValid}>
            {word("ssfPendingLookup").text}
          </Button>
        </div>
      </PlainForm>
      {jti && <Found key={`${searches} ${jti}`} clientId={clientId} jti={jti} search={searches} />}
    </Stack>
  );
}

/** How far the delivery of an event is: `GET ssf/clients/{clientId}/pending-events/{jti}`. */
function Found({ clientId, jti, search }: { clientId: string; jti: string; search: number }) {
  const t = useT();
  const time = useTime();
  const word = versionWords(t);
  const { data, error, refresh } = useLoad(["ssf event", clientId, jti, search], (read) =>
    read("ssf.delivered", { clientId, jti }),
  );
  if (statusOf(error) === 404) return <EmptyState title={word("ssfPendingLookupNotFound")} body={{ text: jti }} />;
  if (error) return <ErrorAlert error={error} retry={refresh} />;
  if (!data) return <Loading />;
  const timeOf = (seconds?: number) => (seconds ? time(seconds * 1000) : undefined);
  const set = word("ssfPendingFieldDecodedSet").text;
  return (
    <>
      <Facts
        facts={[
          ["ssfPendingFieldStatus", data.status],
          ["ssfPendingFieldEventType", data.eventType],
          ["ssfPendingFieldDeliveryMethod", data.deliveryMethod],
          ["ssfPendingFieldUserId", data.userId],
          ["ssfPendingFieldAttempts", data.attempts === undefined ? undefined : String(data.attempts)],
          ["ssfPendingFieldCreatedAt", timeOf(data.createdAt)],
          ["ssfPendingFieldNextAttemptAt", timeOf(data.nextAttemptAt)],
          ["ssfPendingFieldDeliveredAt", timeOf(data.deliveredAt)],
          ["ssfPendingFieldLastError", data.lastError],
        ]}
      />
      {data.decodedSet && (
        <Code
          id="ssf-set"
          aria-label={set}
          value={JSON.stringify(data.decodedSet, null, 2)}
          height="20rem"
          isReadOnly
        />
      )}
    </>
  );
}
