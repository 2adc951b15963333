import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { callIn } from "~/data/api/api";
import { placeShown } from "~/data/browser/shown";
import { useRealm } from "~/data/query/useRealm";
import { type Call, useAction } from "~/data/write/action";
import { ClientUses } from "~/features/clients/bulk/ClientUses";
import { clientConsequences } from "~/features/clients/bulk/clientConsequences";
import type { Text } from "~/i18n/useT";
import { confirm, type Question } from "~/kit/dialog/confirm";

/** Milliseconds that the question about one client waits at most for what is lost with it. */
const LONGEST = 3000;

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

/** The client whose deletion is in question. */
let inQuestion: ClientRepresentation | undefined;

/**
 * Deletes a client after a question that counts what is lost with it (`DELETE clients/{id}`).
 * @param leave the page of the client that is gone
 */
export function useDeleteClient(leave?: () => unknown) {
  const realm = useRealm();
  const deletion = useAction((call, { id = "" }: ClientRepresentation) => call("clients.del", { id }), {
    done: "clientDeletedSuccess",
    failed: "clientDeleteError",
    leave,
  });
  return async (client: ClientRepresentation) => {
    // who clicks once more while it is counted gets one question
    if (inQuestion === client) return;
    inQuestion = client;
    const place = placeShown();
    const signal = AbortSignal.timeout(LONGEST);
    const read: Call = (name, ...input) => callIn({ realm, signal }, name, ...input);
    // without the rights to know it, it is not known
    const consequences = await clientConsequences(read, [client]).catch(() => undefined);
    const { clientId = "" } = client;
    // its own page has its name as heading
    const title: Text = leave ? "clientDeleteConfirmTitle" : ["clientDelete", { clientId }];
    const yes = await confirm(question(client, title, consequences), place);
    inQuestion = undefined;
    if (yes) await deletion.run(client);
  };
}
