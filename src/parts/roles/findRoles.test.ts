import { NetworkError } from "@keycloak/keycloak-admin-client";
import type { Read } from "~/data/query/useLoad";
import { findRoles, type PickedRole, type Wanted } from "~/parts/roles/findRoles";

interface Client {
  client: string;
  role: string;
}

const contains = (search: unknown, ...texts: string[]) => texts.some((text) => text.includes(String(search)));

/** A server with roles, which searches and pages like Keycloak; notes the requests it gets. */
function server(realm: string[], clients: Client[] = [], exactThere = true) {
  const requests: string[] = [];
  const answer = (name: string, query: Record<string, unknown>): unknown => {
    const { first = 0, max = 0, search = "" } = query;
    requests.push(`${name} ${String(first)} ${String(max)}`);
    const part = (rows: unknown[]) => rows.slice(Number(first), Number(first) + Number(max));
    if (name === "roles.find")
      return part([...realm].sort().flatMap((role) => (contains(search, role) ? { id: role, name: role } : [])));
    if (name === "roles.findOneByName") {
      if (exactThere) return { id: query.name, name: query.name };
      throw new NetworkError("not found", { response: new Response(null, { status: 404 }), responseData: {} });
    }
    if (name === "users.listAvailableRealmRoleMappings") return realm.map((role) => ({ id: role, name: role }));
    const found = clients.filter(({ client, role }) => contains(search, client, role));
    return part(found.map((one) => ({ id: `${one.client}/${one.role}`, clientId: `uuid of ${one.client}`, ...one })));
  };
  const read = (async (name: string, query: Record<string, unknown>) => answer(name, query)) as unknown as Read;
  return { read, requests };
}

const wanted = (more: Partial<Wanted> = {}): Wanted => ({
  holder: { type: "roles", id: "holder" },
  search: "",
  count: 11,
  assigned: [],
  mayListRoles: true,
  mayMapRoles: true,
  managesClients: false,
  compare: (a, b) => a.localeCompare(b),
  ...more,
});

const names = (rows: PickedRole[]) => rows.map(({ role, clientId }) => [clientId, role.name].filter(Boolean).join("/"));
const many = (count: number, name = "role") => Array.from({ length: count }, (_, i) => `${name}-${1000 + i}`);

it("requests one part of each kind, however many roles there are", async () => {
  const { read, requests } = server(
    many(500),
    many(500, "client").map((client) => ({ client, role: "use" })),
  );
  const { rows, complete } = await findRoles(read, wanted());
  expect(requests).toEqual(["roles.find 0 100", "ui.availableRoles 0 100"]);
  expect(rows).toHaveLength(100);
  expect(complete).toBe(false);
});

it("requests further parts for further pages, clients' roles behind the realm's", async () => {
  const { read, requests } = server(
    many(150),
    many(300, "client").map((client) => ({ client, role: "use" })),
  );
  const { rows } = await findRoles(read, wanted({ count: 301 }));
  expect(requests.filter((one) => one.startsWith("roles.find"))).toEqual(["roles.find 0 100", "roles.find 100 100"]);
  expect(names(rows).slice(149, 151)).toEqual(["role-1149", "client-1000/use"]);
  expect(rows.length).toBeGreaterThanOrEqual(301);
});

it("puts exact matches first, assigned roles last, and leaves the holder out", async () => {
  const clients = [
    { client: "app", role: "admin" },
    { client: "web", role: "administer" },
  ];
  const { read } = server(["admin", "admin-a", "admin-b", "holder"], clients);
  const assigned = [{ role: { id: "admin-a", name: "admin-a" } }, { role: { id: "other", name: "other" } }];
  const { rows, complete } = await findRoles(read, wanted({ search: "admin", assigned, except: "holder" }));
  expect(names(rows)).toEqual(["admin", "app/admin", "admin-b", "web/administer", "admin-a"]);
  expect(complete).toBe(true);
  expect(names((await findRoles(read, wanted({ except: "holder", kind: "roles" }))).rows)).not.toContain("holder");
});

