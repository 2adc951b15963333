// Builds the theme's files: src → hashed modules and one style sheet below resources/assets, theme/ → everything else.
import * as esbuild from "esbuild";
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { askTogether, bootNames, fewFiles, importing, skipPassing, textsOf } from "./chunks.mjs";
import { files } from "./files.mjs";
import { parseProperties } from "./properties.mjs";
import { bundleUse, styleNames, styleSheet } from "./styles.mjs";

const root = join(import.meta.dirname, "..");

/**
 * Largest size, in bytes after gzip, of what a place loads; a build over it fails. Raise one only with a reason in the
 * log.
 */
const budgets = { boot: 19_600, "style sheet": 46_000, shell: 250_000, place: 60_000 };

const sha = (content) => createHash("sha256").update(content).digest("hex");
const hash = (content) => sha(content).slice(0, 8);

/** Names this build: equal sources give an equal name, so that two clean builds are identical. */
async function buildId() {
  const folders = await Promise.all(["src", "theme"].map((folder) => files(join(root, folder))));
  const sources = [...folders.flat().filter((file) => !file.includes(".generated.")), join(root, "package-lock.json")];
  const parts = await Promise.all(sources.map(async (file) => relative(root, file) + sha(await readFile(file))));
  return hash(parts.join());
}

/**
 * Leaves out what no page uses: PatternFly's style imports (one sheet is made of them below), the second drawing of each
 * icon, for another brand (PatternFly puts both into the page), and the admin client's generated v2. React DOM's signs for
 * what is no error, five of them, become objects that no place in the code is kept for: with the browser's tools attached,
 * as in every test, V8 parses the whole file once more to find it.
 */
const trim = {
  name: "trim",
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, () => ({ contents: "", loader: "js" }));
    build.onLoad({ filter: /react-icons[\\/]dist[\\/]esm[\\/]icons[\\/]/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replace(/^ *rhUiIcon: \{.*\},$/m, ""),
      loader: "js",
    }));
    build.onLoad({ filter: /react-dom-client\.production\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replace(
        /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
        "$1Object.assign(Object.create(Error.prototype), { message: $2 })",
      ),
      loader: "js",
    }));
    build.onLoad({ filter: /keycloak-admin-client[\\/]lib[\\/]resources[\\/]clientsV2\.js$/ }, () => ({
      contents: "export class ClientsV2 {}",
      loader: "js",
    }));
  },
};

/** Our own texts as modules; the boot module loads them, and they name what it holds, so that it stays one file. */
const texts = {
  name: "texts",
  async setup(build) {
    const named = importing(bootNames(await readFile(join(root, "src/main.tsx"), "utf8")));
    build.onLoad({ filter: /\.properties$/ }, async ({ path }) => ({
      contents: `${named}\nexport default ${JSON.stringify(parseProperties(await readFile(path, "utf8")))};`,
      resolveDir: dirname(path),
    }));
  },
};

/**
 * Files that a module imports at once, so that the page can ask for all of them together instead of one after the
 * other.
 */
const importsOf = ({ outputs }, name) =>
  outputs[name].imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => path);

/** Addresses of files, for the page template. */
const addresses = (names) => names.map((name) => `assets/${basename(name)}`).join(" ");

function report(metafile, assets, styles) {
  const rows = [["style sheet", gzipSync(styles).length]];
  const size = (name) => gzipSync(assets.get(basename(name))).length;
  const closure = (name, seen = new Set()) => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const { path, kind } of metafile.outputs[name].imports) if (kind === "import-statement") closure(path, seen);
    return seen;
  };
  const sum = (names) => [...names].reduce((total, name) => total + size(name), 0);
  const entries = Object.entries(metafile.outputs).filter(([, output]) => output.entryPoint);
  const byEntry = (suffix) => entries.find(([, output]) => output.entryPoint.endsWith(suffix))?.[0];
  const boot = closure(byEntry("src/main.tsx"));
  const app = byEntry("src/app/App.tsx");
  const shell = new Set(app ? [...closure(app)].filter((name) => !boot.has(name)) : []);
  rows.push(["boot", sum(boot)], ["shell", sum(shell)]);
  for (const [name, { entryPoint }] of entries)
    if (entryPoint.includes("src/features/"))
      rows.push([
        `place ${basename(entryPoint, ".tsx")}`,
        sum([...closure(name)].filter((part) => !boot.has(part) && !shell.has(part))),
      ]);
  for (const [name, content] of [...assets].sort())
    console.log(`${String(content.length).padStart(9)} ${String(gzipSync(content).length).padStart(8)} gzip  ${name}`);
  const over = rows.filter(([name, bytes]) => bytes > budgets[name.split(" ")[0] === "place" ? "place" : name]);
  for (const [name, bytes] of rows) console.log(`${String(bytes).padStart(18)} gzip  ${name}`);
  if (over.length)
    throw new Error(`Over the size budget: ${over.map(([name, bytes]) => `${name} (${bytes} bytes)`).join(", ")}`);
}

const common = {
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  absWorkingDir: root,
  outdir: "assets",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  legalComments: "none",
  charset: "utf8",
  logLevel: "warning",
};

