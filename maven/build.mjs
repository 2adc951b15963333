// Builds the theme's files: src → hashed modules and one style sheet below resources/assets, theme/ → everything else.
import * as esbuild from "esbuild";
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { fewFiles, filesOf, pages } from "./chunks.mjs";
import { isStarted, main, Problem, root } from "./cli.mjs";
import { parseProperties } from "./properties.mjs";
import { styleSheet } from "./styles.mjs";

/** Largest size, in bytes after gzip, of what a place loads; a build over it fails. Raise one only with a reason in the log. */
const budgets = { boot: 23_000, "style sheet": 70_000, shell: 265_000, place: 60_000 };

const hash = (content) => createHash("sha256").update(content).digest("hex").slice(0, 8);

/** Our own texts as modules. */
const texts = {
  name: "texts",
  setup(build) {
    build.onLoad({ filter: /\.properties$/, namespace: "file" }, async ({ path }) => ({
      contents: `export default ${JSON.stringify(parseProperties(await readFile(path, "utf8")))}`,
    }));
  },
};

/** The admin client's generated client of the admin API v2 is left out; calling it throws. */
const withoutV2 = {
  name: "alias of clientsV2",
  setup: (build) => build.onResolve({ filter: /\/clientsV2\.js$/ }, () => ({ path: join(root, "maven/clientsV2.js") })),
};

/** esbuild's options for the modules of the console. @param reload origin of the watcher, or "" */
const modulesOptions = (reload) => ({
  entryPoints: ["src/main.tsx"],
  bundle: true,
  minify: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  charset: "utf8",
  // one sheet is made of them in styles.mjs
  loader: { ".css": "empty" },
  plugins: [texts, withoutV2, fewFiles],
  // Chromium compiles the functions of a file while it comes (https://v8.dev/blog/explicit-compile-hints)
  banner: { js: "//# allFunctionsCalledOnLoad" },
  legalComments: "none",
  define: {
    "process.env.NODE_ENV": '"production"',
    GATEHOUSE_RELOAD: JSON.stringify(reload),
  },
  absWorkingDir: root,
  outdir: "assets",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  write: false,
  metafile: true,
  logLevel: "warning",
});

/** Prints the size of each file and of what is loaded together; throws when that is over its budget. */
function report(sizes, together) {
  const rows = together.map(([name, names]) => [name, names.reduce((sum, file) => sum + sizes.get(basename(file)), 0)]);
  for (const [name, bytes] of [...sizes].sort()) console.log(`${String(bytes).padStart(9)} gzip  ${name}`);
  for (const [name, bytes] of rows) console.log(`${String(bytes).padStart(18)} gzip  ${name}`);
  const over = rows.filter(([name, bytes]) => bytes > (budgets[name] ?? budgets.place));
  if (over.length)
    throw new Problem(`Over the size budget: ${over.map(([name, bytes]) => `${name} (${bytes} bytes)`).join(", ")}`);
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
  const assets = join(admin, "resources/assets");
  const maps = join(dirname(outdir), "maps");
  for (const folder of [fresh, maps]) await rm(folder, { recursive: true, force: true });
  // in the jar the themes are below theme/, the list of them at the top
  await cp(join(root, "theme/META-INF"), join(fresh, "META-INF"), { recursive: true });
  await cp(join(root, "theme/gatehouse"), join(fresh, "theme/gatehouse"), { recursive: true });
  for (const folder of [assets, maps]) await mkdir(folder, { recursive: true });

  const options = modulesOptions(reload);
  const modules = await esbuild.build({ ...options, sourcemap: "external" });
  const hashed = (name, text) => ({ path: name.replace(".", `-${hash(text)}.`), text });
  const of = filesOf(modules.metafile);
  // every part imports the boot module, so that the file of the entry point only passes on another
  const boot = of("src/main.tsx").slice(1);
  if (boot.length !== 1) throw new Problem("The page's template takes one boot module.");
  const shell = of("part:~/app/App").filter((name) => !boot.includes(name));
  const own = (entry) => of(entry).filter((name) => ![...boot, ...shell].includes(name));
  const filesOfPlaces = Object.fromEntries((await pages()).map(([path, entry]) => [path, own(entry)]));

  const check = hashed("check.js", await readFile(join(root, "src/check.js"), "utf8"));
  const styles = hashed("style.css", await styleSheet(options));
  const places = hashed("places.js", `export default ${JSON.stringify(filesOfPlaces)}`);
  const sizes = new Map();
  for (const { path, text } of [...modules.outputFiles, check, styles, places]) {
    const isMap = path.endsWith(".map");
    await writeFile(join(isMap ? maps : assets, basename(path)), text);
    if (!isMap) sizes.set(basename(path), gzipSync(text).length);
  }
  const values = {
    "@check@": `assets/${check.path}`,
    "@entry@": boot[0],
    "@icon@": `data:image/svg+xml,${encodeURIComponent(await readFile(join(admin, "resources/favicon.svg"), "utf8"))}`,
    "@styles@": `assets/${styles.path}`,
    "@shell@": shell.join(" "),
    "@places@": `assets/${places.path}`,
    "@reloadOrigin@": reload && ` ${reload}`,
  };
  const page = (await readFile(join(admin, "index.ftl"), "utf8"))
    .replace(/@\w+@/g, (name) => values[name] ?? name)
    // the server does not compress it
    .replace(/^ +/gm, "");
  await writeFile(join(admin, "index.ftl"), page);
  await rm(outdir, { recursive: true, force: true });
  await rename(fresh, outdir);
  if (quiet) return;
  const entries = Object.values(modules.metafile.outputs).map(({ entryPoint = "" }) => entryPoint);
  const parts = entries.filter((entry) => entry.startsWith("part:~/features/")).map((entry) => [entry, own(entry)]);
  report(sizes, [["style sheet", [styles.path]], ["boot", boot], ["shell", shell], ...parts]);
}

if (isStarted(import.meta.url)) await main(() => build());
