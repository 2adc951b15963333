import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { callIn } from "~/data/api/api";
import { placeShown } from "~/data/browser/shown";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { useRealm } from "~/data/query/useRealm";
import { type Call, useAction } from "~/data/write/action";
import { ClientUses } from "~/features/clients/bulk/ClientUses";
import { clientConsequences } from "~/features/clients/bulk/clientConsequences";
import { isRealmClient } from "~/features/clients/client";
import type { Text } from "~/i18n/useT";
import { confirm, type Question } from "~/kit/dialog/confirm";

/** Milliseconds that the question about one client waits at most for what is lost with it. */
const LONGEST = 3000;

const run = (call: Call, { id = "" }: ClientRepresentation) => call("clients.del", { id });

const many: BulkAction<ClientRepresentation> = {
  label: "delete",
  call: "clients.del",
  run,
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

const question = (
  client: ClientRepresentation,
  title: Text,
  consequences: Text = "gatehouse.clientDeleteConsequences",
): Question => ({
  title,
  body: "clientDeleteConfirm",
  names: [client.clientId ?? ""],
  consequences,
  details: <ClientUses clients={[client]} />,
  label: "delete",
  danger: true,
});

/**
 * Deletes clients after a question that counts what is lost with them (`DELETE clients/{id}`); one that stands for a realm
 * goes with its realm only.
 * @param leave the page of a client that is gone
 * @returns `one` deletes a client, `many` does so for selected rows
 */
export function useDeleteClient(leave?: () => unknown) {
  const realm = useRealm();
  const deletion = useAction((call, client: ClientRepresentation) => run(call, client), {
    done: "clientDeletedSuccess",
    failed: "clientDeleteError",
    leave,
  });
  const one = async (client: ClientRepresentation) => {
    const place = placeShown();
    const signal = AbortSignal.timeout(LONGEST);
    const read: Call = (name, ...input) => callIn({ realm, signal }, name, ...input);
    // without the rights to know it, it is not known
    const consequences = await clientConsequences(read, [client]).catch(() => undefined);
    const { clientId = "" } = client;
    // its own page has its name as heading
    const title: Text = leave ? "clientDeleteConfirmTitle" : ["clientDelete", { clientId }];
    const yes = await confirm(question(client, title, consequences), place);
    if (yes) await deletion.run(client);
  };
  return { one, many };
}
