import { Content, Stack } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { useEach } from "~/data/query/useEach";
import { useRealm } from "~/data/query/useRealm";
import { refreshTexts } from "~/data/texts/texts";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { useAction } from "~/data/write/action";
import { AddText } from "~/features/realmSettings/localization/AddText";
import { useLanguageName, useRealmLocales } from "~/features/realmSettings/localization/languages";
import { TextCell } from "~/features/realmSettings/localization/TextCell";
import { TextTools } from "~/features/realmSettings/localization/TextTools";
import { useT } from "~/i18n/useT";
import { Choice } from "~/kit/controls/Choice";
import { WriteTool } from "~/kit/controls/Write";
import { confirm } from "~/kit/dialog/confirm";
import { LocalList } from "~/kit/list/List";
import { useListState } from "~/kit/list/useListState";
import { lazily } from "~/kit/page/lazily";
import { Loading } from "~/kit/page/Loading";

const ImportTexts = lazily(() =>
  import("~/features/realmSettings/localization/ImportTexts").then((module) => module.ImportTexts),
);

/** A key with the realm's own text in each language that is shown. */
interface Row {
  key: string;
  texts: Record<string, string | undefined>;
}

const ALL = "all";

/**
 * The realm's own texts, key by language: `GET localization/{locale}` of the languages that are shown. The server has
 * no search in them.
 */
export function RealmTexts() {
  const t = useT();
  const realm = useRealm();
  const nameOf = useLanguageName();
  const locales = useRealmLocales();
  const { filters, change } = useListState();
  const [dialog, setDialog] = useState<"add" | "import">();
  const close = () => setDialog(undefined);
  const remove = useDeleteTexts();
  const one = locales.find((locale) => locale === filters.locale) ?? locales[0] ?? "en";
  const shown = filters.locale === ALL ? locales : [one];
  const texts = useEach("realms.getRealmLocalizationTexts", shown, (selectedLocale) => [{ realm, selectedLocale }]);
  if (texts.size < shown.length) return <Loading />;
  const own = { ...texts.get(one) };
  const keys = [...new Set(shown.flatMap((locale) => Object.keys(texts.get(locale) ?? {})))].sort();
  const rows = keys.map((key): Row => ({
    key,
    texts: Object.fromEntries(shown.map((locale) => [locale, textOf(texts.get(locale), key)])),
  }));
  const add = { label: "addTranslation", call: "realms.addLocalization", onClick: () => setDialog("add") } as const;
  return (
    <Stack hasGutter>
      <Content component="p">{t("realmOverridesDescription")}</Content>
      <LocalList
        // what is selected of one language is not selected of another
        key={filters.locale}
        listId="realm-texts"
        label="editableRowsTable"
        rows={rows}
        id={({ key }) => key}
        search="searchForTranslation"
        toolbarStart={
          <Choice
            label={t("supportedLocales")}
            value={filters.locale === ALL ? ALL : one}
            options={{
              ...Object.fromEntries(locales.map((locale) => [locale, nameOf(locale)])),
              ...(locales.length > 1 && { [ALL]: t("gatehouse.allLanguages") }),
            }}
            onChange={(locale) => change({ filters: { locale } })}
          />
        }
        columns={[
          { name: "key", label: "key", text: ({ key }) => key },
          ...shown.map((locale) => ({
            name: locale,
            label: shown.length > 1 ? { text: nameOf(locale) } : ("value" as const),
            text: (row: Row) => row.texts[locale] ?? "",
            cell: (row: Row) => <TextCell locale={locale} textKey={row.key} text={row.texts[locale]} />,
          })),
        ]}
        actions={[{ label: "delete", call: "realms.deleteRealmLocalizationTexts", run: (row) => void remove.one(row) }]}
        bulk={[remove.many]}
        toolbar={() => (
          <>
            <WriteTool {...add} testId="add-translationBtn" />
            {filters.locale !== ALL && <TextTools locale={one} texts={own} onImport={() => setDialog("import")} />}
          </>
        )}
        empty={{
          title: "noTranslations",
          body: "noTranslationsInstructions",
          action: add,
          secondary: [{ label: "import", call: "realms.importLocalization", onClick: () => setDialog("import") }],
        }}
      />
      {dialog === "add" && <AddText locale={one} onClose={close} />}
      {dialog === "import" && (
        <Suspense>
          <ImportTexts locale={one} texts={own} onClose={close} />
        </Suspense>
      )}
    </Stack>
  );
}

/** A text that a map itself has: a key can be called like what every object has. */
function textOf(texts: Record<string, string> | undefined, key: string): string | undefined {
  return texts && Object.hasOwn(texts, key) ? texts[key] : undefined;
}

/** Takes keys away in the languages that are shown (`DELETE localization/{locale}/{key}`), after asking. */
function useDeleteTexts() {
  const realm = useRealm();
  const many: BulkAction<Row> = {
    label: "delete",
    call: "realms.deleteRealmLocalizationTexts",
    run: async (call, { key, texts }) => {
      for (const [selectedLocale, text] of Object.entries(texts))
        if (text !== undefined) await call("realms.deleteRealmLocalizationTexts", { realm, selectedLocale, key });
      await refreshTexts();
    },
    confirm: (count) => ({
      title: "deleteConfirmTranslationTitle",
      body: ["translationDeleteConfirmDialog", { count }],
      danger: true,
    }),
  };
  const deletion = useAction(many.run, { done: "deleteAllTranslationsSuccess", failed: "deleteAllTranslationsError" });
  const one = async (row: Row) => {
    const yes = await confirm({
      title: "deleteConfirmTranslationTitle",
      body: ["translationDeleteConfirmDialog", { count: 1 }],
      names: [row.key],
      label: "delete",
      danger: true,
    });
    if (yes) await deletion.run(row);
  };
  return { one, many };
}
