import type { RowOf } from "~/data/api";
import { env } from "~/data/env";
import { useUserName } from "~/data/userNames";
import type { Panel } from "~/kit/panel";
import { type Counted, EventOverview, type Ranking } from "~/parts/EventOverview";
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
  { filter: "authUser", label: "user", draw: (id) => <UserName id={id} /> },
  { filter: "authIpAddress", label: "ipAddress" },
];

/** The overview of admin events. */
export function AdminEventOverview({ query, panel }: { query: Record<string, unknown>; panel: Panel }) {
  const loaded = useLoadedEvents("realms.findAdminEvents", query, panel, counted);
  return loaded && <EventOverview {...loaded} typeFilter="operationTypes" rankings={rankings} />;
}

function UserName({ id }: { id: string }) {
  return useUserName(env().realm, id) || id;
}
