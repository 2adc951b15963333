const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", f: "\f" };

const unescaped = (part: string) =>
  part.replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, hex: string | undefined, char = "") =>
    hex ? String.fromCharCode(parseInt(hex, 16)) : (ESCAPES[char] ?? char),
  );

/** Lines as the format counts them: one that ends with a single backslash goes on in the next. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  let open = "";
  for (const line of text.split(/\r\n|\r|\n/)) {
    const rest = line.replace(/^[ \t\f]+/, "");
    // a comment does not go on
    if (open === "" && /^[#!]/.test(rest)) continue;
    const [ends = ""] = /\\*$/.exec(rest) ?? [];
    if (ends.length % 2 === 1) open += rest.slice(0, -1);
    else {
      lines.push(open + rest);
      open = "";
    }
  }
  return open ? [...lines, open] : lines;
}

/**
 * Reads a properties file.
 * @returns texts by key; of a key that is there twice the last one
 */
export function parseProperties(text: string): Map<string, string> {
  const entries = linesOf(text.replace(/^\uFEFF/, "")).flatMap((line): [string, string][] => {
    if (line === "") return [];
    const [found = "", key = ""] = /^((?:\\[\s\S]|[^\\=: \t\f])*)[ \t\f]*[=:]?[ \t\f]*/.exec(line) ?? [];
    return [[unescaped(key), unescaped(line.slice(found.length))]];
  });
  return new Map(entries);
}

const escaped = (text: string, special: RegExp) =>
  text
    .replace(/\\/g, "\\\\")
    .replace(special, "\\$&")
    .replace(/\n/g, "\\n")
    .replace(/\r/g, "\\r")
    .replace(/\t/g, "\\t")
    .replace(/\f/g, "\\f");

/** Writes texts as a properties file in UTF-8, sorted by key. */
export function formatProperties(texts: Record<string, string>): string {
  const lines = Object.entries(texts)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, text]) => `${escaped(key, /^[#!]|[=: ]/g)}=${escaped(text, /^ /)}\n`);
  return lines.join("");
}
