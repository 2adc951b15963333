import { Flex, Stack } from "@patternfly/react-core";
import { notFound } from "~/data/api/errors";
import type { SsfStream } from "~/data/api/ssf";
import { useOptional } from "~/data/query/cache";
import { useAction } from "~/data/write/action";
import { asOptions } from "~/features/clients/advanced/labelled";
import { Facts } from "~/features/clients/ssf/Facts";
import { deliveryOf, isStream } from "~/features/clients/ssf/streamForm";
import { labelledThere, versionFailure, versionWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { useTime } from "~/i18n/useTime";
import { WriteButton } from "~/kit/controls/Write";
import { confirm } from "~/kit/dialog/confirm";
import { EditForm } from "~/kit/form/EditForm";
import { formOf } from "~/kit/form/formOf";
import type { FieldSpec } from "~/kit/form/Inputs";
import { useEdit } from "~/kit/form/useEdit";
import { LONGEST } from "~/kit/form/values";

type Values = Partial<SsfStream>;

interface Props {
  clientId: string;
  stream: SsfStream;
}

const testIds = { save: "ssfStreamSave", cancel: "ssfStreamRevert" };

/** The stream of a receiver: how it is, what it sends, and what can be done with it. */
export function StreamDetails({ clientId, stream }: Props) {
  const t = useT();
  const time = useTime();
  const word = versionWords(t);
  const { streamId, status = "enabled", statusReason, audience = [], delivery, managedBy, ...times } = stream;
  const timeOf = (seconds?: number) => (seconds ? time(seconds * 1000) : undefined);
  const way = deliveryOf(stream);
  return (
    <Stack hasGutter>
      <Facts
        facts={[
          ["ssfStreamId", streamId],
          ["ssfStreamStatus", word(`ssfStreamStatus.${status}`).text],
          ["ssfStreamStatusReason", statusReason],
          [
            "ssfStreamManagedBy",
            word(managedBy === "KEYCLOAK" ? "ssfStreamManagedByKeycloak" : "ssfStreamManagedByReceiver").text,
          ],
          ["ssfDelivery", word(`ssfDelivery.${way}`).text],
          [way === "PUSH" ? "ssfStreamPushEndpointUrl" : "ssfStreamPollEndpointUrl", delivery?.endpoint_url],
          ["ssfStreamAudience", audience.join(", ")],
          ["ssfStreamCreatedAt", timeOf(times.createdAt)],
          ["ssfStreamUpdatedAt", timeOf(times.updatedAt)],
          ["ssfStreamLastVerifiedAt", timeOf(times.lastVerifiedAt)],
        ]}
      />
      <Tools clientId={clientId} stream={stream} />
      <StreamForm clientId={clientId} stream={stream} />
    </Stack>
  );
}

/** Ways between the states of a stream. */
const moves = [
  { to: "enabled", label: "ssfStreamStatusEnable" },
  { to: "paused", label: "ssfStreamStatusPause" },
  { to: "disabled", label: "ssfStreamStatusDisable" },
] as const;

function Tools({ clientId, stream: { streamId, status = "enabled" } }: Props) {
  const t = useT();
  const word = versionWords(t);
  const change = useAction(
    (call, to: string) => call("ssf.setStatus", { clientId }, { stream_id: streamId, status: to }),
    { done: word("ssfStreamStatusUpdateSuccess"), failed: versionFailure(t, "ssfStreamStatusUpdateError") },
  );
  const verification = useAction((call) => call("ssf.verify", { clientId }, { stream_id: streamId }), {
    done: word("ssfVerifyStreamSuccess"),
    failed: versionFailure(t, "ssfVerifyStreamError"),
    // a receiver that does not take the event is answered as if there were no stream
    hint: ({ status }) => (status === 404 ? "gatehouse.ssfNotTaken" : undefined),
  });
  const deletion = useAction((call) => call("ssf.deleteStream", { clientId }), {
    done: word("ssfDeleteStreamSuccess"),
    failed: versionFailure(t, "ssfDeleteStreamError"),
  });
  const remove = async () => {
    const yes = await confirm({
      title: word("ssfDeleteStreamConfirmTitle"),
      body: word("ssfDeleteStreamConfirmMessage"),
      names: [clientId],
      label: "delete",
      danger: true,
    });
    if (yes) await deletion.run();
  };
  return (
    <Flex>
      {moves.map(
        ({ to, label }) =>
          to !== status && (
            <WriteButton
              key={to}
              call="ssf.setStatus"
              variant="secondary"
              testId={label}
              isDisabled={change.running}
              onClick={() => void change.run(to)}
            >
              {word(label).text}
            </WriteButton>
          ),
      )}
      <WriteButton
        call="ssf.verify"
        variant="secondary"
        testId="ssfStreamVerify"
        isDisabled={verification.running || status !== "enabled"}
        onClick={() => void verification.run()}
      >
        {word("ssfVerifyStream").text}
      </WriteButton>
      <WriteButton
        call="ssf.deleteStream"
        variant="link"
        testId="ssfStreamDelete"
        isDisabled={deletion.running}
        onClick={() => void remove()}
      >
        {word("ssfDeleteStream").text}
      </WriteButton>
    </Flex>
  );
}

/** What of a stream can be changed: `PATCH ssf/clients/{clientId}/stream` with nothing else. */
function StreamForm({ clientId, stream }: Props) {
  const t = useT();
  const word = versionWords(t);
  const { availableSupportedEvents = stream.eventsSupported ?? [] } = useOptional("ssf.config") ?? {};
  const events = { kind: "select", isMulti: true, options: asOptions(availableSupportedEvents) } as const;
  const fields: FieldSpec<Values>[] = [
    {
      kind: "text",
      name: "description",
      testId: "ssfStreamDescription",
      ...labelledThere(t, "ssfStreamDescription"),
      maxLength: LONGEST,
    },
    { ...events, name: "eventsRequested", ...labelledThere(t, "ssfEventsRequested") },
    { ...events, name: "eventsDelivered", ...labelledThere(t, "ssfEventsDelivered") },
  ];
  const edit = useEdit({
    name: `ssf stream ${stream.streamId}`,
    object: stream,
    ...formOf<Values>(fields),
    call: "ssf.updateStream",
    read: async (call) => {
      const now = await call("ssf.stream", { clientId });
      // none is answered, too: what someone else deleted is not what someone else changed
      if (!isStream(now)) throw notFound(stream.streamId);
      return now;
    },
    write: (call, { description, eventsRequested, eventsDelivered }) =>
      call(
        "ssf.updateStream",
        { clientId },
        { description, events_requested: eventsRequested, events_delivered: eventsDelivered },
      ),
    done: word("ssfStreamUpdateSuccess"),
    failed: versionFailure(t, "ssfStreamUpdateError"),
  });
  return <EditForm edit={edit} fields={fields} testIds={testIds} />;
}
