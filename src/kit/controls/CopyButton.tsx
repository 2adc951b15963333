import { Button, Tooltip } from "@patternfly/react-core";
import CopyIcon from "@patternfly/react-icons/dist/esm/icons/copy-icon";
import { useState } from "react";
import { addAlert } from "~/data/write/alerts";
import { type Key, type Text, useT } from "~/i18n/useT";

/** Milliseconds until the button offers to copy again. */
const BACK = 1000;

/**
 * Puts a text on the clipboard.
 * @returns what came of it: browsers refuse it by NotAllowedError, and have no clipboard at all on plain http
 */
async function copy(text: string): Promise<"copySuccess" | "clipboardCopyDenied" | "clipboardCopyError"> {
  if (!navigator.clipboard) return "clipboardCopyError";
  return navigator.clipboard.writeText(text).then(
    () => "copySuccess",
    (error: unknown) =>
      error instanceof Error && error.name === "NotAllowedError" ? "clipboardCopyDenied" : "clipboardCopyError",
  );
}

/** Puts a text on the clipboard, for a button or an entry of a menu that cannot say so itself: an alert does. */
export async function copyAndTell(text: string, done: Text = "copySuccess"): Promise<void> {
  const result = await copy(text);
  if (result === "copySuccess") addAlert(done);
  else addAlert(result, "danger");
}

/** A button that puts a text on the clipboard and says so; as high as the text around it with `isInline`. A secret is copied without being shown. */
export function CopyButton({ id, text, isInline }: { id: string; text: string; isInline?: boolean }) {
  const t = useT();
  const [said, setSaid] = useState<Key>();
  const press = async () => {
    setSaid(await copy(text));
    setTimeout(() => setSaid(undefined), BACK);
  };
  return (
    <Tooltip content={said ? t(said) : t("copyToClipboard")} aria="none" aria-live="polite" entryDelay={0}>
      <Button
        id={`copy-button-${id}`}
        variant="plain"
        hasNoPadding={isInline}
        aria-label={t("copyToClipboard")}
        icon={<CopyIcon />}
        onClick={() => void press()}
      />
    </Tooltip>
  );
}
