import { Button } from "@patternfly/react-core";
import { useMemo } from "react";
import { type Mistake, mistakesIn } from "~/features/workflows/check";
import { useT } from "~/i18n/useT";

interface Props {
  yaml: string;
  /** Types of steps that the server has. */
  steps: readonly string[];
  /** The line that the server has refused. */
  refused?: Mistake;
  /** Leads to a line. */
  onLine: (line: number) => void;
}

/** Which lines of a workflow's text the server would refuse or ignore, or has refused. */
export function MistakeList({ yaml, steps, refused, onLine }: Props) {
  const t = useT();
  const mistakes = useMemo(() => mistakesIn(yaml, steps), [yaml, steps]);
  return (
    <div aria-live="polite" data-testid="text-check">
      {(refused ? [refused, ...mistakes] : mistakes).map(({ line, text }, index) => (
        <div key={index}>
          <Button variant="link" isInline onClick={() => onLine(line)}>
            {t(["gatehouse.workflowLine", { line }])}
          </Button>{" "}
          <bdi>{t(text)}</bdi>
        </div>
      ))}
    </div>
  );
}
