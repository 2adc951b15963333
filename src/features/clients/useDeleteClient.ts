import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { type Call, useAction } from "~/data/write/action";
import { isRealmClient } from "~/features/clients/client";
import { confirm } from "~/kit/dialog/confirm";

const run = (call: Call, { id = "" }: ClientRepresentation) => call("clients.del", { id });

const many: BulkAction<ClientRepresentation> = {
  label: "delete",
  call: "clients.del",
  run,
  done: "clientDeletedSuccess",
  // the server would refuse it only after those before it are gone
  refuse: (_, rows) => Promise.resolve(rows.some(isRealmClient) ? "gatehouse.realmClientStays" : undefined),
  confirm: () => ({ title: "gatehouse.deleteClients", body: "gatehouse.clientDeleteFalls", danger: true }),
};

/**
 * Deletes clients after asking (`DELETE clients/{id}`); one that stands for a realm goes with its realm only.
 * @param leave the page of a client that is gone
 * @returns `one` deletes a client, `many` does so for selected rows
 */
export function useDeleteClient(leave?: () => unknown) {
  const deletion = useAction(
    async (call, client: ClientRepresentation) => {
      await run(call, client);
      // before everything that is shown is requested again
      await leave?.();
    },
    { done: "clientDeletedSuccess", failed: "clientDeleteError" },
  );
  const one = async (client: ClientRepresentation) => {
    const { clientId = "" } = client;
    const yes = await confirm({
      title: ["clientDelete", { clientId }],
      body: "clientDeleteConfirm",
      names: [clientId],
      consequences: "gatehouse.clientDeleteFalls",
      label: "delete",
      danger: true,
    });
    if (yes) await deletion.run(client);
  };
  return { one, many };
}
