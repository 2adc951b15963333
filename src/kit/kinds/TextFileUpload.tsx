import {
  Button,
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  InputGroup,
  InputGroupItem,
  TextInput,
} from "@patternfly/react-core";
import { type Ref, useRef } from "react";
import { type Text, useT } from "~/i18n/useT";
import { confirm } from "~/kit/confirm";
import { Code } from "~/kit/kinds/Code";

/** Characters from which a file is sent but not shown for editing (kit.md §6). */
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
  hint: Text;
  value: TextFile;
  onChange: (file: TextFile) => void;
  error?: string;
  /** Gets the text area, for the focus. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text file that is chosen, dropped or typed, and edited in place. */
export function TextFileUpload({ id, accept, hint, value, onChange, error, ref }: Props) {
  const t = useT();
  const chooser = useRef<HTMLInputElement>(null);
  const tooLong = value.text.length >= PREVIEW;
  const take = async (file: File | undefined) => {
    if (file) onChange({ name: file.name, text: await file.text() });
  };
  const clear = async () => {
    const question = { title: "clearFile", body: "clearFileExplain", label: "clear", testId: "clear-button" } as const;
    if (await confirm(question)) onChange({ name: "", text: "" });
  };
  return (
    <FormGroup label={t("resourceFile")} fieldId={`${id}-filename`}>
      <div
        data-testid={id}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void take(event.dataTransfer.files[0]);
        }}
      >
        <InputGroup>
          <InputGroupItem isFill>
            <TextInput
              id={`${id}-filename`}
              name={`${id}-filename`}
              aria-label={t("gatehouse.fileName")}
              readOnlyVariant="default"
              value={value.name}
            />
          </InputGroupItem>
          <InputGroupItem>
            <Button id={`${id}-browse-button`} variant="control" onClick={() => chooser.current?.click()}>
              {t("gatehouse.browse")}
            </Button>
          </InputGroupItem>
          <InputGroupItem>
            <Button variant="control" isDisabled={!value.text && !value.name} onClick={() => void clear()}>
              {t("gatehouse.clear")}
            </Button>
          </InputGroupItem>
        </InputGroup>
        <input
          ref={chooser}
          type="file"
          accept={accept}
          hidden
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // the same file can be chosen again
            event.target.value = "";
          }}
        />
        <Code
          ref={ref}
          id={`${id}-text`}
          error={error && `${id}-helper`}
          aria-label={t("gatehouse.fileContent")}
          value={tooLong ? (t.ifThere("fileUploadPreviewDisabled") ?? t("gatehouse.fileTooLongToShow")) : value.text}
          isReadOnly={tooLong}
          onChange={(text) => onChange({ ...value, text })}
        />
        <FormHelperText>
          <HelperText>
            {error && (
              <HelperTextItem variant="error" screenReaderText="" id={`${id}-helper`} data-testid={`${id}-helper`}>
                {error}
              </HelperTextItem>
            )}
            <HelperTextItem>{t(hint)}</HelperTextItem>
          </HelperText>
        </FormHelperText>
      </div>
    </FormGroup>
  );
}
