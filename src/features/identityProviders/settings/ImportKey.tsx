import type CertificateRepresentation from "@keycloak/keycloak-admin-client/lib/defs/certificateRepresentation";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useServerInfo } from "~/data/query/serverInfo";
import { useAction } from "~/data/write/action";
import { type Text, useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { useDisabled } from "~/kit/form/fieldProps";
import { FormDialog } from "~/kit/form/FormDialog";
import { importFields, type KeyValues, keyValues, refusedFile, uploadOf } from "~/parts/certificates/keyFields";

interface Props {
  /** Formats beside those of key stores. */
  formats: string[];
  /** Puts what was found into the form; a private key that may be in the file is not used. */
  onFound: (found: CertificateRepresentation) => void;
}

/**
 * A button that reads a key or certificate from a file into the form around (`POST identity-provider/upload-certificate`);
 * nothing is saved by it. Servers before 26.5 cannot do that.
 */
export function ImportKey(props: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const isDisabled = useDisabled();
  const description = t.ifThere("importKeysDescription");
  if (description === undefined || isDisabled) return null;
  return (
    <div>
      <WriteButton
        call="identityProviders.uploadCertificate"
        variant="secondary"
        testId="import-certificate-button"
        onClick={() => setOpen(true)}
      >
        {t("import")}
      </WriteButton>
      {isOpen && <ImportDialog {...props} description={{ text: description }} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface DialogProps extends Props {
  description: Text;
  onClose: () => void;
}

function ImportDialog({ formats, description, onFound, onClose }: DialogProps) {
  const t = useT();
  const types = useServerInfo().cryptoInfo?.supportedKeystoreTypes ?? [];
  // what a format does not ask for is no error of the form
  const form = useForm({ defaultValues: keyValues(types), mode: "onChange", shouldUnregister: true });
  const action = useAction(
    async (call, body: FormData) => onFound(await call("identityProviders.uploadCertificate", {}, body)),
    { failed: "importError" },
  );
  const onSubmit = async (values: KeyValues) => {
    const failure = await action.run(uploadOf(values));
    if (!failure) return onClose();
    const { message, description: text = message } = failure;
    const field = refusedFile(failure, values);
    if (field) form.setError(field, { type: "server", message: text }, { shouldFocus: true });
  };
  return (
    <FormDialog
      id="import-keys-form"
      variant="medium"
      title={t("importKey")}
      confirm="import"
      call="identityProviders.uploadCertificate"
      form={form}
      fields={importFields(types, formats, "keystoreFormat")}
      isBusy={action.running}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {t(description)}
    </FormDialog>
  );
}
