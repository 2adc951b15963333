import type { QueryKey } from "@tanstack/react-query";
import { cache, watchReadsBy, whenQuiet } from "~/data/query/cache";
import type { Reads } from "~/data/query/reads";

/** Milliseconds without another read until a page counts as rendered. */
const SETTLED = 1000;

/** What an opened place declares to read, and what its page has read. */
interface Watched {
  place: string;
  realm: string;
  /** Texts that are known before any answer: the parameters of the address and the values behind `?`. */
  known: string;
  /** Reads as JSON of their keys. */
  declared: Set<string>;
  used: Set<string>;
  /** Reads of the first rendering that neither the place declares nor another page has made. */
  undeclared: Set<string>;
  isRendered: boolean;
}

let watched: Watched | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reads of the frame around every page. */
const OF_FRAME = ["realms.findOne", "ui.realmNames"];

/** Every text inside of arguments. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Notes a read of the page. @param queryKey realm, call, arguments */
function note(queryKey: QueryKey): void {
  const now = watched;
  const [realm, call, ...args] = queryKey;
  if (!now || realm !== now.realm) return;
  const key = JSON.stringify(queryKey);
  now.used.add(key);
  // what another read answers decides on the others
  const isKnown = textsIn(args).every((text) => text === realm || now.known.includes(text));
  const isOld = cache.getQueryCache().find({ queryKey })?.isActive() === true;
  const isOfPage = !OF_FRAME.includes(String(call)) && !isOld;
  if (!now.isRendered && isKnown && isOfPage && !now.declared.has(key)) now.undeclared.add(key);
  clearTimeout(timer);
  timer = setTimeout(() => compare(now), SETTLED);
}

/** Writes to the browser's console what a place declares otherwise than its page reads. */
function compare({ place, declared, used, undeclared }: Watched): void {
  watched = undefined;
  for (const key of declared)
    if (!used.has(key)) console.warn(`The place "${place}" declares a read that its page does not make: ${key}`);
  for (const key of undeclared)
    console.warn(`The first rendering of "${place}" makes a read that the place does not declare: ${key}`);
}

/**
 * Watches the reads of a place that is opened, and warns on the browser's console about those that are declared and not
 * made, and those of the first rendering that could be declared and are not. For development builds: callers check
 * `GATEHOUSE_RELOAD`, so that nothing of it is in a released build.
 * @param place its name in the site map
 * @param params parameters of its address
 * @param search what follows `?` there
 * @param readsOf `reads` of the place
 */
export function watchReads(
  place: string,
  params: Record<string, string>,
  search: string,
  readsOf?: (params: Record<string, string>, search: string) => Reads,
): void {
  watchReadsBy(note);
  clearTimeout(timer);
  const { realm = "" } = params;
  const keys = readsOf?.(params, search).map(([name, ...args]) => JSON.stringify([realm, name, ...args]));
  const known = [...Object.values(params), ...new URLSearchParams(search).values()].join("\n");
  const now = {
    place,
    realm,
    known,
    declared: new Set(keys),
    used: new Set<string>(),
    undeclared: new Set<string>(),
    isRendered: false,
  };
  watched = now;
  void whenQuiet().then(() => (now.isRendered = true));
}
