import { CancelledError } from "@tanstack/react-query";
import { act, renderHook, screen, waitFor } from "@testing-library/react";
import { type ReactNode, Suspense, useEffect } from "react";
import { useWhoami } from "~/data/access/access";
import { renewRights } from "~/data/access/permissions";
import { cache } from "~/data/query/cache";
import { CacheProvider } from "~/data/query/CacheProvider";
import { realmQuery, refreshWhoami, useRealmStillThere, whoamiQuery } from "~/data/query/realm";
import { RealmContext, useRealm } from "~/data/query/useRealm";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "master" }) }));

/** Answers by the end of their address. */
let answers: Record<string, [status: number, body: object]>;
const requests: string[] = [];

beforeEach(() => {
  cache.clear();
  requests.length = 0;
  jest.spyOn(console, "warn").mockReset();
  global.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const name = String(input).replace(/.*[/=]/, "");
    requests.push(name);
    const [status, body] = answers[name] ?? [500, {}];
    return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
  });
});

let realm: string;
const wrapper = ({ children }: { children: ReactNode }) => (
  <CacheProvider>
    <RealmContext value={realm}>
      <Suspense fallback="…">{children}</Suspense>
    </RealmContext>
  </CacheProvider>
);

describe("what the administrator may do", () => {
  const may = (name: string, ...held: string[]): [number, object] => [200, { realm_access: { [name]: held } }];

  /** Shows it in one realm after the other, as the frame does. */
  function show(name: string) {
    realm = name;
    const useShown = () => {
      const here = useRealm();
      const whoami = useWhoami();
      useEffect(() => renewRights(here), [here]);
      return whoami;
    };
    const { result, rerender } = renderHook(useShown, { wrapper });
    return {
      held: () => result.current.realm_access[realm],
      unread: () => result.current.unread,
      go(next: string) {
        realm = next;
        act(() => rerender());
      },
    };
  }

  it("is requested again in a realm that was left, and what is known shows until then", async () => {
    answers = { a: may("a", "view-realm"), b: may("b") };
    const { go, held } = show("a");
    await waitFor(() => expect(held()).toEqual(["view-realm"]));
    expect(requests).toEqual(["a"]);
    go("b");
    await waitFor(() => expect(held()).toEqual([]));
    expect(requests).toEqual(["a", "b"]);
    answers = { a: may("a", "view-realm", "view-users") };
    go("a");
    expect(held()).toEqual(["view-realm"]);
    expect(screen.queryByText("…")).toBeNull();
    await waitFor(() => expect(held()).toEqual(["view-realm", "view-users"]));
    expect(requests).toEqual(["a", "b", "a"]);
  });

  it("stays when it cannot be read again, and goes when the realm is closed", async () => {
    answers = { a: may("a", "view-realm") };
    const { held, unread } = show("a");
    await waitFor(() => expect(held()).toEqual(["view-realm"]));
    answers = { a: [500, {}] };
    await act(() => refreshWhoami());
    expect([requests.length, held(), unread()]).toEqual([2, ["view-realm"], undefined]);
    answers = { a: [403, {}] };
    await act(() => refreshWhoami());
    await waitFor(() => expect([held(), unread()]).toEqual([undefined, false]));
  });
});

it("what nobody waits for any more is no failure", async () => {
  global.fetch = jest.fn(
    (_, init) =>
      new Promise<Response>((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
  );
  const { queryKey } = whoamiQuery("a");
  const answer = cache.fetchQuery(whoamiQuery("a")).catch((error: unknown) => error);
  await waitFor(() => expect(global.fetch).toHaveBeenCalled());
  await cache.cancelQueries({ queryKey });
  expect(await answer).toBeInstanceOf(CancelledError);
  await new Promise((resolve) => setTimeout(resolve));
  expect(console.warn).not.toHaveBeenCalled();
});

it("a realm that somebody else has deleted is there no longer, though its copy is", async () => {
  answers = { a: [404, { error: "Realm not found." }] };
  realm = "a";
  cache.setQueryData(realmQuery("a").queryKey, { realm: "a" });
  const { result } = renderHook(() => useRealmStillThere(), { wrapper });
  expect(result.current).toEqual({ realm: "a" });
  await waitFor(() => expect(result.current).toBeUndefined());
  expect(requests).toEqual(["a"]);
});

it("a realm that never was there is not requested again", async () => {
  realm = "a";
  const { result } = renderHook(() => useRealmStillThere(), { wrapper });
  await act(async () => {});
  expect([result.current, requests]).toEqual([undefined, []]);
});
