import type EvaluationResultRepresentation from "@keycloak/keycloak-admin-client/lib/defs/evaluationResultRepresentation";
import type PolicyResultRepresentation from "@keycloak/keycloak-admin-client/lib/defs/policyResultRepresentation";
import type ResourceEvaluation from "@keycloak/keycloak-admin-client/lib/defs/resourceEvaluation";
import type { ResourceType } from "~/data/api/authorization";

/**
 * What the server evaluates: may this `user` do that (one of `authScopes`; empty for all there are) with this object of a
 * `resourceType`? Its id is where `objectName` says: what was chosen of one type is none of another.
 */
export type Question = Record<string, string>;

/** Name of the field that holds the object of a type. */
export const objectName = (type: string) => type.toLowerCase();

/** The body of `POST clients/{id}/authz/resource-server/policy/evaluate`. */
export const evaluationOf = ({
  user = "",
  resourceType = "",
  authScopes,
  ...objects
}: Question): ResourceEvaluation => ({
  roleIds: [],
  userId: user,
  resourceType,
  resources: [{ name: objects[objectName(resourceType)] ?? "", scopes: authScopes ? [{ name: authScopes }] : [] }],
  entitlements: false,
  context: { attributes: {} },
});

/** Whether a permission or policy, or the whole, permits. */
export const isPermit = ({ status }: { status?: unknown }) => String(status) === "PERMIT";

const named = (scopes: readonly { name?: string }[] = []) => scopes.flatMap(({ name }) => name ?? []).sort();

/** What the server decided about one object, and what it comes from. */
export interface Decision {
  name: string;
  isPermitted: boolean;
  granted: string[];
  denied: string[];
  /** The permissions that were evaluated. */
  permissions: PolicyResultRepresentation[];
  /** Denied scopes that no permission is about. */
  unmentioned: string[];
}

/**
 * Reads a result of the server.
 * @param type of the object; of a scope of users others are a part, e.g. to view the members of a group
 */
export function decisionOf(result: EvaluationResultRepresentation, type: ResourceType | undefined): Decision {
  const { resource, policies: permissions = [] } = result;
  const denied = named(result.deniedScopes);
  const mentioned = new Set(permissions.flatMap(({ scopes = [] }) => scopes));
  const isMentioned = (scope: string) => [scope, ...(type?.aliases[scope] ?? [])].some((one) => mentioned.has(one));
  return {
    name: resource?.name ?? "",
    isPermitted: isPermit(result),
    granted: named(result.allowedScopes),
    denied,
    permissions,
    unmentioned: denied.filter((scope) => !isMentioned(scope)),
  };
}
