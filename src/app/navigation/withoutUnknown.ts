import { OWN, SEPARATOR } from "~/data/browser/listState";

/**
 * The search part of an address without what the place does not know.
 * @param filters names that the place knows beside those of every list
 * @returns undefined where there is nothing to drop
 */
export function withoutUnknown(search: string, filters: readonly string[] = []): string | undefined {
  const params = new URLSearchParams(search);
  // a further list of the page has names of its own, which reach only its own calls
  const isOwn = (name: string) => OWN.includes(name.slice(name.indexOf(SEPARATOR) + 1));
  const unknown = [...params.keys()].filter((name) => !isOwn(name) && !filters.includes(name));
  if (unknown.length === 0) return undefined;
  for (const name of unknown) params.delete(name);
  return params.toString();
}
