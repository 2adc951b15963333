import type { Call } from "~/data/write/action";
import { clientConsequences } from "~/features/clients/bulk/clientConsequences";
import { setTexts } from "~/i18n/i18n";

interface Counts {
  roles?: number;
  sessions?: number;
  offline?: number;
}

/** A server with these clients, and the requests that are on their way to it at most. */
function server(clients: Record<string, Counts>, scopes: object[] = []) {
  const seen = { made: 0, atOnce: 0 };
  let open = 0;
  const call = (async (name: string, { id }: { id: string } = { id: "" }) => {
    seen.made += 1;
    if (name === "clientScopes.find") return scopes;
    open += 1;
    seen.atOnce = Math.max(seen.atOnce, open);
    await new Promise((resolve) => setTimeout(resolve));
    open -= 1;
    const counts = clients[id];
    if (!counts) throw new Error(`no ${id}`);
    const { roles = 0, sessions = 0, offline = 0 } = counts;
    if (name === "clients.listRoles") return Array.from({ length: roles }, (_, index) => ({ name: `role.${index}` }));
    return { count: name === "clients.getSessionCount" ? sessions : offline };
  }) as unknown as Call;
  return { call, seen };
}

const client = (id: string) => ({ id, clientId: `app-${id}` });

beforeEach(() =>
  setTexts("en", {
    "gatehouse.roleCount_one": "{{count}} role",
    "gatehouse.roleCount_other": "{{count}} roles",
    "gatehouse.mapperCount_one": "{{count}} mapper",
    "gatehouse.mapperCount_other": "{{count}} mappers",
    "gatehouse.sessionCount_one": "{{count}} session",
    "gatehouse.sessionCount_other": "{{count}} sessions",
    "gatehouse.offlineSessionCount_one": "{{count}} offline session",
    "gatehouse.offlineSessionCount_other": "{{count}} offline sessions",
    "gatehouse.clientConsequences": "Deleted: {{consequences}}.",
    "gatehouse.scopesNameDeleted": "Named in: {{scopes}}.",
    "gatehouse.serviceAccountOfClient": "the service account",
  }),
);

it("counts what is lost with one client, in the plural forms of the language", async () => {
  const { call } = server({ a: { roles: 3, sessions: 12, offline: 1 } });
  const of = { ...client("a"), protocolMappers: [{}], serviceAccountsEnabled: true };
  expect(await clientConsequences(call, [of])).toEqual([
    "gatehouse.clientConsequences",
    { consequences: "3 roles, 1 mapper, 12 sessions, 1 offline session, and the service account" },
  ]);
});

it("names those of several clients with which something is lost", async () => {
  const { call } = server({ a: { roles: 2, sessions: 1 }, b: {}, c: { roles: 1 } });
  expect(await clientConsequences(call, ["a", "b", "c"].map(client))).toEqual([
    "gatehouse.clientsConsequences",
    { consequences: "\u2068app-a\u2069 (2 roles and 1 session) and \u2068app-c\u2069 (1 role)" },
  ]);
});

it("names the client scopes whose mappers name the client or one of its roles", async () => {
  const scope = (name: string, config: Record<string, string>) => ({ name, protocolMappers: [{ config }] });
  const scopes = [
    scope("hardcoded", { role: "app-a.role.0" }),
    scope("of another", { role: "app-a.role.9", "included.client.audience": "app-ab" }),
    scope("audience", { "included.client.audience": "app-a" }),
    { name: "without mappers" },
  ];
  const { call } = server({ a: { roles: 1 } }, scopes);
  expect(await clientConsequences(call, [client("a")])).toEqual({
    text: "Deleted: 1 role. Named in: \u2068audience\u2069 and \u2068hardcoded\u2069.",
  });
});

it("says that nothing is lost", async () => {
  const { call } = server({ a: {}, b: {} });
  expect(await clientConsequences(call, [client("a")])).toBe("gatehouse.clientConsequencesNone");
  expect(await clientConsequences(call, [client("a"), client("b")])).toBe("gatehouse.clientConsequencesNone");
});

it("reads up to 20 clients, a few at a time, and none of more", async () => {
  const ids = Array.from({ length: 21 }, (_, index) => String(index));
  const { call, seen } = server(Object.fromEntries(ids.map((id) => [id, { roles: 1 }])));
  expect(await clientConsequences(call, ids.map(client))).toBeUndefined();
  expect(seen.made).toBe(0);
  expect(await clientConsequences(call, ids.slice(1).map(client))).toMatchObject(["gatehouse.clientsConsequences", {}]);
  expect(seen).toEqual({ made: 61, atOnce: 6 });
});

it("has no sentence where the server refuses one of the reads", () =>
  expect(clientConsequences(server({ a: {} }).call, [client("a"), client("b")])).rejects.toThrow("no b"));
