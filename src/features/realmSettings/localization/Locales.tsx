import { DefaultLocale } from "~/features/realmSettings/localization/DefaultLocale";
import { useLanguageName, useServerLocales } from "~/features/realmSettings/localization/languages";
import { labelled } from "~/i18n/serverWords";
import type { FieldSpec } from "~/kit/form/Inputs";
import { isOn } from "~/kit/form/values";
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
      ...labelled("internationalization"),
    },
    {
      kind: "select",
      isMulti: true,
      name: "supportedLocales",
      ...labelled("supportedLocales"),
      placeholder: "selectLocales",
      required: true,
      options: useServerLocales().map((key) => ({ key, value: { text: nameOf(key) } })),
      when: isTranslated,
    },
    {
      kind: "custom",
      name: "defaultLocale",
      ...labelled("defaultLocale"),
      render: () => <DefaultLocale />,
      when: isTranslated,
      dependsOn: ["supportedLocales"],
    },
  ];
  return <RealmForm name="locales" fields={fields} testIds={testIds} />;
}