/**
 * Bundles the modules, twice: the first bundle only tells which styles the code can name, the second has no others.
 * @returns esbuild's result and what the bundle uses
 */
async function modules(reload) {
  const options = {
    ...common,
    entryPoints: ["src/main.tsx"],
    format: "esm",
    splitting: true,
    // Most of what a file holds runs as soon as it is there: Chromium then compiles it while it comes, beside the page's own
    // work, instead of each function when it is called (https://v8.dev/blog/explicit-compile-hints); others ignore it.
    banner: { js: "//# allFunctionsCalledOnLoad" },
    target: "es2022",
    jsx: "automatic",
    define: {
      "process.env.NODE_ENV": '"production"',
      GATEHOUSE_BUILD: JSON.stringify(await buildId()),
      GATEHOUSE_RELOAD: JSON.stringify(reload),
    },
  };
  const first = await esbuild.build({ ...options, minify: false, plugins: [trim, texts, fewFiles()] });
  const use = await bundleUse(first.metafile, root);
  const onlyStyles = {
    name: "only the styles in use",
    setup(build) {
      build.onLoad({ filter: /react-styles[\\/]css[\\/].*\.mjs$/ }, async ({ path }) => ({
        contents: `export default ${JSON.stringify(styleNames(await readFile(path, "utf8"), use))}`,
      }));
    },
  };
  return {
    use,
    result: await esbuild.build({
      ...options,
      sourcemap: "external",
      plugins: [trim, texts, onlyStyles, fewFiles(first.metafile.inputs)],
    }),
  };
}

/**
 * Writes the modules and their maps; the maps stay beside the theme, they are an artifact of their own.
 * @param texts by name
 * @returns the texts of the modules
 */
async function write(texts, assetsDir, maps) {
  for (const [name, text] of texts) await writeFile(join(name.endsWith(".map") ? maps : assetsDir, name), text);
  return new Map([...texts].filter(([name]) => !name.endsWith(".map")));
}

/**
 * Builds the theme.
 * @param options.outdir folder for the theme's files (the content of the jar), replaced when everything is built
 * @param options.reload origin of a watcher that tells the page to reload; allowed by the page's policy and opened by
 *   it
 * @param options.quiet prints no sizes
 * @throws when the sources do not build or a size is over its budget
 */
export async function build({ outdir = join(root, "target/theme"), reload = "", quiet = false } = {}) {
  const fresh = `${outdir}.new`;
  const admin = join(fresh, "theme/gatehouse/admin");
  const assetsDir = join(admin, "resources/assets");
  const maps = join(dirname(outdir), "maps");
  for (const folder of [fresh, maps]) await rm(folder, { recursive: true, force: true });
  // in the jar the themes stand below theme/, the list of them at the top
  await cp(join(root, "theme/META-INF"), join(fresh, "META-INF"), { recursive: true });
  await cp(join(root, "theme/gatehouse"), join(fresh, "theme/gatehouse"), { recursive: true });
  for (const folder of [assetsDir, maps]) await mkdir(folder, { recursive: true });

  const { use, result } = await modules(reload);
  const check = await esbuild.build({ ...common, entryPoints: ["src/check.js"], target: "es2020" });
  const separate = skipPassing(result);
  const output = (entry) =>
    Object.entries(result.metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry)[0];
  const [main, app, reads] = ["main.tsx", "app/App.tsx", "data/firstReads.ts"].map((name) => output(`src/${name}`));
  const texts = askTogether(
    separate,
    [main, reads, app].map((name) => basename(name)),
  );
  const assets = await write(new Map([...texts, ...textsOf(check)]), assetsDir, maps);
  const own = (await files(join(root, "src"))).filter((file) => file.endsWith(".css"));
  const styles = await styleSheet(use, [join(root, "node_modules/@patternfly/react-core/dist/styles/base.css")], own);
  const styleName = `style-${hash(styles)}.css`;
  await writeFile(join(assetsDir, styleName), styles);

  const boot = importsOf(result.metafile, main);
  const first = new Set([reads, app, ...importsOf(result.metafile, app)]);
  const shell = [...first].filter((name) => !boot.includes(name));
  const values = {
    "@check@": addresses(Object.keys(check.metafile.outputs)),
    "@entry@": addresses([main]),
    "@boot@": addresses(boot),
    "@icon@": `data:image/svg+xml,${encodeURIComponent(await readFile(join(admin, "resources/favicon.svg"), "utf8"))}`,
    "@styles@": addresses([styleName]),
    "@shell@": addresses(shell),
    "@reloadOrigin@": reload && ` ${reload}`,
  };
  const page = (await readFile(join(admin, "index.ftl"), "utf8"))
    .replace(/@\w+@/g, (name) => values[name] ?? name)
    // the server does not compress it
    .replace(/^ +/gm, "");
  await writeFile(join(admin, "index.ftl"), page);
  await rm(outdir, { recursive: true, force: true });
  await rename(fresh, outdir);
  if (!quiet) report(result.metafile, assets, styles);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    await build();
  } catch (error) {
    console.error(error.errors ? "The build failed." : error.message);
    process.exit(1);
  }
}
