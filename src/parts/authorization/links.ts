import type PolicyRepresentation from "@keycloak/keycloak-admin-client/lib/defs/policyRepresentation";
import type ResourceRepresentation from "@keycloak/keycloak-admin-client/lib/defs/resourceRepresentation";
import type ScopeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/scopeRepresentation";
import { useRealmRepresentation } from "~/data/query/realm";
import type { Entry } from "~/parts/authorization/RowDetails";
import type { Address } from "~/place";
import { to } from "~/routes";

/** Where policies and permissions have their pages. */
export interface Addresses {
  policies: Address;
  policy: (policy: PolicyRepresentation) => Address;
  newPolicy: (type: string) => Address;
  permission: (permission: PolicyRepresentation) => Address;
}

const ofClient = (id: string): Addresses => ({
  policies: to("client", { id, tab: "authorization", subtab: "policies" }),
  policy: ({ id: policyId = "", type: policyType = "" }) => to("authorization-policy", { id, policyId, policyType }),
  newPolicy: (policyType) => to("authorization-policy-new", { id, policyType }),
  permission: ({ id: permissionId = "", type: permissionType = "" }) =>
    to("authorization-permission", { id, permissionId, permissionType }),
});

const ofRealm = (id: string): Addresses => ({
  policies: to("permissions", { id, tab: "policies" }),
  policy: ({ id: policyId = "", type: policyType = "" }) => to("permission-policy", { id, policyId, policyType }),
  newPolicy: (policyType) => to("permission-policy-new", { id, policyType }),
  permission: ({ id: permissionId = "", resourceType }) => to("permission", { id, permissionId, resourceType }),
});

/** Whether a client is the one that keeps the permissions of the administrators of the realm. */
export const useIsOfAdministrators = (id: string) => useRealmRepresentation().adminPermissionsClient?.id === id;

/** The addresses of a client's policies and permissions; those of administrators are shown with the realm. */
export const useAddresses = (id: string): Addresses => (useIsOfAdministrators(id) ? ofRealm(id) : ofClient(id));

const permissionTypes: readonly (string | undefined)[] = ["resource", "scope"];

/** Whether it is a permission with a page: a policy is none, and what a user permits others (`uma`) is that user's own. */
export const isPermission = ({ type }: PolicyRepresentation) => permissionTypes.includes(type);

/**
 * What depends on something of the authorization services: permissions and policies, each with its page; an aggregated
 * policy also depends on others, and is no permission.
 */
export const relatedEntries = (addresses: Addresses, related: readonly PolicyRepresentation[]): Entry[] =>
  related.map((one) => ({
    text: one.name ?? "",
    to: isPermission(one) ? addresses.permission(one) : addresses.policy(one),
  }));

/** Resources of a client, each with its page. */
export const resourceEntries = (id: string, resources: readonly ResourceRepresentation[]): Entry[] =>
  resources.map(({ _id: resourceId = "", name = "" }) => ({
    text: name,
    to: to("authorization-resource", { id, resourceId }),
  }));

/** Authorization scopes of a client, each with its page. */
export const scopeEntries = (id: string, scopes: readonly ScopeRepresentation[]): Entry[] =>
  scopes.map(({ id: scopeId = "", name = "" }) => ({ text: name, to: to("authorization-scope", { id, scopeId }) }));
