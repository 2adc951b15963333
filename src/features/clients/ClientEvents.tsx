import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { AdminEvents } from "~/parts/events/AdminEvents";
import { EventTabs } from "~/parts/events/EventTabs";
import { UserEventList } from "~/parts/events/UserEventList";

/** What users did with a client, and what administrators did to it. */
export const ClientEvents = ({ client: { id = "", clientId } }: { client: ClientRepresentation }) => (
  <EventTabs
    label="events"
    tabs={[
      { title: "userEvents", content: <UserEventList client={clientId} /> },
      { title: "adminEvents", content: <AdminEvents path={`*clients/${id}*`} /> },
    ]}
  />
);
