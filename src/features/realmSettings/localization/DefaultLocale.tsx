import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useLanguageName } from "~/features/realmSettings/localization/languages";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { isEmpty, isOn, listIn } from "~/kit/form/values";

/** The language of every theme. */
const FIRST = "en";

/**
 * The language of who asks for none of the others; one of the chosen ones. A realm that gets languages begins with
 * English.
 */
export function DefaultLocale() {
  const nameOf = useLanguageName();
  const chosen = listIn(useWatch({ name: "supportedLocales", exact: true }));
  const { getValues, setValue, formState } = useFormContext();
  const wasOn = isOn(formState.defaultValues?.["internationalizationEnabled"]);
  useEffect(() => {
    // what a realm with languages lacks stays absent until someone chooses it
    if (wasOn || !isEmpty(getValues("supportedLocales"))) return;
    setValue("supportedLocales", [FIRST], { shouldDirty: true });
    if (isEmpty(getValues("defaultLocale"))) setValue("defaultLocale", FIRST, { shouldDirty: true });
  }, [wasOn, getValues, setValue]);
  return (
    <SelectField
      name="defaultLocale"
      label="defaultLocale"
      help="defaultLocaleHelp"
      testId="select-default-locale"
      required
      options={chosen.map((key) => ({ key, value: { text: nameOf(key) } }))}
      validate={(locale, { supportedLocales }) => (listIn(supportedLocales).includes(locale) ? undefined : "required")}
    />
  );
}
