// Which files esbuild makes of the modules, and which of them a place needs.
import * as esbuild from "esbuild";
import { readFile } from "node:fs/promises";
import { root } from "./cli.mjs";

/** Small modules that very different pages use: in the shell they are no files of their own. */
const small = [
  "~/data/query/useEach",
  "~/data/query/useLoad",
  "~/data/write/merge",
  "~/i18n/RichText",
  "~/i18n/serverWords",
  "~/i18n/useTime",
  "~/kit/controls/saveFile",
  "~/kit/dialog/Dialog",
  "~/kit/form/fieldProps",
  "~/kit/form/json",
  "~/kit/form/useUnsaved",
  "~/kit/form/values",
  "~/parts/roles/roleOwner",
];
/** What every part finds loaded: boot module and shell. */
const shell = ["~/main", "~/app/App", ...small];
/** What a page with one form field needs of the forms; it comes in one file. */
const forms = ["~/kit/form/EditForm", "~/kit/form/FormDialog", "~/kit/form/useEdit"];
/** What comes before the shell, or beside it: the first reads, our texts. */
const EARLY = /firstReads$|\.properties$/;

const imports = (names) => names.map((name) => `import "${name}";`).join("");

/**
 * An esbuild plugin: few files. esbuild makes a file for every combination of parts that share a module; a part is what an
 * `import("~/…")` loads. Here each part imports the whole shell, and each component of a form the forms of the kit, so
 * that these are in all combinations alike.
 */
export const fewFiles = {
  name: "few files",
  setup(build) {
    build.onResolve({ filter: /^~\// }, ({ path, kind, importer }) =>
      kind === "dynamic-import" ? { path, namespace: "part", pluginData: importer } : undefined,
    );
    build.onLoad({ filter: /./, namespace: "part" }, ({ path, pluginData: importer }) => {
      const first = EARLY.test(path) ? ["~/main"] : shell;
      const page = /[\\/]src[\\/]site|texts\.ts$/.test(importer) ? `export { default } from "${path}";` : "";
      return { contents: `${imports(first)}export * from "${path}";${page}`, resolveDir: root };
    });
    build.onLoad({ filter: /[\\/]src[\\/]kit[\\/]form[\\/].*\.tsx$/ }, async ({ path }) => ({
      contents: `${await readFile(path, "utf8")};${imports(forms)}`,
      loader: "tsx",
    }));
  },
};

/**
 * Reads esbuild's metafile.
 * @returns gives the file of an entry point and all that it needs: esbuild has it import each of them itself
 */
export const filesOf =
  ({ outputs }) =>
  (entry) => {
    const name = Object.keys(outputs).find((name) => outputs[name].entryPoint === entry);
    return [name, ...outputs[name].imports.flatMap(({ path, kind }) => (kind === "import-statement" ? path : []))];
  };

/** In the site map, when it is run here: a page tells its own name, and nothing is loaded. */
const names = {
  name: "names",
  setup(build) {
    build.onResolve({ filter: /^~\/(features\/|data\/browser\/preload)/ }, ({ path }) => ({ path, namespace: "name" }));
    build.onLoad({ filter: /./, namespace: "name" }, ({ path }) => ({
      contents: `export default "part:${path}"; export const preloadPlace = () => {};`,
    }));
  },
};

/** The pages of the places: runs the site map. @returns [path of the place, `part:~/…`] of each */
export async function pages() {
  const options = { absWorkingDir: root, bundle: true, format: "esm", write: false, plugins: [names] };
  const { outputFiles } = await esbuild.build({ ...options, entryPoints: ["src/siteMap.ts"] });
  const { routes } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return Promise.all(Object.values(routes).map(async ({ path, load }) => [path, (await load()).default]));
}
