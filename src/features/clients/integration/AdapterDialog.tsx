import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Button, Form, FormGroup } from "@patternfly/react-core";
import { useState } from "react";
import { usePreference } from "~/data/browser/usePreference";
import { useLoad } from "~/data/query/useLoad";
import { useFormats } from "~/features/clients/integration/useFormats";
import { useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { saveFile } from "~/kit/controls/saveFile";
import { Dialog } from "~/kit/dialog/Dialog";
import { prettyJson } from "~/kit/form/json";
import { Code } from "~/kit/form/kinds/Code";
import { Select } from "~/kit/form/kinds/Select";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";

interface Props {
  client: ClientRepresentation;
  onClose: () => void;
}

/** A client's configuration for an application, in a format of the server (`clientInstallations`), shown and saved. */
export function AdapterDialog({ client, onClose }: Props) {
  const t = useT();
  const { id = "" } = client;
  const formats = useFormats(client);
  const [chosen, setChosen] = useState(formats.at(-1)?.id ?? "");
  const format = formats.find((one) => one.id === chosen);
  const { data, loading, error, refresh } = useLoad(["installation", id, chosen], async (read) => {
    const file = await read("clients.installation", { id, provider: chosen });
    return { file, text: format?.downloadOnly ? "" : await file.text() };
  });
  const mask = t("privateKeyMask");
  const [help] = usePreference("helpEnabled");
  return (
    <Dialog
      id="adapter"
      variant="medium"
      title={t("downloadAdaptorTitle")}
      actions={
        <Button
          id="modal-confirm"
          data-testid="confirm"
          isDisabled={!format || !data || loading}
          onClick={() => {
            if (format && data) saveFile(format.filename ?? format.id ?? "", [data.file], format.mediaType ?? "");
            onClose();
          }}
        >
          {t("download")}
        </Button>
      }
      onClose={onClose}
    >
      <Form>
        <FormGroup
          label={t("formatOption")}
          fieldId="type"
          labelHelp={<HelpIcon name="formatOption" text="downloadType" />}
        >
          <Select
            id="type"
            label={t("formatOption")}
            choices={formats.map((one) => ({
              key: one.id ?? "",
              text: one.displayType ?? "",
              description: help ? one.helpText : undefined,
            }))}
            chosen={[chosen]}
            onChoose={setChosen}
          />
        </FormGroup>
        {error !== null && error !== undefined && <ErrorAlert error={error} retry={refresh} />}
        {data?.text && (
          <FormGroup label={t("details")} fieldId="details" labelHelp={<HelpIcon name="details" text="detailsHelp" />}>
            <Code id="details" aria-label={t("details")} value={shown(data.text, mask)} height="20rem" isReadOnly />
          </FormGroup>
        )}
      </Form>
    </Dialog>
  );
}

/** The text to look at: JSON in lines, a private key never in clear. */
const shown = (text: string, mask: string) =>
  prettyJson(text).replace(
    /(<PrivateKeyPem>)[^<]*(<\/PrivateKeyPem>)/g,
    (_, open: string, close: string) => open + mask + close,
  );
