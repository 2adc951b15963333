import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { CacheProvider } from "~/data/query/CacheProvider";
import { useIndex } from "~/data/query/useIndex";
import { RealmContext } from "~/data/query/useRealm";

const mockParts: { clientId?: string }[][] = [];
let mockRefused = false;
jest.mock("~/data/browser/idle", () => ({ whenIdle: (run: () => void) => void setTimeout(run) }));
jest.mock("~/data/query/rows", () => ({
  async *partsOf() {
    yield* mockParts;
    if (mockRefused) throw new Error("refused");
  },
}));

const show = (name: string) =>
  renderHook(() => useIndex("realms.findEvents", { realm: name }, ({ clientId = "" }) => clientId), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <CacheProvider>
        <RealmContext value={name}>{children}</RealmContext>
      </CacheProvider>
    ),
  }).result;

beforeEach(() => {
  mockRefused = false;
  mockParts.splice(0, Infinity, [{ clientId: "a" }, { clientId: "b" }], [{ clientId: "a" }, {}]);
});

it("keeps what is needed of the rows once, and counts all of them", async () => {
  const index = show("one");
  expect(index.current).toMatchObject({ count: 0, isWhole: false });
  await waitFor(() => expect(index.current.isWhole).toBe(true));
  expect([...index.current.kept]).toEqual(["a", "b", ""]);
  expect(index.current.count).toBe(4);
});

it("read again it is replaced, not added to", async () => {
  const index = show("two");
  await waitFor(() => expect(index.current.isWhole).toBe(true));
  mockParts.splice(0, Infinity, [{ clientId: "c" }]);
  act(() => index.current.refresh());
  await waitFor(() => expect([...index.current.kept]).toEqual(["c"]));
  expect(index.current).toMatchObject({ count: 1, isWhole: true });
});

it("is not whole where it is refused", async () => {
  mockRefused = true;
  const index = show("three");
  await waitFor(() => expect(index.current.error).toBeTruthy());
  expect(index.current.isWhole).toBe(false);
});
