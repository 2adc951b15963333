import { InputGroup, InputGroupItem, TextInput } from "@patternfly/react-core";
import { env } from "~/data/auth/env";
import { useRealm } from "~/data/query/useRealm";
import { CopyButton } from "~/kit/controls/CopyButton";
import { Field } from "~/kit/form/Field";
import { useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";
import { realmNameRule } from "~/parts/realm/realmName";

const props = { name: "realm", label: "realmName", required: true, errorTestId: "realm-id-error" } as const;

/** Name of the realm, which is in every address of it; the administration realm keeps its name. */
export function RealmNameField() {
  const isAdministration = useRealm() === env().masterRealm;
  const { id, value, change, blur, ref, isDisabled, error } = useField<string>(
    { ...props, isDisabled: isAdministration },
    { validate: realmNameRule },
  );
  const text = textIn(value);
  return (
    <Field {...props}>
      <InputGroup data-testid="realmName">
        <InputGroupItem isFill>
          <TextInput
            ref={ref}
            id={id}
            name={props.name}
            // scripts know it by this name
            aria-label="Copyable input"
            isRequired
            isDisabled={isDisabled}
            validated={error ? "error" : "default"}
            aria-describedby={error}
            value={text}
            onChange={(_, next) => change(next)}
            onBlur={blur}
          />
        </InputGroupItem>
        <InputGroupItem>
          <CopyButton id="realm" text={text} />
        </InputGroupItem>
      </InputGroup>
    </Field>
  );
}
