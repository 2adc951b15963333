import { useWatch } from "react-hook-form";
import { attribute, type ClientValues } from "~/features/clients/client";
import { labelled } from "~/i18n/serverWords";
import type { FieldSpec } from "~/kit/form/Inputs";
import { SwitchField } from "~/kit/form/kinds/SwitchField";
import { TextArea } from "~/kit/form/kinds/TextArea";
import { isOn } from "~/kit/form/values";

const isShown = {
  name: attribute("display.on.consent.screen"),
  ...labelled("displayOnClient"),
} as const;

const text = {
  name: attribute("consent.screen.text"),
  ...labelled("consentScreenText"),
} as const;

function DisplayOnConsentScreen() {
  const asks = useWatch<ClientValues, "consentRequired">({ name: "consentRequired", exact: true });
  return <SwitchField {...isShown} stringify isDisabled={!isOn(asks)} />;
}

function ConsentScreenText() {
  const values: unknown[] = useWatch({ name: ["consentRequired", isShown.name], exact: true });
  return <TextArea {...text} isDisabled={!values.every(isOn)} />;
}

/** What the consent screen says of a client itself: off while consent is not required. */
export const consentFields: FieldSpec<ClientValues>[] = [
  { kind: "custom", ...isShown, render: () => <DisplayOnConsentScreen /> },
  { kind: "custom", ...text, render: () => <ConsentScreenText /> },
];
