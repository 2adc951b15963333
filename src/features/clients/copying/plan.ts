import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import { type Read, unlessRefused } from "~/data/query/useLoad";
import type { Call } from "~/data/write/action";
import { copyOf } from "~/features/clients/copying/copyOf";
import { createAsIs, takeBack } from "~/features/clients/copying/createAsIs";
import { byClient, mappedRoles, nameOfRole, realmRole, type Role } from "~/parts/roles/mappedRoles";

/** What a copy of a client gets in a realm, known before anything is written. */
export interface Plan {
  /** The client's roles. */
  roles: RoleRepresentation[];
  /** Names of client scopes that the realm lacks. */
  scopes: string[];
  /** Roles that the client's tokens may have, as the realm has them; those of the client itself are `own`. */
  allowed: Role[];
  /** Names of the client's own roles among them. */
  own: string[];
  /** Names of those that the realm lacks. */
  lost: string[];
}

/** What the administrator decides about the copy. */
export interface CopyValues {
  realm: string;
  clientId: string;
  name: string;
  /** Empty where the server is to make one. */
  secret: string;
}

/** The role of a realm that has the same name, of the client with the same client id. */
async function roleIn(read: Read, realm: string, { name, client }: Role): Promise<Role | undefined> {
  if (!client) {
    const roles = await unlessRefused(read("roles.find", { realm, search: name }));
    return roles?.filter((role) => role.name === name).map(realmRole)[0];
  }
  const { clientId } = client;
  const [{ id = "" } = {}] = (await unlessRefused(read("clients.find", { realm, clientId }))) ?? [];
  const roles = id ? await unlessRefused(read("clients.listRoles", { realm, id })) : [];
  const role = roles?.find((one) => one.name === name);
  return role && { ...realmRole(role), client: { id, clientId } };
}

/**
 * Finds out what a copy of a client gets.
 * @param realm of the copy
 * @param here realm of the client
 */
export async function planOf(read: Read, client: ClientRepresentation, realm: string, here: string): Promise<Plan> {
  const { id = "", fullScopeAllowed, defaultClientScopes = [], optionalClientScopes = [] } = client;
  const [roles, mappings = {}, known] = await Promise.all([
    read("clients.fullRoles", { id }),
    fullScopeAllowed === true ? undefined : unlessRefused(read("clients.listScopeMappings", { id })),
    realm === here ? undefined : unlessRefused(read("clientScopes.find", { realm })),
  ]);
  const wanted = mappedRoles(mappings);
  const others = wanted.filter((role) => role.client?.id !== id);
  const found = realm === here ? others : await Promise.all(others.map((role) => roleIn(read, realm, role)));
  return {
    roles,
    scopes: known
      ? [...defaultClientScopes, ...optionalClientScopes].filter((name) => !known.some((one) => one.name === name))
      : [],
    allowed: found.filter((role) => role !== undefined),
    own: wanted.filter((role) => role.client?.id === id).map(({ name }) => name),
    lost: others.filter((_, index) => !found[index]).map(nameOfRole),
  };
}

/** Creates the roles of the copy, and lets its tokens have those that the client's may have. */
async function fill(call: Call, id: string, realm: string, { roles, allowed, own }: Plan): Promise<void> {
  // a client with authorization services has one from the server
  const existing = new Set((await call("clients.listRoles", { id, realm })).map(({ name }) => name));
  for (const { name, description, attributes } of roles)
    if (!existing.has(name)) await call("clients.createRole", { id, realm, name, description, attributes });
  const ownRoles = await Promise.all(own.map((roleName) => call("clients.findRole", { id, realm, roleName })));
  const { realm: ofRealm, clients } = byClient(allowed);
  if (ofRealm.length > 0) await call("clients.addRealmScopeMappings", { id, realm }, ofRealm);
  for (const [client, its] of [...clients, ...(ownRoles.length > 0 ? [[id, ownRoles] as const] : [])])
    await call(
      "clients.addClientScopeMappings",
      { id, realm, client },
      its.map((role) => ({ id: role.id, name: role.name })),
    );
}

/**
 * Makes a copy of a client; one that does not get all of the plan is not left behind.
 * @param here realm of the client
 * @returns its id
 */
export async function makeCopy(call: Call, client: ClientRepresentation, plan: Plan, values: CopyValues, here: string) {
  const { realm, clientId, name, secret } = values;
  const there = (names: string[] = []) => names.filter((scope) => !plan.scopes.includes(scope));
  const copy = copyOf(client, {
    clientId: clientId.trim(),
    name,
    defaultClientScopes: there(client.defaultClientScopes),
    optionalClientScopes: there(client.optionalClientScopes),
    ...(secret && { secret }),
    // flows are named by ids of their realm
    ...(realm !== here && { authenticationFlowBindingOverrides: {} }),
  });
  const { attributes = {} } = client;
  const id = await createAsIs(call, { ...copy, realm });
  const complete = async () => {
    if (attributes["saml.encrypt"] === "true" && attributes["saml.useMetadataDescriptorUrl"] !== "true")
      await call("clients.generateKey", { id, realm, attr: "saml.encryption" });
    await fill(call, id, realm, plan);
  };
  await complete().catch(async (error: unknown) => {
    await takeBack(call, { id, realm, clientId: copy.clientId });
    throw error;
  });
  return id;
}
