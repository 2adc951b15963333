import { FormGroup, HelperText, HelperTextItem } from "@patternfly/react-core";
import { useState } from "react";
import type { Metadata } from "~/features/identityProviders/adding/Discovery";
import type { Import } from "~/features/identityProviders/adding/useImport";
import { useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { useDisabled } from "~/kit/form/fieldProps";
import { FileBox } from "~/kit/form/kinds/FileBox";

const none = { name: "", problem: "" };

interface Props extends Pick<Metadata, "accept"> {
  metadata: Import;
}

/** A file of metadata: what it says is put into the fields below. */
export function MetadataFile({ metadata, accept }: Props) {
  const t = useT();
  const isDisabled = useDisabled();
  const [{ name, problem }, setFile] = useState(none);
  const take = async (file: File, isWanted: () => boolean) => {
    setFile({ name: file.name, problem: "" });
    const reading = await metadata.read(file);
    if (reading !== "replaced" && reading.problem && isWanted()) setFile({ name: file.name, problem: reading.problem });
  };
  return (
    <FormGroup
      label={t("importConfig")}
      fieldId="kc-import-config-filename"
      labelHelp={<HelpIcon name="importConfig" text="importConfigHelp" />}
    >
      <FileBox
        id="kc-import-config"
        fileName={name}
        accept={accept}
        isDisabled={isDisabled}
        error={problem && "kc-import-config-helper"}
        onFile={(file, isWanted) => void take(file, isWanted)}
        onClear={() => {
          metadata.stop();
          setFile(none);
        }}
      />
      {problem && (
        <HelperText>
          <HelperTextItem
            variant="error"
            screenReaderText=""
            id="kc-import-config-helper"
            data-testid="kc-import-config-helper"
          >
            {problem}
          </HelperTextItem>
        </HelperText>
      )}
    </FormGroup>
  );
}
