import { Checkbox, Form, FormGroup, Stack } from "@patternfly/react-core";
import { useMemo, useState } from "react";
import { CancelledError } from "~/data/api/errors";
import { placeShown } from "~/data/browser/shown";
import { useRealm } from "~/data/query/useRealm";
import { refreshTexts } from "~/data/texts/texts";
import { useAction } from "~/data/write/action";
import {
  changedSince,
  type ImportedText,
  importedTexts,
  type ImportKind,
} from "~/features/realmSettings/localization/importedTexts";
import { useLanguageName } from "~/features/realmSettings/localization/languages";
import { askBroken, textInTurn } from "~/features/realmSettings/localization/texts";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { confirm } from "~/kit/dialog/confirm";
import { Dialog } from "~/kit/dialog/Dialog";
import { useCloseAfter } from "~/kit/dialog/useWhileShown";
import { type TextFile, TextFileUpload } from "~/kit/form/kinds/TextFileUpload";
import { LocalList } from "~/kit/list/List";
import { useLocalListState } from "~/kit/list/useListState";

interface Props {
  locale: string;
  /** The texts of the language that the realm has. */
  texts: Record<string, string>;
  onClose: () => void;
}

const CALL = "realms.importLocalization";

const words = {
  new: "gatehouse.textNew",
  changed: "gatehouse.textChanged",
  same: "gatehouse.textSame",
  unusable: "gatehouse.textUnusable",
} as const;

/** What can be taken in. */
const taken: ImportKind[] = ["new", "changed"];

/** Takes the texts of a properties file into a language, after showing what each would change. */
export function ImportTexts({ locale, texts, onClose }: Props) {
  const t = useT();
  const nameOf = useLanguageName();
  const [file, setFile] = useState<TextFile>({ name: "", text: "" });
  const [chosen, setChosen] = useState(taken);
  const rows = useMemo(() => importedTexts(file.text, texts), [file.text, texts]);
  const selected = rows.filter(({ kind }) => chosen.includes(kind) && taken.includes(kind));
  const action = useImport(locale);
  const [isSending, closeAfter] = useCloseAfter(onClose);
  // what browsers put in place of what is no UTF-8
  const isBroken = file.text.includes("\uFFFD");
  return (
    <Dialog
      id="import-texts"
      variant="large"
      title={t(["gatehouse.importTexts", { language: nameOf(locale) }])}
      actions={
        <WriteButton
          call={CALL}
          id="modal-confirm"
          testId="confirm"
          isLoading={isSending}
          isDisabled={selected.length === 0 || isBroken || isSending}
          onClick={() => void closeAfter(action.run(selected))}
        >
          {t("import")}
        </WriteButton>
      }
      isLocked={isSending}
      onClose={onClose}
    >
      <Stack hasGutter>
        <Form onSubmit={(event) => event.preventDefault()}>
          <TextFileUpload
            id="import-texts-file"
            accept=".properties"
            hint="gatehouse.propertiesFile"
            value={file}
            error={isBroken ? t("gatehouse.notUtf8") : undefined}
            onChange={setFile}
          />
          {rows.length > 0 && (
            <FormGroup role="group" label={t("gatehouse.textsToImport")}>
              {taken.map((kind) => (
                <Checkbox
                  key={kind}
                  id={`import-${kind}`}
                  data-testid={`import-${kind}`}
                  label={`${t(words[kind])} (${rows.filter((row) => row.kind === kind).length})`}
                  isChecked={chosen.includes(kind)}
                  onChange={(_, on) => setChosen(on ? [...chosen, kind] : chosen.filter((other) => other !== kind))}
                />
              ))}
            </FormGroup>
          )}
        </Form>
        {rows.length > 0 && <Preview rows={rows} />}
      </Stack>
    </Dialog>
  );
}

function Preview({ rows }: { rows: ImportedText[] }) {
  const t = useT();
  const state = useLocalListState();
  return (
    <LocalList
      listId="imported-texts"
      label="gatehouse.textsToImport"
      rows={rows}
      // no address is made of it
      id={({ key }) => `key ${key}`}
      state={state}
      search="searchForTranslation"
      filters={[
        {
          name: "kind",
          label: "status",
          any: "gatehouse.anyState",
          options: words,
          test: (row, kind) => row.kind === kind,
        },
      ]}
      columns={[
        { name: "key", label: "key", text: ({ key }) => key },
        { name: "status", label: "status", text: ({ kind }) => t(words[kind]) },
        { name: "now", label: "gatehouse.textNow", text: ({ now = "" }) => now },
        { name: "next", label: "gatehouse.textNext", text: ({ next }) => next },
      ]}
    />
  );
}

/**
 * Writes texts of a language (`POST localization/{locale}`); others stay. Asks where someone else has changed one of them
 * since it was compared.
 */
function useImport(locale: string) {
  const realm = useRealm();
  return useAction(
    async (call, rows: ImportedText[]) => {
      const place = placeShown();
      const fresh = await call("realms.getRealmLocalizationTexts", { realm, selectedLocale: locale });
      const names = changedSince(rows, { ...fresh });
      const question = {
        title: "gatehouse.conflictTitle",
        body: "gatehouse.overwriteTexts",
        names,
        label: "import",
      } as const;
      if (names.length > 0 && !(await confirm(question, place))) throw new CancelledError();
      const texts = Object.fromEntries(rows.map(({ key, next }) => [key, next]));
      await askBroken(texts, place, "import");
      await textInTurn(realm, locale, () => call("realms.importLocalization", { selectedLocale: locale }, texts));
      await refreshTexts();
    },
    { done: "updateTranslationSuccess", failed: "updateTranslationError" },
  );
}
