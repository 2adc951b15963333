import { listRead, reads } from "~/data/query/reads";
import { route } from "~/place";
import { adminEventFilters } from "~/sites/filters";

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
      filters: ["integration", ...adminEventFilters],
      tabs: { settings: "settings", credentials: "credentials", events: "adminEvents" },
    },
  ),
};
