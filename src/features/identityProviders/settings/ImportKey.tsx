import type CertificateRepresentation from "@keycloak/keycloak-admin-client/lib/defs/certificateRepresentation";
import { Suspense, useState } from "react";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { useDisabled } from "~/kit/form/fieldProps";
import { lazily } from "~/kit/page/lazily";

const ImportKeyDialog = lazily(() =>
  import("~/features/identityProviders/settings/ImportKeyDialog").then((module) => module.ImportKeyDialog),
);

export interface ImportKeyProps {
  /** Only a certificate is of use, not a mere key. */
  certificateOnly?: boolean;
  /** Puts what was found into the form; a private key that may be in the file is not used. */
  onFound: (found: CertificateRepresentation) => void;
}

/**
 * A button that reads a key or certificate from a file into the form around (`POST identity-provider/upload-certificate`);
 * nothing is saved by it. Servers before 26.5 cannot do that.
 */
export function ImportKey(props: ImportKeyProps) {
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
      <Suspense>
        {isOpen && <ImportKeyDialog {...props} description={{ text: description }} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
