import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Suspense, useState } from "react";
import { useData } from "~/data/query/cache";
import { NewStream } from "~/features/clients/ssf/NewStream";
import { StreamDetails } from "~/features/clients/ssf/StreamDetails";
import { isStream } from "~/features/clients/ssf/streamForm";
import { versionWords } from "~/i18n/serverWords";
import { isOn } from "~/kit/form/values";
import { EmitEvents } from "~/features/clients/ssf/EmitEvents";
import { EventSearch } from "~/features/clients/ssf/EventSearch";
import { Receiver } from "~/features/clients/ssf/Receiver";
import { Subjects } from "~/features/clients/ssf/Subjects";
import { useT } from "~/i18n/useT";
import { EmptyState } from "~/kit/page/EmptyState";
import { RoutableTabs } from "~/kit/page/RoutableTabs";

/** Security events that the realm sends to a client (Shared Signals, 26.7): what it gets, about whom, and by which stream. */
export function SharedSignals({ client }: { client: ClientRepresentation }) {
  const t = useT();
  const { clientId = "", attributes } = client;
  return (
    <RoutableTabs
      label={t("gatehouse.sharedSignals")}
      inside="ssf"
      tabs={{
        receiver: { testId: "ssfReceiverTab", content: <Receiver client={client} /> },
        stream: { testId: "ssfStreamTab", content: <Stream client={client} /> },
        subjects: { testId: "ssfSubjectsTab", content: <Subjects clientId={clientId} /> },
        "event-search": { testId: "ssfEventSearchTab", content: <EventSearch clientId={clientId} /> },
        ...(isOn(attributes?.["ssf.allowEmitEvents"]) && {
          "emit-events": { testId: "ssfEmitEventsTab", content: <EmitEvents clientId={clientId} /> },
        }),
      }}
    />
  );
}

/** The stream by which a receiver gets its events; it, or an administrator for it, registers one. */
function Stream({ client }: { client: ClientRepresentation }) {
  const word = versionWords(useT());
  const { clientId = "" } = client;
  const stream = useData("ssf.stream", { clientId });
  const [isCreating, setCreating] = useState(false);
  if (isStream(stream)) return <StreamDetails clientId={clientId} stream={stream} />;
  return (
    <>
      <EmptyState
        title={word("ssfStreamNotRegistered")}
        body={word("ssfStreamNotRegisteredHelp")}
        action={{ label: word("ssfCreateStream"), call: "ssf.createStream", onClick: () => setCreating(true) }}
      />
      <Suspense>{isCreating && <NewStream client={client} onClose={() => setCreating(false)} />}</Suspense>
    </>
  );
}
