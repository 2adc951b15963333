// One style sheet for the whole console: PatternFly's base, the sheets of the components in use, our own.
import * as esbuild from "esbuild";
import { PurgeCSS } from "purgecss";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { files } from "./files.mjs";

const root = join(import.meta.dirname, "..");
const STYLES = /react-styles[\\/]css[\\/].*\.mjs$/;

/**
 * The classes that the code can name. PatternFly's code names a class by a key of a style module, an object `{ tableTd:
 * "pf-v6-c-table__td", …, modifiers: { … } }`; keys that end with a breakpoint it puts together.
 * @param texts of the style modules
 * @param words all words of the other modules
 */
const classesIn = (texts, words) =>
  texts.flatMap((text) => {
    const { modifiers = {}, ...parts } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
    const isNamed = ([key]) => words.has(key) || words.has(key.replace(/On(Sm|Md|Lg|Xl|2xl)$/, ""));
    return [...Object.entries(parts), ...Object.entries(modifiers)].filter(isNamed).map(([, name]) => name);
  });

/**
 * Makes the style sheet, without what no module names. `fontFace` leaves out PatternFly's web fonts: no rule names them, only
 * variables do, and ours name the system's fonts.
 * @param metafile of the bundle, for the style modules in it
 * @param named text of the modules, without the style modules
 */
export async function styleSheet({ outputs }, named) {
  const read = (names) => Promise.all(names.map((name) => readFile(name, "utf8")));
  const inputs = Object.values(outputs)
    .flatMap((output) => Object.entries(output.inputs))
    .filter(([, input]) => input.bytesInOutput > 0)
    .map(([name]) => name);
  const styles = [...new Set(inputs)]
    .filter((name) => STYLES.test(name))
    .sort()
    .map((name) => join(root, name));
  const base = join(root, "node_modules/@patternfly/react-core/dist/styles/base.css");
  const own = (await files(join(root, "src"))).filter((name) => name.endsWith(".css"));
  const sheets = await read([base, ...styles.map((name) => name.replace(/mjs$/, "css")), ...own]);
  const words = new Set(named.match(/[\w-]+/g));
  const [{ css }] = await new PurgeCSS().purge({
    content: [{ raw: [...classesIn(await read(styles), words), ...words].join(" "), extension: "js" }],
    css: [{ raw: sheets.join("\n") }],
    variables: true,
    keyframes: true,
    fontFace: true,
    safelist: { standard: ["html", "body", "pf-v6-theme-dark"] },
  });
  return (await esbuild.transform(css, { loader: "css", minify: true })).code;
}
