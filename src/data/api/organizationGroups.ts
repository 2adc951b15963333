// Endpoints of the groups of organizations (26.6), which are like those of a realm's groups.
import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import type MappingsRepresentation from "@keycloak/keycloak-admin-client/lib/defs/mappingsRepresentation";
import type OrganizationMemberRepresentation from "@keycloak/keycloak-admin-client/lib/defs/organizationMemberRepresentation";
import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import type { Http } from "~/data/api/api";
import { realmPath } from "~/data/api/segment";

interface OfOrganization {
  orgId: string;
}

interface OfGroup extends OfOrganization {
  id: string;
}

interface WithRoles extends OfGroup {
  roles: RoleRepresentation[];
}

interface OfClient extends WithRoles {
  /** Internal id of the client whose roles they are. */
  clientUniqueId: string;
}

interface Page {
  first?: number;
  max?: number;
  search?: string;
}

const groups = (realm: string, { orgId }: OfOrganization, ...rest: string[]) =>
  [`${realmPath(realm)}/organizations/${encodeURIComponent(orgId)}/groups`, ...rest.map(encodeURIComponent)].join("/");

const mappings = (realm: string, { orgId, id }: OfGroup, ...rest: string[]) =>
  groups(realm, { orgId }, id, "role-mappings", ...rest);

/** The calls, as `extra.ts` takes them in. */
export const organizationGroupCalls = {
  /** `GET organizations/{orgId}/groups`: those at the top; with `search` those at any depth whose name has it. */
  "organizationGroups.find": (http: Http, { orgId, ...query }: OfOrganization & Page) =>
    http.request<GroupRepresentation[]>("GET", groups(http.realm, { orgId }), { query: { ...query } }),
  /** `GET organizations/{orgId}/groups/{id}/children`. */
  "organizationGroups.children": (http: Http, { orgId, id, ...query }: OfGroup & Page) =>
    http.request<GroupRepresentation[]>("GET", groups(http.realm, { orgId }, id, "children"), { query: { ...query } }),
  /** `GET organizations/{orgId}/groups/{id}`. */
  "organizationGroups.findOne": (http: Http, { orgId, id }: OfGroup) =>
    http.request<GroupRepresentation>("GET", groups(http.realm, { orgId }, id)),
  /** `POST organizations/{orgId}/groups`: makes a group at the top. */
  "organizationGroups.create": (http: Http, at: OfOrganization, body: GroupRepresentation) =>
    http.request<GroupRepresentation>("POST", groups(http.realm, at), { body }),
  /** `POST organizations/{orgId}/groups/{id}/children`: makes a group below another. */
  "organizationGroups.createChild": (http: Http, { orgId, id }: OfGroup, body: GroupRepresentation) =>
    http.request<GroupRepresentation>("POST", groups(http.realm, { orgId }, id, "children"), { body }),
  /** `PUT organizations/{orgId}/groups/{id}`. */
  "organizationGroups.update": (http: Http, { orgId, id }: OfGroup, body: GroupRepresentation) =>
    http.request<void>("PUT", groups(http.realm, { orgId }, id), { body }),
  /** `DELETE organizations/{orgId}/groups/{id}`: with all groups below it. */
  "organizationGroups.del": (http: Http, { orgId, id }: OfGroup) =>
    http.request<void>("DELETE", groups(http.realm, { orgId }, id)),
  /** `GET organizations/{orgId}/groups/{id}/members`. */
  "organizationGroups.listMembers": (http: Http, { orgId, id, ...query }: OfGroup & Page) =>
    http.request<OrganizationMemberRepresentation[]>("GET", groups(http.realm, { orgId }, id, "members"), {
      query: { ...query },
    }),
  /** `PUT organizations/{orgId}/groups/{id}/members/{userId}`: only members of the organization. */
  "organizationGroups.addMember": (http: Http, { orgId, id, userId }: OfGroup & { userId: string }) =>
    http.request<void>("PUT", groups(http.realm, { orgId }, id, "members", userId)),
  /** `DELETE organizations/{orgId}/groups/{id}/members/{userId}`. */
  "organizationGroups.delMember": (http: Http, { orgId, id, userId }: OfGroup & { userId: string }) =>
    http.request<void>("DELETE", groups(http.realm, { orgId }, id, "members", userId)),
  /** `GET organizations/{orgId}/members/{userId}/groups`: the groups of the organization that a member is in by itself. */
  "organizationGroups.ofMember": (
    http: Http,
    { orgId, userId, ...query }: OfOrganization & Page & { userId: string },
  ) => {
    const path = ["organizations", orgId, "members", userId, "groups"].map(encodeURIComponent).join("/");
    return http.request<GroupRepresentation[]>("GET", `${realmPath(http.realm)}/${path}`, { query: { ...query } });
  },
  /** `GET organizations/{orgId}/groups/{id}/role-mappings` (26.7, as all below): its roles, sorted by client. */
  "organizationGroups.listRoleMappings": (http: Http, at: OfGroup) =>
    http.request<MappingsRepresentation>("GET", mappings(http.realm, at)),
  /** `GET …/role-mappings/realm`: its roles of the realm, also for who may not list those. */
  "organizationGroups.listRealmRoleMappings": (http: Http, at: OfGroup) =>
    http.request<RoleRepresentation[]>("GET", mappings(http.realm, at, "realm")),
  /** `GET …/role-mappings/realm/composite`: all roles of the realm that are in force. */
  "organizationGroups.listCompositeRealmRoleMappings": (http: Http, at: OfGroup) =>
    http.request<RoleRepresentation[]>("GET", mappings(http.realm, at, "realm", "composite")),
  /** `GET …/role-mappings/realm/available`: the roles of the realm that it can still be given. */
  "organizationGroups.listAvailableRealmRoleMappings": (http: Http, at: OfGroup) =>
    http.request<RoleRepresentation[]>("GET", mappings(http.realm, at, "realm", "available")),
  /** `POST …/role-mappings/realm`. */
  "organizationGroups.addRealmRoleMappings": (http: Http, { roles, ...at }: WithRoles) =>
    http.request<void>("POST", mappings(http.realm, at, "realm"), { body: roles }),
  /** `DELETE …/role-mappings/realm`. */
  "organizationGroups.delRealmRoleMappings": (http: Http, { roles, ...at }: WithRoles) =>
    http.request<void>("DELETE", mappings(http.realm, at, "realm"), { body: roles }),
  /** `POST …/role-mappings/clients/{client}`. */
  "organizationGroups.addClientRoleMappings": (http: Http, { roles, clientUniqueId, ...at }: OfClient) =>
    http.request<void>("POST", mappings(http.realm, at, "clients", clientUniqueId), { body: roles }),
  /** `DELETE …/role-mappings/clients/{client}`. */
  "organizationGroups.delClientRoleMappings": (http: Http, { roles, clientUniqueId, ...at }: OfClient) =>
    http.request<void>("DELETE", mappings(http.realm, at, "clients", clientUniqueId), { body: roles }),
};
