import { Button, InputGroup, InputGroupItem, TextInput } from "@patternfly/react-core";
import { type ReactNode, useRef } from "react";
import { useT } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";

interface Props {
  /** The name box is `{id}-filename`, the button beside it `{id}-browse-button`. */
  id: string;
  testId?: string;
  /** Form name of the name box; its id when left out. */
  name?: string;
  /** Name of the chosen file; empty for none. */
  fileName: string;
  /** Endings and media types the file chooser offers. */
  accept?: string;
  isDisabled?: boolean;
  /** There is nothing to clear. */
  isEmpty?: boolean;
  error?: string;
  onFile: (file: File) => void;
  onClear: () => void;
  children?: ReactNode;
}

/** The name of a file with buttons to choose and to clear one; a file can also be dropped on it and its children. */
export function FileBox(props: Props) {
  const { id, testId = id, name = `${id}-filename`, fileName, accept, isDisabled, isEmpty = !fileName, error } = props;
  const { onFile, onClear, children } = props;
  const t = useT();
  const chooser = useRef<HTMLInputElement>(null);
  const clear = async () => {
    const question = { title: "clearFile", body: "clearFileExplain", label: "clear", testId: "clear-button" } as const;
    if (await confirm(question)) onClear();
  };
  const take = (file: File | undefined) => {
    if (file && !isDisabled) onFile(file);
  };
  return (
    <div
      data-testid={testId}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <InputGroup>
        <InputGroupItem isFill>
          <TextInput
            id={`${id}-filename`}
            name={name}
            aria-label={t("gatehouse.fileName")}
            aria-describedby={error}
            validated={error ? "error" : "default"}
            readOnlyVariant="default"
            value={fileName}
          />
        </InputGroupItem>
        <InputGroupItem>
          <Button
            id={`${id}-browse-button`}
            variant="control"
            isDisabled={isDisabled}
            onClick={() => chooser.current?.click()}
          >
            {t("gatehouse.browse")}
          </Button>
        </InputGroupItem>
        <InputGroupItem>
          <Button variant="control" isDisabled={isDisabled || isEmpty} onClick={() => void clear()}>
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
          take(event.target.files?.[0]);
          // the same file can be chosen again
          event.target.value = "";
        }}
      />
      {children}
    </div>
  );
}
