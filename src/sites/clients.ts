import { listRead, reads } from "~/data/query/reads";
import { route } from "~/place";
import { adminEventFilters, roleFilters, userEventFilters } from "~/sites/filters";

/** Places of the clients. */
export const clients = {
  clients: route("/:realm/clients", "query-clients", "clientList", () => import("~/features/clients/ClientList"), {
    reads: listRead("ui.clients"),
    nav: "manage",
    navLabel: "clients",
  }),
  "client-new": route(
    "/:realm/clients/add-client",
    "manage-clients",
    "createClient",
    () => import("~/features/clients/ClientNew"),
    { under: "clients", filters: ["step"] },
  ),
  client: route(
    "/:realm/clients/:id/:tab?",
    "query-clients",
    "clientSettings",
    () => import("~/features/clients/ClientTabs"),
    {
      reads: ({ id = "" }) => reads(["clients.findOne", { id }]),
      under: "clients",
      filters: ["integration", "type", ...roleFilters, ...adminEventFilters, ...userEventFilters],
      tabs: {
        settings: "settings",
        credentials: "credentials",
        roles: "roles",
        serviceAccount: "serviceAccount",
        sessions: "sessions",
        permissions: "permissions",
        events: "events",
      },
    },
  ),
  "client-role-new": route(
    "/:realm/clients/:id/roles/new",
    "query-clients",
    "createRole",
    () => import("~/features/roles/RoleNew"),
    { under: "client" },
  ),
  "client-role": route(
    "/:realm/clients/:id/roles/:roleId/:tab",
    "query-clients",
    "roleDetails",
    () => import("~/features/roles/RoleTabs"),
    {
      reads: ({ id = "", roleId = "" }) => reads(["roles.findOneById", { id: roleId }], ["clients.findOne", { id }]),
      under: "client",
      filters: [...roleFilters, ...adminEventFilters],
      tabs: {
        details: "details",
        "associated-roles": "associatedRolesText",
        attributes: "attributes",
        "users-in-role": "usersInRole",
        permissions: "permissions",
        events: "adminEvents",
      },
    },
  ),
};
