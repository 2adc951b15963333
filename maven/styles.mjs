// One style sheet for the whole console: PatternFly's base, the components in the bundle, our own; what nobody uses
// removed.
import * as esbuild from "esbuild";
import postcss from "postcss";
import { PurgeCSS } from "purgecss";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const isStyle = (name) => /react-styles\/css\/.*\.mjs$/.test(name);

/** Words of a source text: what a class name or the name of a style could be found under. */
const words = (text) => text.match(/[A-Za-z0-9_-]+/g) ?? [];

/**
 * What a bundle is made of.
 * @param metafile esbuild's own account of the bundle
 * @param root folder its paths start from
 * @returns PatternFly's style modules in it, the words of all other code, and the breakpoints our own code names
 */
export async function bundleUse(metafile, root) {
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const used = new Set(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([name]) => join(root, name)));
  const names = [...used].filter((name) => !isStyle(name));
  const texts = await Promise.all(names.map((name) => readFile(name, "utf8")));
  const own = texts.filter((_, index) => names[index].startsWith(join(root, "src"))).join("\n");
  // PatternFly's own defaults name md
  const breakpoints = ["Sm", "Md", "Lg", "Xl", "2xl"].filter(
    (size) => size === "Md" || new RegExp(`\\b${size}"?: `, "i").test(own),
  );
  return { styleModules: [...used].filter(isStyle).sort(), known: new Set(words(texts.join("\n"))), breakpoints };
}

/**
 * The classes of a PatternFly style module that the bundle can put on an element. The module lists every class there
 * is; one counts when its name is a word of the code. Responsive ones are named in two parts (`hidden` + `OnLg`).
 * @param text the module: an import of its sheet and one object literal in JSON's syntax
 */
export function styleNames(text, { known, breakpoints }) {
  const inUse = (name) =>
    known.has(name) ||
    breakpoints.some((size) => name.endsWith(`On${size}`) && known.has(name.slice(0, -2 - size.length)));
  const pick = (styles) =>
    Object.fromEntries(
      Object.entries(styles).flatMap(([name, value]) => {
        if (name === "modifiers") return [[name, pick(value)]];
        return inUse(name) ? [[name, value]] : [];
      }),
    );
  return pick(JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)));
}

/**
 * Classes that nothing gets: tables stack their cells below 768 px and nowhere else; PatternFly's page brings a drawer
 * and a wizard that no page opens.
 */
const NEVER = [/^pf-m-(tree-view-grid.*|grid(-sm|-lg|-xl|-2xl)?)$/, /^pf-v6-c-(drawer|page__main-wizard)/];

/**
 * Makes the style sheet.
 * @param use what `bundleUse` answered
 * @param base sheets that come first
 * @param own sheets that come last
 */
export async function styleSheet(use, base, own) {
  const sheets = [...base, ...use.styleModules.map((name) => name.replace(/\.mjs$/, ".css")), ...own];
  const raw = (await Promise.all(sheets.map((file) => readFile(file, "utf8")))).join("\n");
  const modules = await Promise.all(use.styleModules.map((file) => readFile(file, "utf8")));
  const classes = modules.flatMap((text) => {
    const { modifiers, ...styles } = styleNames(text, use);
    // a modifier may be called like the component itself, e.g. flex
    return [...Object.values(styles), ...Object.values(modifiers ?? {})];
  });
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: [...classes, ...use.known].join(" "), extension: "js" }],
    css: [{ raw: withoutFonts(raw) }],
    variables: true,
    keyframes: true,
    blocklist: NEVER,
    safelist: { standard: ["html", "body", "pf-v6-theme-dark"], greedy: [/aria-/] },
  });
  const sheet = postcss.parse(purged.css);
  withoutVain(sheet);
  withoutBareParts(sheet);
  atViewport(sheet);
  listed(sheet);
  withoutConstants(sheet, use.known);
  return (await esbuild.transform(shortNames(String(sheet), use.known), { loader: "css", minify: true })).code;
}

/**
 * Leaves out selectors that look by `:has()` for what is never there: PurgeCSS keeps them, and the browser looks again with
 * every change of the page.
 */
function withoutVain(sheet) {
  const isVain = (selector) => {
    const wanted = /:has\([^()]*?\.([\w-]+)[^()]*\)/.exec(selector)?.[1];
    return wanted !== undefined && NEVER.some((name) => name.test(wanted));
  };
  sheet.walkRules((rule) => keep(rule, (selector) => !isVain(selector)));
}

