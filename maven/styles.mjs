// One style sheet for the whole console: PatternFly's base, the sheets of the components in use, our own.
import * as esbuild from "esbuild";
import { PurgeCSS } from "purgecss";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./cli.mjs";

const CLASSES = /react-styles[\\/]css[\\/].*\.mjs$/;

/** PatternFly's modules of class names, emptied: what is left of the code names only the classes that it uses. */
const withoutClasses = {
  name: "without classes",
  setup: (build) => build.onLoad({ filter: CLASSES }, () => ({ contents: "export default {}" })),
};

/**
 * The classes of a module `{ tableTd: "pf-v6-c-table__td", …, modifiers: { … } }` whose keys are among the words of the code.
 * A key that ends with a breakpoint is put together by PatternFly's code.
 */
function classesIn(module, words) {
  const { modifiers = {}, ...parts } = JSON.parse(module.slice(module.indexOf("{"), module.lastIndexOf("}") + 1));
  const isNamed = ([key]) => words.has(key) || words.has(key.replace(/On(Sm|Md|Lg|Xl|2xl)$/, ""));
  // a part and a modifier may have the same key
  return [...Object.entries(parts), ...Object.entries(modifiers)].filter(isNamed).map(([, name]) => name);
}

/**
 * Makes the style sheet, without what no module names. `fontFace` leaves out PatternFly's web fonts: no rule names them, only
 * variables do, and ours name the system's fonts.
 * @param options of the bundle of the console
 */
export async function styleSheet(options) {
  const bundle = await esbuild.build({ ...options, plugins: [withoutClasses, ...options.plugins] });
  const used = Object.values(bundle.metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .flatMap(([name, { bytesInOutput }]) => (CLASSES.test(name) && bytesInOutput > 0 ? join(root, name) : []))
    .sort();
  const base = join(root, "node_modules/@patternfly/react-core/dist/styles/base.css");
  const read = (names) => Promise.all(names.map((name) => readFile(name, "utf8")));
  const words = new Set(bundle.outputFiles.flatMap(({ text }) => text.match(/[\w-]+/g)));
  const classes = (await read(used)).flatMap((module) => classesIn(module, words));
  const sheets = await read([base, ...used.map((name) => name.replace(/mjs$/, "css")), join(root, "src/app/app.css")]);
  const [{ css }] = await new PurgeCSS().purge({
    content: [{ raw: [...classes, ...words].join(" "), extension: "js" }],
    css: [{ raw: sheets.join("\n") }],
    variables: true,
    keyframes: true,
    fontFace: true,
    safelist: { standard: ["html", "body", "pf-v6-theme-dark"] },
    // our pages change at one width only, `md`, and none is a wizard as a whole; no list has lines between its entries: with
    // a rule for `> * + *`, whatever comes before something else has the browser compute the styles of all that is beside it
    blocklist: [/-(on|grid)-(sm|lg|xl|2xl)$/, /page__main-wizard$/, "pf-m-bordered"],
  });
  return (await esbuild.transform(css, { loader: "css", minify: true })).code;
}
