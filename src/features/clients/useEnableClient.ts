import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { type Call, useAction } from "~/data/write/action";
import { confirm } from "~/kit/dialog/confirm";

/**
 * Writes the client as the server has it now with nothing but `enabled` changed: without the rest it would switch
 * authorization services off.
 */
export async function enable(call: Call, { id = "" }: ClientRepresentation, enabled: boolean): Promise<void> {
  const client = await call("clients.findOne", { id });
  await call("clients.update", { id }, { ...client, enabled });
}

/** Lets users sign in to a client or not, asking first before it is taken away. */
export function useEnableClient() {
  const { run, running } = useAction((call, client: ClientRepresentation, on: boolean) => enable(call, client, on), {
    done: "clientSaveSuccess",
    failed: "clientSaveError",
  });
  const change = async (client: ClientRepresentation, on: boolean) => {
    const ask = () =>
      confirm({
        title: "disableConfirmClientTitle",
        body: "disableConfirmClient",
        names: [client.clientId ?? ""],
        label: "disable",
        danger: true,
      });
    if (on || (await ask())) await run(client, on);
  };
  return { change, running };
}
