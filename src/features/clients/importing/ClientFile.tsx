import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { useRef } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useAction } from "~/data/write/action";
import { clientIn } from "~/features/clients/importing/clientIn";
import { type Text, useT } from "~/i18n/useT";
import { useDisabled } from "~/kit/form/fieldProps";
import { type TextFile, TextFileUpload } from "~/kit/form/kinds/TextFileUpload";

/** The file of an import as the form holds it, and whether a client was read from it, which a draft keeps without the file. */
export interface ImportFile extends TextFile {
  isRead: boolean;
}

/**
 * The file of a client, chosen, dropped, pasted or typed. It is read as soon as it is there, and what is typed when the
 * field is left; what is no client is an error at this field and changes nothing else.
 * @param onRead called when a file is read; what it answers gets the client that the file holds, undefined when there is
 *   no file any more
 */
export function ClientFile({ onRead }: { onRead: () => (client?: ClientRepresentation) => void }) {
  const t = useT();
  const isDisabled = useDisabled();
  const { setValue, setError, clearErrors, getValues } = useFormContext<{ file: ImportFile }>();
  const { field, fieldState } = useController<{ file: ImportFile }, "file">({
    name: "file",
    rules: {
      validate: ({ text, isRead }) =>
        isRead === (text !== "") || t(isRead ? "gatehouse.importFileAgain" : "gatehouse.importFileUnread"),
    },
  });
  const { value, ref } = field;
  const seen = useRef<string | undefined>("");
  const convert = useAction(
    async (call, text: string, onClient: ReturnType<typeof onRead>) => {
      const client = await call("ui.convertClient", text);
      // another file may have been chosen meanwhile
      if (getValues("file").text === text) onClient(client);
    },
    { failed: "importParseError" },
  );
  const refuse = (problem: Text) => setError("file", { message: t(problem) });
  const read = async (text: string) => {
    if (text === seen.current) return;
    seen.current = text;
    const onClient = onRead();
    const found = clientIn(text);
    if (!found) return onClient();
    if ("client" in found) return onClient(found.client);
    if ("problem" in found) return refuse(found.problem);
    const failure = await convert.run(found.description, onClient);
    if (failure && getValues("file").text === text) refuse(["importParseError", { error: failure.message }]);
  };
  const take = (next: TextFile) => {
    const { name, text } = value;
    // checked by reading it, not by the form
    setValue("file", { ...next, isRead: false }, { shouldDirty: true });
    clearErrors("file");
    seen.current = undefined;
    // a key stroke is not the end of what is typed
    const isKeyStroke = next.name === name && Math.abs(next.text.length - text.length) === 1;
    if (!isKeyStroke) void read(next.text);
  };
  return (
    <div id="realm-file" onBlur={() => void read(getValues("file").text)}>
      <TextFileUpload
        id="realm-file"
        accept=".json,.xml,application/json,application/xml,text/xml"
        hint="helpFileUploadClient"
        value={value}
        onChange={take}
        isDisabled={isDisabled}
        error={fieldState.error?.message}
        ref={ref}
      />
    </div>
  );
}
