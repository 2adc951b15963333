import { FormGroup, FormHelperText, HelperText, HelperTextItem } from "@patternfly/react-core";
import type { Ref } from "react";
import { type Text, useT } from "~/i18n/useT";
import { Code } from "~/kit/form/kinds/Code";
import { FileBox } from "~/kit/form/kinds/FileBox";

/** Characters from which a file is sent but not shown for editing. */
const PREVIEW = 102_400;

/** A text file as the form holds it. */
export interface TextFile {
  name: string;
  text: string;
}

interface Props {
  /** Test id of the field; the name box is `{id}-filename`. */
  id: string;
  /** Ending and media type the file chooser offers, e.g. `.json,application/json`. */
  accept: string;
  /** What the file is for; says only that one can be uploaded when left out. */
  hint?: Text;
  value: TextFile;
  onChange: (file: TextFile) => void;
  isDisabled?: boolean;
  error?: string;
  /** Gets the text area, for the focus. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text file that is chosen, dropped or typed, and edited in place. */
export function TextFileUpload({ id, accept, hint, value, onChange, isDisabled, error, ref }: Props) {
  const t = useT();
  const tooLong = value.text.length >= PREVIEW;
  return (
    <FormGroup label={t("resourceFile")} fieldId={`${id}-filename`}>
      <FileBox
        id={id}
        accept={accept}
        fileName={value.name}
        isEmpty={!value.text && !value.name}
        isDisabled={isDisabled}
        onFile={async (file, isWanted) => {
          const text = await file.text();
          if (isWanted()) onChange({ name: file.name, text });
        }}
        onClear={() => onChange({ name: "", text: "" })}
      >
        <Code
          ref={ref}
          id={`${id}-text`}
          error={error && `${id}-helper`}
          aria-label={t("gatehouse.fileContent")}
          value={tooLong ? (t.ifThere("fileUploadPreviewDisabled") ?? t("gatehouse.fileTooLongToShow")) : value.text}
          isReadOnly={tooLong || isDisabled}
          onChange={(text) => onChange({ ...value, text })}
        />
        <FormHelperText>
          <HelperText>
            {error && (
              <HelperTextItem variant="error" screenReaderText="" id={`${id}-helper`} data-testid={`${id}-helper`}>
                {error}
              </HelperTextItem>
            )}
            <HelperTextItem>{hint ? t(hint) : t("helpFileUpload")}</HelperTextItem>
          </HelperText>
        </FormHelperText>
      </FileBox>
    </FormGroup>
  );
}
