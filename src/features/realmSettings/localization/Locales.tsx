import { useWatch } from "react-hook-form";
import { useLanguageName, useServerLocales } from "~/features/realmSettings/localization/languages";
import type { FieldSpec } from "~/kit/form/Inputs";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { isOn, listIn } from "~/kit/form/values";
import { RealmForm } from "~/parts/realm/RealmForm";
import type { RealmValues } from "~/parts/realm/realmConverters";

const testIds = { save: "localization-tab-save", cancel: "localization-tab-revert" };
const isTranslated = { name: "internationalizationEnabled", is: isOn } as const;

/** The languages of the realm's pages. */
export function Locales() {
  const nameOf = useLanguageName();
  const fields: FieldSpec<RealmValues>[] = [
    {
      kind: "switch",
      name: "internationalizationEnabled",
      label: "internationalization",
      help: "internationalizationHelp",
    },
    {
      kind: "select",
      isMulti: true,
      name: "supportedLocales",
      label: "supportedLocales",
      help: "supportedLocalesHelp",
      placeholder: "selectLocales",
      required: true,
      options: useServerLocales().map((key) => ({ key, value: { text: nameOf(key) } })),
      when: isTranslated,
    },
    {
      kind: "custom",
      name: "defaultLocale",
      label: "defaultLocale",
      help: "defaultLocaleHelp",
      render: () => <DefaultLocale />,
      when: isTranslated,
    },
  ];
  return <RealmForm name="locales" fields={fields} testIds={testIds} />;
}

/** The language of who asks for none of the others; one of the chosen ones. */
function DefaultLocale() {
  const nameOf = useLanguageName();
  const chosen = listIn(useWatch({ name: "supportedLocales", exact: true }));
  return (
    <SelectField
      name="defaultLocale"
      label="defaultLocale"
      help="defaultLocaleHelp"
      testId="select-default-locale"
      required
      options={chosen.map((key) => ({ key, value: { text: nameOf(key) } }))}
      validate={(locale) => (chosen.includes(locale) ? undefined : "required")}
    />
  );
}
