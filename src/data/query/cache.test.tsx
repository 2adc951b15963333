import { act, renderHook, waitFor } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { useAction } from "~/data/write/action";
import { alerts } from "~/data/write/alerts";
import { callIn } from "~/data/api/api";
import {
  cache,
  EXEMPT,
  invalidateAll,
  openPlace,
  prefetch,
  refreshShown,
  useData,
  useOptional,
  usePaged,
  useRefreshError,
  whenQuiet,
} from "~/data/query/cache";
import { markDeleted } from "~/data/query/deleted";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "master" }) }));

let answers: Record<string, () => Response>;
const requests: string[] = [];

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

beforeEach(() => {
  cache.clear();
  alerts.set([]);
  requests.length = 0;
  global.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(String(input));
    const line = `${init?.method ?? "GET"} ${pathname}${search}`;
    requests.push(line);
    const answer = answers[line];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  });
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <CacheProvider>
    <RealmContext value="a b">
      <Suspense fallback={null}>{children}</Suspense>
    </RealmContext>
  </CacheProvider>
);

const REALM = "/admin/realms/a%20b";

describe("calls", () => {
  it("puts the realm into the address, encoded once", async () => {
    answers = { [`GET ${REALM}/roles`]: json([{ name: "r" }]) };
    await expect(callIn({ realm: "a b" }, "roles.find")).resolves.toEqual([{ name: "r" }]);
  });

  it("sends an empty search to the names of realms", async () => {
    answers = { [`GET ${REALM}/ui-ext/realms/names?first=0&max=11&search=`]: json([]) };
    await expect(callIn({ realm: "a b" }, "ui.realmNames", { first: 0, max: 11 })).resolves.toEqual([]);
  });

  it("asks the realm of the sign-in for the names of realms where the realm in force is gone", async () => {
    const names = "ui-ext/realms/names?first=0&max=11&search=";
    answers = {
      [`GET ${REALM}/${names}`]: json({ error: "Realm not found." }, 404),
      [`GET /admin/realms/master/${names}`]: json([{ name: "master" }]),
    };
    await expect(callIn({ realm: "a b" }, "ui.realmNames", { first: 0, max: 11 })).resolves.toEqual([
      { name: "master" },
    ]);
  });

  it("tries a 401 once more with a new token", async () => {
    let first = true;
    answers = { [`GET ${REALM}/roles`]: () => (first ? ((first = false), json({}, 401)()) : json([])()) };
    await expect(callIn({ realm: "a b" }, "roles.find")).resolves.toEqual([]);
    expect(requests).toHaveLength(2);
  });

  it("rejects an object that is not there", async () => {
    answers = { [`GET ${REALM}`]: json({ error: "Realm not found." }, 404) };
    await expect(callIn({ realm: "a b" }, "realms.findOne", { realm: "a b" })).rejects.toThrow("Realm not found.");
  });

  it("takes a page of a proxy for no answer", async () => {
    answers = { [`GET ${REALM}/roles`]: () => new Response("<html>hello</html>") };
    await expect(callIn({ realm: "a b" }, "roles.find")).rejects.toThrow("roles.find: <html>");
  });
});

describe("reads", () => {
  it("useData waits for its answer and shares it", async () => {
    answers = { [`GET ${REALM}`]: json({ realm: "a b" }) };
    const { result } = renderHook(() => useData("realms.findOne", { realm: "a b" }), { wrapper });
    await waitFor(() => expect(result.current).toEqual({ realm: "a b" }));
    renderHook(() => useData("realms.findOne", { realm: "a b" }), { wrapper });
    expect(requests).toHaveLength(1);
  });

  it("useOptional answers undefined where the read is refused", async () => {
    answers = { [`GET ${REALM}`]: json({ error: "HTTP 403 Forbidden" }, 403) };
    const { result } = renderHook(() => ({ realm: useOptional("realms.findOne", { realm: "a b" }) }), { wrapper });
    await waitFor(() => expect(result.current).toEqual({ realm: undefined }));
  });

  it("usePaged requests one row more and says whether there is a next page", async () => {
    const rows = ["x", "y", "z"].map((name) => ({ name }));
    answers = { [`GET ${REALM}/ui-ext/realms/names?first=2&max=3&search=`]: json(rows) };
    const { result } = renderHook(() => usePaged("ui.realmNames", { first: 2, max: 2 }), { wrapper });
    expect(result.current).toMatchObject({ rows: undefined, loading: true });
    await waitFor(() =>
      expect(result.current).toMatchObject({ rows: rows.slice(0, 2), hasNext: true, loading: false }),
    );
  });
});

describe("a read that is made again and fails", () => {
  it("leaves the earlier answer, and says why until it succeeds", async () => {
    answers = { [`GET ${REALM}`]: json({ realm: "a b" }) };
    const { result } = renderHook(
      () => ({ realm: useData("realms.findOne", { realm: "a b" }), error: useRefreshError() }),
      { wrapper },
    );
    await waitFor(() => expect(result.current).toEqual({ realm: { realm: "a b" }, error: undefined }));
    answers = { [`GET ${REALM}`]: json({ error: "Too busy" }, 500) };
    await refreshShown();
    await waitFor(() => expect(result.current).toMatchObject({ realm: { realm: "a b" }, error: expect.any(Error) }));
    answers = { [`GET ${REALM}`]: json({ realm: "a b", displayName: "New" }) };
    await refreshShown();
    await waitFor(() => expect(result.current).toMatchObject({ realm: { displayName: "New" }, error: undefined }));
  });
});

