import { AdminEvents } from "~/parts/events/AdminEvents";
import { EventTabs } from "~/parts/events/EventTabs";

/** What was done to an organization (with its invitations and identity providers), who joined and left it. */
export const OrganizationEvents = ({ id }: { id: string }) => (
  <EventTabs
    label="adminEvents"
    tabs={[
      { title: "adminEvents", content: <AdminEvents path={`organizations/${id}*`} /> },
      { title: "membershipEvents", content: <AdminEvents path={`organizations/${id}/members*`} /> },
    ]}
  />
);
