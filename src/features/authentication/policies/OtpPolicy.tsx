import { Label, LabelGroup } from "@patternfly/react-core";
import { useRealmRepresentation } from "~/data/query/realm";
import { OtpExample } from "~/features/authentication/policies/OtpExample";
import { PolicyForm } from "~/features/authentication/policies/PolicyForm";
import type { Realm } from "~/features/authentication/realm";
import { labelled } from "~/i18n/serverWords";
import { useServerText, useSort, useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldSpec } from "~/kit/form/Inputs";
import { RadioField } from "~/kit/form/kinds/RadioField";

/** Most seconds that a one-time password may be valid. */
const LONGEST = 120;

const isTime = { name: "otpPolicyType", is: (type: unknown) => type !== "hotp" } as const;
const isCounter = { name: "otpPolicyType", is: (type: unknown) => type === "hotp" } as const;

const type = { name: "otpPolicyType", ...labelled("otpType") } as const;
const digits = { name: "otpPolicyDigits", ...labelled("otpPolicyDigits") } as const;
const applications = {
  name: "otpSupportedApplications",
  ...labelled("supportedApplications"),
} as const;

const fields: FieldSpec<Realm>[] = [
  {
    kind: "custom",
    ...type,
    render: () => (
      <RadioField {...type} helpId="otpType" options={{ totp: "policyType.totp", hotp: "policyType.hotp" }} />
    ),
  },
  {
    kind: "select",
    name: "otpPolicyAlgorithm",
    ...labelled("otpHashAlgorithm"),
    options: ["SHA1", "SHA256", "SHA512"].map((text) => ({ key: `Hmac${text}`, value: { text } })),
  },
  {
    kind: "custom",
    ...digits,
    render: () => (
      <RadioField {...digits} asNumber prefix="digit-" options={{ "6": { text: "6" }, "8": { text: "8" } }} />
    ),
  },
  {
    kind: "number",
    name: "otpPolicyLookAheadWindow",
    ...labelled("lookAround"),
    min: 0,
    required: true,
  },
  {
    kind: "duration",
    name: "otpPolicyPeriod",
    ...labelled("otpPolicyPeriod"),
    units: ["seconds", "minutes"],
    required: true,
    validate: (seconds) => (Number(seconds) < 1 || Number(seconds) > LONGEST ? "otpPolicyPeriodErrorHint" : undefined),
    when: isTime,
  },
  {
    kind: "number",
    name: "otpPolicyInitialCounter",
    label: "initialCounter",
    help: "gatehouse.initialCounterHelp",
    min: 1,
    max: 120,
    required: true,
    when: isCounter,
  },
  { kind: "custom", ...applications, render: () => <Applications /> },
  {
    kind: "switch",
    name: "otpPolicyCodeReusable",
    ...labelled("otpPolicyCodeReusable"),
    when: isTime,
  },
];

/** The applications that can do what the realm demands; the server says which, after the policy is saved. */
function Applications() {
  const t = useT();
  const serverText = useServerText();
  const { otpSupportedApplications = [] } = useRealmRepresentation();
  const names = otpSupportedApplications.map((name) => serverText(`\${otpSupportedApplications.${name}}`, name));
  return (
    <Field {...applications} isGroup>
      <span data-testid="supportedApplications">
        <LabelGroup aria-label={t("supportedApplications")} collapsedText={t("showRemaining")} expandedText={t("hide")}>
          {useSort(names, (name) => name).map((name) => (
            <Label key={name}>{name}</Label>
          ))}
        </LabelGroup>
      </span>
    </Field>
  );
}

/** One-time passwords of the realm. */
export const OtpPolicy = () => (
  <PolicyForm name="OTP policy" fields={fields} done="updateOtpSuccess" failed="updateOtpError">
    <OtpExample />
  </PolicyForm>
);
