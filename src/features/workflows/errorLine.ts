/** A line of a text. */
export interface Line {
  /** 1 for the first. */
  number: number;
  text: string;
}

/** What a message of the server names: what is quoted or behind its last colon. */
const namedIn = (message: string) =>
  [/'([^'\n]+)' already exists/, /^Invalid expression: (.+)$/m, /: ([^\n:]+)$/]
    .map((pattern) => pattern.exec(message.trim())?.[1]?.trim())
    .find((named) => named !== undefined && named !== "");

const quoted = (text: string) => text.replaceAll(/\\(.)/g, "$1");

/**
 * The line of a workflow's text that a refusal is about: the server names what it does not know, and no line.
 * @param message of the server
 * @param yaml the text that it refused
 * @returns undefined where no line, or more than one, has what it names
 */
export function lineOf(message: string, yaml: string): Line | undefined {
  const named = namedIn(message);
  if (named === undefined) return undefined;
  const lines = yaml.split("\n").map((text, index) => ({ number: index + 1, text }));
  const word = new RegExp(`(^|[^\\w-])${named.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")}([^\\w-]|$)`);
  const found = lines.filter(({ text }) => /^[^#]*:/.test(text) && word.test(quoted(text)));
  return found.length === 1 ? found[0] : undefined;
}
