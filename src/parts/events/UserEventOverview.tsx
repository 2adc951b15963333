import type { RowOf } from "~/data/api/api";
import type { AdvancedSearch } from "~/kit/list/advancedSearch";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { type Counted, EventOverview, type Ranking } from "~/parts/events/EventOverview";
import { UserNameOf } from "~/parts/events/EventUser";
import { useLoadedEvents } from "~/parts/events/useLoadedEvents";

interface Props {
  query: Record<string, unknown>;
  panel: AdvancedSearch;
  /** Names of what is fixed on this page and not ranked. */
  without: string[];
}

const counted = ({ time = 0, type, error, userId = "", clientId = "", ipAddress = "" }: Row): Counted => ({
  time,
  type: type ?? "",
  failed: error !== undefined,
  values: { user: userId, client: clientId, ipAddress },
});

type Row = RowOf<"realms.findEvents">;

const rankings: Ranking[] = [
  { filter: "user", label: "user", render: (id) => <UserNameOf id={id} /> },
  { filter: "client", label: "client" },
  { filter: "ipAddress", label: "ipAddress" },
];

/** The overview of user events. */
export function UserEventOverview({ query, panel, without }: Props) {
  const { loaded, error, refresh } = useLoadedEvents("realms.findEvents", query, panel, counted);
  const shown = rankings.filter(({ filter }) => !without.includes(filter));
  if (error) return <ErrorAlert error={error} retry={refresh} />;
  return loaded && <EventOverview {...loaded} typeFilter="type" rankings={shown} />;
}
