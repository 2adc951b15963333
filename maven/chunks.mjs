// What of the modules comes in one file, and what is asked for together.
import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { files } from "./files.mjs";

const root = join(import.meta.dirname, "..");

/** Names of the modules that the boot module imports. @param text of it */
export const bootNames = (text) => [...text.matchAll(/from "(~\/[^"]+)"/g)].map(([, name]) => name);
export const importing = (names) => names.map((name) => `import "${name}";`).join("\n");

/** What forms are made of: a module that has a form names all of it, so that it comes in one file. */
const FORM = { library: "node_modules/react-hook-form/", modules: ["~/kit/EditForm", "~/kit/Inputs"] };

/** All that a module imports at once, directly or not. @param inputs of esbuild's metafile */
function reached(inputs, from, seen = new Set()) {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const { path, kind } of inputs[from]?.imports ?? []) if (kind !== "dynamic-import") reached(inputs, path, seen);
  return seen;
}

/**
 * Own modules up to this size (bytes of source) that a sixth of all parts use are no file of their own: the shell has
 * them.
 */
const SMALL = 5_000;

/**
 * Names of the modules that the shell takes in: those without markup, which bring in nothing large.
 * @param parts modules that come by themselves
 */
function shared(inputs, parts) {
  const shell = reached(inputs, "src/app/App.tsx");
  const isLight = (file) => file.startsWith("src/") && file.endsWith(".ts") && inputs[file].bytes <= SMALL;
  const uses = new Map();
  for (const part of parts) for (const file of reached(inputs, part)) uses.set(file, (uses.get(file) ?? 0) + 1);
  const isWide = ([file, count]) => isLight(file) && !shell.has(file) && count >= parts.length / 6;
  const brings = ([file]) => [...reached(inputs, file)].filter((one) => !shell.has(one));
  const wide = [...uses].filter((use) => isWide(use) && brings(use).every(isLight));
  return wide.map(([file]) => file.replace(/^src(.*)\.ts$/, "~$1"));
}

/**
 * esbuild makes a file for each combination of modules that share something. Every module that comes by itself (the
 * places, what a page loads when it is opened) therefore names the shell: what the shell holds then counts as used by
 * all of them and comes in one file; those with a form also name all that forms are made of. The shell names what is
 * small and widely used. The first reads run before the shell; they name what the boot module holds, for the same
 * reason.
 * @param inputs of the first bundle's metafile, which tell who has a form
 */
export const fewFiles = (inputs = {}) => ({
  name: "few files",
  async setup(build) {
    const more = new Map();
    for (const file of await files(join(root, "src"))) {
      if (/\.(test|mock)\./.test(file)) continue;
      const text = await readFile(file, "utf8");
      const isBoot = file.endsWith("main.tsx");
      const named = isBoot ? bootNames(text) : ["~/app/App"];
      for (const [, name] of text.matchAll(/import\("~\/([^"]+)"\)/g))
        if (name !== "app/App") more.set(join(root, "src", name), named);
    }
    const parts = Object.keys(inputs).filter((file) => more.has(join(root, file.replace(/\.tsx?$/, ""))));
    if (parts.length > 0) more.set(join(root, "src/app/App"), shared(inputs, parts));
    build.onLoad({ filter: /src[\\/].*\.tsx?$/ }, async ({ path }) => {
      const named = more.get(path.replace(/\.tsx?$/, ""));
      if (!named) return undefined;
      const hasForm = [...reached(inputs, relative(root, path))].some((one) => one.startsWith(FORM.library));
      const text = await readFile(path, "utf8");
      const names = hasForm ? [...named, ...FORM.modules] : named;
      return { contents: `${text}\n${importing(names)}`, loader: path.endsWith("x") ? "tsx" : "ts" };
    });
  },
});

/** Texts of what esbuild made, by the name of the file. */
export const textsOf = ({ outputFiles }) => new Map(outputFiles.map(({ path, text }) => [basename(path), text]));

/** What a file that only passes on takes from another: its name, and the names [there, here]; undefined for other files. */
function passedOn(text) {
  const found =
    /^(?:\/\/#[^\n]*\n)?import\{([^}]*)\}from"\.\/([^"]+)";(?:import"\.\/[^"]+";)*export\{([^}]*)\};\s*$/.exec(text);
  if (!found) return undefined;
  const pairs = (list) => list.split(",").map((one) => [one.split(" as ")[0], one.split(" as ").at(-1)]);
  const there = new Map(pairs(found[1]).map(([theirs, own]) => [own, theirs]));
  return { from: found[2], names: pairs(found[3]).map(([own, here]) => [there.get(own), here]) };
}

/**
 * A module that comes by itself and is also used by others becomes a file that only passes on what a common file holds:
 * one more request, and known one hop later. Whoever loads such a file loads the common one instead.
 * @param result of esbuild; what goes is taken out of it
 */
export function skipPassing({ metafile: { outputs }, outputFiles }) {
  const texts = textsOf({ outputFiles });
  for (const [path, { entryPoint }] of Object.entries(outputs)) {
    const passed = entryPoint && passedOn(texts.get(basename(path)));
    const common = passed && outputs[join(dirname(path), passed.from)];
    if (!common || common.entryPoint) continue;
    const held = passed.names.map(([there, here]) => `${here}:m.${there}`).join();
    for (const [name, text] of texts)
      if (name.endsWith(".js"))
        texts.set(
          name,
          text.replaceAll(`import("./${basename(path)}")`, `import("./${passed.from}").then(m=>({${held}}))`),
        );
    common.entryPoint = entryPoint;
    delete outputs[path];
    texts.delete(basename(path));
    texts.delete(`${basename(path)}.map`);
  }
  return texts;
}

/** Files that a text imports at once. */
const importsIn = (text) => [...text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, name]) => name);

/** What `name` loads, itself included, without what `seen` holds. */
function loads(texts, name, seen) {
  if (seen.has(name)) return [];
  seen.add(name);
  return [name, ...importsIn(texts.get(name)).flatMap((other) => loads(texts, other, seen))];
}

/**
 * What a file that comes by itself imports would be asked for when the file is there, one round trip later, and what that
 * imports another one later. Whoever loads such a file therefore names everything with it.
 * @param texts of the modules by name
 * @param shell names of the files that are there before any other
 */
export function askTogether(texts, shell) {
  const there = shell.flatMap((name) => loads(texts, name, new Set()));
  for (const [name, text] of texts) {
    if (!name.endsWith(".js")) continue;
    const common = [];
    const index = (part) => (common.includes(part) ? common.indexOf(part) : common.push(part) - 1);
    const own = [...there, ...loads(texts, name, new Set(there))];
    const next = text.replaceAll(/\bimport\("\.\/([^"]+)"\)/g, (whole, target) => {
      const more = loads(texts, target, new Set(own)).slice(1);
      return more.length > 0 ? `$load("./${target}",${more.map(index)})` : whole;
    });
    if (common.length === 0) continue;
    const files = JSON.stringify(common.join(" "));
    texts.set(
      name,
      `${next}function $load(f,...n){const c=${files}.split(" ");return Promise.all([import(f),...n.map(i=>import("./"+c[i]))]).then(([m])=>m)}\n`,
    );
  }
  return texts;
}
