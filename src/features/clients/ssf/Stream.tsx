import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Suspense, useState } from "react";
import { isStream } from "~/features/clients/ssf/streamForm";
import { NewStream } from "~/features/clients/ssf/NewStream";
import { StreamDetails } from "~/features/clients/ssf/StreamDetails";
import { useData } from "~/data/query/cache";
import { versionWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { EmptyState } from "~/kit/page/EmptyState";

/** The stream by which a receiver gets its events; it, or an administrator for it, registers one. */
export function Stream({ client }: { client: ClientRepresentation }) {
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
