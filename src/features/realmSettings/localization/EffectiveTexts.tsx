import { Content, Stack } from "@patternfly/react-core";
import { useMemo } from "react";
import { useLoad } from "~/data/query/useLoad";
import { useServerInfo } from "~/data/query/serverInfo";
import { useLanguageName, useRealmLocales } from "~/features/realmSettings/localization/languages";
import { useT } from "~/i18n/useT";
import { type AdvancedSearch, wordsIn } from "~/kit/list/advancedSearch";
import { LocalList } from "~/kit/list/List";
import { VirtualTable } from "~/kit/list/VirtualTable";
import { useListState } from "~/kit/list/useListState";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";

const notRequested = {
  title: "emptyEffectiveMessageBundles",
  body: "emptyEffectiveMessageBundlesInstructions",
} as const;

/** What users read in the end: the texts of a theme with those of the realm over them. */
export function EffectiveTexts() {
  const t = useT();
  const panel = usePanel();
  const { filters } = useListState();
  const { theme, themeType, language: locale, hasWords = "" } = filters;
  const isRequested = Boolean(theme && themeType && locale);
  const texts = useLoad(["effective texts", theme, themeType, locale], async (read) =>
    theme && themeType && locale ? read("ui.effectiveTexts", { theme, themeType, locale }) : [],
  );
  const rows = useMemo(() => {
    const words = wordsIn(hasWords);
    const isFound = (text: string) => words.length === 0 || words.some((word) => text.includes(word));
    const found = (texts.data ?? []).filter(({ key, value }) => isFound(`${key}\n${value}`));
    return found.sort((one, other) => (one.key < other.key ? -1 : 1));
  }, [texts.data, hasWords]);
  // where texts are shown that could not be read again, the list says so itself
  const failure = texts.error && !texts.data ? <ErrorAlert error={texts.error} retry={texts.refresh} /> : undefined;
  return (
    <Stack hasGutter>
      <Content component="p">{t("effectiveMessageBundlesDescription")}</Content>
      {failure}
      <LocalList
        listId="effective-texts"
        label="effectiveMessageBundles"
        rows={isRequested ? rows : []}
        id={({ key }) => key}
        panel={panel}
        columns={[
          { name: "key", label: "key", text: ({ key }) => key },
          {
            name: "value",
            label: "value",
            text: ({ value }) => value,
            cell: ({ value }) => <span dir="auto">{value}</span>,
          },
        ]}
        table={VirtualTable}
        // beside the search form, which stays
        untilSearch={isRequested && !failure ? undefined : notRequested}
        isReading={texts.loading}
      />
    </Stack>
  );
}

/** The search form: theme, its type and language are all needed. */
function usePanel(): AdvancedSearch {
  const { themes = {} } = useServerInfo();
  const nameOf = useLanguageName();
  const locales = useRealmLocales();
  const names = [...new Set(Object.values(themes).flatMap((ofType) => ofType.map(({ name }) => name)))].sort();
  const plain = (keys: string[]) => keys.map((key) => ({ key, value: { text: key } }));
  return {
    label: "searchForEffectiveMessageBundles",
    submit: "search",
    reset: "reset",
    testIds: {
      toggle: "dropdown-panel-btn",
      form: "effectiveMessageBundlesSearchForm",
      submit: "search-effective-message-bundles-btn",
      reset: "reset-search-effective-message-bundles-btn",
    },
    words: ["hasWords"],
    chips: (name, value) => (name === "language" ? [{ label: "language", text: nameOf(value), rest: "" }] : undefined),
    fields: [
      {
        kind: "select",
        name: "theme",
        label: "theme",
        required: true,
        toggleLabel: "selectTheme",
        testId: "effective_message_bundles-theme-searchField",
        placeholder: "selectTheme",
        isTypeahead: false,
        options: plain(names),
      },
      {
        kind: "select",
        name: "themeType",
        label: "themeType",
        required: true,
        toggleLabel: "selectThemeType",
        testId: "effective-message-bundles-feature-searchField",
        placeholder: "selectThemeType",
        options: plain(Object.keys(themes).sort()),
      },
      {
        kind: "select",
        name: "language",
        label: "language",
        required: true,
        toggleLabel: "selectLanguage",
        testId: "effective-message-bundles-language-searchField",
        placeholder: "selectLanguage",
        isTypeahead: false,
        options: locales.map((key) => ({ key, value: { text: nameOf(key) } })),
      },
      {
        kind: "text",
        name: "hasWords",
        id: "kc-hasWords",
        label: "hasWords",
        testId: "effective-message-bundles-hasWords-searchField",
      },
    ],
  };
}
