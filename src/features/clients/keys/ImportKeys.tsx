import { useImport } from "~/features/clients/keys/useImport";
import { FormDialog } from "~/kit/form/FormDialog";

type Props = Parameters<typeof useImport>[0] & {
  title: string;
  onClose: () => void;
};

/** Asks for a file with a key or certificate of a client. */
export function ImportKeys({ title, onClose, ...options }: Props) {
  return (
    <FormDialog
      id="import-keys-form"
      variant="medium"
      title={title}
      confirm="import"
      object={options.client}
      onClose={onClose}
      {...useImport(options)}
    />
  );
}