/** Keeps those selectors of a rule that pass a test, and the rule only with one of them. */
function keep(rule, test) {
  const kept = rule.selectors.filter(test);
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

const UNIVERSAL_PART = /^\*?::?(before|after|-webkit-scrollbar.*)$/;

/**
 * Leaves out what is said of `::before` and `::after` of every element: the browser would work out two styles more for each
 * element of a page. The rules that make such parts say it themselves. The scroll bars have `scrollbar-color`.
 */
function withoutBareParts(sheet) {
  sheet.walkRules((rule) => {
    keep(rule, (selector) => !UNIVERSAL_PART.test(selector));
    const isPart = rule.selectors.some((selector) => /::?(before|after)$/.test(selector));
    const props = rule.nodes.map(({ prop }) => prop);
    if (isPart && props.includes("content") && !props.includes("box-sizing"))
      rule.append({ prop: "box-sizing", value: "border-box" });
  });
}

/**
 * Asks for the width of the window where PatternFly's tables ask for that of a container, which it makes the whole document:
 * with container queries every change of style waits for a layout, and the rules of narrow tables are tried on wide ones.
 */
function atViewport(sheet) {
  sheet.walkAtRules("container", (rule) => {
    const width = /^pf-v6-contain-table \(max-width: calc\((\d+)rem - 1px\)\)$/.exec(rule.params)?.[1];
    if (!width) throw new Error(`styles: a new container query, ${rule.params}`);
    rule.name = "media";
    rule.params = `(max-width: ${Number(width) - 0.01}rem)`;
  });
  sheet.walkDecls(/^container/, (declaration) => declaration.remove());
}

/** References to variables without a value to fall back on. */
const REFERENCE = /var\((--[\w-]+)\)/g;

/**
 * Writes the value of a component's variable where it is used, when it has but one: set once, on the component itself, from
 * nothing but tokens. A third of all declarations; the tokens stay variables.
 */
function withoutConstants(sheet, known) {
  const declared = new Map();
  sheet.walkDecls(/^--/, (declaration) => {
    declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
  });
  const constants = new Map();
  const resolve = (value) => value.replace(REFERENCE, (reference, name) => constants.get(name) ?? reference);
  const isConstant = ({ prop, value, parent }) =>
    prop.startsWith("--pf-v6-") &&
    !known.has(prop) &&
    declared.get(prop).length === 1 &&
    parent.parent === sheet &&
    parent.selectors.every((selector) => /^\.pf-v6-[cl]-[\w-]+$/.test(selector)) &&
    !/^(inherit|initial|unset|revert|revert-layer)$/.test(value) &&
    !/var\((?!--pf-t--)/.test(resolve(value));
  const open = new Set([...declared.values()].flat());
  for (let before = -1; before < constants.size;) {
    before = constants.size;
    for (const declaration of open)
      if (isConstant(declaration)) {
        constants.set(declaration.prop, resolve(declaration.value));
        open.delete(declaration);
      }
  }
  const used = new Set();
  sheet.walkDecls((declaration) => {
    declaration.value = resolve(declaration.value);
    for (const [, name] of declaration.value.matchAll(/var\((--[\w-]+)/g)) used.add(name);
  });
  for (const name of constants.keys()) if (!used.has(name)) declared.get(name)[0].remove();
}

/** Elements that a compound selector or a descendant of it names. */
const elementsIn = (selector) => selector.match(/(^|[\s>+~])[a-z][\w-]*/gi)?.length ?? 0;

/**
 * Writes selectors like `:is(.a, .b h1)` and `:where(ul, ol)` as lists. A browser keeps each rule under the class or element
 * that its selector ends with; those that end with a choice it tries on every element of a page.
 */
function listed(sheet) {
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.flatMap((selector) => {
      const [, kind, list, rest] = /^:(is|where)\(([^()]*,[^()]*)\)((?:::?[a-z-]+)?)$/.exec(selector) ?? [];
      if (!kind) return [selector];
      const parts = list.split(",").map((part) => part.trim());
      if (kind === "where") return parts.map((part) => `:where(${part})${rest}`);
      // each weighs as much as the heaviest of them
      const most = Math.max(...parts.map(elementsIn));
      return parts.map((part) => part + ":not(x)".repeat(most - elementsIn(part)) + rest);
    });
  });
}

/**
 * Gives PatternFly's component variables short names, but for those that the code sets: a quarter of the sheet's bytes.
 * Its tokens (`--pf-t-…`), which themes are made of, keep theirs.
 */
function shortNames(css, known) {
  const names = new Map();
  return css.replace(/--pf-v6-[\w-]+/g, (name) => {
    if (known.has(name)) return name;
    if (!names.has(name)) names.set(name, `--g${names.size.toString(36)}`);
    return names.get(name);
  });
}

/**
 * Leaves out PatternFly's web fonts (40 kB and more): the system's own faces are there at once and known to the reader.
 */
function withoutFonts(css) {
  const sheet = postcss.parse(css);
  sheet.walkAtRules("font-face", (rule) => rule.remove());
  return String(sheet);
}
