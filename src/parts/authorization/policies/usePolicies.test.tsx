import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { usePolicies } from "~/parts/authorization/policies/usePolicies";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "master" }) }));

const wrapper = ({ children }: { children: ReactNode }) => (
  <CacheProvider>
    <RealmContext value="r">{children}</RealmContext>
  </CacheProvider>
);

const types = ["client", "client-scope", "role"].map((type) => ({ type }));
const columns = [{ name: "name", label: "name", text: ({ name = "" }) => name } as const];
const filters = [{ name: "type", label: "type", any: "allTypes", options: {} } as const];
const stored = Array.from({ length: 30 }, (_, n) => ({
  id: String(n),
  name: `policy ${String(n).padStart(2, "0")}`,
  type: types[n % 3]?.type ?? "",
}));

/** Answers as the server does: types by a part of their names. */
function answer(address: string): Response {
  const query = new URL(address).searchParams;
  const found = stored.filter(({ type }) => type.includes(query.get("type") ?? ""));
  const first = Number(query.get("first"));
  return Response.json(found.slice(first, first + Number(query.get("max"))));
}

const list = (type: string, page: number) => {
  const state = { search: "", page, size: 6, sort: "", columns: undefined, filters: { type } };
  return renderHook(() => usePolicies("c", types, { columns, filters }, state), { wrapper }).result;
};

beforeEach(() => {
  global.fetch = jest.fn(async (input: RequestInfo | URL) => answer(String(input)));
});

it("a type that is a part of another one has its own policies on every page, and in an export", async () => {
  const ofClients = stored.filter(({ type }) => type === "client").map(({ id }) => id);
  const first = list("client", 1);
  await waitFor(() => expect(first.current.rows).toHaveLength(6));
  const second = list("client", 2);
  await waitFor(() => expect(second.current.rows).toHaveLength(4));
  expect([first, second].flatMap(({ current }) => current.rows?.map(({ id }) => id))).toEqual(ofClients);
  expect([first, second].map(({ current }) => current.hasNext)).toEqual([true, false]);
  const exported: unknown[] = [];
  for await (const part of first.current.all()) exported.push(...part.map(({ id }) => id));
  expect(exported).toEqual(ofClients);
});

it("another type is paged by the server", async () => {
  const result = list("role", 2);
  await waitFor(() => expect(result.current.rows).toHaveLength(4));
  const [[address = ""] = []] = jest.mocked(global.fetch).mock.calls;
  expect(String(address)).toContain("first=6&max=7");
});
