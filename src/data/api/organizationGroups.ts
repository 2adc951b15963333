// Endpoints of the groups of organizations (26.6), which are like those of a realm's groups.
import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import type OrganizationMemberRepresentation from "@keycloak/keycloak-admin-client/lib/defs/organizationMemberRepresentation";
import type { Http } from "~/data/api/api";
import { realmPath } from "~/data/api/segment";

interface OfOrganization {
  orgId: string;
}

interface OfGroup extends OfOrganization {
  id: string;
}

interface Page {
  first?: number;
  max?: number;
  search?: string;
}

const groups = (realm: string, { orgId }: OfOrganization, ...rest: string[]) =>
  [`${realmPath(realm)}/organizations/${encodeURIComponent(orgId)}/groups`, ...rest.map(encodeURIComponent)].join("/");

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
};
