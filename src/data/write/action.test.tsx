import { act, renderHook, waitFor } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { type Call, useAction } from "~/data/write/action";
import { cache, preloadOptional, useData, useOptional, usePaged } from "~/data/query/cache";
import { waiting } from "~/data/api/waiting";
import { CacheProvider } from "~/data/query/CacheProvider";
import { useLoad } from "~/data/query/useLoad";
import { RealmContext } from "~/data/query/useRealm";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "master" }) }));

let requests: string[];

beforeEach(() => {
  cache.clear();
  requests = [];
  global.fetch = jest.fn(async (input: RequestInfo | URL, { method }: RequestInit = {}) => {
    requests.push(`${method} ${String(input).replace("http://server.test/admin/realms/r", "")}`);
    if (method === "DELETE") return new Response(null, { status: 204 });
    if (method === "POST") return new Response(null, { status: 201, headers: { location: "/made" } });
    return new Response(JSON.stringify(/[?]search=/.test(String(input)) ? [] : {}), {
      headers: { "content-type": "application/json" },
    });
  });
});

afterEach(() => jest.restoreAllMocks());

const wrapper = ({ children }: { children: ReactNode }) => (
  <CacheProvider>
    <RealmContext value="r">
      <Suspense>{children}</Suspense>
    </RealmContext>
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
  await waitFor(() => expect(requests.length).toBe(2));
  await waitFor(() => expect(result.current).not.toBeNull());
  requests = [];
  await act(() => result.current.run());
  return requests.slice(1);
}

const user = (id: string) => `GET /users/${id}`;
const mapper = (id: string) => `GET /client-scopes/scope/protocol-mappers/models/mapper%20${id}`;

it("what was deleted is not read again, everything else is", async () => {
  expect(await readAfter("a", (call) => call("users.del", { id: "a" }))).toEqual([mapper("a")]);
});

it("a refusal is handed on before what the page shows was read again", async () => {
  const usePage = () => {
    useData("users.findOne", { id: "refused" });
    return useAction((call) => call("users.del", { id: "refused" }), { failed: "deleteError" });
  };
  const { result } = renderHook(usePage, { wrapper });
  await waitFor(() => expect(result.current).not.toBeNull());
  jest
    .mocked(global.fetch)
    .mockImplementation((_, { method } = {}) =>
      method === "DELETE" ? Promise.resolve(new Response("{}", { status: 409 })) : new Promise(() => {}),
    );
  const failure = await act(() => result.current.run());
  expect(failure?.status).toBe(409);
  expect(result.current.running).toBe(false);
});

it("what belongs to a scope is gone by its own id", async () => {
  const input = { id: "scope", mapperId: "mapper b" };
  expect(await readAfter("b", (call) => call("clientScopes.delProtocolMapper", input))).toEqual([user("b")]);
});

it("to end a lock deletes nothing of the user", async () => {
  expect(await readAfter("c", (call) => call("attackDetection.del", { id: "c" }))).toEqual([user("c"), mapper("c")]);
});

describe("of calls keyed by a name", () => {
  const list = (search: string) => `GET /identity-provider/instances?search=${search}&first=0&max=11`;
  const one = (alias: string) => `GET /identity-provider/instances/${alias}`;

  /** Shows a page that makes reads, and the writes that can be run on it. */
  async function showing(useReads: () => void, reads: number) {
    const { result } = renderHook(
      () => {
        useReads();
        return useAction((call: Call, write: (call: Call) => Promise<unknown>) => write(call), {
          failed: "deleteError",
        });
      },
      { wrapper },
    );
    await waitFor(() => expect(requests).toHaveLength(reads));
    await waitFor(() => expect(result.current).not.toBeNull());
    return async (write: (call: Call) => Promise<unknown>) => {
      requests = [];
      await act(() => result.current.run(write));
      return requests.slice(1);
    };
  }
  const del = (alias: string) => (call: Call) => call("identityProviders.del", { alias });

  it("a list that was searched for a name is read again after that name was deleted", async () => {
    const run = await showing(() => {
      usePaged("identityProviders.find", { search: "google", first: 0, max: 10 });
      useData("identityProviders.findOne", { alias: "google" });
      useOptional("identityProviders.findMappers", { alias: "google" });
    }, 3);
    expect(await run(del("google"))).toEqual([list("google")]);
  });

  it("a name equal to the realm's, or to another kind's, stops nothing", async () => {
    const run = await showing(() => {
      useData("users.findOne", { id: "r" });
      useData("components.findOne", { id: "identityProviders.findOne" });
      useData("identityProviders.findOne", { alias: "other" });
    }, 3);
    expect((await run(del("r"))).toSorted()).toEqual([
      "GET /components/identityProviders.findOne",
      one("other"),
      "GET /users/r",
    ]);
  });

  it("a name created again is read again", async () => {
    const run = await showing(() => useData("identityProviders.findOne", { alias: "again" }), 1);
    expect(await run(del("again"))).toEqual([]);
    expect(await run((call) => call("identityProviders.create", { alias: "again" }))).toEqual([one("again")]);
  });

  it("an object that another session created again is read again", async () => {
    const run = await showing(() => useData("identityProviders.findOne", { alias: "elsewhere" }), 1);
    expect(await run(del("elsewhere"))).toEqual([]);
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + 1);
    await act(() => cache.refetchQueries({ queryKey: ["r", "identityProviders.findOne"] }));
    expect(await run((call) => call("attackDetection.del", { id: "any" }))).toEqual([one("elsewhere")]);
  });

  it("what belongs to another object of the same name stays", async () => {
    const run = await showing(() => {
      useData("identityProviders.findOneMapper", { alias: "a", id: "1" });
      useData("identityProviders.findOneMapper", { alias: "b", id: "1" });
    }, 2);
    expect(await run((call) => call("identityProviders.delMapper", { alias: "a", id: "1" }))).toEqual([
      "GET /identity-provider/instances/b/mappers/1",
    ]);
  });

  it("several reads as one end with the object that the first of them is about", async () => {
    const run = await showing(() => {
      useLoad(["mappers", "gone"], (read) => read("identityProviders.findMappers", { alias: "gone" }));
      useLoad(["list", "gone"], (read) => read("identityProviders.find", { search: "gone" }));
    }, 2);
    expect(await run(del("gone"))).toEqual(["GET /identity-provider/instances?search=gone"]);
  });

  it("what was read ahead of a deleted object is forgotten", async () => {
    await preloadOptional("r", "identityProviders.findOne", { alias: "ahead" });
    const run = await showing(() => useData("users.findOne", { id: "x" }), 2);
    await run(del("ahead"));
    expect(cache.getQueryCache().findAll({ queryKey: ["r", "optional"] })).toEqual([]);
  });
});

it.each<[string, (call: Call) => Promise<unknown>]>([
  ["a realm that is made", (call: Call) => call("realms.create", { realm: "new" })],
  ["a user that is deleted", (call: Call) => call("users.del", { id: "slow" })],
])("%s is not offered to be sent twice", async (_, write) => {
  const { result } = renderHook(() => useAction(write, { failed: "saveRealmError" }), { wrapper });
  jest.useFakeTimers();
  jest
    .mocked(global.fetch)
    .mockImplementationOnce(
      (_input, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(new Error("aborted")))),
    );
  await act(async () => {
    const ended = result.current.run();
    await jest.advanceTimersByTimeAsync(15_000);
    const [call] = waiting.get();
    expect([call?.why, call?.retry]).toEqual(["slow", undefined]);
    call?.cancel();
    await ended;
  });
  jest.useRealTimers();
});
