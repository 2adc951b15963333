import type { UserTabProps } from "~/features/users/page/user";
import { AdminEvents } from "~/parts/events/AdminEvents";
import { EventTabs } from "~/parts/events/EventTabs";
import { UserEventList } from "~/parts/events/UserEventList";

/** What a user did, and what administrators did to the user, its roles, groups and credentials. */
export const UserEvents = ({ user }: UserTabProps) => (
  <EventTabs
    label="events"
    tabs={[
      { title: "userEvents", content: <UserEventList user={user.id} /> },
      // older servers write `users//<id>` for a new user
      { title: "adminEvents", testId: "user-admin-events", content: <AdminEvents path={`users/*${user.id}*`} /> },
    ]}
  />
);
