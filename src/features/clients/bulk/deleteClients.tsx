import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { ClientUses } from "~/features/clients/bulk/ClientUses";
import { clientConsequences } from "~/features/clients/bulk/clientConsequences";
import { isRealmClient } from "~/features/clients/client";

/**
 * Deletes clients after a question that counts what is lost with them (`DELETE clients/{id}`); those that stand for a realm
 * go with their realm only.
 */
export const deleteClients: BulkAction<ClientRepresentation> = {
  label: "delete",
  call: "clients.del",
  run: (call, { id = "" }) => call("clients.del", { id }),
  done: "clientDeletedSuccess",
  // the server would refuse it only after those before it are gone
  refuse: (_, rows) => Promise.resolve(rows.some(isRealmClient) ? "gatehouse.realmClientStays" : undefined),
  consequences: clientConsequences,
  confirm: (_count, _first, rows, consequences = "gatehouse.clientDeleteConsequences") => ({
    title: "gatehouse.deleteClients",
    body: consequences,
    details: <ClientUses clients={rows} />,
    danger: true,
  }),
};
