import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { type Call, useAction } from "~/data/write/action";
import { cache, useData } from "~/data/query/cache";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "master" }) }));

let asked: string[];

beforeEach(() => {
  cache.clear();
  asked = [];
  global.fetch = jest.fn(async (input: RequestInfo | URL, { method }: RequestInit = {}) => {
    asked.push(`${method} ${String(input).replace("http://server.test/admin/realms/r", "")}`);
    if (method === "DELETE") return new Response(null, { status: 204 });
    return new Response(JSON.stringify({}), { headers: { "content-type": "application/json" } });
  });
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <CacheProvider>
    <RealmContext value="r">{children}</RealmContext>
  </CacheProvider>
);

/** Runs a write on a page that shows a user and the mapper of a client scope. @returns what is read again */
async function readAfter(id: string, write: (call: Call) => Promise<unknown>) {
  const usePage = () => {
    useData("users.findOne", { id });
    useData("clientScopes.findProtocolMapper", { id: "scope", mapperId: `mapper ${id}` });
    return useAction(write, { failed: "deleteError" });
  };
  const { result } = renderHook(usePage, { wrapper });
  await waitFor(() => expect(asked.length).toBe(2));
  await waitFor(() => expect(result.current).not.toBeNull());
  asked = [];
  await act(() => result.current.run());
  return asked.slice(1);
}

const user = (id: string) => `GET /users/${id}`;
const mapper = (id: string) => `GET /client-scopes/scope/protocol-mappers/models/mapper%20${id}`;

it("what was deleted is not asked for again, everything else is", async () => {
  expect(await readAfter("a", (call) => call("users.del", { id: "a" }))).toEqual([mapper("a")]);
});

it("what belongs to a scope is gone by its own id", async () => {
  const input = { id: "scope", mapperId: "mapper b" };
  expect(await readAfter("b", (call) => call("clientScopes.delProtocolMapper", input))).toEqual([user("b")]);
});

it("to end a lock deletes nothing of the user", async () => {
  expect(await readAfter("c", (call) => call("attackDetection.del", { id: "c" }))).toEqual([user("c"), mapper("c")]);
});
