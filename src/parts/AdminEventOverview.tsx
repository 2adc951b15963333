import type { RowOf } from "~/data/api";
import { env } from "~/data/env";
import type { Panel } from "~/kit/panel";
import { type Counted, EventOverview, type Ranking } from "~/parts/EventOverview";
import { UserNameOf } from "~/parts/EventUser";
import { useLoadedEvents } from "~/parts/useLoadedEvents";

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
  { filter: "authUser", label: "user", draw: (id) => <UserNameOf id={id} of={env().realm} /> },
  { filter: "authIpAddress", label: "ipAddress" },
];

/** The overview of admin events. */
export function AdminEventOverview({ query, panel }: { query: Record<string, unknown>; panel: Panel }) {
  const loaded = useLoadedEvents("realms.findAdminEvents", query, panel, counted);
  return loaded && <EventOverview {...loaded} typeFilter="operationTypes" rankings={rankings} />;
}
