import { Alert, AlertActionLink } from "@patternfly/react-core";
import { useT } from "~/i18n/useT";

/** Offers what was typed into a form before it was left; nothing where there is no draft. */
export function DraftOffer({ draft }: { draft: { restore: () => void; discard: () => void } | undefined }) {
  const t = useT();
  if (!draft) return null;
  return (
    <Alert
      isInline
      className="gh-draft"
      variant="info"
      title={t("gatehouse.draft")}
      actionLinks={
        <>
          <AlertActionLink onClick={draft.restore}>{t("gatehouse.draftRestore")}</AlertActionLink>
          <AlertActionLink onClick={draft.discard}>{t("gatehouse.draftDiscard")}</AlertActionLink>
        </>
      }
    />
  );
}
