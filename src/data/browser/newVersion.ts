import { entryAddress } from "~/data/browser/preload";
import { leaveToDrafts } from "~/data/write/drafts";

/** A part of the console is gone from the server: a newer Gatehouse was installed under this open page. */
export class NewVersionError extends Error {}

/** Address of the module in the browser's message about a failed import; Safari names none, the entry is as old. */
const moduleIn = (error: unknown) =>
  (error instanceof Error && /https?:\/\/\S+\.js/.exec(error.message)?.[0]) || entryAddress();

/**
 * Loads a part of the console.
 * @throws NewVersionError when the server answers 404 for it: its hashed name belongs to another build
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const url = moduleIn(error);
    const answer = url ? await fetch(url, { method: "HEAD", cache: "no-store" }).catch(() => undefined) : undefined;
    throw answer?.status === 404 ? new NewVersionError() : error;
  }
}

const STAMP = "gatehouse.reloadedFor";

let reloading: boolean | undefined;

/**
 * Reloads the page at its address in a moment, once per build: where the reloaded page still lacks the part, the
 * administrator decides.
 * @returns whether it reloads; the same for every call of a page
 */
export const reloadOnce = (): boolean => (reloading ??= startReload());

function startReload(): boolean {
  const build = entryAddress() ?? "";
  if (sessionStorage.getItem(STAMP) === build) return false;
  sessionStorage.setItem(STAMP, build);
  setTimeout(() => {
    leaveToDrafts();
    window.location.reload();
  }, 3000);
  return true;
}
