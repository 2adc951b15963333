import { lazy, Suspense, useSyncExternalStore } from "react";
import { type AskBulk, type BulkOptions, bulkRuns } from "~/data/bulk/bulkRuns";
import { loadChunk, NewVersionError, reloadOnce } from "~/data/browser/newVersion";
import { placeShown } from "~/data/browser/shown";
import { addAlert } from "~/data/write/alerts";
import { confirm, NameList } from "~/kit/dialog/confirm";

const loadCards = () => loadChunk(() => import("~/kit/list/bulk/BulkCards"));

const BulkCards = lazy(() => loadCards().then((module) => ({ default: module.BulkCards })));

/** Renders the bulk runs, once there is one; stands once in the shell. */
export function BulkRuns() {
  const runs = useSyncExternalStore(bulkRuns.subscribe, bulkRuns.get);
  if (runs.length === 0) return null;
  return (
    <Suspense>
      <BulkCards />
    </Suspense>
  );
}

/** Asks what a bulk run asks before it starts, with the names of its rows. */
export const askBulk: AskBulk = ({ names, more, details, ...question }, place) => {
  const all = (
    <>
      <NameList names={names} more={more} />
      {details}
    </>
  );
  return confirm({ ...question, details: all }, place);
};

/**
 * Does something to many rows: `startBulk` of data/bulk/bulk.ts. What runs and renders it comes first: once it goes, nothing
 * has to be loaded any more. Where it cannot be loaded nothing is done, and an alert says why.
 */
export async function runBulk<Row>(options: BulkOptions<Row>): Promise<void> {
  const place = placeShown();
  const loaded = Promise.all([loadChunk(() => import("~/data/bulk/bulk")), loadCards()]);
  await loaded.then(
    ([{ startBulk }]) => startBulk(options, askBulk, place),
    (error: unknown) => {
      const isReloading = error instanceof NewVersionError && reloadOnce();
      addAlert(isReloading ? "gatehouse.newVersion" : "gatehouse.errorNoAnswer", isReloading ? "info" : "danger");
    },
  );
}
