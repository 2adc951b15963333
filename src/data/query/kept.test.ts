/** Stands in for IndexedDB. */
const entries = new Map<string, unknown>();
jest.mock("idb-keyval", () => ({
  createStore: () => undefined,
  get: async (key: string[]) => entries.get(JSON.stringify(key)),
  set: async (key: string[], value: unknown) => void entries.set(JSON.stringify(key), value),
  keys: async () => [...entries.keys()].map((key) => JSON.parse(key) as string[]),
  delMany: async (gone: string[][]) => gone.forEach((key) => entries.delete(JSON.stringify(key))),
}));
jest.mock("~/data/auth/env", () => ({ env: () => ({ resourceVersion: "v", realm: "r" }) }));

it("sign-out drops the copies of this sign-in realm, and what answers later is not kept", async () => {
  const { closeKept, keep, kept } = await import("~/data/query/persistedCache");
  await keep(["serverInfo", "anna"], 1);
  await keep(["texts", "a", "en"], 2);
  const another = JSON.stringify(["v", GATEHOUSE_BUILD, "another", "texts", "a", "en"]);
  entries.set(another, { at: 0, value: 3 });
  expect(await kept(["serverInfo", "anna"])).toMatchObject({ value: 1 });
  await closeKept();
  await keep(["serverInfo", "anna"], 4);
  expect([...entries.keys()]).toEqual([another]);
});