describe("a read of a place that was opened before", () => {
  const NAMES = `GET ${REALM}/client-scopes`;
  const read = () => renderHook(() => useData("clientScopes.find"), { wrapper });

  afterEach(() => jest.restoreAllMocks());

  it("shows its copy for the next place, and what another has changed meanwhile as soon as it is there", async () => {
    answers = { [NAMES]: json([{ id: "1" }]) };
    const before = read();
    await waitFor(() => expect(before.result.current).toEqual([{ id: "1" }]));
    before.unmount();
    answers = { [NAMES]: json([{ id: "1" }, { id: "2" }]) };
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + 3000);
    openPlace();
    const { result } = read();
    expect(result.current).toHaveLength(1);
    await waitFor(() => expect(result.current).toHaveLength(2));
  });

  it("shows no copy of an object that was deleted on its own page", async () => {
    answers = { [`GET ${REALM}/client-scopes/1`]: json({ id: "1", name: "one" }) };
    const page = renderHook(() => useData("clientScopes.findOne", { id: "1" }), { wrapper });
    await waitFor(() => expect(page.result.current).toMatchObject({ name: "one" }));
    markDeleted("a b", "clientScopes.del", { id: "1" });
    // the page stays until the next one is there
    openPlace();
    expect(page.result.current).toMatchObject({ name: "one" });
    page.unmount();
    answers = { [`GET ${REALM}/client-scopes/1`]: json({ error: "not found" }, 404) };
    // back
    openPlace();
    expect(cache.getQueryCache().findAll()).toEqual([]);
  });

  it("is not made again where it was started ahead of its place", async () => {
    answers = { [NAMES]: json([]) };
    await prefetch("a b", [["clientScopes.find"]]);
    openPlace();
    await waitFor(() => expect(read().result.current).toEqual([]));
    expect(requests).toHaveLength(1);
  });
});

describe("a read that may be refused", () => {
  it("is there at the first rendering where it was started ahead", async () => {
    answers = { [`GET ${REALM}`]: json({ realm: "a b" }) };
    await prefetch("a b", [["realms.findOne", { realm: "a b" }]]);
    const { result } = renderHook(() => useOptional("realms.findOne", { realm: "a b" }), { wrapper });
    // a spinner would be in its place now
    expect(result.current).toEqual({ realm: "a b" });
    expect(requests).toHaveLength(1);
  });

  it("is read anew where something was written since", async () => {
    answers = { [`GET ${REALM}`]: json({ realm: "a b" }) };
    await prefetch("a b", [["realms.findOne", { realm: "a b" }]]);
    await invalidateAll();
    answers = { [`GET ${REALM}`]: json({ realm: "a b", displayName: "New" }) };
    const { result } = renderHook(() => useOptional("realms.findOne", { realm: "a b" }), { wrapper });
    await waitFor(() => expect(result.current).toEqual({ realm: "a b", displayName: "New" }));
    expect(requests).toHaveLength(2);
  });
});

describe("a read while something writes on and on", () => {
  it("shows what it got in the end, and is made again", async () => {
    const writes = 3;
    answers = {
      [`GET ${REALM}/roles`]: () => {
        if (requests.length <= writes) void invalidateAll();
        return json([{ id: String(requests.length) }])();
      },
    };
    const seen: unknown[] = [];
    renderHook(() => seen.push(useData("roles.find", {})), { wrapper });
    await waitFor(() => expect(seen.at(-1)).toEqual([{ id: String(writes + 1) }]));
    expect(seen).toContainEqual([{ id: String(writes) }]);
  });
});

describe("whenQuiet", () => {
  it("waits for the reads under way", async () => {
    let answer: (value: unknown) => void = () => {};
    void cache.fetchQuery({ queryKey: ["slow"], queryFn: () => new Promise((resolve) => (answer = resolve)) });
    const quiet = jest.fn();
    const waited = whenQuiet().then(quiet);
    await Promise.resolve();
    expect(quiet).not.toHaveBeenCalled();
    answer(1);
    await waited;
    expect(quiet).toHaveBeenCalled();
  });
});

describe("writes", () => {
  it("say how it went and make reads stale, who is signed in excepted", async () => {
    answers = { [`DELETE ${REALM}`]: () => new Response(null, { status: 204 }) };
    cache.setQueryData(["a b", "x"], 1);
    cache.setQueryData([EXEMPT, "whoami"], 1);
    const outcome = { done: "deletedSuccessRealmSetting", failed: "deleteError" } as const;
    const { result } = renderHook(() => useAction((call) => call("realms.del", { realm: "a b" }), outcome), {
      wrapper,
    });
    await act(() => result.current.run());
    expect(alerts.get()).toMatchObject([{ title: "deletedSuccessRealmSetting", variant: "success" }]);
    expect(cache.getQueryState(["a b", "x"])?.isInvalidated).toBe(true);
    expect(cache.getQueryState([EXEMPT, "whoami"])?.isInvalidated).toBe(false);
  });

  it("make the reads of a realm stale whatever it is called", async () => {
    cache.setQueryData(["exempt", "x"], 1);
    await invalidateAll();
    expect(cache.getQueryState(["exempt", "x"])?.isInvalidated).toBe(true);
  });

  it("hand back the failure and show the server's message", async () => {
    answers = { [`DELETE ${REALM}`]: json({ errorMessage: "no", error_description: "because" }, 409) };
    const { result } = renderHook(
      () => useAction((call) => call("realms.del", { realm: "a b" }), { failed: "deleteError" }),
      { wrapper },
    );
    let failure: unknown;
    await act(async () => (failure = await result.current.run()));
    expect(failure).toMatchObject({ status: 409, message: "no" });
    expect(alerts.get()).toMatchObject([
      { title: ["deleteError", { error: "no" }], variant: "danger", description: "because" },
    ]);
  });

  it("leave everything else alone", async () => {
    cache.setQueryData(["r", "x"], 1);
    await invalidateAll();
    expect(cache.getQueryData(["r", "x"])).toBe(1);
  });
});
