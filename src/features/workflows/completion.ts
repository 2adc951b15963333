import { ownValue } from "~/data/browser/ownValue";
import { settingsOf } from "~/features/workflows/workflow";

/** What this server's workflows are made of, as server info lists it. */
export interface Vocabulary {
  steps: readonly string[];
  events: readonly string[];
  conditions: readonly string[];
}

/** What can be written at a place of a text. */
export interface Completion {
  /** Where the word begins that it takes the place of. */
  from: number;
  words: string[];
}

/** Settings that have others below them. */
const BLOCKS = ["schedule", "concurrency", "steps", "with"];

/** Indent with the dash of an entry, name, and what follows its colon. */
const LINE = /^( *(?:- +)?)"?([\w-]*)"?(:?)(.*)$/;

const columnOf = (line: string) => LINE.exec(line)?.[1]?.length ?? 0;
const nameOf = (line: string) => LINE.exec(line)?.[2] ?? "";
const isEntry = (line: string) => /^ *- /.test(line);
const isBlank = (line: string) => /^\s*(?:#.*)?$/.test(line);

/** Names of the settings beside the one in a line, and of the one around them; undefined at the first level. */
function around(lines: readonly string[], at: number): { beside: string[]; parent: string | undefined } {
  const column = columnOf(lines[at] ?? "");
  const beside: string[] = [];
  // upwards until what is less deep; another entry above is not beside
  let isOwn = !isEntry(lines[at] ?? "");
  let parent: string | undefined;
  for (const line of lines
    .slice(0, at)
    .toReversed()
    .filter((one) => !isBlank(one))) {
    if (columnOf(line) < column) {
      parent = nameOf(line);
      break;
    }
    if (isOwn && columnOf(line) === column) beside.push(nameOf(line));
    if (columnOf(line) === column && isEntry(line)) isOwn = false;
  }
  for (const line of lines.slice(at + 1).filter((one) => !isBlank(one))) {
    if (columnOf(line) < column || (columnOf(line) === column && isEntry(line))) break;
    if (columnOf(line) === column) beside.push(nameOf(line));
  }
  return { beside, parent };
}

/**
 * The settings and values of a workflow that can follow in its YAML.
 * @param caret number of characters before the caret
 * @returns undefined where nothing is known
 */
export function completionAt(yaml: string, caret: number, vocabulary: Vocabulary): Completion | undefined {
  const lines = yaml.split("\n");
  const before = yaml.slice(0, caret).split("\n");
  const line = before.at(-1) ?? "";
  const at = before.length - 1;
  const [, , name = "", colon, value = ""] = LINE.exec(line) ?? [];
  const values: Record<string, readonly string[]> = {
    enabled: ["true", "false"],
    on: vocabulary.events,
    if: vocabulary.conditions,
    uses: vocabulary.steps,
  };
  // the words of the line that come after the caret decide nothing
  const { beside, parent } = around([...before.slice(0, -1), line, ...lines.slice(at + 1)], at);
  const kind = parent === undefined ? "workflow" : parent === "steps" ? "step" : parent;
  const settings = (settingsOf(kind) ?? []).filter((one) => !beside.includes(one));
  const word = colon ? (/[\w-]*$/.exec(value)?.[0] ?? "") : name;
  const known = colon
    ? (ownValue(values, name) ?? [])
    : settings.map((setting) => (BLOCKS.includes(setting) ? `${setting}:` : `${setting}: `));
  // a comment, a text in quotes, or a word that is there already
  if ((!colon && columnOf(line) + name.length !== line.length) || known.includes(word)) return undefined;
  const words = known.filter((one) => one.startsWith(word));
  return words.length > 0 ? { from: caret - word.length, words } : undefined;
}
