// Properties files, as the server and the build read them.

/**
 * Reads a properties file. Texts go out as the server sends them: doubled quotes stay doubled.
 * @param text of the file, UTF-8
 * @returns texts by key
 */
export function parseProperties(text) {
  const lines = text.replace(/\\\r?\n[ \t]*/g, "").split(/\r?\n/);
  const unescape = (part) =>
    part.replace(/\\(u([0-9a-f]{4})|.)/gi, (_, char, hex) =>
      hex ? String.fromCharCode(parseInt(hex, 16)) : ({ n: "\n", t: "\t" }[char] ?? char),
    );
  return Object.fromEntries(
    lines.flatMap((line) => {
      const found = /^\s*((?:\\.|[^\\=:\s#!])(?:\\.|[^\\=:\s])*)\s*[=:]?\s*(.*)$/.exec(line);
      return found ? [[unescape(found[1]), unescape(found[2])]] : [];
    }),
  );
}

/** Lets unit tests import such a file as a module, as the build does. */
export default {
  process: (text) => ({
    code: `exports.__esModule = true; exports.default = ${JSON.stringify(parseProperties(text))};`,
  }),
};
