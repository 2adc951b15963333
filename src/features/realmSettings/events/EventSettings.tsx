import type { RealmEventsConfigRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/realmEventsConfigRepresentation";
import { Stack } from "@patternfly/react-core";
import { useData } from "~/data/query/cache";
import { useRealmRepresentation } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { AdminEventsForm, EXPIRATION } from "~/features/realmSettings/events/AdminEventsForm";
import { ClearEvents } from "~/features/realmSettings/events/ClearEvents";
import { EventTypes } from "~/features/realmSettings/events/EventTypes";
import { ListenersForm } from "~/features/realmSettings/events/ListenersForm";
import { UserEventsForm } from "~/features/realmSettings/events/UserEventsForm";
import { useT } from "~/i18n/useT";
import { RoutableTabs } from "~/kit/page/RoutableTabs";

/** Which events are saved, for how long, and who else is notified of them. */
export function EventSettings() {
  const t = useT();
  const realm = useRealm();
  const { attributes } = useRealmRepresentation();
  const config: RealmEventsConfigRepresentation = useData("realms.getConfigEvents", { realm });
  return (
    <RoutableTabs
      inside="events"
      label={t("events")}
      tabs={{
        listeners: { testId: "rs-event-listeners-tab", content: <ListenersForm config={config} /> },
        user: {
          testId: "rs-events-tab",
          content: (
            <Stack hasGutter>
              <UserEventsForm config={config} />
              <ClearEvents of="user" expiration={config.eventsExpiration ?? 0} />
              <EventTypes config={config} />
            </Stack>
          ),
        },
        admin: {
          testId: "rs-admin-events-tab",
          content: (
            <Stack hasGutter>
              <AdminEventsForm config={config} />
              <ClearEvents of="admin" expiration={Number(attributes?.[EXPIRATION] ?? 0)} />
            </Stack>
          ),
        },
      }}
    />
  );
}
