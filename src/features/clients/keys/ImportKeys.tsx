import { useImport } from "~/features/clients/keys/useImport";
import { FormDialog } from "~/kit/form/FormDialog";

type Props = Omit<Parameters<typeof useImport>[0], "after"> & { title: string };

/** Asks for a file with a key or certificate of a client. */
export function ImportKeys({ title, ...options }: Props) {
  const { client, onClose } = options;
  return (
    <FormDialog
      id="import-keys-form"
      variant="medium"
      title={title}
      confirm="import"
      object={client}
      onClose={onClose}
      {...useImport(options)}
    />
  );
}
