import { Alert, Button, Form, FormGroup, InputGroup, InputGroupItem, TextInput } from "@patternfly/react-core";
import { useState } from "react";
import { useTask } from "~/data/query/useTask";
import { useAction } from "~/data/write/action";
import { type Difference, differencesIn } from "~/features/identityProviders/metadata/differences";
import { DifferenceTable } from "~/features/identityProviders/metadata/DifferenceTable";
import { metadataProblem } from "~/features/identityProviders/metadata/metadataProblem";
import { takeDifferences } from "~/features/identityProviders/metadata/takeDifferences";
import { type IdentityProvider, kindOf, settingOf } from "~/features/identityProviders/provider";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { Dialog } from "~/kit/dialog/Dialog";
import { useCloseAfter } from "~/kit/dialog/useWhileShown";

interface Props {
  provider: IdentityProvider;
  onClose: () => void;
}

/**
 * Reads the metadata of a provider again (`POST identity-provider/import-config`), shows what they say otherwise, and takes
 * what is chosen.
 */
export function MetadataDialog({ provider, onClose }: Props) {
  const t = useT();
  const { alias = "" } = provider;
  const [fromUrl, setAddress] = useState(settingOf(provider, "metadataDescriptorUrl"));
  const [left, setLeft] = useState<readonly string[]>([]);
  const reading = useTask<Difference[]>();
  const read = () =>
    reading.start(async ({ call }) => {
      const providerId = kindOf(provider.providerId) === "saml" ? "saml" : "oidc";
      setLeft([]);
      return differencesIn(provider, await call("identityProviders.importConfig", { providerId, fromUrl }));
    });
  const taken = reading.result?.filter(({ name }) => !left.includes(name)) ?? [];
  const action = useAction((call) => takeDifferences(call, alias, taken), {
    done: "updateSuccessIdentityProvider",
    failed: "updateErrorIdentityProvider",
  });
  const [isSending, closeAfter] = useCloseAfter(onClose);
  return (
    <Dialog
      id="provider-metadata"
      variant="medium"
      title={t("gatehouse.compareMetadata")}
      actions={
        <WriteButton
          call="identityProviders.update"
          object={provider}
          testId="take"
          isLoading={isSending}
          isDisabled={isSending || taken.length === 0}
          onClick={() => void closeAfter(action.run())}
        >
          {t("save")}
        </WriteButton>
      }
      onClose={onClose}
    >
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void read();
        }}
      >
        <FormGroup label={t("metadataDescriptorUrl")} fieldId="metadata-address">
          <InputGroup>
            <InputGroupItem isFill>
              <TextInput
                id="metadata-address"
                data-testid="metadata-address"
                type="url"
                value={fromUrl}
                onChange={(_, next) => {
                  setAddress(next.trim());
                  reading.reset();
                }}
              />
            </InputGroupItem>
            <InputGroupItem>
              <Button
                type="submit"
                variant="control"
                data-testid="read-metadata"
                isLoading={reading.running}
                isDisabled={!fromUrl || reading.running}
              >
                {t("gatehouse.readMetadata")}
              </Button>
            </InputGroupItem>
          </InputGroup>
        </FormGroup>
      </Form>
      {reading.error !== undefined && <Alert isInline variant="danger" title={t(metadataProblem(reading.error))} />}
      {reading.result?.length === 0 && <Alert isInline variant="success" title={t("gatehouse.metadataSame")} />}
      {reading.result && reading.result.length > 0 && (
        <DifferenceTable differences={reading.result} left={left} onLeave={setLeft} />
      )}
    </Dialog>
  );
}
