import { InputGroup, InputGroupItem, TextInput } from "@patternfly/react-core";
import { useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";

/** Whether a text is a colour of style sheets. */
const isColour = (text: string) => CSS.supports("color", text) && !/[;{}]/.test(text);

/** A colour, typed or picked. */
export function ColorField(props: FieldProps) {
  const t = useT();
  const { name, label } = props;
  const { value, change, blur, ref, error } = useField<string>(props, {
    validate: (text) => (isColour(text) ? undefined : "gatehouse.noColor"),
  });
  const text = textIn(value);
  return (
    <Field {...props}>
      <InputGroup>
        <InputGroupItem isFill>
          <TextInput
            ref={ref}
            id={name}
            data-testid={name}
            value={text}
            validated={error ? "error" : "default"}
            aria-describedby={error}
            onChange={(_, next) => change(next)}
            onBlur={blur}
          />
        </InputGroupItem>
        <InputGroupItem>
          <input
            type="color"
            style={{ blockSize: "100%" }}
            aria-label={`${t(label)}: ${t("gatehouse.pickColor")}`}
            // it takes no other form of a colour
            value={/^#[\da-f]{6}$/i.test(text) ? text : "#000000"}
            onChange={({ target }) => change(target.value)}
          />
        </InputGroupItem>
      </InputGroup>
    </Field>
  );
}
