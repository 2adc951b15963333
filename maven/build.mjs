// Builds the theme's files: src → hashed modules and one style sheet below resources/assets, theme/ → everything else.
import * as esbuild from "esbuild";
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { filesOf, parts, partsData } from "./chunks.mjs";
import { files } from "./files.mjs";
import { parseProperties } from "./properties.mjs";
import { styleSheet } from "./styles.mjs";

const root = join(import.meta.dirname, "..");

/**
 * Largest size, in bytes after gzip, of what a place loads; a build over it fails. Raise one only with a reason in the
 * log. The style sheet was meant to keep within 70 kB; PatternFly's page brings rules of the drawer, its wizard 2.6 kB, the
 * grid of texts 0.2 kB.
 * Boot holds the site map, about 0.3 kB for each place with tabs; the shell was meant to keep within 265 kB, and holds the
 * endpoints of all areas.
 */
const budgets = { boot: 24_500, "style sheet": 80_500, shell: 268_000, place: 60_000 };

const sha = (content) => createHash("sha256").update(content).digest("hex");
const hash = (content) => sha(content).slice(0, 8);

/** Names this build: equal sources give an equal name, so that two clean builds are identical. */
async function buildId() {
  const folders = await Promise.all(["src", "theme"].map((folder) => files(join(root, folder))));
  const sources = [...folders.flat().filter((file) => !file.includes(".generated.")), join(root, "package-lock.json")];
  const parts = await Promise.all(sources.map(async (file) => relative(root, file) + sha(await readFile(file))));
  return hash(parts.join());
}

/** Our own texts as modules. */
const texts = {
  name: "texts",
  setup(build) {
    build.onLoad({ filter: /\.properties$/ }, async ({ path }) => ({
      contents: `export default ${JSON.stringify(parseProperties(await readFile(path, "utf8")))}`,
    }));
  },
};

/** The admin client's generated client of the admin API v2 is left out; calling it throws. */
const withoutV2 = {
  name: "alias of clientsV2",
  setup(build) {
    build.onResolve({ filter: /\/clientsV2\.js$/ }, () => ({ path: join(root, "maven/clientsV2.js") }));
  },
};

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
 * Bundles the modules, twice: the first bundle, without PatternFly's lists of class names, tells what the code names and
 * which modules have forms.
 * @returns esbuild's result, and the text of the first bundle
 */
async function bundle(reload) {
  const options = {
    ...common,
    entryPoints: ["src/main.tsx"],
    format: "esm",
    splitting: true,
    plugins: [texts, withoutV2],
    // one sheet is made of them below
    loader: { ".css": "empty" },
    // Chromium compiles the functions of a file while it comes (https://v8.dev/blog/explicit-compile-hints)
    banner: { js: "//# allFunctionsCalledOnLoad" },
    target: "es2022",
    jsx: "automatic",
    define: {
      "process.env.NODE_ENV": '"production"',
      GATEHOUSE_BUILD: JSON.stringify(await buildId()),
      GATEHOUSE_RELOAD: JSON.stringify(reload),
    },
  };
  const first = await esbuild.build({ ...options, external: ["@patternfly/react-styles/*"] });
  const plugins = [...options.plugins, parts(first.metafile)];
  const result = await esbuild.build({ ...options, plugins, sourcemap: "external" });
  return { result, named: first.outputFiles.map(({ text }) => text).join("\n") };
}

/** Prints the size of each file, of the shell and of each part; throws when one is over its budget. */
function report(sizes, styles, { boot, shell, places }) {
  const sum = (names) => names.reduce((total, name) => total + sizes.get(basename(name)), 0);
  const rows = [
    ["style sheet", styles],
    ["boot", sum(boot)],
    ["shell", sum(shell)],
  ];
  for (const [name, own] of places) rows.push([`place ${name}`, sum(own)]);
  for (const [name, bytes] of [...sizes].sort()) console.log(`${String(bytes).padStart(9)} gzip  ${name}`);
  for (const [name, bytes] of rows) console.log(`${String(bytes).padStart(18)} gzip  ${name}`);
  const over = rows.filter(([name, bytes]) => bytes > (budgets[name] ?? budgets.place));
  if (over.length)
    throw new Error(`Over the size budget: ${over.map(([name, bytes]) => `${name} (${bytes} bytes)`).join(", ")}`);
}

/** Addresses of files, for the page template. */
const addresses = (names) => names.map((name) => `assets/${basename(name)}`).join(" ");

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

  const { result: modules, named } = await bundle(reload);
  const check = await esbuild.build({ ...common, entryPoints: ["src/check.js"], target: "es2020" });
  const sizes = new Map();
  for (const { path, text } of [...modules.outputFiles, ...check.outputFiles]) {
    const isMap = path.endsWith(".map");
    await writeFile(join(isMap ? maps : assetsDir, basename(path)), text);
    if (!isMap) sizes.set(basename(path), gzipSync(text).length);
  }
  const styles = await styleSheet(modules.metafile, named);
  const styleName = `style-${hash(styles)}.css`;
  await writeFile(join(assetsDir, styleName), styles);

  const graph = filesOf(modules.metafile);
  // the file of an entry point whose module others import, too, only passes on what another holds
  const [, ...boot] = graph.of("src/main.tsx");
  const main = graph.holding("src/main.tsx");
  const shell = graph.of("src/app/App.tsx").filter((name) => !boot.includes(name));
  const values = {
    "@check@": addresses(Object.keys(check.metafile.outputs)),
    "@entry@": addresses([main]),
    "@boot@": addresses(boot.filter((name) => name !== main)),
    "@icon@": `data:image/svg+xml,${encodeURIComponent(await readFile(join(admin, "resources/favicon.svg"), "utf8"))}`,
    "@styles@": addresses([styleName]),
    "@shell@": addresses(shell),
    "@parts@": JSON.stringify(partsData(graph, [...boot, ...shell])),
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
  const places = graph.entries
    .filter((entry) => entry.startsWith("src/features/"))
    .map((entry) => [basename(entry, ".tsx"), graph.of(entry).filter((name) => ![...boot, ...shell].includes(name))]);
  report(sizes, gzipSync(styles).length, { boot, shell, places });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    await build();
  } catch (error) {
    console.error(error.errors ? "The build failed." : error.message);
    process.exit(1);
  }
}
