import { useServerInfo } from "~/data/query/serverInfo";
import { ThemePages } from "~/features/realmSettings/themes/ThemePages";
import type { Labelled } from "~/i18n/serverWords";
import { labelled } from "~/i18n/serverWords";
import { useServerText } from "~/i18n/useT";
import type { FieldSpec } from "~/kit/form/Inputs";
import { RealmForm } from "~/parts/realm/RealmForm";
import type { RealmValues } from "~/parts/realm/realmConverters";

const testIds = { save: "themes-tab-save" };

/** Which theme shows what users, administrators and readers of e-mails see. */
export function ThemeSettings() {
  const { themes = {} } = useServerInfo();
  const serverText = useServerText();
  const theme = (type: "login" | "account" | "admin" | "email", label: Labelled): FieldSpec<RealmValues> => ({
    kind: "select",
    name: `${type}Theme`,
    id: `kc-${type}-theme`,
    testId: `select-${type}Theme`,
    ...labelled(label),
    helpId: `kc-${type}-theme`,
    options: [
      { key: "", value: "choose" },
      ...(themes[type] ?? []).map(({ name, description }) => ({
        key: name,
        value: { text: name },
        // newer servers say what a theme is (26.6)
        description: description ? { text: serverText(description) } : undefined,
      })),
    ],
  });
  const fields: FieldSpec<RealmValues>[] = [
    {
      kind: "switch",
      stringify: true,
      onWhenAbsent: true,
      name: "attributes.darkMode",
      ...labelled("darkModeEnabled"),
    },
    theme("login", "loginTheme"),
    theme("account", "accountTheme"),
    theme("admin", "adminTheme"),
    theme("email", "emailTheme"),
  ];
  return (
    <RealmForm name="themes" fields={fields} testIds={testIds}>
      <ThemePages />
    </RealmForm>
  );
}
