import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { alerts } from "~/data/write/alerts";
import { useDeleteRealms } from "~/parts/realm/useDeleteRealms";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
const mockEnv = { adminBaseUrl: "http://server.test", realm: "master", masterRealm: "master" };
jest.mock("~/data/auth/env", () => ({ env: () => mockEnv }));
const confirm = jest.fn<Promise<boolean>, [object]>(async () => true);
jest.mock("~/kit/dialog/confirm", () => ({ confirm: (question: object) => confirm(question) }));

const wrapper = ({ children }: { children: ReactNode }) => (
  <CacheProvider>
    <RealmContext value="master">
      <MemoryRouter>{children}</MemoryRouter>
    </RealmContext>
  </CacheProvider>
);

it.each([
  [404, "success"],
  [403, "danger"],
])("a realm that the server answers with %i about: %s", async (status, variant) => {
  alerts.set([]);
  const headers = { "content-type": "application/json" };
  global.fetch = jest.fn(async (input: RequestInfo | URL) =>
    String(input).endsWith("/gone")
      ? new Response('{"error":"Realm not found."}', { status, headers })
      : new Response(null, { status: 204 }),
  );
  const { result } = renderHook(() => useDeleteRealms("realms"), { wrapper });
  await act(() => result.current([{ name: "gone" }, { name: "there" }]));
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ consequences: "gatehouse.realmConsequences" }));
  expect(alerts.get()).toMatchObject([{ variant }]);
});

it("who deletes the realm that they are signed in to goes to the console of the administration realm", async () => {
  alerts.set([]);
  // jsdom goes to no other page than the one it is on
  Object.assign(mockEnv, { adminBaseUrl: "http://localhost", realm: "own" });
  window.history.replaceState(null, "", "/admin/master/console/");
  global.fetch = jest.fn(async () => new Response(null, { status: 204 }));
  const { result } = renderHook(() => useDeleteRealms("dashboard"), { wrapper });
  await act(async () => void result.current([{ name: "own" }]));
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ consequences: "gatehouse.ownRealmConsequences" }));
  await waitFor(() => expect(window.location.hash).toBe("#/master"));
  // nothing is read any more with the session that is gone
  expect(global.fetch).toHaveBeenCalledTimes(1);
  expect(alerts.get()).toEqual([]);
});
