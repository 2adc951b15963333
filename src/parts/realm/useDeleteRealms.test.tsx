import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { alerts } from "~/data/write/alerts";
import { useDeleteRealms } from "~/parts/realm/useDeleteRealms";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({
  env: () => ({ adminBaseUrl: "http://server.test", realm: "master", masterRealm: "master" }),
}));
jest.mock("~/kit/dialog/confirm", () => ({ confirm: async () => true }));

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
  expect(alerts.get()).toMatchObject([{ variant }]);
});
