import { Content, Stack, ToolbarGroup, ToolbarItem } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { useCan } from "~/data/access/permissions";
import { isSegment } from "~/data/api/segment";
import { AddText } from "~/features/realmSettings/localization/AddText";
import { useLanguageName, useRealmLocales } from "~/features/realmSettings/localization/languages";
import { TextCell, useEditButton } from "~/features/realmSettings/localization/TextCell";
import { type TextEdits, useHasTyped, useTextEdits } from "~/features/realmSettings/localization/textEdits";
import { type TextRow, useDeleteTexts } from "~/features/realmSettings/localization/texts";
import { TextTools } from "~/features/realmSettings/localization/TextTools";
import { type ShownTexts, useTextRows } from "~/features/realmSettings/localization/useTextRows";
import { useT } from "~/i18n/useT";
import { Choice } from "~/kit/controls/Choice";
import { WriteTool } from "~/kit/controls/Write";
import { useUnsaved } from "~/kit/form/useUnsaved";
import type { Column, Filter } from "~/kit/list/columns";
import { LocalList } from "~/kit/list/List";
import { ListFilters } from "~/kit/list/ListFilters";
import { useListPreferences } from "~/kit/list/ListOptions";
import { isSearched } from "~/kit/list/listSource";
import { Toolbar } from "~/kit/list/Toolbar";
import { useListState } from "~/kit/list/useListState";
import { VirtualTable } from "~/kit/list/VirtualTable";
import { lazily } from "~/kit/page/lazily";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { Loading } from "~/kit/page/Loading";

const ImportTexts = lazily(() =>
  import("~/features/realmSettings/localization/ImportTexts").then((module) => module.ImportTexts),
);

const ID = "realm-texts";
const ALL = "all";
/** Name of the column of the chosen language. */
const CHOSEN = "value";
/** Kinds of pages whose texts can stand behind those of the realm. */
const TYPES = { login: "login", account: "account", email: "email", admin: "admin" } as const;

/** Whether a language has no text for a key that another one has. */
const isMissing = ({ texts }: TextRow, locale: string) =>
  texts[locale] === undefined && Object.values(texts).some((text) => text !== undefined);

const missing: Filter<ShownTexts> = {
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
  const locales = useRealmLocales();
  const state = useListState();
  const { filters } = state;
  const [dialog, setDialog] = useState<"add" | "import">();
  const close = () => setDialog(undefined);
  const remove = useDeleteTexts();
  const edits = useTextEdits();
  const isAll = filters.locale === ALL;
  const one = locales.find((locale) => locale === filters.locale) ?? locales[0] ?? "en";
  const columns = useColumns([one, ...locales.filter((locale) => locale !== one)], isAll, edits);
  const shown = useListPreferences(ID, columns, state).shown.slice(1);
  const isMany = shown.length > 1;
  const { rows, own, error, refresh } = useTextRows(
    one,
    shown.map(({ name }) => (name === CHOSEN ? one : name)),
    filters.themeType,
  );
  if (!rows) return error ? <ErrorAlert error={error} retry={refresh} /> : <Loading />;
  const add = {
    label: "addTranslation",
    call: "realms.addLocalization",
    // there is always one of them, beside the texts or in their place
    testId: "add-translationBtn",
    onClick: () => setDialog("add"),
  } as const;
  const choices = <TextChoices locales={locales} chosen={isAll ? ALL : one} />;
  const narrowing = isMany ? [missing] : [];
  return (
    <Stack hasGutter>
      <Content component="p">{t("realmOverridesDescription")}</Content>
      {error && <ErrorAlert error={error} retry={refresh} />}
      {/* another language can have texts, and the server has some of its own */}
      {rows.length === 0 && !isSearched(state, narrowing, undefined) && (
        <Toolbar>
          <ToolbarGroup data-testid="search">{choices}</ToolbarGroup>
        </Toolbar>
      )}
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
        noResultsText="noRealmOverridesSearchResultsInstructions"
        filters={narrowing}
        // the search group has the name that scripts know
        narrowing={(isSelecting) => (
          <ListFilters
            testId="search"
            search="searchForTranslation"
            kind={!isSelecting && choices}
            filters={isSelecting ? [] : narrowing}
            state={state}
          />
        )}
        columns={columns}
        // without a text of the realm there is nothing to delete
        isDisabled={({ key, texts }) => !isSegment(key) || Object.values(texts).every((text) => text === undefined)}
        actions={[{ label: "delete", call: "realms.deleteRealmLocalizationTexts", run: (row) => void remove.one(row) }]}
        bulk={[remove.many]}
        toolbar={() => (
          <>
            <WriteTool {...add} />
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

/** Which texts are shown: their language, and whether the server's stand behind the realm's own. */
function TextChoices({ locales, chosen }: { locales: string[]; chosen: string }) {
  const t = useT();
  const nameOf = useLanguageName();
  const { filters, change } = useListState();
  return (
    <>
      <Choice
        label={t("supportedLocales")}
        value={chosen}
        options={{
          ...Object.fromEntries(locales.map((locale) => [locale, nameOf(locale)])),
          ...(locales.length > 1 && { [ALL]: t("gatehouse.allLanguages") }),
        }}
        isDisabled={locales.length < 2}
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
  );
}

const keyOf = ({ key }: ShownTexts) => key;

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
function useColumns(locales: string[], isAll: boolean, edits: TextEdits): Column<ShownTexts>[] {
  const nameOf = useLanguageName();
  const button = useEditButton(useCan()("realms.addLocalization"));
  const ofLanguage = (locale: string, index: number): Column<ShownTexts> => ({
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
        button={button}
      />
    ),
  });
  return [{ name: "key", label: "key", text: keyOf }, ...locales.map(ofLanguage)];
}
