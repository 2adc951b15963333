import type { UserProfileConfig } from "@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata";
import { Split, SplitItem, TextInput } from "@patternfly/react-core";
import { useState } from "react";
import { useAccess } from "~/data/access/access";
import { READS_PROFILE } from "~/data/access/readers";
import { useOptional } from "~/data/query/cache";
import { useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { Select } from "~/kit/form/kinds/Select";
import { useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";

/**
 * The name of a user attribute: one of the realm's user profile (`GET users/profile`), or any other typed beside. Where
 * the profile may not be read every name is typed. Suspends.
 */
export function AttributeNameField(props: FieldProps) {
  const mayRead = useAccess()(READS_PROFILE).length === 0;
  return mayRead ? <OfProfile {...props} /> : <AttributeName {...props} />;
}

const OfProfile = (props: FieldProps) => <AttributeName {...props} profile={useOptional("users.getProfile")} />;

function AttributeName({ profile, ...props }: FieldProps & { profile?: UserProfileConfig }) {
  const { name, label, testId = name } = props;
  const t = useT();
  const { value, change, blur, ref, isDisabled, error } = useField(props);
  const [isCustom, setCustom] = useState(false);
  const text = textIn(value);
  const names = (profile?.attributes ?? []).flatMap((attribute) => attribute.name ?? []);
  const custom = isCustom || !names.includes(text);
  const choices = [
    { key: "", text: t("customAttribute") },
    ...names.map((attribute) => ({ key: attribute, text: attribute })),
  ];
  const id = custom ? "customValue" : `${name}-select`;
  return (
    <Field {...props} id={id}>
      <Split hasGutter isWrappable>
        <SplitItem>
          <Select
            id={`${name}-select`}
            label={t(label)}
            choices={choices}
            chosen={[custom ? "" : text]}
            isDisabled={isDisabled}
            error={error && `${id}-helper`}
            onChoose={(key) => {
              setCustom(key === "");
              change(key);
            }}
          />
        </SplitItem>
        {custom && (
          <SplitItem isFilled>
            <TextInput
              ref={ref}
              id="customValue"
              name={name}
              data-testid={testId}
              aria-label={t("customAttribute")}
              placeholder={t("keyPlaceholder")}
              isDisabled={isDisabled}
              validated={error ? "error" : "default"}
              aria-describedby={error && `${id}-helper`}
              value={text}
              onChange={(_, next) => {
                // a name that happens to be listed does not take the input away under the typing hand
                setCustom(true);
                change(next);
              }}
              onBlur={blur}
            />
          </SplitItem>
        )}
      </Split>
    </Field>
  );
}
