import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Alert, PageSection } from "@patternfly/react-core";
import { useState } from "react";
import { useIndex } from "~/data/query/useIndex";
import { useRealm } from "~/data/query/useRealm";
import { matchingClients, SIGN_IN } from "~/features/clients/facets/facets";
import { useT } from "~/i18n/useT";
import { LocalList } from "~/kit/list/List";
import type { ListProps } from "~/kit/list/ListView";
import { useListState } from "~/kit/list/useListState";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { Loading } from "~/kit/page/Loading";

/** Types of the events that record a sign-in to a client, or of one. */
const SIGN_INS = ["LOGIN", "CLIENT_LOGIN", "CODE_TO_TOKEN", "REFRESH_TOKEN"];

/** The clients that have what is chosen, out of an index of all of them that says how far it is. */
export function FacetedClients(props: ListProps<ClientRepresentation>) {
  const t = useT();
  const realm = useRealm();
  const { filters } = useListState();
  const [now] = useState(Date.now);
  const clients = useIndex("ui.clients", {}, (client) => client);
  const events = useIndex(
    "realms.findEvents",
    { realm, type: SIGN_INS },
    ({ clientId = "" }) => clientId,
    Boolean(filters[SIGN_IN]),
  );
  const failed = clients.error ? clients : events.error ? events : undefined;
  const isWhole = clients.isWhole && (!filters[SIGN_IN] || events.isWhole);
  const rows = matchingClients([...clients.kept], filters, { now, seen: events.kept, isSeenWhole: events.isWhole });
  return (
    <>
      {failed && (
        <PageSection>
          <ErrorAlert error={failed.error} retry={failed.refresh} />
        </PageSection>
      )}
      {!failed && !isWhole && (
        <PageSection>
          <Alert
            isInline
            isPlain
            isLiveRegion
            variant="info"
            title={t(
              clients.isWhole
                ? ["gatehouse.facetReadingEvents", { count: events.count }]
                : ["gatehouse.facetReading", { count: clients.count }],
            )}
          />
        </PageSection>
      )}
      {clients.count === 0 && !isWhole && !failed ? (
        // without rows a list would leave the page that the address names
        <Loading />
      ) : (
        <LocalList {...props} rows={rows} searched={({ clientId = "" }) => clientId} isReading={!isWhole && !failed} />
      )}
    </>
  );
}
