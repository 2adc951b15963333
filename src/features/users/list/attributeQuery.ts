/** One pair of a search by attributes. */
export interface Pair {
  name: string;
  value: string;
}

/**
 * The server takes a blank for the end of a part unless it is in quotes. A quote inside of a part is one of its
 * characters, where none are around it.
 */
const quoted = (part: string) => (/[\s:]/.test(part) && !part.includes('"') ? `"${part}"` : part);

/** Pairs as the parameter `q` of the users' list: `name:value` with blanks between them. */
export const queryOfPairs = (pairs: readonly Pair[]): string =>
  pairs.map(({ name, value }) => `${quoted(name)}:${quoted(value)}`).join(" ");

const PAIR = /(?:"([^"]*)"|([^\s:"][^\s:]*)):(?:"([^"]*)"|(\S*))/g;

/** The pairs of such a parameter. */
export const pairsIn = (q = ""): Pair[] =>
  [...q.matchAll(PAIR)].map(([, quotedName, name = "", quotedValue, value = ""]) => ({
    name: quotedName ?? name,
    value: quotedValue ?? value,
  }));
