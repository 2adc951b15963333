import type UserEvent from "@keycloak/keycloak-admin-client/lib/defs/eventRepresentation";
import { Icon, Tooltip } from "@patternfly/react-core";
import CheckCircleIcon from "@patternfly/react-icons/dist/esm/icons/check-circle-icon";
import WarningTriangleIcon from "@patternfly/react-icons/dist/esm/icons/warning-triangle-icon";
import { useMemo } from "react";
import { useAccess } from "~/data/access/access";
import { SEES_USERS } from "~/data/access/readers";
import { refreshShown } from "~/data/query/cache";
import { useAllOf } from "~/data/query/useEach";
import { useRealm } from "~/data/query/useRealm";
import { usePreference } from "~/data/browser/usePreference";
import { useUserName } from "~/data/query/userNames";
import { useServerText, useT } from "~/i18n/useT";
import type { Column } from "~/kit/list/columns";
import { List } from "~/kit/list/List";
import { type ListProps, ListView } from "~/kit/list/ListView";
import type { AdvancedSearch } from "~/kit/list/advancedSearch";
import { useListState } from "~/kit/list/useListState";
import { Constant } from "~/parts/events/Constant";
import { EventDetails } from "~/parts/events/EventDetails";
import { idOfEvent, isUserId } from "~/parts/events/eventId";
import { userEventPanel } from "~/parts/events/eventPanel";
import { useReason } from "~/parts/events/eventReason";
import { useEventsConfig } from "~/parts/events/EventSaving";
import { eventTimes, ZOOM } from "~/parts/events/eventTimes";
import { EventTools } from "~/parts/events/EventTools";
import { EventUser } from "~/parts/events/EventUser";
import { UserEventOverview as Overview } from "~/parts/events/UserEventOverview";
import { useTimeColumn } from "~/parts/events/useTimeColumn";

interface Props {
  /** Id of the user they are about; those of every user when left out. */
  user?: string;
  /** Client id they are about; those of every client when left out. */
  client?: string;
}

/** The list as long as it is not known which user is searched for. */
const waiting = { rows: undefined, hasNext: false, complete: false, async *all() {} };

/** What users did and what failed, with the reason in plain words: `GET events`. */
export function UserEventList({ user, client }: Props) {
  const hasNames = useAccess()(SEES_USERS).length === 0;
  const { query, error, refresh } = useQuery({ user, client }, hasNames);
  const columns = useColumns();
  const panel = usePanel({ user, client }, hasNames);
  const without = [...(user === undefined ? [] : ["user"]), ...(client === undefined ? [] : ["client"])];
  const state = useListState();
  const list: ListProps<UserEvent> = {
    listId: "user-events",
    label: "titleEvents",
    id: idOfEvent,
    panel,
    narrowedBy: Object.values(ZOOM),
    columns: columns.filter(({ name }) => !without.includes(name)),
    detail: (event) => event.details && <EventDetails details={event.details} error={event.error} />,
    empty: {
      title: "emptyUserEvents",
      body: without.length === 0 ? "emptyUserEventsInstructions" : "gatehouse.noEventsHere",
      action: { label: "refresh", onClick: () => void refreshShown() },
    },
  };
  return (
    <>
      <EventTools
        from="realms.findEvents"
        saving="eventsEnabled"
        overview={() => query && <Overview query={query} panel={panel} without={without} />}
      />
      {query ? (
        <List {...list} from="realms.findEvents" query={query} />
      ) : (
        <ListView
          {...list}
          state={state}
          source={{ ...waiting, loading: !error, error, refresh: () => void refresh() }}
        />
      )}
    </>
  );
}

/** The user who is searched for; what is pasted often has blanks around it. */
const useUserFilter = () => useListState().filters.user?.trim() ?? "";

