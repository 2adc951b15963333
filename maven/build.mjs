// Builds the theme's files: src → hashed modules and one style sheet below resources/assets, theme/ → everything else.
import * as esbuild from "esbuild";
import postcss from "postcss";
import { PurgeCSS } from "purgecss";
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const root = join(import.meta.dirname, "..");
const patternfly = join(root, "node_modules/@patternfly");

/** Largest size, in bytes after gzip, of what a place loads; a build over it fails. Raise one only with a reason in the log. */
const budgets = { boot: 18_000, "style sheet": 60_000, shell: 262_000, place: 60_000 };

const sha = (content) => createHash("sha256").update(content).digest("hex");
const hash = (content) => sha(content).slice(0, 8);

/** All files below a folder, sorted, so that every build sees them in one order. */
async function files(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** Names this build: equal sources give an equal name, so that two clean builds are identical. */
async function buildId() {
  const folders = await Promise.all(["src", "theme"].map((folder) => files(join(root, folder))));
  const sources = [...folders.flat().filter((file) => !file.includes(".generated.")), join(root, "package-lock.json")];
  const parts = await Promise.all(sources.map(async (file) => relative(root, file) + sha(await readFile(file))));
  return hash(parts.join());
}

/** Leaves out what no page uses: PatternFly's style imports (one sheet is made of them below) and the admin client's generated v2. */
const trim = {
  name: "trim",
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, () => ({ contents: "", loader: "js" }));
    build.onLoad({ filter: /keycloak-admin-client[\\/]lib[\\/]resources[\\/]clientsV2\.js$/ }, () => ({
      contents: "export class ClientsV2 {}",
      loader: "js",
    }));
  },
};

/**
 * Every place's module also names the shell: what the shell holds then counts as used by all of them and comes in one
 * file, instead of one file for each combination of places that share something.
 */
const oneShell = {
  name: "one shell",
  setup(build) {
    build.onLoad({ filter: /src[\\/]features[\\/].*\.tsx$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      const place = /^export default/m.test(text);
      return { contents: place ? `${text}\nimport "~/app/App";` : text, loader: "tsx" };
    });
  },
};

/** Words of a source text: what a class name or the name of a style could be found under. */
const words = (text) => text.match(/[A-Za-z0-9_-]+/g) ?? [];

/**
 * The PatternFly classes the bundle can put on an element. Its style modules list every class there is; a class counts
 * when its name in the module is a word of the code. Responsive ones are named in two parts (`hidden` + `OnLg`).
 */
async function classesInUse(styleModules, code) {
  const breakpoints = ["Sm", "Md", "Lg", "Xl", "2xl"].filter(
    (name) => name === "Md" || new RegExp(`\\b${name}"?: `, "i").test(code.own),
  );
  const known = new Set(words(code.all));
  const inUse = (name) =>
    known.has(name) ||
    breakpoints.some((size) => name.endsWith(`On${size}`) && known.has(name.slice(0, -2 - size.length)));
  const modules = await Promise.all(styleModules.map((file) => readFile(file, "utf8")));
  // a style module is an import of its sheet and one object literal in JSON's syntax
  const objects = modules.map((text) => JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)));
  return objects.flatMap((styles) =>
    Object.entries({ ...styles, ...styles.modifiers }).flatMap(([name, value]) =>
      typeof value === "string" && inUse(name) ? [value] : [],
    ),
  );
}

/** One style sheet: PatternFly's base, the components in the bundle, our own; rules and variables nobody uses removed. */
async function styleSheet(metafile) {
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const used = [
    ...new Set(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([name]) => join(root, name))),
  ].sort();
  const isStyle = (name) => /react-styles\/css\/.*\.mjs$/.test(name);
  const styleModules = used.filter(isStyle);
  const texts = await Promise.all(
    used.filter((name) => !isStyle(name)).map(async (name) => [name, await readFile(name, "utf8")]),
  );
  const textOf = (list) => list.map(([, text]) => text).join("\n");
  const code = { all: textOf(texts), own: textOf(texts.filter(([name]) => name.startsWith(join(root, "src")))) };
  const ownSheets = (await files(join(root, "src"))).filter((file) => file.endsWith(".css"));
  const sheets = [
    join(patternfly, "react-core/dist/styles/base.css"),
    ...styleModules.map((name) => name.replace(/\.mjs$/, ".css")),
    ...ownSheets,
  ];
  const raw = (await Promise.all(sheets.map((file) => readFile(file, "utf8")))).join("\n");
  const content = [...(await classesInUse(styleModules, code)), ...words(code.all)].join(" ");
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: content, extension: "js" }],
    css: [{ raw: withoutFonts(raw) }],
    variables: true,
    keyframes: true,
    // tables stack their cells below 768 px and nowhere else
    blocklist: [/^pf-m-(tree-view-grid.*|grid(-sm|-lg|-xl|-2xl)?)$/],
    safelist: { standard: ["html", "body", "pf-v6-theme-dark"], greedy: [/aria-/] },
  });
  return (await esbuild.transform(purged.css, { loader: "css", minify: true })).code;
}

