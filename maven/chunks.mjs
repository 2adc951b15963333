// Which files a part of the console consists of: the places and whatever else a page loads when it is opened.
import { readFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";

const root = join(import.meta.dirname, "..");
/** What a part with a form imports, so that it and all that it imports come in one file. */
const formKit = ["src/kit/form/EditForm.tsx", "src/kit/form/FormDialog.tsx", "src/kit/form/useEdit.ts"];
const DYNAMIC = /(?<!typeof )\bimport\("(~\/[^"]+)"\)/g;
/** A module of ours as the sources name it. */
const nameOf = (file) => file.replace(/^src/, "~").replace(/\.tsx?$/, "");

/**
 * An esbuild plugin that reads our modules.
 * - esbuild makes a file for every combination of parts that share a module. Each part therefore imports the shell, and one
 *   with a form `formKit`: what these hold comes in one file each. What the boot module loads imports
 *   the boot module.
 * - `import("~/…")` also adds the preload links of that part (`preloadPart` in `src/main.tsx`).
 * @param metafile of a bundle without this plugin
 */
export const parts = ({ inputs }) => ({
  name: "parts",
  setup(build) {
    const dynamic = (file) =>
      inputs[file].imports.filter(({ kind }) => kind === "dynamic-import").map(({ path }) => path);
    const reach = (file, seen) => {
      if (seen.has(file)) return seen;
      seen.add(file);
      for (const { path, kind } of inputs[file]?.imports ?? []) if (kind !== "dynamic-import") reach(path, seen);
      return seen;
    };
    const hasForm = (file) => [...reach(file, new Set())].some((name) => name.includes("/react-hook-form/"));
    const own = Object.keys(inputs).filter((file) => /^src.*\.tsx?$/.test(file));
    const booted = new Set(dynamic("src/main.tsx"));
    const loaded = new Set(own.flatMap(dynamic));
    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
      const file = relative(root, path).replaceAll("\\", "/");
      const imported = [];
      if (booted.has(file)) imported.push("src/main.tsx");
      else if (loaded.has(file)) imported.push("src/app/App.tsx", ...(hasForm(file) ? formKit : []));
      const text = await readFile(path, "utf8");
      const lines = imported.map((name) => `import "${nameOf(name)}";`);
      if (dynamic(file).length > 0 && file !== "src/main.tsx") lines.push('import { preloadPart } from "~/main";');
      const contents = text.replace(DYNAMIC, '(preloadPart("$1"), import("$1"))') + `\n${lines.join("\n")}`;
      return { contents, loader: path.endsWith("x") ? "tsx" : "ts" };
    });
  },
});

/**
 * What esbuild's metafile says of the files.
 * @returns `of(entry)`: the file of an entry point and all that it imports at once, directly or not; `imports(name)`: the
 *   files that a file imports at once; `entries`: the entry points; `holding(input)`: the file that a module is in
 */
export function filesOf({ outputs }) {
  const byEntry = new Map(Object.entries(outputs).map(([name, { entryPoint }]) => [entryPoint, name]));
  const imports = (name) =>
    outputs[name].imports.flatMap(({ path, kind }) => (kind === "import-statement" ? path : []));
  const closure = (name, seen) => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const path of imports(name)) closure(path, seen);
    return seen;
  };
  const of = (entry) => [...closure(byEntry.get(entry), new Set())];
  const holding = (input) => Object.keys(outputs).find((name) => outputs[name].inputs[input]?.bytesInOutput > 0);
  return { of, imports, holding, entries: [...byEntry.keys()].filter(Boolean).sort() };
}

/**
 * The files of each part besides the shell's, as data for the page: `{ files: "a b c", imports: [[1, 2], [], [1]], parts:
 * { "~/…": 0 } }`. Which file imports which is written once, whatever parts need them. A part of one file is not in it:
 * its import needs it. The file of a part begins with its name; only those whose name others have are in `parts`, with -1
 * for one that is not among the files.
 * @param shell names of the files that every part finds loaded
 */
export function partsData({ of, imports, entries }, shell) {
  const own = (names) => names.filter((name) => !shell.includes(name));
  const parts = entries.map((entry) => [nameOf(entry), own(of(entry))]).filter(([, names]) => names.length > 1);
  const files = [...new Set(parts.flatMap(([, names]) => names))];
  // not those that come with another one that it imports
  const direct = (name) => {
    const all = own(imports(name));
    return all.filter((path) => !all.some((other) => other !== path && isBehind(path, other)));
  };
  const isBehind = (path, from) => own(imports(from)).some((next) => next === path || isBehind(path, next));
  const ambiguous = entries.filter((entry) =>
    entries.some((other) => other !== entry && basename(nameOf(other)) === basename(nameOf(entry))),
  );
  const fileOf = new Map(parts.map(([part, [name]]) => [part, files.indexOf(name)]));
  return {
    parts: Object.fromEntries(ambiguous.map(nameOf).map((part) => [part, fileOf.get(part) ?? -1])),
    imports: files.map((name) => direct(name).map((path) => files.indexOf(path))),
    files: files.map((name) => basename(name, ".js")).join(" "),
  };
}
