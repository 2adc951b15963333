import { Button, Flex, FlexItem, TextInput } from "@patternfly/react-core";
import CheckIcon from "@patternfly/react-icons/dist/esm/icons/check-icon";
import PencilAltIcon from "@patternfly/react-icons/dist/esm/icons/pencil-alt-icon";
import TimesIcon from "@patternfly/react-icons/dist/esm/icons/times-icon";
import { useState } from "react";
import { useRealm } from "~/data/query/useRealm";
import { refreshTexts } from "~/data/texts/texts";
import { useAction } from "~/data/write/action";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";

interface Props {
  locale: string;
  textKey: string;
  /** Undefined where the language has none. */
  text: string | undefined;
}

/** The input takes the focus of the button that it replaces. */
const focus = (input: HTMLInputElement | null) => input?.focus();

/** A text of a language, edited in place: `PUT localization/{locale}/{key}`. It stays open where the server refuses. */
export function TextCell({ locale, textKey, text }: Props) {
  const t = useT();
  const realm = useRealm();
  const [typed, setTyped] = useState<string>();
  const action = useAction(
    async (call, next: string) => {
      await call("realms.addLocalization", { realm, selectedLocale: locale, key: textKey }, next);
      await refreshTexts();
    },
    { done: "updateTranslationSuccess", failed: "updateTranslationError" },
  );
  const id = `${locale} ${textKey}`;
  if (typed === undefined)
    return (
      <Flex flexWrap={{ default: "nowrap" }} spaceItems={{ default: "spaceItemsSm" }}>
        <FlexItem dir="auto" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {text ?? t("gatehouse.noText")}
        </FlexItem>
        <WriteButton
          call="realms.addLocalization"
          variant="plain"
          testId={`editTranslationBtn-${id}`}
          icon={<PencilAltIcon />}
          onClick={() => setTyped(text ?? "")}
        >
          <span className="pf-v6-screen-reader">{t("editBtn")}</span>
        </WriteButton>
      </Flex>
    );
  const save = async () => {
    if (typed.trim() !== "" && typed !== text && (await action.run(typed))) return;
    setTyped(undefined);
  };
  return (
    <Flex flexWrap={{ default: "nowrap" }} spaceItems={{ default: "spaceItemsNone" }}>
      <TextInput
        ref={focus}
        dir="auto"
        aria-label={t("editTranslationValue")}
        data-testid={`editTranslationValueInput-${id}`}
        value={typed}
        onChange={(_, next) => setTyped(next)}
        onKeyDown={(event) => {
          if (event.key === "Enter") void save();
          if (event.key === "Escape") setTyped(undefined);
        }}
      />
      <Button
        variant="plain"
        aria-label={t("acceptBtn")}
        data-testid={`editTranslationAcceptBtn-${id}`}
        icon={<CheckIcon />}
        isLoading={action.running}
        isDisabled={action.running}
        onClick={() => void save()}
      />
      <Button
        variant="plain"
        aria-label={t("cancelBtn")}
        data-testid={`editTranslationCancelBtn-${id}`}
        icon={<TimesIcon />}
        onClick={() => setTyped(undefined)}
      />
    </Flex>
  );
}
