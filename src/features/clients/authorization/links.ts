import type PolicyRepresentation from "@keycloak/keycloak-admin-client/lib/defs/policyRepresentation";
import type { Entry } from "~/features/clients/authorization/RowDetails";
import { to } from "~/routes";

/** Address of a policy of a client. */
export const policyAddress = (id: string, { id: policyId = "", type: policyType = "" }: PolicyRepresentation) =>
  to("authorization-policy", { id, policyId, policyType });

/** Address of a permission of a client; an aggregated policy also depends on others, and is none. */
export const permissionAddress = (id: string, { id: permissionId = "", type = "" }: PolicyRepresentation) =>
  to("authorization-permission", { id, permissionId, permissionType: type });

const permissionTypes: readonly (string | undefined)[] = ["resource", "scope"];

/** What depends on something of the authorization services: permissions and policies, each with its page. */
export const relatedEntries = (id: string, related: readonly PolicyRepresentation[]): Entry[] =>
  related.map((one) => ({
    text: one.name ?? "",
    to: permissionTypes.includes(one.type) ? permissionAddress(id, one) : policyAddress(id, one),
  }));
