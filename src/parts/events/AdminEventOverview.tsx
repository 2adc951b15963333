import type { RowOf } from "~/data/api/api";
import { env } from "~/data/auth/env";
import type { AdvancedSearch } from "~/kit/list/advancedSearch";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { type Counted, EventOverview, type Ranking } from "~/parts/events/EventOverview";
import { UserNameOf } from "~/parts/events/EventUser";
import { useLoadedEvents } from "~/parts/events/useLoadedEvents";

type Row = RowOf<"realms.findAdminEvents">;

const counted = ({ time = 0, operationType = "", resourceType = "", error, authDetails }: Row): Counted => ({
  time,
  type: operationType,
  failed: error !== undefined,
  values: {
    resourceTypes: resourceType,
    authUser: authDetails?.userId ?? "",
    authIpAddress: authDetails?.ipAddress ?? "",
  },
});

const rankings: Ranking[] = [
  { filter: "resourceTypes", label: "resourceTypes" },
  { filter: "authUser", label: "user", render: (id) => <UserNameOf id={id} of={env().realm} /> },
  { filter: "authIpAddress", label: "ipAddress" },
];

/** The overview of admin events. */
export function AdminEventOverview({ query, panel }: { query: Record<string, unknown>; panel: AdvancedSearch }) {
  const { loaded, error, refresh } = useLoadedEvents("realms.findAdminEvents", query, panel, counted);
  if (error) return <ErrorAlert error={error} retry={refresh} />;
  return loaded && <EventOverview {...loaded} typeFilter="operationTypes" rankings={rankings} />;
}
