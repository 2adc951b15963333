import { diffArrays } from "diff";

/** A line of the JSON of an entry: as it was and stays, taken away, or added. */
export interface DiffLine {
  mark: " " | "-" | "+";
  text: string;
}

/** What differs in an entry of a list, e.g. in a policy. */
export interface EntryDiff {
  /** Name of the entry; empty where it has none. */
  name: string;
  /** The lines that differ and those around them, in their order; a gap between two of them starts a new piece. */
  pieces: DiffLine[][];
}

interface Line {
  /** Name of the entry that it belongs to: a brace of one is not that of another. */
  entry: string;
  text: string;
}

/** Lines around a difference that are shown with it. */
const AROUND = 2;

const linesOf = (entries: readonly object[]): Line[] =>
  entries.flatMap((entry) => {
    const name = "name" in entry ? String(entry.name) : "";
    return JSON.stringify(entry, null, 2)
      .split("\n")
      .map((text) => ({ entry: name, text }));
  });

const isSame = (one: Line, other: Line) => one.text === other.text && one.entry === other.entry;

/**
 * The lines that differ in two lists of named entries as JSON, by entry; an entry at another place is taken away and added.
 * @returns the entries in which something differs; none where the lists are the same
 */
export function jsonDiff(from: readonly object[], to: readonly object[]): EntryDiff[] {
  const lines = diffArrays(linesOf(from), linesOf(to), { comparator: isSame }).flatMap(({ value, added, removed }) =>
    value.map((line) => ({ ...line, mark: added ? ("+" as const) : removed ? ("-" as const) : (" " as const) })),
  );
  const isNear = (index: number) =>
    lines
      .slice(Math.max(0, index - AROUND), index + AROUND + 1)
      .some(({ mark, entry }) => mark !== " " && entry === lines[index]?.entry);
  const diffs: EntryDiff[] = [];
  let last = -1;
  for (const [index, { entry, ...line }] of lines.entries()) {
    if (!isNear(index)) continue;
    const diff = diffs.at(-1);
    const isNext = last === index - 1;
    last = index;
    if (diff?.name !== entry) diffs.push({ name: entry, pieces: [[line]] });
    else if (isNext) diff.pieces.at(-1)?.push(line);
    else diff.pieces.push([line]);
  }
  return diffs;
}
