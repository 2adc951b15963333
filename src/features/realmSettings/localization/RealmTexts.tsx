import { Content, Stack, ToolbarItem } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { useCan } from "~/data/access/permissions";
import { isSegment } from "~/data/api/segment";
import { useEach } from "~/data/query/useEach";
import { useRealm } from "~/data/query/useRealm";
import { AddText } from "~/features/realmSettings/localization/AddText";
import { useLanguageName, useRealmLocales } from "~/features/realmSettings/localization/languages";
import { TextCell } from "~/features/realmSettings/localization/TextCell";
import { type TextEdits, useHasTyped, useTextEdits } from "~/features/realmSettings/localization/textEdits";
import { type TextRow, textOf, useDeleteTexts } from "~/features/realmSettings/localization/texts";
import { TextTools } from "~/features/realmSettings/localization/TextTools";
import { useT } from "~/i18n/useT";
import { Choice } from "~/kit/controls/Choice";
import { WriteTool } from "~/kit/controls/Write";
import { useUnsaved } from "~/kit/form/useUnsaved";
import type { Column, Filter } from "~/kit/list/columns";
import { LocalList } from "~/kit/list/List";
import { useListPreferences } from "~/kit/list/ListOptions";
import { useListState } from "~/kit/list/useListState";
import { VirtualTable } from "~/kit/list/VirtualTable";
import { lazily } from "~/kit/page/lazily";
import { Loading } from "~/kit/page/Loading";

const ImportTexts = lazily(() =>
  import("~/features/realmSettings/localization/ImportTexts").then((module) => module.ImportTexts),
);

/** A key with the realm's own texts, and what the server says by itself, in each language that is shown. */
interface Row extends TextRow {
  effective: Record<string, string | undefined>;
}

const ID = "realm-texts";
const ALL = "all";
/** Name of the column of the chosen language. */
const CHOSEN = "value";
/** Kinds of pages whose texts can stand behind those of the realm. */
const TYPES = { login: "login", account: "account", email: "email", admin: "admin" } as const;

/** Whether a language has no text for a key that another one has. */
const isMissing = ({ texts }: TextRow, locale: string) =>
  texts[locale] === undefined && Object.values(texts).some((text) => text !== undefined);

const missing: Filter<Row> = {
  name: "status",
  label: "status",
  any: "gatehouse.anyState",
  options: { missing: "gatehouse.missingText" },
  test: (row) => Object.keys(row.texts).some((locale) => isMissing(row, locale)),
};

/**
 * The realm's own texts, key by language (`GET localization/{locale}` of the languages that are shown), and on demand the
 * server's behind them. The server has no search in them.
 */
export function RealmTexts() {
  const t = useT();
  const nameOf = useLanguageName();
  const locales = useRealmLocales();
  const state = useListState();
  const { filters, change } = state;
  const [dialog, setDialog] = useState<"add" | "import">();
  const close = () => setDialog(undefined);
  const remove = useDeleteTexts();
  const edits = useTextEdits();
  const isAll = filters.locale === ALL;
  const one = locales.find((locale) => locale === filters.locale) ?? locales[0] ?? "en";
  const columns = useColumns([one, ...locales.filter((locale) => locale !== one)], isAll, edits);
  const shown = useListPreferences(ID, columns, state).shown.slice(1);
  const isMany = shown.length > 1;
  const { rows, own } = useRows(
    shown.map(({ name }) => (name === CHOSEN ? one : name)),
    filters.themeType,
  );
  if (!rows) return <Loading />;
  const add = { label: "addTranslation", call: "realms.addLocalization", onClick: () => setDialog("add") } as const;
  return (
    <Stack hasGutter>
      <Content component="p">{t("realmOverridesDescription")}</Content>
      <LocalList
        // what is selected of one language is not selected of another
        key={filters.locale}
        listId={ID}
        label="editableRowsTable"
        testId="editable-rows-table"
        rows={rows}
        id={keyOf}
        table={VirtualTable}
        search="searchForTranslation"
        filters={isMany ? [missing] : undefined}
        toolbarStart={
          <>
            <Choice
              label={t("supportedLocales")}
              value={isAll ? ALL : one}
              options={{
                ...Object.fromEntries(locales.map((locale) => [locale, nameOf(locale)])),
                ...(locales.length > 1 && { [ALL]: t("gatehouse.allLanguages") }),
              }}
              onChange={(locale) => change({ filters: { locale } })}
            />
            <ToolbarItem>
              <Choice
                label={t("themeType")}
                testId="texts-of"
                value={filters.themeType ?? ""}
                options={{ "": t("gatehouse.overridesOnly"), ...TYPES }}
                onChange={(themeType) => change({ filters: { themeType } })}
              />
            </ToolbarItem>
          </>
        }
        columns={columns}
        // without a text of the realm there is nothing to delete
        isDisabled={({ key, texts }) => !isSegment(key) || Object.values(texts).every((text) => text === undefined)}
        actions={[{ label: "delete", call: "realms.deleteRealmLocalizationTexts", run: (row) => void remove.one(row) }]}
        bulk={[remove.many]}
        toolbar={() => (
          <>
            <WriteTool {...add} testId="add-translationBtn" />
            {!isAll && <TextTools locale={one} texts={own} onImport={() => setDialog("import")} />}
          </>
        )}
        empty={{
          title: "noTranslations",
          body: "noTranslationsInstructions",
          action: add,
          secondary: [{ label: "import", call: "realms.importLocalization", onClick: () => setDialog("import") }],
        }}
      />
      <Guard edits={edits} />
      {dialog === "add" && <AddText locale={one} onClose={close} />}
      {dialog === "import" && (
        <Suspense>
          <ImportTexts locale={one} texts={own} onClose={close} />
        </Suspense>
      )}
    </Stack>
  );
}

