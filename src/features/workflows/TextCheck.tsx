import { Suspense, useDeferredValue } from "react";
import { useWatch } from "react-hook-form";
import { lineOf } from "~/features/workflows/errorLine";
import { textArea } from "~/features/workflows/textArea";
import { useFieldError } from "~/kit/form/Field";
import { lazily } from "~/kit/page/lazily";

// with a reader of YAML, which is almost as large as all of the page
const MistakeList = lazily(() => import("~/features/workflows/MistakeList").then((module) => module.MistakeList));

/** Says below the text what is wrong with which line, and leads there. @param steps types of steps that the server has */
export function TextCheck({ steps }: { steps: readonly string[] }) {
  const now: string = useWatch({ name: "yaml", exact: true });
  const yaml = useDeferredValue(now);
  const refused = lineOf(useFieldError("yaml") ?? "", yaml);
  const select = (number: number) => {
    const field = textArea();
    if (!field) return;
    // not by the form, whose focus comes later and may take the selection back
    field.focus();
    const lines = field.value.split("\n");
    const begin = lines.slice(0, number - 1).join("\n").length + Math.min(number - 1, 1);
    field.setSelectionRange(begin, begin + (lines[number - 1]?.length ?? 0));
    field.scrollTop = (field.scrollHeight / lines.length) * Math.max(number - 3, 0);
  };
  return (
    <Suspense>
      <MistakeList
        yaml={yaml}
        steps={steps}
        refused={refused && { line: refused.number, text: { text: refused.text.trim() } }}
        onLine={select}
      />
    </Suspense>
  );
}
