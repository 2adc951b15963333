import { useLayoutEffect, useSyncExternalStore } from "react";
import { type BulkRun, bulkRuns } from "~/data/bulk/bulkRuns";
import { useT } from "~/i18n/useT";
import { BulkCard } from "~/kit/list/bulk/BulkCard";

/** The bulk runs in a corner. One whose question is open shows there when it goes on. */
export function BulkCards() {
  const runs = useSyncExternalStore(bulkRuns.subscribe, bulkRuns.get).filter(({ phase }) => phase !== "asking");
  return runs.length > 0 && <Cards runs={runs} />;
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
