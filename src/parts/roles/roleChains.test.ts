import { chainsTo, type Parts, readParts } from "~/parts/roles/roleChains";
import type { Role } from "~/parts/roles/mappedRoles";

/** Roles by name; `composites` says what each contains. */
function structure(composites: Record<string, string[]>) {
  const role = (name: string): Role => ({ id: name, name, composite: name in composites });
  const parts: Parts = new Map(Object.entries(composites).map(([id, names]) => [id, names.map(role)]));
  const read: string[][] = [];
  let level: string[] = [];
  const partsOf = async ({ id }: Role) => {
    if (level.length === 0) read.push(level);
    level.push(id);
    await Promise.resolve();
    level = [];
    return parts.get(id);
  };
  return { role, parts, partsOf, read };
}

const names = (chains: ReturnType<typeof chainsTo>) =>
  chains.map(({ group, roles }) => [...(group ? [group] : []), ...roles.map(({ name }) => name)].join(" > "));

describe("reading what composite roles contain", () => {
  it("requests each composite role once, those of a level together", async () => {
    const { role, partsOf, read } = structure({ a: ["b", "c"], b: ["d", "x"], c: ["d"], d: ["y"] });
    const { parts, complete } = await readParts([role("a"), role("x")], partsOf);
    expect(read).toEqual([["a"], ["b", "c"], ["d"]]);
    expect([...parts.keys()]).toEqual(["a", "b", "c", "d"]);
    expect(complete).toBe(true);
  });

  it("ends in cycles, and does not enter the holder itself", async () => {
    const { role, partsOf, read } = structure({ a: ["b"], b: ["a", "holder"], holder: ["a"] });
    expect((await readParts([role("a")], partsOf, { except: "holder" })).complete).toBe(true);
    expect(read.flat()).toEqual(["a", "b"]);
  });

  it("stops at its limit and says so", async () => {
    const { role, partsOf, read } = structure({ a: ["b", "c"], b: ["d"], c: ["d"], d: ["e"] });
    expect((await readParts([role("a")], partsOf, { most: 2 })).complete).toBe(false);
    expect(read.flat()).toEqual(["a", "b"]);
  });

  it("says when something may not be read", async () => {
    const { role } = structure({ a: ["b"] });
    expect((await readParts([role("a")], async () => undefined)).complete).toBe(false);
  });
});

describe("paths to a role", () => {
  it("direct, by group, by composite", () => {
    const { role, parts } = structure({ a: ["x"] });
    const origins = [{ roles: [role("x"), role("a")] }, { group: "/g/h", roles: [role("x")] }];
    expect(names(chainsTo("x", origins, parts))).toEqual(["x", "/g/h > x", "a > x"]);
  });

  it("both paths of a diamond", () => {
    const { role, parts } = structure({ a: ["b", "c"], b: ["d"], c: ["d"] });
    expect(names(chainsTo("d", [{ roles: [role("a")] }], parts))).toEqual(["a > b > d", "a > c > d"]);
  });

  it("five levels deep, shortest first", () => {
    const { role, parts } = structure({ a: ["b"], b: ["c"], c: ["d"], d: ["e", "z"], e: ["f"] });
    expect(names(chainsTo("f", [{ roles: [role("a"), role("d")] }], parts))).toEqual([
      "d > e > f",
      "a > b > c > d > e > f",
    ]);
  });

  it("no path goes around in a cycle", () => {
    const { role, parts } = structure({ a: ["b"], b: ["a", "c"], c: ["b", "x"] });
    expect(names(chainsTo("x", [{ roles: [role("a")] }], parts))).toEqual(["a > b > c > x"]);
    expect(chainsTo("nowhere", [{ roles: [role("a")] }], parts)).toEqual([]);
  });

  it("looks through what was read once, however many roles are looked for", () => {
    const { role, parts } = structure({ a: ["x", "y"] });
    const all = jest.spyOn(parts, Symbol.iterator);
    for (const id of ["x", "y"]) expect(names(chainsTo(id, [{ roles: [role("a")] }], parts))).toEqual([`a > ${id}`]);
    expect(all).toHaveBeenCalledTimes(1);
  });

  it("gives no more than wanted, also of a net with very many paths", () => {
    const layer = (n: number) => Array.from({ length: 20 }, (_, i) => `${n}.${i}`);
    const composites = Object.fromEntries(
      [0, 1, 2, 3, 4].flatMap((n) => layer(n).map((one) => [one, n === 4 ? ["x"] : layer(n + 1)])),
    );
    const { role, parts } = structure(composites);
    expect(chainsTo("x", [{ roles: layer(0).map(role) }], parts, 10)).toHaveLength(10);
  });
});
