import { Card, CardBody, Flex } from "@patternfly/react-core";
import { useFormContext, useWatch } from "react-hook-form";
import { useAction } from "~/data/write/action";
import { addAlert } from "~/data/write/alerts";
import { ImportKey } from "~/features/identityProviders/settings/ImportKey";
import { nameOf, type ProviderValues } from "~/features/identityProviders/settings/providerForm";
import { usePlace } from "~/kit/page/place";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { textIn } from "~/kit/form/values";
import { CertificateFacts } from "~/parts/certificates/CertificateBox";
import { CERTIFICATE_PEM } from "~/parts/certificates/keyFields";

/** The certificates in a text of the server: it separates them by commas. */
const certificatesIn = (value: unknown) =>
  textIn(value)
    .split(/,|(?<=-----END CERTIFICATE-----)/)
    .map((text) => text.trim())
    .filter(Boolean);

/** What the certificates say by which signatures are checked, with a warning before they expire; reads those of now. */
export function SigningCertificates() {
  const { setValue } = useFormContext<ProviderValues>();
  const [certificates, address] = useWatch<ProviderValues>({
    name: [nameOf("signingCertificate"), nameOf("metadataDescriptorUrl")],
  });
  return (
    <>
      {certificatesIn(certificates).map((certificate, index) => (
        <Card key={`${index} ${certificate}`} isCompact data-testid="signing-certificate">
          <CardBody>
            <CertificateFacts certificate={certificate} />
          </CardBody>
        </Card>
      ))}
      <Flex>
        {textIn(address) && <ImportKeys address={textIn(address)} />}
        <ImportKey
          formats={[CERTIFICATE_PEM]}
          onFound={({ certificate = "" }) => {
            // those that are there may still be used by the other side
            const all = [...new Set([...certificatesIn(certificates), certificate])];
            setValue(nameOf("signingCertificate"), all.join(","), { shouldDirty: true });
          }}
        />
      </Flex>
    </>
  );
}

/** Reads the certificate at the address of the metadata into the form; it is not saved. */
function ImportKeys({ address }: { address: string }) {
  const t = useT();
  const { alias } = usePlace().params;
  const { setValue } = useFormContext<ProviderValues>();
  const action = useAction(
    async (call) => {
      const { signingCertificate } = await call("identityProviders.importConfig", {
        providerId: "saml",
        fromUrl: address,
      });
      if (!signingCertificate)
        return addAlert(["importKeysError", { error: t("importKeysErrorNoSigningCertificate") }], "danger");
      setValue(nameOf("signingCertificate"), signingCertificate, { shouldDirty: true });
      addAlert("importKeysSuccess");
    },
    { failed: "importKeysError" },
  );
  if (alias === undefined) return null;
  return (
    <div>
      <WriteButton
        call="identityProviders.importConfig"
        variant="secondary"
        testId="import-keys"
        isLoading={action.running}
        isDisabled={action.running}
        onClick={() => void action.run()}
      >
        {t("importKeys")}
      </WriteButton>
    </div>
  );
}
