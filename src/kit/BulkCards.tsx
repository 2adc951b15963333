import { useLayoutEffect, useSyncExternalStore } from "react";
import { type BulkQuestion, type BulkRun, bulkRuns } from "~/data/bulkRuns";
import { type Text, useT } from "~/i18n/useT";
import { BulkCard } from "~/kit/BulkCard";
import { ConfirmDialog } from "~/kit/confirm";

/** The bulk runs in a corner, and what they ask before they start. */
export function BulkCards() {
  const t = useT();
  const runs = useSyncExternalStore(bulkRuns.subscribe, bulkRuns.get);
  const shown = runs.filter(({ phase }) => phase !== "asking");
  const asking = runs.find(({ phase }) => phase === "asking");
  return (
    <>
      {shown.length > 0 && <Cards runs={shown} />}
      {asking?.question && (
        <ConfirmDialog
          // a second question is a dialog of its own, with the focus at its start
          key={t(asking.question.title)}
          title={asking.question.title}
          body={asking.question.body}
          details={<Names {...asking.question} />}
          label={asking.label}
          danger={asking.question.danger}
          answer={(yes) => asking.control.answer(yes)}
        />
      )}
    </>
  );
}

/** Tells the style sheet that the corner is taken: `:has()` would make the browser look for it with every change. */
function Cards({ runs }: { runs: BulkRun[] }) {
  const t = useT();
  useLayoutEffect(() => {
    document.body.classList.add("gh-with-bulk");
    return () => document.body.classList.remove("gh-with-bulk");
  }, []);
  return (
    <section className="gh-bulk" aria-label={t("gatehouse.bulkRuns")} data-testid="bulk-runs">
      {runs.map((run) => (
        <BulkCard key={run.id} run={run} />
      ))}
    </section>
  );
}

/** Technical names of the rows a question is about. */
function Names({ names, more }: BulkQuestion) {
  const t = useT();
  const rest: Text = ["gatehouse.bulkMore", { more }];
  if (names.length === 0) return null;
  return (
    <ul className="gh-names">
      {names.map((name, index) => (
        <li key={index}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {more > 0 && <li>{t(rest)}</li>}
    </ul>
  );
}
