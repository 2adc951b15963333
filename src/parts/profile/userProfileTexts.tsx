import { TextArea, TextInput } from "@patternfly/react-core";
import { useServerText } from "~/i18n/useT";
import { useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";
import { annotation, type Attribute, type ControlProps, type inputTypeOf, numberIn } from "~/parts/profile/userProfile";

/** The profile's placeholder: a text or key; a key with the common beginning of the attribute's options first. */
function usePlaceholder(attribute: Attribute): string | undefined {
  const text = useServerText();
  const placeholder = annotation(attribute, "inputTypePlaceholder");
  if (!placeholder || attribute.readOnly) return undefined;
  const prefix = annotation(attribute, "inputOptionLabelsI18nPrefix");
  const prefixed = prefix ? `${prefix}.${placeholder}` : placeholder;
  const found = text(prefixed);
  return found === prefixed ? text(placeholder) : found;
}

interface TextProps extends ControlProps {
  /** The browser's kind of input. */
  type: ReturnType<typeof inputTypeOf>;
}

/** A line of text, with the browser's own kinds of input; a list with one value stays a list by itself. */
export function ProfileText({ attribute, type, ...props }: TextProps) {
  const { id, value, change, blur, ref, isDisabled, error } = useField(props);
  const placeholder = usePlaceholder(attribute);
  const bounds = {
    min: annotation(attribute, "inputTypeMin") || undefined,
    max: annotation(attribute, "inputTypeMax") || undefined,
    step: annotation(attribute, "inputTypeStep") || undefined,
  };
  if (type === "range")
    return (
      <div className="gh-range">
        <input
          ref={ref}
          id={id}
          name={props.name}
          data-testid={props.testId}
          type="range"
          {...bounds}
          disabled={isDisabled}
          aria-describedby={error}
          value={textIn(value)}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={blur}
        />
        {/* PatternFly has no type for it; a slider alone does not show its value, nor that there is none yet */}
        <output htmlFor={id}>{textIn(value) || "—"}</output>
      </div>
    );
  return (
    <TextInput
      ref={ref}
      id={id}
      name={props.name}
      data-testid={props.testId}
      type={type}
      placeholder={placeholder}
      size={numberIn(attribute, "inputTypeSize")}
      minLength={numberIn(attribute, "inputTypeMinlength")}
      maxLength={numberIn(attribute, "inputTypeMaxlength")}
      pattern={annotation(attribute, "inputTypePattern") || undefined}
      {...bounds}
      isRequired={props.required}
      isDisabled={isDisabled}
      validated={error ? "error" : "default"}
      aria-describedby={error}
      value={textIn(value)}
      onChange={(_, next) => change(next)}
      onBlur={blur}
    />
  );
}

/** Several lines of text; read-only, so that it can still be read and copied, where it must not be changed. */
export function ProfileTextArea({ attribute, ...props }: ControlProps) {
  const { id, value, change, blur, ref, isDisabled, error } = useField(props);
  return (
    <TextArea
      ref={ref}
      id={id}
      name={props.name}
      data-testid={props.testId}
      placeholder={usePlaceholder(attribute)}
      cols={numberIn(attribute, "inputTypeCols")}
      rows={numberIn(attribute, "inputTypeRows")}
      maxLength={numberIn(attribute, "inputTypeMaxlength")}
      resizeOrientation="vertical"
      isRequired={props.required}
      readOnlyVariant={isDisabled ? "default" : undefined}
      validated={error ? "error" : "default"}
      aria-describedby={error}
      value={textIn(value)}
      onChange={(_, next) => change(next)}
      onBlur={blur}
    />
  );
}
