import { Button, TextArea } from "@patternfly/react-core";
import CheckIcon from "@patternfly/react-icons/dist/esm/icons/check-icon";
import TimesIcon from "@patternfly/react-icons/dist/esm/icons/times-icon";
import { type KeyboardEvent, useRef } from "react";
import { CancelledError } from "~/data/api/errors";
import { placeShown } from "~/data/browser/shown";
import { useRealm } from "~/data/query/useRealm";
import { refreshTexts } from "~/data/texts/texts";
import { useAction } from "~/data/write/action";
import type { TextCellProps } from "~/features/realmSettings/localization/TextCell";
import { cellId, type TextEdit } from "~/features/realmSettings/localization/textEdits";
import { askBroken, textInTurn, textOf, useDeleteTexts } from "~/features/realmSettings/localization/texts";
import { useT } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";

interface Props extends TextCellProps {
  edit: TextEdit;
  change: (next: TextEdit | undefined) => void;
}

/** The field takes the focus of the cell that it is in, and none that is elsewhere when its row comes back. */
function focus(field: HTMLTextAreaElement | null) {
  if (!field?.closest("td")?.contains(document.activeElement)) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

/**
 * Edits a text of a language. Enter saves it (Shift+Enter begins a line), Escape gives it up; emptied, the language loses
 * its text after a question. It stays open where the server refuses, and where more was typed meanwhile.
 */
export function TextField({ locale, textKey, testId, edits, edit, change }: Props) {
  const t = useT();
  const save = useSave(locale, textKey);
  const remove = useDeleteTexts();
  const field = useRef<HTMLDivElement>(null);
  const { typed, start, from } = edit;
  const close = () => {
    const cell = field.current?.closest("td");
    if (cell?.contains(document.activeElement)) cell.focus();
    change(undefined);
  };
  const accept = async () => {
    if (save.running || remove.running) return;
    const isEmpty = typed.trim() === "";
    if (typed === start || (isEmpty && from === undefined)) return close();
    const isDone = isEmpty
      ? await remove.one({ key: textKey, texts: { [locale]: from } })
      : !(await save.run(typed, from));
    if (!isDone) return;
    const now = edits.get().get(cellId(locale, textKey));
    if (now && now.typed !== typed) change({ ...now, start: typed, from: isEmpty ? undefined : typed });
    else close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // keys that end or drop what an input method composes are not for the field
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") change(undefined);
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    void accept();
  };
  return (
    <div ref={field} className="gh-text">
      <TextArea
        ref={focus}
        dir="auto"
        aria-label={t("editTranslationValue")}
        data-testid={`editTranslationValueInput-${testId}`}
        rows={Math.min(typed.split("\n").length, LINES)}
        resizeOrientation="vertical"
        value={typed}
        onChange={(_, next) => change({ ...edit, typed: next })}
        onKeyDown={onKeyDown}
      />
      <Button
        variant="plain"
        size="sm"
        aria-label={t("acceptBtn")}
        data-testid={`editTranslationAcceptBtn-${testId}`}
        icon={<CheckIcon />}
        isLoading={save.running || remove.running}
        onClick={() => void accept()}
      />
      <Button
        variant="plain"
        size="sm"
        aria-label={t("cancelBtn")}
        data-testid={`editTranslationCancelBtn-${testId}`}
        icon={<TimesIcon />}
        onClick={close}
      />
    </div>
  );
}

/** Lines of the field at most. */
const LINES = 10;

/**
 * Writes one text of one language (`PUT localization/{locale}/{key}`). Asks where someone else has changed it since the
 * field was opened.
 */
function useSave(locale: string, key: string) {
  const t = useT();
  const realm = useRealm();
  return useAction(
    async (call, next: string, from: string | undefined) => {
      const place = placeShown();
      const now = textOf(
        { ...(await call("realms.getRealmLocalizationTexts", { realm, selectedLocale: locale })) },
        key,
      );
      const question = {
        title: "gatehouse.conflictTitle" as const,
        body: "gatehouse.overwriteText" as const,
        names: [now ?? t("gatehouse.missingText")],
        label: "save" as const,
      };
      if (now !== from && now !== next && !(await confirm(question, place))) throw new CancelledError();
      await askBroken({ [key]: next }, place);
      await textInTurn(realm, locale, () =>
        call("realms.addLocalization", { realm, selectedLocale: locale, key }, next),
      );
      await refreshTexts();
    },
    { done: "updateTranslationSuccess", failed: "updateTranslationError" },
  );
}
