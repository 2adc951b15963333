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
/** Pairs of lines that are compared at most: beyond, all lines between the first and the last difference differ. */
const MOST = 4_000_000;

const linesOf = (entries: readonly object[]): Line[] =>
  entries.flatMap((entry) => {
    const name = "name" in entry ? String(entry.name) : "";
    return JSON.stringify(entry, null, 2)
      .split("\n")
      .map((text) => ({ entry: name, text }));
  });

const isSame = (one?: Line, other?: Line) => one !== undefined && one.text === other?.text && one.entry === other.entry;

type Marked = Line & Pick<DiffLine, "mark">;

const marked = (lines: readonly Line[], mark: DiffLine["mark"]): Marked[] => lines.map((line) => ({ ...line, mark }));

/** What leads from some lines to others with as many as possible of them left as they are. */
function between(from: readonly Line[], to: readonly Line[]): Marked[] {
  if (from.length * to.length > MOST) return [...marked(from, "-"), ...marked(to, "+")];
  const width = to.length + 1;
  // how many lines stay from a line of each on
  const kept = new Uint32Array((from.length + 1) * width);
  const at = (row: number, column: number) => kept[row * width + column] ?? 0;
  for (let row = from.length - 1; row >= 0; row--)
    for (let column = to.length - 1; column >= 0; column--)
      kept[row * width + column] = isSame(from[row], to[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  const lines: Marked[] = [];
  let [row, column] = [0, 0];
  while (row < from.length || column < to.length) {
    const [one, other] = [from[row], to[column]];
    if (one && isSame(one, other)) {
      lines.push({ ...one, mark: " " });
      [row, column] = [row + 1, column + 1];
    } else if (one && (!other || at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ ...one, mark: "-" });
      row++;
    } else if (other) {
      lines.push({ ...other, mark: "+" });
      column++;
    }
  }
  return lines;
}

/** All lines of two texts; what is the same at their ends is not compared with all others. */
function allLines(from: readonly Line[], to: readonly Line[]): Marked[] {
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && isSame(from[start], to[start])) start++;
  let end = 0;
  while (end < most - start && isSame(from[from.length - 1 - end], to[to.length - 1 - end])) end++;
  return [
    ...marked(from.slice(0, start), " "),
    ...between(from.slice(start, from.length - end), to.slice(start, to.length - end)),
    ...marked(from.slice(from.length - end), " "),
  ];
}

/**
 * The lines that differ in two lists of named entries as JSON, by entry; an entry at another place is taken away and added.
 * @returns the entries in which something differs; none where the lists are the same
 */
export function jsonDiff(from: readonly object[], to: readonly object[]): EntryDiff[] {
  const lines = allLines(linesOf(from), linesOf(to));
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
