import { DecisionStrategy, Logic } from "@keycloak/keycloak-admin-client/lib/defs/policyRepresentation";
import type { Policy } from "~/data/api/authorization";

/** What every new policy and permission starts with, which are the defaults of the server. */
export const newPolicy: Policy = { logic: Logic.POSITIVE, decisionStrategy: DecisionStrategy.UNANIMOUS };

/** What policies of a type start with besides; the server refuses groups and clients that are left out. */
const starts: Readonly<Record<string, Policy>> = {
  group: { groups: [] },
  client: { clients: [] },
};

/** What a new policy of a type starts with. */
export const newPolicyOf = (type: string): Policy => ({ ...newPolicy, ...starts[type] });
