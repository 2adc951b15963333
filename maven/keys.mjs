// Message keys. `--collect` reads the names and placeholders (never the texts) of the servers' English admin messages
// into a committed list; `--find "delete provider"` prints the keys of the English texts with these words; without either
// the types of `src/i18n/keys.generated.ts` are made of that list and our own messages.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isStarted, main, Problem, root, run } from "./cli.mjs";
import { distribution, VERSION } from "./dist.mjs";
import { parseProperties } from "./properties.mjs";

/** Supported servers whose messages are on Maven Central, oldest first. */
const VERSIONS = ["26.2.5", "26.4.7", "26.5.6", "26.7.3"];

const list = join(root, "src/i18n/servers/keys.json");
const types = join(root, "src/i18n/keys.generated.ts");

/** Placeholders of a text, sorted and joined by blanks: `{{name}}` as `name`, the tag `<1>…</1>` as `<1>`. */
export function placeholders(text) {
  const names = [...text.matchAll(/\{\{\s*-?\s*(\w+)[^{}]*\}\}/g)].map(([, name]) => name);
  const tags = [...text.matchAll(/<\/(\w+)>/g)].map(([, name]) => `<${name}>`);
  return [...new Set([...names, ...tags])].sort().join(" ");
}

/** One server's English admin messages by key, both files of the theme chain, plurals as they are. */
async function textsOf(version) {
  const libraries = join(await distribution(version), "lib/lib/main");
  const files = [
    ["keycloak-themes", "theme/base/admin/messages/messages_en.properties"],
    ["keycloak-admin-ui", "theme/keycloak.v2/admin/messages/messages_en.properties"],
  ];
  const folder = await mkdtemp(join(tmpdir(), "gatehouse-keys-"));
  try {
    const texts = {};
    for (const [name, file] of files) {
      const jar = join(libraries, `org.keycloak.${name}-${version}.jar`);
      const { code, output } = await run("jar", ["xf", jar, file], { cwd: folder });
      if (code !== 0) throw new Problem(`The JDK's jar could not read ${jar}: ${output}`);
      Object.assign(texts, parseProperties(await readFile(join(folder, file), "utf8")));
    }
    return texts;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Names and placeholders of one server's messages. */
async function keysOf(version) {
  const texts = Object.entries(await textsOf(version));
  return new Map(texts.map(([key, text]) => [key, placeholders(text)]));
}

/** Writes the list: one line per key, its placeholders; an object by version where not all versions have the same. */
async function collect() {
  const servers = [];
  for (const version of VERSIONS) servers.push([version, await keysOf(version)]);
  const names = [...new Set(servers.flatMap(([, keys]) => [...keys.keys()]))].sort();
  const lines = names.map((name) => {
    const found = servers.filter(([, keys]) => keys.has(name)).map(([version, keys]) => [version, keys.get(name)]);
    const same = found.length === servers.length && found.every(([, value]) => value === found[0][1]);
    return `${JSON.stringify(name)}: ${JSON.stringify(same ? found[0][1] : Object.fromEntries(found))}`;
  });
  await writeFile(list, `{\n"versions": ${JSON.stringify(VERSIONS)},\n"keys": {\n${lines.join(",\n")}\n}\n}\n`);
  console.log(`keys: ${names.length} names of ${VERSIONS.join(", ")}`);
}

/**
 * Folds the plural forms of one bundle (`x_one`, `x_other` → `x` with `count`).
 * @param keys placeholders by key
 * @returns for every key that code may use, all sets of placeholders it can be used with; a key may be there both
 *   plain and with plural forms
 */
export function fold(keys) {
  const folded = new Map();
  const add = (key, value) => folded.set(key, [...(folded.get(key) ?? []), value]);
  const plurals = new Map();
  for (const [key, value] of keys) {
    const [, base] = /^(.+)_(?:zero|one|two|few|many|other)$/.exec(key) ?? [];
    if (base && keys.has(`${base}_other`))
      plurals.set(base, [...(plurals.get(base) ?? ["count"]), ...value.split(" ")]);
    else add(key, value);
  }
  for (const [key, names] of plurals) add(key, [...new Set(names.filter(Boolean))].sort().join(" "));
  return folded;
}

/**
 * The committed list by version.
 * @returns a map from version to folded keys
 */
export async function servers() {
  const { versions, keys } = JSON.parse(await readFile(list, "utf8"));
  return new Map(
    versions.map((version) => {
      const pairs = Object.entries(keys).map(([key, value]) => [
        key,
        typeof value === "string" ? value : value[version],
      ]);
      return [version, fold(new Map(pairs.filter(([, value]) => value !== undefined)))];
    }),
  );
}

/** Our own messages in one language, as texts by key. */
export async function ownTexts(language) {
  const file = join(root, `src/i18n/messages/messages_${language}.properties`);
  return parseProperties(await readFile(file, "utf8"));
}

const union = (names) => names.map((name) => `\n    | ${JSON.stringify(name)}`).join("");

/** Keys grouped by their placeholders, as lines of an interface: a text's type is then one tuple per group. */
function groups(pairs) {
  const params = [...new Set(pairs.map(([, value]) => value))].sort();
  const keys = (wanted) => pairs.filter(([, value]) => value === wanted).map(([key]) => key);
  return params.map((value) => `  ${JSON.stringify(value)}: ${union(keys(value))};`).join("\n");
}

/**
 * Finds messages by their words.
 * @param texts by key
 * @param wanted words that a text has, or that its key is made of; case counts nowhere
 * @returns [key, text] of each, the closest text first: the same, one with the words as they are typed, a short one
 */
export function find(texts, wanted) {
  const phrase = wanted.trim().toLowerCase();
  const words = phrase.split(/\s+/);
  const rank = (text) => (text === phrase ? 0 : text.includes(phrase) ? 1 : 2);
  return Object.entries(texts)
    .filter(([key, text]) => words.every((word) => `${key}\n${text}`.toLowerCase().includes(word)))
    .map(([key, text]) => ({ key, text, rank: rank(text.toLowerCase()) }))
    .sort((a, b) => a.rank - b.rank || a.text.length - b.text.length || (a.key < b.key ? -1 : 1))
    .map(({ key, text }) => [key, text]);
}

/** Prints what is found among the messages of the newest server and ours; a key that some servers lack says so. */
async function printFound(wanted) {
  if (!wanted?.trim()) throw new Problem('--find needs words of the English text: node maven/keys.mjs --find "delete"');
  const { versions, keys } = JSON.parse(await readFile(list, "utf8"));
  const found = find({ ...(await textsOf(VERSION)), ...(await ownTexts("en")) }, wanted);
  for (const [key, text] of found) {
    const known = keys[key] ?? "";
    const lacking = typeof known === "string" ? [] : versions.filter((version) => known[version] === undefined);
    const note =
      typeof known === "string" ? "" : lacking.length > 0 ? `  not in ${lacking.join(", ")}` : "  placeholders differ";
    console.log(`${key}${note}\n    ${text.replaceAll("\n", " ")}`);
  }
  if (found.length === 0) console.log(`No English text of ${VERSION} or of Gatehouse has the words: ${wanted}`);
}

async function generate() {
  const all = [...(await servers()).values()];
  const pairs = [...new Set(all.flatMap((keys) => [...keys.keys()]))].sort().map((key) => {
    const [first = [], ...others] = all.map((keys) => keys.get(key) ?? []);
    return [key, first.filter((value) => others.every((values) => values.includes(value)))];
  });
  const everywhere = pairs.flatMap(([key, values]) => values.map((value) => [key, value]));
  const somewhere = pairs.filter(([, values]) => values.length === 0).map(([key]) => key);
  const own = fold(new Map(Object.entries(await ownTexts("en")).map(([key, text]) => [key, placeholders(text)])));
  const ownPairs = [...own]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, values]) => values.map((value) => [key, value]));
  const text = `// Made by maven/keys.mjs.

/** Keys that every supported server has with the same placeholders, by these: sorted, joined by blanks. */
export interface ServerKeys {
${groups(everywhere)}
}

/** Keys of src/i18n/messages/messages_en.properties, by their placeholders. */
export interface OwnKeys {
${groups(ownPairs)}
}

/** Keys that only some supported servers have, or whose placeholders differ between them. */
export type VersionKey =${union(somewhere)};
`;
  if (text !== (await readFile(types, "utf8").catch(() => ""))) await writeFile(types, text);
}

if (isStarted(import.meta.url)) {
  const [, , option, wanted] = process.argv;
  await main(option === "--collect" ? collect : option === "--find" ? () => printFound(wanted) : generate);
}
