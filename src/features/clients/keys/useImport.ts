import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { useForm } from "react-hook-form";
import { useServerInfo } from "~/data/query/serverInfo";
import { useAction } from "~/data/write/action";
import { importFields, type KeyValues, keyValues, refusedFile, uploadOf } from "~/parts/certificates/keyFields";

interface Options {
  client: ClientRepresentation;
  /** Which of the client's keys, e.g. `saml.signing`. */
  attr: string;
  call: "clients.uploadKey" | "clients.uploadCertificate";
  /** Formats beside those of key stores. */
  formats: string[];
  /** Id of the format. */
  formatId?: string;
}

/**
 * A form for a file with a key or certificate, and its sending.
 * @returns what `FormDialog` needs; refused, the dialog stays with what is wrong
 */
export function useImport({ client, attr, call, formats, formatId }: Options) {
  const { id = "" } = client;
  const types = useServerInfo().cryptoInfo?.supportedKeystoreTypes ?? [];
  // what a format does not ask for is no error of the form
  const form = useForm({ defaultValues: keyValues(types), mode: "onChange", shouldUnregister: true });
  const action = useAction((send, body: FormData) => send(call, { id, attr }, body), {
    done: "importSuccess",
    failed: "importError",
  });
  return {
    form,
    fields: importFields(types, formats, formatId),
    call,
    send: (values: KeyValues) => action.run(uploadOf(values)),
    fieldOf: refusedFile,
  };
}
