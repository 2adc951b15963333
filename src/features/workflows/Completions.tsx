import { Button } from "@patternfly/react-core";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { WorkflowText } from "~/data/api/workflows";
import { completionAt, type Vocabulary } from "~/features/workflows/completion";
import { textArea } from "~/features/workflows/textArea";
import { useT } from "~/i18n/useT";
import { useDisabled } from "~/kit/form/fieldProps";

/**
 * Below the text what can be written where the caret is; the next Tab leads to it. A word that is chosen is typed as by
 * hand, and the focus goes back.
 */
export function Completions({ vocabulary }: { vocabulary: Vocabulary }) {
  const t = useT();
  const isReadOnly = useDisabled();
  const yaml = useWatch<WorkflowText, "yaml">({ name: "yaml", exact: true });
  const [caret, setCaret] = useState<number>();
  useEffect(() => {
    const follow = () => {
      const field = textArea();
      if (field && field === document.activeElement) setCaret(field.selectionEnd);
    };
    document.addEventListener("selectionchange", follow);
    return () => document.removeEventListener("selectionchange", follow);
  }, []);
  const completion = isReadOnly || caret === undefined ? undefined : completionAt(yaml, caret, vocabulary);
  const write = (word: string) => {
    const field = textArea();
    if (!field || !completion) return;
    field.focus();
    // what was rendered may be a key stroke behind
    field.setRangeText(word, completion.from, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <div className="gh-completions" role="group" aria-label={t("gatehouse.completions")} data-testid="completions">
      {completion?.words.map((word) => (
        <Button key={word} variant="link" isInline onClick={() => write(word)}>
          <bdi>{word.trimEnd()}</bdi>
        </Button>
      ))}
    </div>
  );
}
