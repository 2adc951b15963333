import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const src = __dirname;
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
      from: found[2] ?? found[3] ?? "",
    }),
  );

const own = (from: string) => (from.startsWith("~/") ? from.slice(2) : undefined);

describe("direction of imports", () => {
  it.each(files)("%s", (file) => {
    const [layer = "", area] = file.split("/");
    for (const { from, typeOnly } of importsOf(file)) {
      const target = own(from);
      expect(from.startsWith(".")).toBe(false);
      if (!target) {
        if (from.startsWith("@tanstack/")) expect(layer).toBe("data");
        if (from.startsWith("@patternfly/")) expect(["kit", "parts", "features", "app"]).toContain(layer);
        continue;
      }
      const [targetLayer = "", targetArea] = target.split("/");
      if (layer === "main.tsx" || target === "routes") continue;
      if (layer === "routes.ts") {
        expect(typeOnly || targetLayer === "features").toBe(true);
        continue;
      }
      if (layer === "features" && targetLayer === "features") expect(targetArea).toBe(area);
      expect(layers.indexOf(targetLayer)).toBeGreaterThanOrEqual(0);
      expect(layers.indexOf(targetLayer)).toBeLessThanOrEqual(layers.indexOf(layer));
    }
  });
});

describe("rules of the code", () => {
  it.each(files)("%s", (file) => {
    const text = textOf(file);
    const [layer = ""] = file.split("/");
    expect(text).not.toMatch(
      /\bas any\b|: any\b|@ts-(?:ignore|expect-error|nocheck)|oxlint-disable|eslint-disable|dangerouslySetInnerHTML|innerHTML/,
    );
    if (layer !== "data") expect(text).not.toMatch(/\bfetch\(/);
    if (layer !== "kit" && file !== "data/api.ts") expect(text).not.toMatch(/\bas (?!const\b|\w+ )[\w"'[{(]/);
    if (/^export default/m.test(text)) expect(layer).toBe("features");
    if (layer === "features") expect(text).not.toMatch(/\btry\b/);
  });
});
