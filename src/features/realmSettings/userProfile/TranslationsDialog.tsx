import { Button, Form, FormGroup, TextInput } from "@patternfly/react-core";
import { useState } from "react";
import { useOptional } from "~/data/query/cache";
import { useAllOf } from "~/data/query/useEach";
import { useRealm } from "~/data/query/useRealm";
import { changesBetween } from "~/data/write/merge";
import { useLanguageName } from "~/features/realmSettings/localization/languages";
import type { Seen, Translations } from "~/features/realmSettings/userProfile/translations";
import { useT } from "~/i18n/useT";
import { Dialog } from "~/kit/dialog/Dialog";
import { LocalList } from "~/kit/list/List";
import { useLocalListState } from "~/kit/list/useListState";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";

interface Props {
  translationKey: string;
  /** The default one first. */
  locales: string[];
  /** What the default language says where it has no text yet. */
  proposal?: string;
  /** What was changed before and is not saved. */
  translations: Translations;
  /** The texts in whose place those were typed. */
  seen: Seen;
  onSave: (translations: Translations, seen: Seen) => void;
  onClose: () => void;
}

/** The texts of a key in every language of the realm; they are kept in the form until it is saved. */
export function TranslationsDialog({ translationKey, locales, proposal, onSave, onClose, ...props }: Props) {
  const t = useT();
  const realm = useRealm();
  const nameOf = useLanguageName();
  const state = useLocalListState();
  const [first = "en"] = locales;
  const known: Record<string, string> =
    useOptional("realms.getRealmLocalizationTexts", { realm, selectedLocale: first }) ?? {};
  const stored = known[translationKey];
  const proposed = !stored && proposal;
  const [start] = useState<{ typed: Translations; seen: Seen }>(() => ({
    typed: { ...(proposed && { [first]: proposed }), ...props.translations },
    seen: { ...(proposed && { [first]: "" }), ...props.seen },
  }));
  const [{ typed, seen }, setEdits] = useState(start);
  const rows = locales.map((locale) => ({ locale, name: nameOf(locale) }));
  const type = (locale: string, text: string, before = "") =>
    setEdits(({ typed, seen }) => {
      const { [locale]: own, ...others } = typed;
      if (text === before) return { typed: others, seen };
      return {
        typed: { ...typed, [locale]: text.trim() === "" ? false : text },
        seen: own === undefined ? { ...seen, [locale]: before } : seen,
      };
    });
  return (
    <Dialog
      id="add-translation-dialog"
      variant="medium"
      title={t("addTranslationsModalTitle")}
      cancelTestId="cancelTranslationBtn"
      isUnsaved={changesBetween(start.typed, typed).length > 0}
      onClose={onClose}
      actions={
        <Button
          data-testid="okTranslationBtn"
          isDisabled={!(typed[first] ?? stored)}
          onClick={() => onSave(typed, seen)}
        >
          {t("addTranslationDialogOkBtn")}
        </Button>
      }
    >
      <Form
        id="add-translation"
        data-testid="addTranslationForm"
        onSubmit={(event) => {
          event.preventDefault();
          // for React the form that opened the dialog is around it
          event.stopPropagation();
        }}
      >
        <FormGroup label={t("translationKey")} fieldId="translationKey">
          <TextInput id="translationKey" data-testid="translation-key" isDisabled value={`\${${translationKey}}`} />
        </FormGroup>
        <FormGroup label={t("translationsTableHeading")} role="group" fieldId="translations">
          <LocalList
            listId="attribute-translations"
            label="addTranslationsDialogRowsTable"
            testId="add-translations-dialog-rows-table"
            state={state}
            rows={rows}
            id={({ locale }) => locale}
            search="searchForLanguage"
            noResultsText="noLanguagesSearchResultsInstructions"
            searched={({ name }) => name}
            columns={[
              {
                name: "language",
                label: "supportedLanguagesTableColumnName",
                text: ({ name, locale }) => (locale === first ? `${name} (${t("defaultLanguage")})` : name),
              },
              {
                name: "translation",
                label: "translationTableColumnName",
                text: () => "",
                cell: ({ locale, name }, index) => (
                  <TranslationInput
                    locale={locale}
                    index={index}
                    label={name}
                    translationKey={translationKey}
                    typed={typed[locale]}
                    isRequired={locale === first}
                    onType={(text, before) => type(locale, text, before)}
                  />
                ),
              },
            ]}
          />
        </FormGroup>
      </Form>
    </Dialog>
  );
}

interface InputProps {
  locale: string;
  /** Of the row among those that are shown. */
  index: number;
  label: string;
  translationKey: string;
  typed: string | false | undefined;
  isRequired: boolean;
  /** Gets the text and what the server has. */
  onType: (text: string, before?: string) => void;
}

/** The text in one language; off until the one that the server has is there. One that cannot be read says why. */
function TranslationInput({ locale, index, label, translationKey, typed, isRequired, onType }: InputProps) {
  const realm = useRealm();
  const { found, error, refresh } = useAllOf("realms.getRealmLocalizationTexts", [locale], (one) => [
    { realm, selectedLocale: one },
  ]);
  const texts: Record<string, string> | undefined = found.get(locale);
  const stored = texts?.[translationKey];
  return (
    <>
      <TextInput
        aria-label={label}
        data-testid={`translation-value-${index}`}
        isRequired={isRequired}
        isDisabled={texts === undefined}
        value={typed === undefined ? (stored ?? "") : typed || ""}
        onChange={(_, text) => onType(text, stored)}
      />
      {texts === undefined && error && <ErrorAlert error={error} retry={() => void refresh()} />}
    </>
  );
}
