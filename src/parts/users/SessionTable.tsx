import { Label, Tooltip } from "@patternfly/react-core";
import { unlessGone } from "~/data/api/errors";
import { type Call, useAction } from "~/data/write/action";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import type { RealmSession } from "~/data/api/extra";
import { useWhoami } from "~/data/access/access";
import { env } from "~/data/auth/env";
import { sessionId, signOut } from "~/data/auth/session";
import { useRealm } from "~/data/query/useRealm";
import { type Key, useT } from "~/i18n/useT";
import type { Column, RowAction } from "~/kit/list/columns";
import { RelativeTime } from "~/kit/controls/RelativeTime";
import { confirm } from "~/kit/dialog/confirm";
import { LinkIfThere } from "~/kit/page/LinkIfThere";
import { pageAt } from "~/parts/groups/pageAt";
import { useZonedTime } from "~/parts/events/useZonedTime";
import { to } from "~/routes";

const types: Record<string, Key> = { REGULAR: "sessionsType.regularSSO", OFFLINE: "sessionsType.offline" };

const isOffline = ({ type }: RealmSession) => type?.toUpperCase() === "OFFLINE";

/** A regular and an offline session of the same sign-in have the same id. */
export const sessionKey = (session: RealmSession) => `${session.type ?? ""} ${session.id}`;

/**
 * The columns of a list of sessions.
 * @param without names of columns that say nothing there
 */
export function useSessionColumns(without: readonly string[] = []): Column<RealmSession>[] {
  const t = useT();
  const time = useZonedTime();
  const columns: Column<RealmSession>[] = [
    {
      name: "username",
      label: "user",
      text: ({ username = "" }) => username,
      cell: (session) => <SessionUser session={session} />,
    },
    {
      name: "type",
      label: "type",
      text: ({ type = "" }) => {
        const key = types[type];
        return key ? t(key) : type;
      },
    },
    {
      name: "start",
      label: "started",
      text: ({ start }) => time(start),
      cell: ({ start }) => <RelativeTime time={start} exact={time(start)} />,
      order: ({ start = 0 }) => start,
    },
    {
      name: "lastAccess",
      label: "lastAccess",
      text: ({ lastAccess }) => time(lastAccess),
      cell: ({ lastAccess }) => <RelativeTime time={lastAccess} exact={time(lastAccess)} />,
      order: ({ lastAccess = 0 }) => lastAccess,
    },
    {
      name: "ipAddress",
      label: "ipAddress",
      text: ({ ipAddress = "" }) => ipAddress,
      cell: (session) => <Address session={session} />,
    },
    {
      name: "clients",
      label: "clients",
      text: ({ clients = {} }) => Object.values(clients).join(", "),
      cell: ({ clients = {} }) => <Clients clients={clients} />,
    },
  ];
  return columns.filter(({ name }) => !without.includes(name));
}

function SessionUser({ session: { userId = "", username = "", transientUser } }: { session: RealmSession }) {
  const t = useT();
  return (
    <>
      <LinkIfThere to={to("user", { id: userId, tab: "sessions" })}>
        <bdi>{username}</bdi>
      </LinkIfThere>{" "}
      {transientUser && (
        <Tooltip content={t("transientUserTooltip")}>
          <Label isCompact tabIndex={0} data-testid="user-details-label-transient-user">
            {t("transientUser")}
          </Label>
        </Tooltip>
      )}
    </>
  );
}

/** Where the session comes from; that of this console is marked. */
function Address({ session }: { session: RealmSession }) {
  const t = useT();
  const isThis = useIsThisSession();
  return (
    <>
      {session.ipAddress || "—"} {isThis(session) && <Label isCompact>{t("gatehouse.thisSession")}</Label>}
    </>
  );
}

/** The clients a session is used for, each with a link to its sessions. */
function Clients({ clients }: { clients: Record<string, string> }) {
  const entries = Object.entries(clients);
  if (entries.length === 0) return "—";
  return (
    <ul className="gh-inline">
      {entries.map(([id, clientId]) => (
        <li key={id}>
          <LinkIfThere to={pageAt("/:realm/clients/:id/sessions", { id })}>
            <bdi>{clientId}</bdi>
          </LinkIfThere>
        </li>
      ))}
    </ul>
  );
}

/** Whether a session is the one that this console runs in. */
function useIsThisSession(): (session: RealmSession) => boolean {
  const realm = useRealm();
  const { userId } = useWhoami();
  return (session) =>
    env().realm === realm && session.userId === userId && session.id === sessionId() && !isOffline(session);
}

const end = (call: Call, realm: string, session: RealmSession) =>
  call("realms.deleteSession", { realm, session: session.id ?? "", isOffline: isOffline(session) });

/**
 * Signs out sessions: `DELETE sessions/{id}?isOffline=`; that of this console as everywhere else, after asking.
 * @param leave the page of who is gone with another one that was signed out
 * @returns what a row offers, and what is offered for selected rows
 */
export function useSignOut(leave?: () => unknown): {
  row: RowAction<RealmSession>[];
  bulk: BulkAction<RealmSession>;
} {
  const realm = useRealm();
  const isThis = useIsThisSession();
  const { run } = useAction((call, session: RealmSession) => end(call, realm, session), {
    failed: "gatehouse.signOutError",
    leave,
  });
  const signOutOf = async (session: RealmSession) => {
    if (isThis(session)) {
      const question = { title: "signOut", body: "gatehouse.signOutSelf", label: "signOut", danger: true } as const;
      if (await confirm(question)) await signOut();
    } else await run(session);
  };
  const call = "realms.deleteSession";
  return {
    row: [
      { label: "revoke", call, when: isOffline, run: (session) => void signOutOf(session) },
      { label: "signOut", call, when: (session) => !isOffline(session), run: (session) => void signOutOf(session) },
    ],
    bulk: {
      label: "signOut",
      call,
      // it may have ended by itself, or its answer was lost
      run: (call, session) => end(call, realm, session).catch(unlessGone),
      isSelf: isThis,
      confirm: (rows) => ({ title: "signOut", body: ["gatehouse.signOutMany", { rows }] }),
    },
  };
}
