import { DecisionStrategy, Logic } from "@keycloak/keycloak-admin-client/lib/defs/policyRepresentation";
import type { Policy } from "~/data/api/authorization";

/** What every new policy and permission starts with, which are the defaults of the server. */
export const newPolicy: Policy = { logic: Logic.POSITIVE, decisionStrategy: DecisionStrategy.UNANIMOUS };
