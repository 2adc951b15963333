import { FormGroup } from "@patternfly/react-core";
import { useForm } from "react-hook-form";
import { useRealm } from "~/data/query/useRealm";
import { CancelledError } from "~/data/api/errors";
import { isSegment } from "~/data/api/segment";
import { placeShown } from "~/data/browser/shown";
import { refreshTexts } from "~/data/texts/texts";
import { useAction } from "~/data/write/action";
import { useLanguageName } from "~/features/realmSettings/localization/languages";
import { askBroken, textInTurn } from "~/features/realmSettings/localization/texts";
import { useT } from "~/i18n/useT";
import { FormDialog } from "~/kit/form/FormDialog";
import type { FieldSpec } from "~/kit/form/Inputs";

interface Values {
  key: string;
  value: string;
}

const fields: FieldSpec<Values>[] = [
  {
    kind: "text",
    name: "key",
    label: "key",
    required: true,
    // an address with such a part means another one
    validate: (key) => (isSegment(key.trim()) ? undefined : "gatehouse.unusableKey"),
  },
  { kind: "textArea", name: "value", label: "value", required: true },
];

const testIds = { save: "add-translation-confirm-button", cancel: "cancel" };

/** A new text of a language: `PUT localization/{locale}/{key}`. */
export function AddText({ locale, onClose }: { locale: string; onClose: () => void }) {
  const t = useT();
  const realm = useRealm();
  const nameOf = useLanguageName();
  const form = useForm<Values>({ mode: "onChange", defaultValues: { key: "", value: "" } });
  const action = useAction(
    async (call, { key, value }: Values) => {
      const place = placeShown();
      // the server would write over the text that is there
      const texts: object = await call("realms.getRealmLocalizationTexts", { realm, selectedLocale: locale });
      if (Object.hasOwn(texts, key.trim())) {
        form.setError("key", { type: "server", message: t("gatehouse.nameInUse") }, { shouldFocus: true });
        throw new CancelledError();
      }
      await askBroken({ [key.trim()]: value }, place);
      await textInTurn(realm, locale, () =>
        call("realms.addLocalization", { realm, selectedLocale: locale, key: key.trim() }, value),
      );
      await refreshTexts();
    },
    { done: "addTranslationSuccess", failed: "addTranslationError" },
  );
  return (
    <FormDialog
      id="translation-form"
      title={t("addTranslation")}
      form={form}
      fields={fields}
      confirm="create"
      testIds={testIds}
      call="realms.addLocalization"
      send={action.run}
      onClose={onClose}
    >
      <FormGroup role="group" label={t("language")}>
        {nameOf(locale)}
      </FormGroup>
    </FormDialog>
  );
}
