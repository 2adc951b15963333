import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { type Call, useAction } from "~/data/write/action";
import type { SamlKey } from "~/features/clients/keys/samlKinds";
import { saveFile } from "~/kit/controls/saveFile";
import { privateKeyPem } from "~/parts/certificates/pem";

/** Writes the client as the server has it now with the switch of a key set; the key's settings begin anew. */
async function switchKey(
  call: Call,
  { id = "" }: ClientRepresentation,
  { attribute, related }: SamlKey,
  on: boolean,
): Promise<void> {
  const { attributes, ...client } = await call("clients.findOne", { id });
  const cleared = Object.fromEntries(related.map((name) => [name, ""]));
  const next = { ...attributes, ...cleared, [attribute]: String(on) };
  await call("clients.update", { id }, { ...client, attributes: next });
}

const saved = { done: "clientSaveSuccess", failed: "clientSaveError" } as const;

/** Turns the use of a key on and off. */
export const useKeySwitch = (client: ClientRepresentation, kind: SamlKey) =>
  useAction((call, on: boolean) => switchKey(call, client, kind, on), saved);

/**
 * Makes a new key, whose private part is saved as file; the key before is of no use then.
 * @param onMade called when there is one, before it is read again
 */
export const useGenerateKey = ({ id = "" }: ClientRepresentation, { attr }: SamlKey, onMade?: () => void) =>
  useAction(
    async (call) => {
      const { privateKey } = await call("clients.generateKey", { id, attr });
      onMade?.();
      if (privateKey) saveFile("private.key", [privateKeyPem(privateKey)], "application/x-pem-file");
    },
    { done: "generateSuccess", failed: "generateError" },
  );
