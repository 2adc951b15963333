import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { pooled } from "~/data/api/pooled";
import type { Call } from "~/data/write/action";
import { language, type Text } from "~/i18n/i18n";

/** Clients that are counted at most: each takes three reads. */
const MOST = 20;
/** Clients that are read at the same time. */
const WIDTH = 2;

/** Several things in a sentence. */
const listed = (words: string[]) => new Intl.ListFormat(language().locale).format(words);

/** What falls with a client, in words; nothing of what it has none of. */
async function fallsWith(call: Call, client: ClientRepresentation): Promise<string> {
  const { id = "", protocolMappers = [], serviceAccountsEnabled } = client;
  const [roles, sessions, offline] = await Promise.all([
    call("clients.listRoles", { id }),
    call("clients.getSessionCount", { id }),
    call("clients.getOfflineSessionCount", { id }),
  ]);
  const counts = [
    ["gatehouse.roleCount", roles.length],
    ["gatehouse.mapperCount", protocolMappers.length],
    ["gatehouse.sessionCount", sessions.count],
    ["gatehouse.offlineSessionCount", offline.count],
  ] as const;
  const { t } = language();
  const words = counts.flatMap(([key, count]) => (count > 0 ? t([key, { count }]) : []));
  return listed(serviceAccountsEnabled ? [...words, t("gatehouse.serviceAccountOfClient")] : words);
}

/**
 * Counts what falls with clients that are to be deleted: roles (`GET clients/{id}/roles`), mappers, sessions
 * (`GET clients/{id}/session-count`, `offline-session-count`).
 * @returns a sentence about it; undefined for more than 20 clients
 * @throws what a read that failed throws
 */
export async function clientConsequences(call: Call, clients: ClientRepresentation[]): Promise<Text | undefined> {
  if (clients.length > MOST) return undefined;
  const falls = await pooled(clients, WIDTH, (client) => fallsWith(call, client));
  if (falls.every((words) => words === "")) return "gatehouse.clientFallsAlone";
  if (falls.length === 1) return ["gatehouse.clientFalls", { falls: listed(falls) }];
  // a client id may be of another direction of writing than the sentence
  const each = clients.flatMap(({ clientId }, index) =>
    falls[index] ? `\u2068${clientId}\u2069 (${falls[index]})` : [],
  );
  return ["gatehouse.clientsFall", { falls: listed(each) }];
}