/** Leaves out PatternFly's web fonts (40 kB and more): the system's own faces are there at once and known to the reader. */
function withoutFonts(css) {
  const sheet = postcss.parse(css);
  sheet.walkAtRules("font-face", (rule) => rule.remove());
  return String(sheet);
}

/** Files the shell consists of, so that the page can ask for all of them at once instead of one after the other. */
function shellFiles({ outputs }, output) {
  const app = output("src/app/App.tsx");
  return [app, ...outputs[app].imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => path)].map(
    (name) => basename(name),
  );
}

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

/**
 * Builds the theme.
 * @param options.outdir folder for the theme's files (the content of the jar), emptied first
 * @param options.reload origin of a watcher that tells the page to reload; allowed by the page's policy and opened by it
 * @param options.quiet prints no sizes
 * @throws when the sources do not build or a size is over its budget
 */
export async function build({ outdir = join(root, "target/theme"), reload = "", quiet = false } = {}) {
  const admin = join(outdir, "theme/gatehouse/admin");
  const assetsDir = join(admin, "resources/assets");
  await rm(outdir, { recursive: true, force: true });
  // in the jar the themes stand below theme/, the list of them at the top
  await cp(join(root, "theme/META-INF"), join(outdir, "META-INF"), { recursive: true });
  await cp(join(root, "theme/gatehouse"), join(outdir, "theme/gatehouse"), { recursive: true });
  await mkdir(assetsDir, { recursive: true });
  const common = {
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    absWorkingDir: root,
    legalComments: "none",
    logLevel: "warning",
  };
  const [result, check] = await Promise.all([
    esbuild.build({
      ...common,
      entryPoints: ["src/main.tsx"],
      outdir: assetsDir,
      entryNames: "[name]-[hash]",
      chunkNames: "[name]-[hash]",
      format: "esm",
      splitting: true,
      target: "es2022",
      sourcemap: "external",
      jsx: "automatic",
      define: {
        "process.env.NODE_ENV": '"production"',
        GATEHOUSE_BUILD: JSON.stringify(await buildId()),
        GATEHOUSE_RELOAD: JSON.stringify(reload),
      },
      plugins: [trim, oneShell],
    }),
    esbuild.build({
      ...common,
      entryPoints: ["src/check.js"],
      outdir: assetsDir,
      entryNames: "[name]-[hash]",
      target: "es2020",
    }),
  ]);
  if (process.env.GATEHOUSE_META) await writeFile(process.env.GATEHOUSE_META, JSON.stringify(result.metafile));
  const assets = new Map();
  const maps = join(dirname(outdir), "maps");
  await rm(maps, { recursive: true, force: true });
  await mkdir(maps, { recursive: true });
  for (const { path, text } of [...result.outputFiles, ...check.outputFiles]) {
    if (path.endsWith(".map")) await writeFile(join(maps, basename(path)), text);
    else assets.set(basename(path), text);
  }
  const styles = await styleSheet(result.metafile);
  const styleName = `style-${hash(styles)}.css`;
  for (const [name, text] of assets) await writeFile(join(assetsDir, name), text);
  await writeFile(join(assetsDir, styleName), styles);
  const output = (entry) =>
    Object.entries(result.metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry)[0];
  const values = {
    "@check@": `assets/${basename(Object.keys(check.metafile.outputs)[0])}`,
    "@entry@": `assets/${basename(output("src/main.tsx"))}`,
    "@styles@": `assets/${styleName}`,
    "@shell@": shellFiles(result.metafile, output)
      .map((name) => `assets/${name}`)
      .join(" "),
    "@reloadOrigin@": reload && ` ${reload}`,
  };
  const page = await readFile(join(admin, "index.ftl"), "utf8");
  await writeFile(
    join(admin, "index.ftl"),
    page.replace(/@\w+@/g, (name) => values[name] ?? name),
  );
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