it("fetches the exact match by name where many others stand before it", async () => {
  const { read, requests } = server([...many(150, "a-user"), "user"]);
  expect(names((await findRoles(read, wanted({ search: "user", kind: "roles" }))).rows)[0]).toBe("user");
  expect(requests).toContain("roles.findOneByName 0 0");
  const none = server(many(150, "a-user"), [], false);
  expect((await findRoles(none.read, wanted({ search: "user", kind: "roles" }))).rows).toHaveLength(100);
});

it("goes on behind assigned roles until a page is full", async () => {
  const { read } = server(many(150));
  const assigned = many(95).map((name) => ({ role: { id: name, name } }));
  const { rows } = await findRoles(read, wanted({ assigned, kind: "roles" }));
  expect(names(rows)[0]).toBe("role-1095");
  expect(rows.slice(-95).map(({ role }) => role.name)).toEqual(many(95));
});

it("lists what can be assigned where the realm's roles may not be listed", async () => {
  const { read, requests } = server(["b", "a", "c2"]);
  const holder = { type: "users", id: "u" } as const;
  const { rows, refused } = await findRoles(read, wanted({ holder, mayListRoles: false }));
  expect(names(rows)).toEqual(["a", "b", "c2"]);
  expect(refused).toEqual([]);
  expect(requests).not.toContain("roles.find 0 100");
  expect((await findRoles(server([]).read, wanted({ holder, mayListRoles: false }))).refused).toEqual(["roles"]);
});

it("a dot is no name to ask for", async () => {
  const { read, requests } = server(many(150, "app.read"));
  expect((await findRoles(read, wanted({ search: "." }))).rows).not.toEqual([]);
  expect(requests.filter((one) => one.startsWith("roles.findOneByName"))).toEqual([]);
});

describe("roles of clients for a role, which the server shows to nobody who may not give roles to users", () => {
  const app = [{ client: "app", role: "use" }];
  const refused = async (clients: Client[], more: Partial<Wanted>) =>
    (await findRoles(server(["use"], clients).read, wanted({ mayMapRoles: false, ...more }))).refused;

  it.each(["", "use"])("are said to be hidden, searched for by “%s”", async (search) => {
    expect(await refused([], { search })).toEqual(["client"]);
    expect(await refused([], { search, kind: "client" })).toEqual(["client"]);
  });

  it("are not said to be hidden where some are shown, or others may be", async () => {
    expect(await refused(app, { search: "" })).toEqual([]);
    expect(await refused(app, { search: "nothing" })).toEqual([]);
    expect(await refused([], { kind: "roles" })).toEqual([]);
    expect(await refused([], { mayMapRoles: true })).toEqual([]);
    expect(await refused([], { holder: { type: "clients", id: "c" } })).toEqual([]);
  });

  /** What an administrator of clients finds, where these client scopes have roles of clients or not. */
  async function foundBy(search: string, scopes: Record<string, boolean>, shown = app) {
    const requests: string[] = [];
    const read = (async (name: string, query: { id: string; type: string; search: string }) => {
      if (name === "clientScopes.find") return Object.keys(scopes).map((id) => ({ id }));
      if (name === "clientScopes.listScopeMappings") return scopes[query.id] ? { clientMappings: { app: {} } } : {};
      requests.push(`${query.type} ${query.id} ${query.search}`.trim());
      if (query.type === "roles") return [];
      const found = shown.filter(({ role }) => role.includes(query.search));
      return found.map((one) => ({ id: one.role, clientId: "uuid", ...one }));
    }) as unknown as Read;
    const found = await findRoles(read, wanted({ kind: "client", search, mayMapRoles: false, managesClients: true }));
    return { found: names(found.rows), refused: found.refused, requests };
  }

  it("are those for a client scope without any, for who manages clients", async () => {
    expect(await foundBy("", { one: true, two: false })).toEqual({
      found: ["app/use"],
      refused: [],
      requests: ["roles holder", "clientScopes two"],
    });
    expect((await foundBy("us", { one: false })).found).toEqual(["app/use"]);
    expect(await foundBy("other", { one: false })).toMatchObject({ found: [], refused: [] });
  });

  it("are said to be hidden where no client scope helps", async () => {
    expect(await foundBy("", {})).toMatchObject({ found: [], refused: ["client"] });
    expect(await foundBy("", { one: true })).toMatchObject({ found: [], refused: ["client"] });
    expect(await foundBy("us", { one: false }, [])).toMatchObject({ found: [], refused: ["client"] });
  });
});
