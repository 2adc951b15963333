import { useForm } from "react-hook-form";
import { useServerInfo } from "~/data/query/serverInfo";
import { useAction } from "~/data/write/action";
import type { ImportKeyProps } from "~/features/identityProviders/settings/ImportKey";
import { type Text, useT } from "~/i18n/useT";
import { useWhileShown } from "~/kit/dialog/useWhileShown";
import { FormDialog } from "~/kit/form/FormDialog";
import {
  CERTIFICATE_PEM,
  importFields,
  keyValues,
  PLAIN_FORMATS,
  refusedFile,
  uploadOf,
} from "~/parts/certificates/keyFields";

interface Props extends ImportKeyProps {
  description: Text;
  onClose: () => void;
}

/** Asks for a file with a key or certificate; refused, it stays with what is wrong. */
export function ImportKeyDialog({ certificateOnly, description, onFound, onClose }: Props) {
  const t = useT();
  const types = useServerInfo().cryptoInfo?.supportedKeystoreTypes ?? [];
  // what a format does not ask for is no error of the form
  const form = useForm({ defaultValues: keyValues(types), mode: "onChange", shouldUnregister: true });
  const whileShown = useWhileShown();
  const action = useAction(
    async (call, body: FormData) => {
      const found = await call("identityProviders.uploadCertificate", {}, body);
      // who has cancelled meanwhile does not want it in the form
      whileShown(() => onFound(found));
    },
    { failed: "importError" },
  );
  return (
    <FormDialog
      id="import-keys-form"
      variant="medium"
      title={t("importKey")}
      confirm="import"
      call="identityProviders.uploadCertificate"
      form={form}
      fields={importFields(types, certificateOnly ? [CERTIFICATE_PEM] : PLAIN_FORMATS, "keystoreFormat")}
      send={(values) => action.run(uploadOf(values))}
      fieldOf={refusedFile}
      onClose={onClose}
    >
      {t(description)}
    </FormDialog>
  );
}
