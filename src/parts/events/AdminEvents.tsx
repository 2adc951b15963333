import type AdminEvent from "@keycloak/keycloak-admin-client/lib/defs/adminEventRepresentation";
import { Suspense, useMemo, useState } from "react";
import { refreshShown } from "~/data/query/cache";
import { useServerInfo } from "~/data/query/serverInfo";
import { useRealm } from "~/data/query/useRealm";
import { usePreference } from "~/data/browser/usePreference";
import type { Column } from "~/kit/list/columns";
import { CopyButton } from "~/kit/controls/CopyButton";
import { shortIds } from "~/kit/controls/ShortId";
import { List } from "~/kit/list/List";
import { useListState } from "~/kit/list/useListState";
import { AdminEventDialog } from "~/parts/events/AdminEventDialog";
import { AdminEventOverview as Overview } from "~/parts/events/AdminEventOverview";
import { Constant } from "~/parts/events/Constant";
import { EventDetails } from "~/parts/events/EventDetails";
import { idOfEvent } from "~/parts/events/eventId";
import { adminEventPanel } from "~/parts/events/eventPanel";
import { eventTarget, nameOfObject, userIn } from "~/parts/events/eventTarget";
import { eventTimes, ZOOM } from "~/parts/events/eventTimes";
import { EventTools } from "~/parts/events/EventTools";
import { EventUser } from "~/parts/events/EventUser";
import { LinkIfThere } from "~/kit/page/LinkIfThere";
import { useAuthRealm } from "~/parts/users/useAuthRealm";
import { useTimeColumn } from "~/parts/events/useTimeColumn";

/**
 * What administrators did: `GET admin-events`.
 * @param path resource path of one object, with `*` for any text; everything of the realm when left out
 */
export function AdminEvents({ path }: { path?: string }) {
  const realm = useRealm();
  const { enums } = useServerInfo();
  const [utc] = usePreference("gatehouse.utc");
  const { filters } = useListState();
  const columns = useColumns();
  const [shown, setShown] = useState<{ what: "auth" | "representation"; event: AdminEvent }>();
  const panel = useMemo(() => adminEventPanel(path !== undefined, enums), [path, enums]);
  const query = { realm, ...eventTimes(filters, utc), ...(path !== undefined && { resourcePath: path }) };
  return (
    <>
      <EventTools
        from="realms.findAdminEvents"
        saving="adminEventsEnabled"
        overview={() => <Overview query={query} panel={panel} />}
      />
      <List
        listId="admin-events"
        label="adminEvents"
        from="realms.findAdminEvents"
        query={query}
        id={idOfEvent}
        panel={panel}
        narrowedBy={Object.values(ZOOM)}
        columns={columns}
        detail={({ details, error }) => details && <EventDetails details={details} error={error} />}
        actions={[
          { label: "auth", run: (event) => setShown({ what: "auth", event }) },
          { label: "representation", run: (event) => setShown({ what: "representation", event }) },
        ]}
        empty={{
          title: "emptyAdminEvents",
          body: path === undefined ? "emptyAdminEventsInstructions" : "gatehouse.noEventsHere",
          action: { label: "refresh", onClick: () => void refreshShown() },
        }}
      />
      {shown && (
        <Suspense>
          <AdminEventDialog {...shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function useColumns(): Column<AdminEvent>[] {
  const time = useTimeColumn<AdminEvent>();
  const realmOf = useAuthRealm();
  return [
    time,
    {
      name: "resourcePath",
      label: "resourcePath",
      text: ({ resourcePath = "" }) => resourcePath,
      cell: (event) => <ResourcePath event={event} />,
      isOneLine: true,
    },
    {
      name: "resourceType",
      label: "resourceType",
      text: ({ resourceType = "" }) => resourceType,
      cell: ({ resourceType }) => (resourceType ? <Constant name={resourceType} /> : "—"),
    },
    { name: "operationType", label: "operationType", text: ({ operationType = "" }) => operationType },
    {
      name: "user",
      label: "user",
      text: ({ authDetails }) => authDetails?.userId ?? "",
      cell: (event) => {
        const id = event.authDetails?.userId;
        return id ? <EventUser id={id} of={realmOf(event)} /> : "—";
      },
    },
    {
      name: "object",
      label: "name",
      text: nameOfObject,
      cell: (event) => <ObjectName event={event} />,
      isOneLine: true,
    },
  ];
}

/** Path of the object an event is about with its ids cut, as a link where it leads to a page. */
function ResourcePath({ event }: { event: AdminEvent }) {
  const { resourcePath = "" } = event;
  const text = shortIds(resourcePath);
  if (!text) return "—";
  return (
    <>
      <LinkIfThere to={eventTarget(event)}>{text}</LinkIfThere>{" "}
      {text !== resourcePath && <CopyButton isInline id={idOfEvent(event)} text={resourcePath} />}
    </>
  );
}

/** Names instead of ids: the user whose path it is, and what the representation calls its objects. */
function ObjectName({ event }: { event: AdminEvent }) {
  const name = nameOfObject(event);
  const { resourcePath = "", operationType } = event;
  const id = userIn(resourcePath);
  const isBelow = /^users\/+[^/]+\//.test(resourcePath);
  // a user who was deleted has no page
  const isGone = operationType === "DELETE" && !isBelow && name !== "";
  if (!id || isGone) return name ? <bdi className="gh-wrap">{name}</bdi> : "—";
  return (
    <>
      <EventUser id={id} said={isBelow ? undefined : name} />
      {isBelow && name && (
        <>
          {": "}
          <bdi className="gh-wrap">{name}</bdi>
        </>
      )}
    </>
  );
}
