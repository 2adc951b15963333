import { Alert, Button, DescriptionList, Flex, FlexItem, FormGroup, TextArea } from "@patternfly/react-core";
import { useId, useState } from "react";
import { type Key, type Text, useT } from "~/i18n/useT";
import { useTime } from "~/i18n/useTime";
import { CopyButton } from "~/kit/controls/CopyButton";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { saveFile } from "~/kit/controls/saveFile";
import { Detail } from "~/kit/page/Detail";
import { pem } from "~/parts/certificates/pem";
import type { CertificateContent } from "~/parts/certificates/readCertificate";
import { useCertificate } from "~/parts/certificates/useCertificate";

interface Props {
  /** As the server answers it: PEM, or base64 of its DER; empty while there is none. */
  certificate: string;
  /** Of the file that it is saved as, e.g. `app.pem`. */
  fileName: string;
  help?: Text;
}

/** A certificate: its text, to copy and to save, and what it says. It warns 30 days before the certificate expires. */
export function CertificateBox({ certificate, fileName, help }: Props) {
  const t = useT();
  const id = useId();
  return (
    <>
      <FormGroup label={t("certificate")} fieldId={id} labelHelp={help && <HelpIcon name="certificate" text={help} />}>
        <KeyText id={id} label="certificate" text={certificate} />
        {certificate && (
          <Flex>
            <FlexItem>
              <CopyButton id={id} text={certificate} />
            </FlexItem>
            <FlexItem>
              <Button
                variant="link"
                onClick={() => saveFile(fileName, [pem(certificate, "CERTIFICATE")], "application/x-pem-file")}
              >
                {t("download")}
              </Button>
            </FlexItem>
          </Flex>
        )}
      </FormGroup>
      {certificate && <CertificateFacts certificate={certificate} />}
    </>
  );
}

/** What a certificate says, with a warning 30 days before it expires; another text is said to be none. */
export function CertificateFacts({ certificate }: Pick<Props, "certificate">) {
  const t = useT();
  const content = useCertificate(certificate);
  if (content === null) return <Alert isInline variant="warning" title={t("gatehouse.certificateUnreadable")} />;
  return content && <Content {...content} />;
}

/** A key or certificate as text, to read only. */
export function KeyText({ id, label, text }: { id: string; label: Key; text: string }) {
  const t = useT();
  return (
    <TextArea
      id={id}
      data-testid="certificate"
      dir="ltr"
      aria-label={t(label)}
      rows={5}
      readOnlyVariant="default"
      resizeOrientation="vertical"
      value={text}
    />
  );
}

/** Milliseconds before its end from which a certificate is warned of. */
const SOON = 30 * 86_400_000;

function Content({ subject, issuer, serialNumber, validFrom, validUntil, fingerprint }: CertificateContent) {
  const t = useT();
  const timeOf = useTime();
  const [now] = useState(Date.now);
  const time = timeOf(validUntil);
  const rows: [Key, string | undefined][] = [
    ["subject", subject],
    ["issuer", issuer],
    ["gatehouse.validFrom", timeOf(validFrom)],
    ["validTo", time],
    ["gatehouse.serialNumber", serialNumber],
    ["gatehouse.fingerprint", fingerprint],
  ];
  return (
    <>
      {validUntil < now ? (
        <Alert isInline variant="danger" title={t(["gatehouse.certificateExpired", { time }])} />
      ) : (
        validUntil < now + SOON && (
          <Alert isInline variant="warning" title={t(["gatehouse.certificateExpires", { time }])} />
        )
      )}
      {validFrom > now && <Alert isInline variant="warning" title={t("gatehouse.certificateNotYet")} />}
      <DescriptionList isCompact isHorizontal>
        {rows.map(([label, value]) => (
          <Detail key={label} label={t(label)}>
            {value}
          </Detail>
        ))}
      </DescriptionList>
    </>
  );
}
