// Endpoints of the authorization services of clients that the admin client lacks or types too narrowly.
import type PolicyRepresentation from "@keycloak/keycloak-admin-client/lib/defs/policyRepresentation";
import type ResourceRepresentation from "@keycloak/keycloak-admin-client/lib/defs/resourceRepresentation";
import type ScopeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/scopeRepresentation";
import type { Http, RequestParts } from "~/data/api/api";
import { GarbageError } from "~/data/api/errors";
import { realmPath } from "~/data/api/segment";

/** What resources of a client are searched by. */
export interface ResourceSearch {
  /** Internal id of the client. */
  id: string;
  first?: number;
  max?: number;
  name?: string;
  type?: string;
  uri?: string;
  owner?: string;
  scope?: string;
}

/** What policies and permissions of a client are searched by; `resource` and `scope` are those of permissions. */
export interface PolicySearch {
  /** Internal id of the client. */
  id: string;
  first?: number;
  max?: number;
  name?: string;
  type?: string;
  resource?: string;
  scope?: string;
  resourceType?: string;
}

/** A type of objects that administrators may be permitted to do something with, and what that can be. */
export interface ResourceType {
  type: string;
  scopes: string[];
  /** Scope → scopes of another type that permit the same, e.g. to view a user and to view the members of a group. */
  aliases: Record<string, string[]>;
}

/** The same as the server answers it; older ones have no aliases. */
interface SchemaType {
  type: string;
  scopes: string[];
  scopeAliases?: Record<string, string[]>;
}

/** An object that a permission of administrators is about: its id, or its type for all objects of that. */
export interface PermissionObject {
  name?: string;
  displayName?: string;
}

/** A permission of administrators with what it is about; a resource is named by the id of the object, or by its type. */
export interface ListedPermission extends PolicyRepresentation {
  scopesData?: { name?: string }[];
  resourcesData?: { name?: string }[];
}

/** An object that a policy names, and what it asks of it. */
export interface Picked {
  id: string;
  /** Of a role or client scope: without it the policy denies, whatever else there is. */
  required?: boolean;
  /** Of a group: those below it count, too. */
  extendChildren?: boolean;
}

/** A policy with what its type has; times are texts in the time zone of the server, numbers are texts, too. */
export interface Policy extends PolicyRepresentation {
  fetchRoles?: boolean;
  groupsClaim?: string;
  groups?: Picked[];
  clients?: string[];
  clientScopes?: Picked[];
  targetClaim?: string;
  pattern?: string;
  targetContextAttributes?: boolean;
  notBefore?: string;
  notOnOrAfter?: string;
  month?: string;
  monthEnd?: string;
  dayMonth?: string;
  dayMonthEnd?: string;
  hour?: string;
  hourEnd?: string;
  minute?: string;
  minuteEnd?: string;
  code?: string;
}

const authzPath = (realm: string, id: string) =>
  `${realmPath(realm)}/clients/${encodeURIComponent(id)}/authz/resource-server`;

const policyPath = (realm: string, id: string, policyId: string) =>
  `${authzPath(realm, id)}/policy/${encodeURIComponent(policyId)}`;

/**
 * A read that others are put together with; undefined for an answer without a body (204).
 * @throws GarbageError for a text, which is no answer of this interface
 */
async function part<T>(http: Http, path: string, query?: RequestParts["query"]): Promise<T | undefined> {
  const answer = await http.request<T | string>("GET", path, { query });
  if (typeof answer !== "string") return answer;
  if (answer.trim() !== "") throw new GarbageError(answer.slice(0, 200));
  return undefined;
}

/** Ids in an order of their own: the server answers them in any. */
const idsOf = (objects: readonly { id?: string; _id?: string }[] = []) =>
  objects.flatMap(({ id, _id = id }) => _id ?? []).sort();

/** Names in an order of their own: the server answers them in any. */
const namesOf = (objects: readonly { name?: string }[] = []) => objects.flatMap(({ name }) => name ?? []).sort();

