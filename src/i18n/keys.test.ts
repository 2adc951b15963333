import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { find, fold, ownTexts, placeholders, servers } from "../../maven/keys.mjs";
import { parseProperties } from "../../maven/properties.mjs";

const src = join(__dirname, "..");
const files = readdirSync(src, { recursive: true, encoding: "utf8" });
const sources = files.filter((name) => /\.tsx?$/.test(name) && !/\.(test|generated|d)\.tsx?$/.test(name));
const code = sources.map((name) => readFileSync(join(src, name), "utf8")).join("\n");
const literals = new Set([...code.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, text]) => text));

/** What the compiler takes: [key, its placeholders] of an interface of the generated types. */
function typed(name: string): [string, string][] {
  execFileSync("node", [join(src, "../maven/keys.mjs")]);
  const text = readFileSync(join(__dirname, "keys.generated.ts"), "utf8");
  const body = new RegExp(`export interface ${name} \\{\n([^}]*)\n\\}`).exec(text)?.[1] ?? "";
  return [...body.matchAll(/^  "(.*)": ([^;]*);/gm)].flatMap(([, params = "", keys = ""]) =>
    [...keys.matchAll(/"(.*)"/g)].map(([, key = ""]): [string, string] => [key, params]),
  );
}

describe("keys of the servers", () => {
  const used = typed("ServerKeys").filter(([key]) => literals.has(key));

  it.each(["26.2.5", "26.4.7", "26.5.6", "26.7.3"])("%s has every key used, with its placeholders", async (version) => {
    const keys = (await servers()).get(version);
    expect(used.length).toBeGreaterThan(30);
    const lacking = used.filter(([key, params]) => !keys?.get(key)?.includes(params));
    expect(lacking).toEqual([]);
  });

  it("leaves out what a version lacks or has with other placeholders", () => {
    const keys = typed("ServerKeys").map(([key]) => key);
    expect(keys).toContain("realmNameTitle");
    expect(keys).not.toContain("syncUsersStarted");
    expect(keys).not.toContain("assignRolesTo");
  });
});

describe("find", () => {
  const texts = {
    removeAll: "Delete every identity provider",
    deleteProvider: "Delete provider?",
    keyTitle: "Delete provider",
    providerDelete: "Gone",
    deleteRole: "Delete role",
    again: "The provider: DELETE PROVIDER now",
  };
  const keysFor = (words: string) => find(texts, words).map(([key]) => key);

  it("takes every text with all words, the same one first, then those with the phrase, the shorter first", () =>
    expect(keysFor(" delete Provider ")).toEqual([
      "keyTitle",
      "deleteProvider",
      "again",
      "providerDelete",
      "removeAll",
    ]));

  it("gives the text with the key, and nothing for a word that no text has", () => {
    expect(find(texts, "role")).toEqual([["deleteRole", "Delete role"]]);
    expect(find(texts, "delete nothing")).toEqual([]);
  });
});

describe("own messages", () => {
  const languages = ["de", "fr", "es", "ja", "ar"];
  const shapes = async (language: string) => {
    const texts = Object.entries(await ownTexts(language));
    return Object.fromEntries(fold(new Map(texts.map(([key, text]) => [key, placeholders(text)]))));
  };

  it.each(languages)("%s has exactly the keys and placeholders of en", async (language) => {
    expect(await shapes(language)).toEqual(await shapes("en"));
  });

  it.each(["en", ...languages])("%s has the prefix, all plural forms and nothing twice", async (language) => {
    const keys = Object.keys(await ownTexts(language));
    expect(keys.filter((key) => !key.startsWith("gatehouse."))).toEqual([]);
    const lines = readFileSync(join(__dirname, `messages/messages_${language}.properties`), "utf8")
      .split("\n")
      .filter((line) => /^[^#\s]/.test(line));
    expect(lines).toHaveLength(keys.length);
    // the server hands texts on as they are: a doubled quote would be seen
    expect(lines.filter((line) => line.includes("''") || line.endsWith("="))).toEqual([]);
    const rules = new Intl.PluralRules(language);
    const forms = new Set([...Array(200).keys()].map((count) => rules.select(count)));
    const bases = keys.filter((key) => key.endsWith("_other")).map((key) => key.replace(/_other$/, ""));
    for (const base of bases) for (const form of forms) expect(keys).toContain(`${base}_${form}`);
  });

  it("says one thing by one term, in sentence case", async () => {
    const texts = Object.entries(await ownTexts("en")).map(([key, text]) => [key, text.replace(/\{\{\w+\}\}/g, "…")]);
    const paraphrases = /\b(tick(ed)?|narrow|somebody|nobody|anew|told|stands?|go(es)? on|put right|kept elsewhere)\b/i;
    expect(texts.filter(([, text = ""]) => paraphrases.test(text))).toEqual([]);
    // names and quoted labels apart
    const capitals = /(?<=[a-z,] )(?!Excel\b|Include representation\b)[A-Z][a-z]+/;
    expect(texts.filter(([, text = ""]) => capitals.test(text))).toEqual([]);
    expect(texts.filter(([, text = ""]) => text !== text.trim() || / {2}|!/.test(text))).toEqual([]);
  });

  it("has no text that nothing uses", async () => {
    expect(Object.keys(await shapes("en")).filter((key) => !literals.has(key))).toEqual([]);
  });
});

describe("reading", () => {
  it("reads properties as the server does", () => {
    const text = "# a comment\n! another\na=b\n c.d : e=f \\\n   g\nx\\:y=it''s\nu=\\u00e9\\n\nempty=\n";
    expect(parseProperties(text)).toEqual({ a: "b", "c.d": "e=f g", "x:y": "it''s", u: "é\n", empty: "" });
  });

  it("finds placeholders and tags", () => {
    expect(placeholders("{{ b }} {{a}} {{a, date}} <1>x</1> {c} <NAME>")).toBe("<1> a b");
    expect(placeholders("plain")).toBe("");
  });

  it("folds plural forms, beside a plain text of the same name", () => {
    const keys = new Map([
      ["x", ""],
      ["x_one", "name"],
      ["x_other", "count"],
      ["y_one", ""],
      ["z_other", ""],
    ]);
    expect(Object.fromEntries(fold(keys))).toEqual({ x: ["", "count name"], y_one: [""], z: ["count"] });
  });
});
