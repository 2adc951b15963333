import { AdminEvents } from "~/parts/events/AdminEvents";
import { EventTabs } from "~/parts/events/EventTabs";

/** What was done to a group (with its roles), who joined and left it, what was made below it. */
export const GroupEvents = ({ id }: { id: string }) => (
  <EventTabs
    label="adminEvents"
    tabs={[
      { title: "adminEvents", content: <AdminEvents path={`groups/${id}*`} /> },
      { title: "membershipEvents", content: <AdminEvents path={`users/*/groups/${id}`} /> },
      { title: "childGroupEvents", content: <AdminEvents path={`groups/${id}/children`} /> },
    ]}
  />
);
