import { mayHaveFeature } from "~/data/access/features";
import { reads } from "~/data/query/reads";
import { type Condition, route } from "~/place";
import { newPolicyPage, policyPage, readPolicy } from "~/sites/authorization";

const when: Condition = ({ serverInfo }) => mayHaveFeature(serverInfo, "ADMIN_FINE_GRAINED_AUTHZ_V2");

/**
 * Places of what administrators are permitted to do. `:id` is that of the realm's own client that keeps it; without
 * it the page finds it. The server lets see it who may view the realm.
 */
export const permissions = {
  permissions: route(
    "/:realm/permissions/:id?/:tab?",
    "view-realm",
    "titlePermissions",
    () => import("~/features/permissions/Permissions"),
    {
      nav: "configure",
      when,
      navWhen: ({ realm }) => realm?.adminPermissionsEnabled === true,
      filters: ["name", "type", "resourceType", "resource", "scope"],
      reads: ({ id }) => (id ? reads(["ui.resourceTypes", { id }]) : []),
      tabs: { permissions: "permissions", policies: "policies", evaluation: "evaluation" },
    },
  ),
  "permission-new": route(
    "/:realm/permissions/:id/permission/new/:resourceType",
    "manage-realm",
    "createPermission",
    () => import("~/features/permissions/permission/PermissionNew"),
    { under: "permissions", when },
  ),
  permission: route(
    // the type is in addresses that others wrote; the permission itself says it
    "/:realm/permissions/:id/permission/:permissionId/:resourceType?",
    "view-realm",
    "permissionDetails",
    () => import("~/features/permissions/permission/Permission"),
    {
      reads: ({ id = "", permissionId = "" }) => reads(["ui.adminPermission", { id, permissionId }]),
      under: "permissions",
      when,
    },
  ),
  "permission-policy-new": route(
    "/:realm/permissions/:id/policies/new/:policyType",
    "manage-realm",
    "createPermissionPolicy",
    newPolicyPage,
    { under: "permissions", when },
  ),
  "permission-policy": route(
    "/:realm/permissions/:id/policies/:policyId/:policyType",
    "view-realm",
    "policyDetails",
    policyPage,
    { reads: readPolicy, under: "permissions", when },
  ),
};
