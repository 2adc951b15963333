import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { type RowState, undoable } from "~/data/bulk/undoable";
import { enable } from "~/features/clients/useEnableClient";

const isEnabled: RowState = {
  call: "clients.update",
  has: async (call, id) => (await call("clients.findOne", { id })).enabled !== false,
  set: (call, id, on) => enable(call, { id }, on),
};

/** What enables and disables selected clients; undo changes only those that were not so before. Made anew for each run. */
export const enableActions = (): BulkAction<ClientRepresentation>[] => [
  undoable("gatehouse.enable", "disable", [isEnabled], true),
  undoable("disable", "gatehouse.enable", [isEnabled], false, {
    confirm: (count) => ({
      title: count > 1 ? "gatehouse.disableClients" : "disableConfirmClientTitle",
      body: count > 1 ? "gatehouse.disableClientsConfirm" : "disableConfirmClient",
      danger: true,
    }),
  }),
];