/** The search form; the user whose id is searched for is named in its chip. @param hasNames see `userEventPanel` */
function usePanel({ user, client }: Props, hasNames: boolean): AdvancedSearch {
  const label = useServerText();
  const types = useEventsConfig()?.enabledEventTypes;
  const filter = useUserFilter();
  const name = useUserName(useRealm(), isUserId(filter) ? filter : "");
  return useMemo(
    () => ({
      ...userEventPanel({ user, client }, types, (type) => nameOfType(label, type), hasNames),
      chips: (field) => (field === "user" && name ? [{ label: "user", text: name, rest: "" }] : undefined),
    }),
    [user, client, types, label, name, hasNames],
  );
}

/** A type as its message calls it; its own name, which column and chips show, where this server has no message. */
function nameOfType(label: ReturnType<typeof useServerText>, type: string): string {
  const key = `eventTypes.${type}.name`;
  const name = label(key);
  return name === key ? type : name;
}

/**
 * What the call gets beside the search form; a name typed as the user becomes its id, which is all the server takes.
 * @returns `query` is undefined until that is looked up
 */
function useQuery(fixed: Props, hasNames: boolean) {
  const realm = useRealm();
  const [utc] = usePreference("gatehouse.utc");
  const { filters } = useListState();
  const filter = useUserFilter();
  const { user = filter, client } = fixed;
  // the user whose page it is has an id, whatever it looks like: one that was imported may be another one's name
  const names = hasNames && fixed.user === undefined && user && !isUserId(user) ? [user] : [];
  const { found, ...lookup } = useAllOf("users.find", names, (username) => [
    { username, exact: true, briefRepresentation: true },
  ]);
  // of nobody the name itself, with which no event is found
  const id = found.get(user)?.[0]?.id ?? user;
  const query: Record<string, unknown> = {
    realm,
    ...eventTimes(filters, utc),
    ...(id && { user: id }),
    ...(client !== undefined && { client }),
  };
  return { ...lookup, query: names.every((name) => found.has(name)) ? query : undefined };
}

function useColumns(): Column<UserEvent>[] {
  const t = useT();
  const time = useTimeColumn<UserEvent>();
  const reason = useReason();
  return [
    time,
    {
      name: "user",
      label: "user",
      text: ({ userId, details }) => String(details?.username ?? userId ?? t("noUserDetails")),
      cell: (event) => <Who event={event} />,
    },
    { name: "type", label: "eventType", text: ({ type = "" }) => type, cell: (event) => <Type event={event} /> },
    { name: "ipAddress", label: "ipAddress", text: ({ ipAddress = "" }) => ipAddress },
    {
      name: "client",
      label: "client",
      text: ({ clientId = "" }) => clientId,
      cell: ({ clientId }) => (clientId ? <Client id={clientId} /> : "—"),
    },
    { name: "error", label: "gatehouse.why", text: reason, isOneLine: true },
  ];
}

/** What happened, with a mark whether it went well. */
function Type({ event }: { event: UserEvent }) {
  const { type, error } = event;
  const reason = useReason();
  const failed = reason(event) !== "";
  const shown = (
    <span>
      <Icon status={failed ? "warning" : "success"} isInline>
        {failed ? <WarningTriangleIcon /> : <CheckCircleIcon />}
      </Icon>{" "}
      <Constant name={type} />
    </span>
  );
  return error ? <Tooltip content={error}>{shown}</Tooltip> : shown;
}

/** What is longer than most, in letters: it does not widen the table. Anybody can sign in with such a name or client. */
const LONG = 40;
const Client = ({ id }: { id: string }) => <bdi className={id.length > LONG ? "gh-wrap" : undefined}>{id}</bdi>;

/** Who it was; of nobody known, the name that was typed. */
function Who({ event: { userId, details } }: { event: UserEvent }) {
  const t = useT();
  const said = typeof details?.username === "string" ? details.username : undefined;
  if (userId) return <EventUser id={userId} said={said} />;
  if (!said) return t("noUserDetails");
  const who = (
    <>
      <bdi>{said}</bdi> ({t("noUserDetails")})
    </>
  );
  if (said.length <= LONG) return who;
  return (
    <div className="gh-one-line" dir="auto" title={said}>
      {who}
    </div>
  );
}
