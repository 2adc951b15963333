import { persistedCache } from "~/data/query/persistedCache";

const entries = new Map<string, unknown>();
let isBlocked = false;
jest.mock("idb-keyval", () => ({
  createStore: () => {
    if (isBlocked) throw new Error("blocked");
  },
  get: async (key: string[]) => entries.get(JSON.stringify(key)),
  set: async (key: string[], value: unknown) => void entries.set(JSON.stringify(key), value),
  keys: async () => [...entries.keys()].map((key) => JSON.parse(key)),
  delMany: async (keys: string[][]) => keys.forEach((key) => entries.delete(JSON.stringify(key))),
}));
const mockEnv = { resourceVersion: "v1", realm: "master" };
jest.mock("~/data/auth/env", () => ({ env: () => mockEnv }));

beforeEach(() => {
  entries.clear();
  Object.assign(mockEnv, { resourceVersion: "v1", realm: "master" });
});

it("is empty, and harmless, where the browser has no IndexedDB", async () => {
  isBlocked = true;
  await persistedCache.set(["a"], 1);
  await expect(persistedCache.get(["a"])).resolves.toBeUndefined();
  await persistedCache.prune();
  isBlocked = false;
});

it("answers what was stored for the same server and sign-in realm only", async () => {
  await persistedCache.set(["texts", "r"], "x", 5);
  await expect(persistedCache.get(["texts", "r"])).resolves.toEqual({ at: 5, value: "x" });
  await expect(persistedCache.get(["texts"])).resolves.toBeUndefined();
  mockEnv.realm = "other";
  await expect(persistedCache.get(["texts", "r"])).resolves.toBeUndefined();
  Object.assign(mockEnv, { resourceVersion: "v2", realm: "master" });
  await expect(persistedCache.get(["texts", "r"])).resolves.toBeUndefined();
});

it("is pruned of other versions, and of what is outdated in this realm", async () => {
  await persistedCache.set(["old"], 1);
  mockEnv.resourceVersion = "v2";
  await persistedCache.set(["texts", "a"], 1);
  await persistedCache.set(["texts", "b"], 1);
  mockEnv.realm = "other";
  await persistedCache.set(["texts", "a"], 1);
  mockEnv.realm = "master";
  await persistedCache.prune(([, name]) => name === "a");
  expect([...entries.keys()].map((key) => JSON.parse(key).slice(2))).toEqual([
    ["master", "texts", "b"],
    ["other", "texts", "a"],
  ]);
});

// last: nothing is stored after it
it("ends with the sign-out: copies of this sign-in realm are deleted, and no others are stored", async () => {
  await persistedCache.set(["serverInfo", "anna"], 1);
  mockEnv.realm = "other";
  await persistedCache.set(["texts", "a"], 2);
  mockEnv.realm = "master";
  await persistedCache.close();
  await persistedCache.set(["serverInfo", "anna"], 3);
  expect([...entries.keys()].map((key) => JSON.parse(key).slice(2))).toEqual([["other", "texts", "a"]]);
});
