import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type ClientScopeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientScopeRepresentation";
import { pooled } from "~/data/api/pooled";
import type { Call } from "~/data/write/action";
import { language, type Text } from "~/i18n/i18n";

/** Clients that are counted at most: each takes three reads. */
const MOST = 20;
/** Clients that are read at the same time. */
const WIDTH = 2;

/** Several things in a sentence. */
const listed = (words: string[]) => new Intl.ListFormat(language().locale).format(words);

/** Settings of mappers that name a client (an audience, the roles of a client), or one of its roles as `client.role`. */
const CLIENT_SETTINGS = ["included.client.audience", "usermodel.clientRoleMapping.clientId"];
const ROLE_SETTINGS = ["role", "new.role.name"];

interface Lost {
  /** What is lost with a client, in words; nothing of what it has none of. */
  words: string;
  /** Its roles as mappers name them. */
  roles: string[];
}

async function lostWith(call: Call, client: ClientRepresentation): Promise<Lost> {
  const { id = "", clientId, protocolMappers = [], serviceAccountsEnabled } = client;
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
  return {
    words: listed(serviceAccountsEnabled ? [...words, t("gatehouse.serviceAccountOfClient")] : words),
    roles: roles.map(({ name }) => `${clientId}.${name}`),
  };
}

/**
 * Whether a client or client scope has a mapper that names one of the clients or roles; the server leaves it as it is.
 * @param roles as mappers name them: `client.role`
 */
export function hasNaming(clientIds: string[], roles: string[]) {
  const isNaming = (config: Record<string, unknown> = {}) =>
    CLIENT_SETTINGS.some((setting) => clientIds.includes(String(config[setting]))) ||
    ROLE_SETTINGS.some((setting) => roles.includes(String(config[setting])));
  return ({ protocolMappers = [] }: Pick<ClientScopeRepresentation, "protocolMappers">) =>
    protocolMappers.some(({ config }) => isNaming(config));
}

/** A name in a sentence that may be of another direction of writing. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** What is lost with clients, in a sentence. */
function sentence(clients: ClientRepresentation[], losses: string[]): Text {
  if (losses.every((words) => words === "")) return "gatehouse.clientConsequencesNone";
  if (losses.length === 1) return ["gatehouse.clientConsequences", { consequences: listed(losses) }];
  const each = clients.flatMap(({ clientId = "" }, index) =>
    losses[index] ? `${isolated(clientId)} (${losses[index]})` : [],
  );
  return ["gatehouse.clientsConsequences", { consequences: listed(each) }];
}

/**
 * Counts what is lost with clients that are to be deleted: roles (`GET clients/{id}/roles`), mappers, sessions
 * (`GET clients/{id}/session-count`, `offline-session-count`), and names the client scopes whose mappers name them or
 * their roles (`GET client-scopes`, once). What other clients use of them is looked for by `usesOf`.
 * @returns a sentence about it; undefined for more than 20 clients
 * @throws what a read that failed throws
 */
export async function clientConsequences(call: Call, clients: ClientRepresentation[]): Promise<Text | undefined> {
  if (clients.length > MOST) return undefined;
  const [losses, scopes] = await Promise.all([
    pooled(clients, WIDTH, (client) => lostWith(call, client)),
    call("clientScopes.find"),
  ]);
  const clientIds = clients.flatMap(({ clientId }) => clientId ?? []);
  const isNaming = hasNaming(
    clientIds,
    losses.flatMap(({ roles }) => roles),
  );
  const named = scopes.flatMap((scope) => (isNaming(scope) ? isolated(scope.name ?? "") : [])).sort();
  const lost = sentence(
    clients,
    losses.map(({ words }) => words),
  );
  if (named.length === 0) return lost;
  const { t } = language();
  return { text: `${t(lost)} ${t(["gatehouse.scopesNameDeleted", { scopes: listed(named) }])}` };
}
