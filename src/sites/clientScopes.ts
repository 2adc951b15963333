import { reads } from "~/data/query/reads";
import { route } from "~/place";
import { adminEventFilters, roleFilters } from "~/sites/filters";

/** Places of the client scopes. */
export const clientScopes = {
  "client-scopes": route(
    "/:realm/client-scopes",
    "view-clients",
    "clientScopeList",
    () => import("~/features/clientScopes/ClientScopeList"),
    {
      reads: () =>
        reads(
          ["clientScopes.listDefaultClientScopes"],
          ["clientScopes.listDefaultOptionalClientScopes"],
          ["clientScopes.find"],
        ),
      filters: ["type", "protocol"],
      nav: "manage",
      navLabel: "clientScopes",
    },
  ),
  "client-scope-new": route(
    "/:realm/client-scopes/new",
    "manage-clients",
    "createClientScope",
    () => import("~/features/clientScopes/ClientScopeNew"),
    { under: "client-scopes" },
  ),
  "client-scope": route(
    "/:realm/client-scopes/:id/:tab?",
    "view-clients",
    "clientScopeDetails",
    () => import("~/features/clientScopes/ClientScopeTabs"),
    {
      reads: ({ id = "" }) =>
        reads(
          ["clientScopes.listDefaultClientScopes"],
          ["clientScopes.listDefaultOptionalClientScopes"],
          ["clientScopes.findOne", { id }],
        ),
      under: "client-scopes",
      filters: [...roleFilters, ...adminEventFilters],
      tabs: { settings: "settings", mappers: "mappers", scope: "scope", events: "adminEvents" },
    },
  ),
  "client-scope-mapper": route(
    "/:realm/client-scopes/:id/mappers/:mapperId/:viewMode",
    "view-clients",
    "mappingDetails",
    () => import("~/features/clientScopes/ClientScopeMapper"),
    { under: "client-scope" },
  ),
};
