import { jsonDiff } from "~/features/realmSettings/clientPolicies/jsonDiff";

const policy = (name: string, more: object = {}) => ({ name, enabled: true, profiles: ["a", "b", "c", "d"], ...more });

/** The pieces of each entry as text. */
const diff = (from: object[], to: object[]) =>
  jsonDiff(from, to).map(({ name, pieces }) => [
    name,
    ...pieces.map((lines) => lines.map(({ mark, text }) => mark + text).join("\n")),
  ]);

it("is empty for lists that are the same", () => {
  expect(jsonDiff([policy("one"), policy("two")], [policy("one"), policy("two")])).toEqual([]);
  expect(jsonDiff([], [])).toEqual([]);
});

it("has the lines that differ with two around them, below the name of their entry", () => {
  expect(diff([policy("one"), policy("two")], [policy("one"), policy("two", { enabled: false })])).toEqual([
    ["two", ' {\n   "name": "two",\n-  "enabled": true,\n+  "enabled": false,\n   "profiles": [\n     "a",'],
  ]);
});

it("parts what is far apart", () => {
  const [, first, second] = diff([policy("one")], [policy("one", { enabled: false, last: 1 })])[0] ?? [];
  expect(first).toContain('+  "enabled": false');
  expect(second).toBe('     "c",\n     "d"\n-  ]\n+  ],\n+  "last": 1\n }');
});

it("distinguishes an entry that is added, taken away or renamed from its neighbours", () => {
  const [one, two, three] = ["one", "two", "three"].map((name) => ({ name }));
  if (!one || !two || !three) throw new Error("There are no entries.");
  expect(diff([one, three], [one, two, three])).toEqual([["two", '+{\n+  "name": "two"\n+}']]);
  expect(diff([one, two, three], [one, three])).toEqual([["two", '-{\n-  "name": "two"\n-}']]);
  expect(diff([one], [two]).map(([name]) => name)).toEqual(["one", "two"]);
});

it("shows an entry at another place as taken away and added", () => {
  const [one, two] = [{ name: "one" }, { name: "two" }];
  expect(diff([one, two], [two, one])).toEqual([["one", '-{\n-  "name": "one"\n-}', '+{\n+  "name": "one"\n+}']]);
});

it("distinguishes two executors of one type", () => {
  const profile = (...values: string[]) => ({
    name: "p",
    executors: values.map((value) => ({ executor: "pkce-enforcer", configuration: { "auto-configure": value } })),
  });
  const [entry] = jsonDiff([profile("true", "true")], [profile("true", "false")]);
  const changed = entry?.pieces.flat().filter(({ mark }) => mark !== " ");
  expect(changed?.map(({ mark, text }) => mark + text.trim())).toEqual([
    '-"auto-configure": "true"',
    '+"auto-configure": "false"',
  ]);
});
