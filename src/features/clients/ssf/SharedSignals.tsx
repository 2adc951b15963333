import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { isOn } from "~/kit/form/values";
import { EmitEvents } from "~/features/clients/ssf/EmitEvents";
import { EventSearch } from "~/features/clients/ssf/EventSearch";
import { Receiver } from "~/features/clients/ssf/Receiver";
import { Stream } from "~/features/clients/ssf/Stream";
import { Subjects } from "~/features/clients/ssf/Subjects";
import { useT } from "~/i18n/useT";
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
