import type { Rule } from "~/data/access/access";
import { mayHaveFeature } from "~/data/access/features";
import { reads } from "~/data/query/reads";
import { type Condition, route } from "~/place";

const changes: Rule = { any: ["manage-clients", "manage-authorization"] };
const sees: Rule = { any: ["manage-clients", "view-authorization", "manage-authorization"] };

const when: Condition = ({ serverInfo }) => mayHaveFeature(serverInfo, "AUTHORIZATION");

/** Pages of policies: those of a client, and those that decide about its administrators. */
export const newPolicyPage = () => import("~/features/clients/authorization/policies/PolicyNew");
export const policyPage = () => import("~/features/clients/authorization/policies/Policy");

/** The first read of the latter. */
export const readPolicy = ({ id = "", policyId = "", policyType: type = "" }: Record<string, string>) =>
  reads(["ui.authorizationPolicy", { id, policyId, type }]);

/** Places of the authorization services of a client; whom fine-grained permissions let manage the client may add to them. */
export const authorization = {
  "authorization-resource-new": route(
    "/:realm/clients/:id/authorization/resource/new",
    changes,
    "createResource",
    () => import("~/features/clients/authorization/ResourceNew"),
    { reads: ({ id = "" }) => reads(["clients.findOne", { id }]), under: "client", isGrantable: true, when },
  ),
  "authorization-resource": route(
    "/:realm/clients/:id/authorization/resource/:resourceId",
    sees,
    "resourceDetails",
    () => import("~/features/clients/authorization/Resource"),
    {
      reads: ({ id = "", resourceId = "" }) => reads(["clients.getResource", { id, resourceId }]),
      under: "client",
      when,
    },
  ),
  "authorization-scope-new": route(
    "/:realm/clients/:id/authorization/scope/new",
    changes,
    "createAuthorizationScope",
    () => import("~/features/clients/authorization/ScopeNew"),
    { under: "client", isGrantable: true, when },
  ),
  "authorization-scope": route(
    "/:realm/clients/:id/authorization/scope/:scopeId",
    sees,
    "authorizationScopeDetails",
    () => import("~/features/clients/authorization/Scope"),
    {
      reads: ({ id = "", scopeId = "" }) => reads(["clients.getAuthorizationScope", { id, scopeId }]),
      under: "client",
      when,
    },
  ),
  "authorization-policy-new": route(
    "/:realm/clients/:id/authorization/policy/new/:policyType",
    changes,
    "createPolicy",
    newPolicyPage,
    { under: "client", isGrantable: true, when },
  ),
  "authorization-policy": route(
    "/:realm/clients/:id/authorization/policy/:policyId/:policyType",
    sees,
    "policyDetails",
    policyPage,
    { reads: readPolicy, under: "client", when },
  ),
  "authorization-permission-new": route(
    "/:realm/clients/:id/authorization/permission/new/:permissionType/:selectedId?",
    changes,
    "createPermission",
    () => import("~/features/clients/authorization/permissions/PermissionNew"),
    { under: "client", isGrantable: true, when },
  ),
  "authorization-permission": route(
    "/:realm/clients/:id/authorization/permission/:permissionType/:permissionId",
    sees,
    "permissionDetails",
    () => import("~/features/clients/authorization/permissions/Permission"),
    {
      reads: ({ id = "", permissionId = "", permissionType: type = "" }) =>
        reads(["ui.authorizationPermission", { id, permissionId, type }]),
      under: "client",
      when,
    },
  ),
};
