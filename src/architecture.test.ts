import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const src = __dirname;
/** What everybody may import: the places of the console and their addresses. */
const site = ["place", "routes", "siteMap", "sites"];
/** What of the data layer the site may import: facts that need no server. */
const facts = [
  "data/access/features",
  "data/access/organizations",
  "data/access/workflows",
  "data/query/reads",
  "data/auth/env",
  "data/api/segment",
  "data/browser/preload",
];
const layers = ["i18n", "data", "kit", "parts", "features", "app"];
const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.(test|generated)\.|\.d\.ts$/.test(name),
);
const textOf = (file: string) => readFileSync(join(src, file), "utf8");

/** Imports of a file with the kind of each: `import type` lines bind nothing at run time. */
const importsOf = (file: string) =>
  [...textOf(file).matchAll(/^(?:import|export)\s(type\s)?[^;]*?from\s"([^"]+)"|import\("([^"]+)"\)/gm)].map(
    (found) => ({
      typeOnly: found[1] !== undefined,
      isLater: found[3] !== undefined,
      from: found[2] ?? found[3] ?? "",
    }),
  );

const own = (from: string) => (from.startsWith("~/") ? from.slice(2) : undefined);

describe("direction of imports", () => {
  it.each(files)("%s", (file) => {
    const [layer = "", area] = file.split("/");
    for (const { from, typeOnly, isLater } of importsOf(file)) {
      const target = own(from);
      expect(from.startsWith(".")).toBe(false);
      if (!target) {
        if (from === "@tanstack/react-virtual") expect(["kit", "parts"]).toContain(layer);
        else if (from.startsWith("@tanstack/")) expect(layer).toBe("data");
        if (from.startsWith("@patternfly/")) expect(["kit", "parts", "features", "app"]).toContain(layer);
        continue;
      }
      const [targetLayer = "", targetArea] = target.split("/");
      if (layer === "main.tsx" || site.includes(targetLayer)) continue;
      if (site.includes(layer.replace(".ts", ""))) {
        // the site map is part of the first file: of a feature it names only the page, which comes later
        expect(typeOnly || isLater || facts.includes(target)).toBe(true);
        continue;
      }
      if (layer === "features" && targetLayer === "features") expect(targetArea).toBe(area);
      expect(layers.indexOf(targetLayer)).toBeGreaterThanOrEqual(0);
      expect(layers.indexOf(targetLayer)).toBeLessThanOrEqual(layers.indexOf(layer));
    }
  });
});

/** The code of a file without comments, texts and import lines, so that prose cannot trip a rule. */
const codeOf = (file: string) =>
  textOf(file)
    .replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, "")
    .replace(/^(import|export) [^;]*? from .*$/gm, "")
    .replace(/"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g, '""');

describe("rules of the code", () => {
  it.each(files)("%s", (file) => {
    const [layer = ""] = file.split("/");
    const code = codeOf(file);
    expect(textOf(file)).not.toMatch(/@ts-(?:ignore|expect-error|nocheck)|oxlint-disable|eslint-disable/);
    expect(code).not.toMatch(/dangerouslySetInnerHTML|innerHTML/);
    if (layer !== "data") expect(code).not.toMatch(/\bfetch\(/);
    if (layer !== "kit" && !["data/api/api.ts", "data/query/reads.ts"].includes(file))
      expect(code).not.toMatch(/[\w)\]}"] as (?!const\b)/);
    if (/^export default/m.test(code)) expect(layer).toBe("features");
    // widths of PatternFly other than `default` and `md` have no rules in our style sheet (maven/styles.mjs)
    expect(code).not.toMatch(/[{,]\s*(?:sm|lg|xl):/);
    if (layer === "features") expect(code).not.toMatch(/\btry \{/);
  });
});

test("no folder holds more than 25 files side by side", () => {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
});
