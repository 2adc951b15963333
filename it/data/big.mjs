import { randomUUID } from "node:crypto";
import KeycloakAdminClient from "@keycloak/keycloak-admin-client";
import { clientOf, importInto, inParallel } from "./admin.mjs";
import { QUICK_KEYS } from "./quickKeys.mjs";

const REALM = "big";
const DEPARTMENTS = ["Engineering", "Finance", "Operations", "Research", "Sales", "Support"];
const FIRST_NAMES = ["Ada", "Björn", "Chloé", "Dario", "Elif", "Farid", "Grace", "Hugo", "Inès", "Jun", "Kofi", "Léa"];
const LAST_NAMES = ["Ahmadi", "Berg", "Costa", "Dubois", "Eriksson", "Fischer", "García", "Hansen", "Ito", "Jansen"];

const chunked = (items, size) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size));
const numbered = (prefix, digits) => (n) => prefix + String(n).padStart(digits, "0");

/** The kinds of things that fill the realm: which there are, and how a number of them is made. */
const KINDS = {
  users: {
    name: numbered("user-", 5),
    present: async (big) =>
      (await big.users.find({ max: -1, briefRepresentation: true })).map(({ username }) => username),
    rep: (username, n) => ({
      username,
      enabled: n % 50 !== 0,
      email: `${username}@big.example`,
      firstName: FIRST_NAMES[n % FIRST_NAMES.length],
      lastName: LAST_NAMES[n % LAST_NAMES.length],
      attributes: { department: [DEPARTMENTS[n % DEPARTMENTS.length]] },
    }),
    make: (big, users) => importInto(big, { users }),
    chunk: 500,
  },
  clients: {
    name: numbered("client-", 4),
    present: async (big) => (await big.clients.find({ max: -1 })).map(({ clientId }) => clientId),
    rep: (clientId, n) => ({
      clientId,
      name: `Application ${n}`,
      publicClient: n % 3 === 0,
      redirectUris: [`https://${clientId}.big.example/*`],
    }),
    make: (big, clients) => importInto(big, { clients }),
    chunk: 100,
  },
  roles: {
    name: numbered("role-", 4),
    present: async (big) => (await big.roles.find({ max: -1 })).map(({ name }) => name),
    rep: (name, n) => ({ name, description: `Role number ${n}` }),
    // One by one: an import looks at all roles of the realm again for each of them.
    make: async (big, roles) => {
      for (const role of roles) await big.roles.create(role);
    },
    chunk: 100,
  },
  groups: {
    name: numbered("group-", 4),
    present: async (big) => (await big.groups.find({ max: -1 })).map(({ name }) => name),
    rep: (name, n) => ({ name, path: `/${name}`, attributes: { number: [String(n)] } }),
    make: (big, groups) => importInto(big, { groups }),
    chunk: 200,
  },
};

async function fill(big, kind, wanted, onProgress) {
  const { present, name, rep, make, chunk } = KINDS[kind];
  const known = new Set(await present(big));
  const missing = Array.from({ length: wanted }, (_, n) => [name(n + 1), n + 1]).filter(([one]) => !known.has(one));
  let made = wanted - missing.length;
  await inParallel(chunked(missing, chunk), 2, async (part) => {
    const reps = part.map(([one, n]) => rep(one, n));
    await make(big, reps);
    made += part.length;
    onProgress(`${made} of ${wanted} ${kind}`);
  });
}

/**
 * Runs `work(client)` with the admin client of an account of master whose only role is `create-realm`, and deletes the
 * account afterwards. For somebody with the role `admin` the server looks at the roles of all realms at every new one,
 * so that the thousandth takes ten times as long as the first; for this account it does not.
 */
async function asRealmCreator({ url, master }, work) {
  const username = "gatehouse-realm-creator";
  const password = randomUUID();
  const account = {
    username,
    enabled: true,
    credentials: [{ type: "password", value: password }],
    realmRoles: ["create-realm"],
  };
  const { results } = await importInto(master, { ifResourceExists: "OVERWRITE", users: [account] });
  const creator = new KeycloakAdminClient({ baseUrl: url });
  await creator.auth({ grantType: "password", clientId: "admin-cli", username, password });
  await work(creator);
  await master.users.del({ id: results[0].id });
}

/** Makes realms `first` to `last`. It does not ask which there are: that takes a server minutes where there are many. */
async function fillRealms(server, first, last, onProgress) {
  const name = numbered("realm-", 4);
  const names = Array.from({ length: last - first + 1 }, (_, n) => name(first + n));
  // The creator gets the roles of every realm it makes: a new one now and then keeps its list of roles short.
  for (const part of chunked(names, 200))
    await asRealmCreator(server, (creator) =>
      inParallel(part, 2, async (realm, n) => {
        await creator.realms.create({ realm, enabled: true, ...QUICK_KEYS }).catch((error) => {
          if (error.response?.status !== 409) throw error;
        });
        if (n % 50 === 49) onProgress(`realms up to ${realm}`);
      }),
    );
}

const VISITOR = { username: "user-00001", password: "visitor" };

/** Makes `number` new sessions and as many events in the realm, by sign-ins of one user; old sessions may have ended meanwhile. */
async function visit(url, big, number, onProgress) {
  await big.realms.update({ realm: REALM }, { realm: REALM, eventsEnabled: true, adminEventsEnabled: true });
  const [{ id }] = await big.users.find({ username: VISITOR.username, exact: true });
  await big.users.resetPassword({ id, credential: { type: "password", temporary: false, value: VISITOR.password } });
  await inParallel(
    Array.from({ length: number }, () => VISITOR),
    2,
    async (account) => {
      const body = new URLSearchParams({ grant_type: "password", client_id: "admin-cli", scope: "openid", ...account });
      const answer = await fetch(`${url}/realms/${REALM}/protocol/openid-connect/token`, { method: "POST", body });
      if (!answer.ok) throw new Error(`${account.username} could not sign in: ${await answer.text()}`);
    },
  );
  onProgress(`${number} sign-ins`);
}

/**
 * Fills a server for measuring: the realm `big` with many users (without credentials), clients, roles and groups, and
 * further small realms `realm-0001`, `realm-0002`, … . What is there already is kept, so it can be called again with
 * greater numbers; nothing is ever removed.
 * @param {{ url: string, users?: number, clients?: number, roles?: number, groups?: number, realms?: number,
 *   signIns?: number, onProgress?: (step: string) => void }} options `url` without a trailing slash, and how many there
 *   shall be of each; sign-ins are made anew
 */
export async function loadBig({
  url,
  users = 10_000,
  clients = 2_000,
  roles = 2_000,
  groups = 2_000,
  realms = 100,
  signIns = 0,
  onProgress = () => {},
}) {
  const master = clientOf(url, "master");
  const big = clientOf(url, REALM);
  if (!(await master.realms.findOne({ realm: REALM }))) await master.realms.create({ realm: REALM, enabled: true });
  const wanted = { roles, groups, clients, users, realms };
  for (const [kind, number] of Object.entries(wanted)) {
    // Counting ten thousand things takes a server seconds, so the realm remembers how many are complete.
    const { attributes } = await big.realms.findOne({ realm: REALM });
    const remembered = `gatehouse.big.${kind}`;
    const complete = Number(attributes[remembered] ?? 0);
    if (complete >= number) continue;
    if (kind === "realms") await fillRealms({ url, master }, complete + 1, number, onProgress);
    else await fill(big, kind, number, onProgress);
    await big.realms.update({ realm: REALM }, { realm: REALM, attributes: { ...attributes, [remembered]: number } });
  }
  if (signIns) await visit(url, big, signIns, onProgress);
}
