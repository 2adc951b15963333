import {
  Button,
  FormHelperText,
  HelperText,
  HelperTextItem,
  InputGroup,
  InputGroupItem,
  TextInput,
} from "@patternfly/react-core";
import { type ReactNode, useRef, useState } from "react";
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
  /**
   * Gets a file that was chosen or dropped. Where the promise that it returns rejects, the box says that the file cannot
   * be read. `isWanted` is false once another file was chosen, something was typed, or it was cleared: what was read by
   * then is dropped.
   */
  onFile: (file: File, isWanted: () => boolean) => unknown;
  onClear: () => void;
  children?: ReactNode;
}

/**
 * The name of a file with buttons to choose and to clear one; a file can also be dropped on it and its children. A folder that
 * is dropped, and a file that has changed since it was chosen, cannot be read.
 */
export function FileBox(props: Props) {
  const { id, testId = id, name = `${id}-filename`, fileName, accept, isDisabled, isEmpty = !fileName, error } = props;
  const { onFile, onClear, children } = props;
  const t = useT();
  const chooser = useRef<HTMLInputElement>(null);
  const [isUnread, setUnread] = useState(false);
  // counts what took the place of a file
  const takes = useRef(0);
  const problems = [error, isUnread && `${id}-unread`].filter(Boolean).join(" ");
  const replace = () => {
    takes.current += 1;
    setUnread(false);
  };
  const clear = async () => {
    const question = { title: "clearFile", body: "clearFileExplain", label: "clear", testId: "clear-button" } as const;
    if (!(await confirm(question))) return;
    replace();
    onClear();
  };
  const take = (file: File | undefined) => {
    if (!file || isDisabled) return;
    replace();
    const own = takes.current;
    const isWanted = () => takes.current === own;
    void Promise.resolve(onFile(file, isWanted)).catch(() => isWanted() && setUnread(true));
  };
  return (
    <div
      data-testid={testId}
      // what is typed takes the place of the file
      onInput={replace}
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
            aria-describedby={problems || undefined}
            validated={problems ? "error" : "default"}
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
          {/* the question before gives the focus back to it, cleared or not */}
          <Button variant="control" isDisabled={isDisabled} isAriaDisabled={isEmpty} onClick={() => void clear()}>
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
      {isUnread && (
        <FormHelperText>
          <HelperText>
            <HelperTextItem variant="error" screenReaderText="" id={`${id}-unread`} data-testid={`${id}-unread`}>
              {t("gatehouse.fileUnread")}
            </HelperTextItem>
          </HelperText>
        </FormHelperText>
      )}
    </div>
  );
}
