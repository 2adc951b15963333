import { useState } from "react";
import type { Text } from "~/i18n/useT";
import type { FieldProps } from "~/kit/form/fieldProps";
import { useFieldError } from "~/kit/form/Field";
import { objectIn } from "~/kit/form/json";
import { type TextFile, TextFileUpload } from "~/kit/form/kinds/TextFileUpload";
import { useField } from "~/kit/form/useField";

export interface JsonFieldProps extends FieldProps {
  /** Text below; what kind of file is expected. */
  hint?: Text;
}

/** A JSON file; the form keeps the object it holds, `{}` for a text that is none. */
export function JsonField(props: JsonFieldProps) {
  const { name, hint } = props;
  const [file, setFile] = useState<TextFile>({ name: "", text: "" });
  const { id, change, ref, isDisabled } = useField<Record<string, unknown>>(props, {
    validate: () => (objectIn(file.text) === null ? "gatehouse.noJsonObject" : undefined),
  });
  return (
    <TextFileUpload
      id={id}
      ref={ref}
      accept=".json,application/json"
      hint={hint}
      value={file}
      isDisabled={isDisabled}
      error={useFieldError(name)}
      onChange={(next) => {
        setFile(next);
        change(objectIn(next.text) ?? {});
      }}
    />
  );
}
