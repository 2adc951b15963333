import { HelperText, HelperTextItem } from "@patternfly/react-core";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useServerText } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import { StoredContext } from "~/kit/form/fieldProps";
import { MultiLine } from "~/kit/form/kinds/MultiLine";
import { textIn } from "~/kit/form/values";
import { ProfileChecks } from "~/parts/profile/userProfileChecks";
import { ProfileLocale, ProfileSelect } from "~/parts/profile/userProfileSelects";
import { ProfileText, ProfileTextArea } from "~/parts/profile/userProfileTexts";
import {
  annotation,
  type Attribute,
  type ControlProps,
  inputTypeOf,
  profileKind,
  profileName,
} from "~/parts/profile/userProfile";

interface Props {
  attribute: Attribute;
  /** Begins the ids and test ids of its controls, where it is not the page's own form. */
  prefix?: string;
}

/** Also of an attribute that is required: here that is only its mark. A user name of blanks would be sent as none at all. */
const isRight = (name: string, value: unknown) => name !== "username" || !/^\s+$/.test(textIn(value));

/** One attribute of the user profile, rendered as its annotations say. The server alone knows whether a value is right. */
export const UserProfileField = (props: Props) => (
  <StoredContext value={isRight}>
    <OfKind {...props} />
  </StoredContext>
);

function OfKind({ attribute, prefix = "" }: Props) {
  const text = useServerText();
  const { getValues } = useFormContext();
  const { name = "", displayName, readOnly = false, required = false } = attribute;
  // not again with every value: the control would change below the administrator's hands
  const [[kind, type]] = useState(() => {
    const value: unknown = getValues(profileName(name));
    return [profileKind(attribute, value), inputTypeOf(attribute, value)] as const;
  });
  const help = annotation(attribute, "inputHelperTextBefore");
  const label = { text: text(displayName, name) };
  const props: ControlProps = {
    attribute,
    name: profileName(name),
    id: prefix + name,
    testId: prefix + name,
    errorTestId: `${prefix}${name}-helper`,
    label,
    help: help ? { text: text(help) } : undefined,
    required,
    isDisabled: readOnly,
  };
  if (kind === "locale") return <ProfileLocale {...props} />;
  if (kind === "multi") {
    const add = ["addMultivaluedLabel", { fieldLabel: label.text }] as const;
    // one number per line has no use for a slider
    const own = type === "range" ? "number" : type;
    return <MultiLine {...props} testId={props.name} addTestId="addValue" addLabel={add} type={own} />;
  }
  return (
    <Field {...props} isGroup={kind === "select-radiobuttons" || kind === "multiselect-checkboxes"}>
      {kind === "text" && <ProfileText {...props} type={type} />}
      {kind === "textarea" && <ProfileTextArea {...props} />}
      {kind === "select" && <ProfileSelect {...props} />}
      {kind === "multiselect" && <ProfileSelect {...props} isMulti />}
      {kind === "select-radiobuttons" && <ProfileChecks {...props} />}
      {kind === "multiselect-checkboxes" && <ProfileChecks {...props} isMulti />}
      <After attribute={attribute} />
    </Field>
  );
}

/** The text that the profile puts below the control. */
function After({ attribute }: { attribute: Attribute }) {
  const text = useServerText();
  const after = annotation(attribute, "inputHelperTextAfter");
  if (!after) return null;
  return (
    <HelperText>
      <HelperTextItem>{text(after)}</HelperTextItem>
    </HelperText>
  );
}
