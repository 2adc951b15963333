import type { Call } from "~/data/write/action";
import { changesType } from "~/features/clientScopes/changesType";
import type { ScopeType } from "~/parts/clients/scopeTypes";

/** A server with one scope, which may have another type than a list said; the first writes of `lost` have no answer. */
function server(type: ScopeType, lost = 0) {
  const now = { type };
  let writes = 0;
  const call = async (name: string) => {
    const [, verb, list] = /^clientScopes\.(list|add|del)Default(Optional)?ClientScopes?$/.exec(name) ?? [];
    const of = list ? "optional" : "default";
    if (verb === "list") return now.type === of ? [{ id: "1" }] : [];
    if (!verb) return { id: "1", name: "orders" };
    now.type = verb === "add" ? of : "none";
    if (++writes <= lost) throw new Error("no answer");
  };
  return { call: call as unknown as Call, now };
}

/** The row as an old list had it. */
const row = { id: "1", name: "orders", type: "none" } as const;

it("restores the type that the server had, whatever an old list said", async () => {
  const { call, now } = server("optional");
  const { run, inverse } = changesType("default", "type");
  await run(call, row);
  expect(now.type).toBe("default");
  await inverse?.run(call, row);
  expect(now.type).toBe("optional");
});

it("leaves what had the type before", async () => {
  const { call, now } = server("default");
  const { run, inverse } = changesType("default", "type");
  await run(call, row);
  await inverse?.run(call, row);
  expect(now.type).toBe("default");
});

it("remembers across a second try what the first one found", async () => {
  const { call, now } = server("optional", 1);
  const { run, inverse } = changesType("none", "type");
  await expect(run(call, row)).rejects.toThrow();
  await run(call, row);
  await inverse?.run(call, row);
  expect(now.type).toBe("optional");
});

it("takes back what a failed row left, and offers nothing for one that is as it was", async () => {
  const now = { type: "default" as ScopeType };
  let isRefused = true;
  const call = (async (name: string) => {
    if (name === "clientScopes.findOne") return { id: "1" };
    if (name === "clientScopes.listDefaultClientScopes") return now.type === "default" ? [{ id: "1" }] : [];
    if (name === "clientScopes.listDefaultOptionalClientScopes") return now.type === "optional" ? [{ id: "1" }] : [];
    if (name.includes(".add") && isRefused) throw new Error("refused");
    now.type = name.includes(".del") ? "none" : name.includes("Optional") ? "optional" : "default";
    return undefined;
  }) as unknown as Call;
  const { run, undoes, inverse } = changesType("optional", "type");
  await expect(run(call, row)).rejects.toThrow();
  expect([now.type, undoes?.(row, false)]).toEqual(["none", true]);
  isRefused = false;
  await inverse?.run(call, row);
  expect(now.type).toBe("default");

  const none = { id: "1", name: "orders", type: "none" } as const;
  Object.assign(now, none);
  isRefused = true;
  const other = changesType("optional", "type");
  await expect(other.run(call, none)).rejects.toThrow();
  expect(other.undoes?.(none, false)).toBe(false);
});

it("says in the words of the contract that it failed", () =>
  expect(changesType("none", "type").failed).toBe("clientScopeError"));
