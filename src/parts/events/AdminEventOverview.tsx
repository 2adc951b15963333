import type { RowOf } from "~/data/api/api";
import type { AdvancedSearch } from "~/kit/list/advancedSearch";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { type Counted, EventOverview, type Ranking } from "~/parts/events/EventOverview";
import { UserNameOf } from "~/parts/events/EventUser";
import { useLoadedEvents } from "~/parts/events/useLoadedEvents";
import { useAuthRealm } from "~/parts/users/useAuthRealm";

type Row = RowOf<"realms.findAdminEvents">;

/** What is counted of an event, and where its administrator signed in. */
type CountedAdmin = Counted & Pick<Row, "authDetails">;

const counted = ({ time = 0, operationType = "", resourceType = "", error, authDetails }: Row): CountedAdmin => ({
  time,
  type: operationType,
  failed: error !== undefined,
  values: {
    resourceTypes: resourceType,
    authUser: authDetails?.userId ?? "",
    authIpAddress: authDetails?.ipAddress ?? "",
  },
  authDetails,
});

/** The overview of admin events. */
export function AdminEventOverview({ query, panel }: { query: Record<string, unknown>; panel: AdvancedSearch }) {
  const realmOf = useAuthRealm();
  const { loaded, error, refresh } = useLoadedEvents("realms.findAdminEvents", query, panel, counted);
  if (error) return <ErrorAlert error={error} retry={refresh} />;
  if (!loaded) return undefined;
  const realms = new Map(loaded.events.map((event) => [event.values.authUser, realmOf(event)]));
  const rankings: Ranking[] = [
    { filter: "resourceTypes", label: "resourceTypes" },
    { filter: "authUser", label: "user", render: (id) => <UserNameOf id={id} of={realms.get(id)} /> },
    { filter: "authIpAddress", label: "ipAddress" },
  ];
  return <EventOverview {...loaded} typeFilter="operationTypes" rankings={rankings} />;
}
