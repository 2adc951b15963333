import { useState } from "react";
import { MASK } from "~/data/write/merge";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { Code } from "~/kit/form/kinds/Code";
import { FileBox } from "~/kit/form/kinds/FileBox";
import { focusInside, type Rules, useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";
import { useT } from "~/i18n/useT";

interface FileFieldProps extends FieldProps, Pick<Rules<File>, "validate"> {
  /** Endings and media types the file chooser offers. */
  accept?: string;
}

/** A file; the form keeps the `File`, null for none. */
export function FileField(props: FileFieldProps) {
  const { name, accept, testId = name } = props;
  const { id, value, change, ref, isDisabled, error } = useField<File>(props, props);
  return (
    <Field {...props} isGroup>
      <div ref={focusInside(ref)}>
        <FileBox
          id={id}
          testId={testId}
          name={name}
          accept={accept}
          fileName={value instanceof File ? value.name : ""}
          isDisabled={isDisabled}
          error={error}
          onFile={(file) => change(file)}
          onClear={() => change(null)}
        />
      </div>
    </Field>
  );
}

/** A text file; the form keeps its text. A secret that the server keeps to itself can only be replaced as a whole. */
export function FileTextField(props: FileFieldProps) {
  const { name, accept, testId = name } = props;
  const t = useT();
  const [file, setFile] = useState({ name: "", text: "" });
  const { id, value, change, ref, isDisabled, error } = useField(props);
  const text = textIn(value);
  return (
    <Field {...props}>
      <FileBox
        id={id}
        testId={testId}
        accept={accept}
        // what is typed, or stored, is in no file
        fileName={text && text === file.text ? file.name : ""}
        isEmpty={!text}
        isDisabled={isDisabled}
        error={error}
        onFile={async (chosen, isWanted) => {
          const read = await chosen.text();
          if (!isWanted()) return;
          change(read);
          setFile({ name: chosen.name, text: read });
        }}
        onClear={() => change("")}
      >
        <Code
          ref={ref}
          id={id}
          testId={`${id}-text`}
          aria-label={t("gatehouse.fileContent")}
          value={text}
          isReadOnly={isDisabled || text === MASK}
          onChange={change}
        />
      </FileBox>
    </Field>
  );
}
