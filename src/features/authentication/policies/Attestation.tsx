import { type ComponentProps, useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Realm, WebAuthnPrefix } from "~/features/authentication/realm";
import { type Text, useT } from "~/i18n/useT";
import { MultiLine } from "~/kit/form/kinds/MultiLine";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { listIn, textIn } from "~/kit/form/values";

/** Preferences by which a security key does not say of which make it is. */
const SILENT = ["", "not specified", "none"];

interface Of {
  prefix: WebAuthnPrefix;
}

const namesOf = (prefix: WebAuthnPrefix) =>
  [`${prefix}AttestationConveyancePreference`, `${prefix}AcceptableAaguids`] as const;

/** What is wrong where makes of keys are listed and no key has to say its own; servers before 26.6 have no words for it. */
function useRule(prefix: WebAuthnPrefix): () => Text | undefined {
  const text = useT().ifThere("acceptableAAGUIDsRequiresAttestation");
  const { getValues } = useFormContext<Realm>();
  return () => {
    const [preference, makes] = getValues(namesOf(prefix));
    const isWrong = listIn(makes).some(Boolean) && SILENT.includes(textIn(preference));
    return text !== undefined && isWrong ? { text } : undefined;
  };
}

/** Whether a security key has to say of which make it is. */
export function AttestationField({ prefix, ...props }: Of & ComponentProps<typeof SelectField>) {
  return <SelectField {...props} validate={useRule(prefix)} />;
}

/** The makes of security keys that are taken; what is wrong with them depends on the attestation, too. */
export function AaguidField({ prefix, ...props }: Of & ComponentProps<typeof MultiLine>) {
  const { trigger } = useFormContext<Realm>();
  const [preference, makes] = useWatch<Realm>({ name: [...namesOf(prefix)] });
  useEffect(() => void trigger([...namesOf(prefix)]), [trigger, prefix, preference, makes]);
  return <MultiLine {...props} validate={useRule(prefix)} />;
}