/** These calls, named like the admin client's own: `resource.method`. */
export const authorizationCalls = {
  /**
   * `GET clients/{id}/authz/resource-server/resource`: resources of a client; `name`, `type` and `uri` match a part,
   * `owner` and `scope` an id or a whole name. The server answers an unknown one of those with no body (204).
   */
  "ui.authorizationResources": async (http: Http, { id, ...query }: ResourceSearch) => {
    const path = `${authzPath(http.realm, id)}/resource`;
    return (await part<ResourceRepresentation[]>(http, path, { ...query, deep: "false" })) ?? [];
  },
  /** `GET clients/{id}/authz/resource-server/scope`: authorization scopes of a client, those with the text in their name. */
  "ui.authorizationScopes": (
    http: Http,
    { id, search, ...page }: { id: string; first?: number; max?: number; search?: string },
  ) =>
    http.request<ScopeRepresentation[]>("GET", `${authzPath(http.realm, id)}/scope`, {
      query: { ...page, deep: "false", name: search || undefined },
    }),
  /**
   * `GET clients/{id}/authz/resource-server/permission`: permissions of a client. The server answers an unknown resource
   * or scope with no body (204).
   */
  "ui.authorizationPermissions": async (http: Http, { id, ...query }: PolicySearch) =>
    (await part<PolicyRepresentation[]>(http, `${authzPath(http.realm, id)}/permission`, { ...query })) ?? [],
  /**
   * `GET clients/{id}/authz/resource-server/policy?name=…`: policies of a client, without permissions; `search` is a part
   * of the name.
   */
  "ui.findPolicies": (http: Http, { id, search, ...query }: PolicySearch & { search?: string }) =>
    http.request<PolicyRepresentation[]>("GET", `${authzPath(http.realm, id)}/policy`, {
      query: { ...query, ...(search && { name: search }), permission: "false" },
    }),
  /** `GET clients/{id}/authz/resource-server/policy/{policyId}`: any policy, without what its type has. */
  "ui.authorizationPolicyName": (http: Http, { id, policyId }: { id: string; policyId: string }) =>
    http.request<PolicyRepresentation>("GET", policyPath(http.realm, id, policyId)),
  /**
   * `GET clients/{id}/authz/resource-server/policy/{type}/{policyId}` and, for an aggregated one, the policies in it,
   * which that answer lacks.
   */
  "ui.authorizationPolicy": async (
    http: Http,
    { id, type, policyId }: { id: string; type: string; policyId: string },
  ): Promise<Policy> => {
    const path = `${authzPath(http.realm, id)}/policy/${encodeURIComponent(type)}/${encodeURIComponent(policyId)}`;
    const policy = (await part<Policy>(http, path)) ?? {};
    if (type !== "aggregate") return policy;
    const inside = `${policyPath(http.realm, id, policyId)}/associatedPolicies`;
    return { ...policy, policies: idsOf(await part<PolicyRepresentation[]>(http, inside)) };
  },
  /**
   * `GET clients/{id}/authz/resource-server/permission/{type}/{permissionId}` and its resources, scopes and policies,
   * which that answer lacks.
   */
  "ui.authorizationPermission": async (
    http: Http,
    { id, type, permissionId }: { id: string; type: string; permissionId: string },
  ): Promise<Policy> => {
    const path = `${authzPath(http.realm, id)}/permission/${encodeURIComponent(type)}/${encodeURIComponent(permissionId)}`;
    const related = async (of: "resources" | "scopes" | "associatedPolicies") =>
      idsOf(await part<{ id?: string; _id?: string }[]>(http, `${policyPath(http.realm, id, permissionId)}/${of}`));
    const [permission, resources, scopes, policies] = await Promise.all([
      part<Policy>(http, path),
      related("resources"),
      related("scopes"),
      related("associatedPolicies"),
    ]);
    return { ...permission, resources, scopes, policies };
  },
  /**
   * `GET clients/{id}/authz/resource-server`: the types of objects that permissions of administrators are about, with
   * what each server version knows.
   */
  "ui.resourceTypes": async (http: Http, { id }: { id: string }): Promise<ResourceType[]> => {
    const answer = await part<{ authorizationSchema?: { resourceTypes?: Record<string, SchemaType> } }>(
      http,
      authzPath(http.realm, id),
    );
    return Object.values(answer?.authorizationSchema?.resourceTypes ?? {})
      .map(({ type, scopes, scopeAliases = {} }) => ({ type, scopes: [...scopes].sort(), aliases: scopeAliases }))
      .sort((one, other) => (one.type < other.type ? -1 : 1));
  },
  /**
   * `GET clients/{id}/authz/resource-server/permission/scope?fields=*`: permissions of administrators, each with its
   * scopes and resources. The server answers an object that no permission names with no body (204).
   */
  "ui.adminPermissions": async (http: Http, { id, ...query }: PolicySearch) =>
    (await part<ListedPermission[]>(http, `${authzPath(http.realm, id)}/permission/scope`, {
      ...query,
      fields: "*",
    })) ?? [],
  /**
   * `GET clients/{id}/authz/resource-server/policy/{permissionId}/resources`: what a permission is about, each with what
   * people call it.
   */
  "ui.permissionObjects": async (http: Http, { id, permissionId }: { id: string; permissionId: string }) =>
    (await part<PermissionObject[]>(http, `${policyPath(http.realm, id, permissionId)}/resources`)) ?? [],
  /**
   * `GET clients/{id}/authz/resource-server/permission/scope/{permissionId}` with the names of its scopes, the ids of
   * the objects that it is about (none for all of its type) and of its policies, which that answer lacks.
   */
  "ui.adminPermission": async (
    http: Http,
    { id, permissionId }: { id: string; permissionId: string },
  ): Promise<Policy> => {
    const related = (of: "resources" | "scopes" | "associatedPolicies") =>
      part<{ id?: string; name?: string }[]>(http, `${policyPath(http.realm, id, permissionId)}/${of}`);
    const [permission, resources, scopes, policies] = await Promise.all([
      part<Policy>(http, `${authzPath(http.realm, id)}/permission/scope/${encodeURIComponent(permissionId)}`),
      related("resources"),
      related("scopes"),
      related("associatedPolicies"),
    ]);
    return {
      ...permission,
      // the resource of a whole type is named like it
      resources: namesOf(resources).filter((name) => name !== permission?.resourceType),
      scopes: namesOf(scopes),
      policies: idsOf(policies),
    };
  },
};
