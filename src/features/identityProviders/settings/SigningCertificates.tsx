import { Card, CardBody, Flex, Progress } from "@patternfly/react-core";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useAction } from "~/data/write/action";
import { addAlert } from "~/data/write/alerts";
import { ImportKey } from "~/features/identityProviders/settings/ImportKey";
import { nameOf, type ProviderValues } from "~/features/identityProviders/settings/providerForm";
import { usePlace } from "~/kit/page/place";
import { useT } from "~/i18n/useT";
import { useTime } from "~/i18n/useTime";
import { WriteButton } from "~/kit/controls/Write";
import { textIn } from "~/kit/form/values";
import { CertificateFacts } from "~/parts/certificates/CertificateBox";
import { useCertificate } from "~/parts/certificates/useCertificate";

/** The certificates in a text of the server: it separates them by commas. */
const certificatesIn = (value: unknown) =>
  textIn(value)
    .split(/,|(?<=-----END CERTIFICATE-----)/)
    .map((text) => text.trim())
    .filter(Boolean);

/** What the certificates say by which signatures are checked, with a warning before they expire; reads those of now. */
export function SigningCertificates() {
  const { getValues, setValue } = useFormContext<ProviderValues>();
  const [certificates, address] = useWatch<ProviderValues>({
    name: [nameOf("signingCertificate"), nameOf("metadataDescriptorUrl")],
  });
  return (
    <>
      {certificatesIn(certificates).map((certificate, index) => (
        <Card key={`${index} ${certificate}`} isCompact data-testid="signing-certificate">
          <CardBody>
            <Validity certificate={certificate} />
            <CertificateFacts certificate={certificate} />
          </CardBody>
        </Card>
      ))}
      <Flex>
        {textIn(address) && <ImportKeys address={textIn(address)} />}
        <ImportKey
          certificateOnly
          onFound={({ certificate = "" }) => {
            // those that are there may still be used by the other side
            const all = [...new Set([...certificatesIn(getValues(nameOf("signingCertificate"))), certificate])];
            setValue(nameOf("signingCertificate"), all.join(","), { shouldDirty: true });
          }}
        />
      </Flex>
    </>
  );
}

/** Milliseconds before its end from which a certificate is warned of. */
const SOON = 30 * 86_400_000;

/** How much of the time of a certificate has passed; nothing of a text that is none. */
function Validity({ certificate }: { certificate: string }) {
  const t = useT();
  const timeOf = useTime();
  const [now] = useState(Date.now);
  const content = useCertificate(certificate);
  if (!content) return null;
  const { validFrom, validUntil } = content;
  const passed = (now - validFrom) / (validUntil - validFrom);
  return (
    <Progress
      size="sm"
      aria-label={t("gatehouse.validityTime")}
      value={Math.min(100, Math.max(0, passed * 100))}
      valueText={`${timeOf(validFrom)} – ${timeOf(validUntil)}`}
      measureLocation="none"
      variant={validUntil < now ? "danger" : validUntil < now + SOON ? "warning" : undefined}
    />
  );
}

/** Reads the certificate at the address of the metadata into the form; it is not saved. */
function ImportKeys({ address }: { address: string }) {
  const t = useT();
  const { alias } = usePlace().params;
  const { getValues, setValue } = useFormContext<ProviderValues>();
  const action = useAction(
    async (call) => {
      const before = getValues(nameOf("signingCertificate"));
      const { signingCertificate } = await call("identityProviders.importConfig", {
        providerId: "saml",
        fromUrl: address,
      });
      if (!signingCertificate)
        return addAlert(["importKeysError", { error: t("importKeysErrorNoSigningCertificate") }], "danger");
      // what was put there meanwhile stays, and to another address belong other certificates
      if (getValues(nameOf("signingCertificate")) !== before) return;
      if (getValues(nameOf("metadataDescriptorUrl")) !== address) return;
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