const keyOf = ({ key }: Row) => key;

/** Asks before fields are left that hold what is not saved; apart, so that a key stroke renders nothing else. */
function Guard({ edits }: { edits: TextEdits }) {
  useUnsaved("texts", useHasTyped(edits));
  return null;
}

/**
 * The columns: the key, the chosen language, and the other ones where they are shown, too.
 * @param locales the chosen one first
 * @param isAll all of them are shown unless they are hidden
 */
function useColumns(locales: string[], isAll: boolean, edits: TextEdits): Column<Row>[] {
  const nameOf = useLanguageName();
  const denial = useCan()("realms.addLocalization");
  const ofLanguage = (locale: string, index: number): Column<Row> => ({
    name: index === 0 ? CHOSEN : locale,
    label: locales.length > 1 ? { text: nameOf(locale) } : "value",
    isExtra: index > 0 && !isAll,
    text: ({ texts, effective }) => texts[locale] ?? effective[locale] ?? "",
    cell: (row, at) => (
      <TextCell
        locale={locale}
        textKey={row.key}
        text={row.texts[locale]}
        effective={row.effective[locale]}
        isMissing={isMissing(row, locale)}
        // the names that automation knows are those of the chosen language
        testId={index === 0 ? String(at) : `${at}-${locale}`}
        edits={edits}
        denial={denial}
      />
    ),
  });
  return [{ name: "key", label: "key", text: keyOf }, ...locales.map(ofLanguage)];
}

/**
 * Reads the languages that are shown, and what the server says in them.
 * @param locales the chosen one first
 * @param themeType kind of pages; none for the realm's own texts only
 * @returns the rows by key, undefined until the realm's texts are there, and those of the chosen language
 */
function useRows(locales: string[], themeType: string | undefined) {
  const realm = useRealm();
  const all = useEach("realms.getRealmLocalizationTexts", locales, (selectedLocale) => [{ realm, selectedLocale }]);
  const lists = useEach("ui.effectiveTexts", themeType ? locales : [], (locale) => [
    { themeType: themeType ?? "", locale },
  ]);
  const own = { ...all.get(locales[0] ?? "") };
  if (all.size < locales.length) return { rows: undefined, own };
  const effective = new Map(
    [...lists].map(([locale, list]) => [locale, new Map(list.map(({ key, value }) => [key, value]))]),
  );
  const keys = new Set(locales.flatMap((locale) => Object.keys({ ...all.get(locale) })));
  for (const texts of effective.values()) for (const key of texts.keys()) keys.add(key);
  const by = <T,>(value: (locale: string) => T) => Object.fromEntries(locales.map((locale) => [locale, value(locale)]));
  const rows = [...keys].sort().map((key): Row => ({
    key,
    texts: by((locale) => textOf(all.get(locale), key)),
    effective: by((locale) => effective.get(locale)?.get(key)),
  }));
  return { rows, own };
}
