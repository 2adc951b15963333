import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { useRealmChange } from "~/parts/realm/useRealmChange";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "master" }) }));

const wrapper = ({ children }: { children: ReactNode }) => (
  <CacheProvider>
    <RealmContext value="r">{children}</RealmContext>
  </CacheProvider>
);

it("two switches one right after the other keep both changes", async () => {
  let realm: object = { realm: "r", registrationAllowed: true, rememberMe: false };
  global.fetch = jest.fn(async (_: RequestInfo | URL, { method, body }: RequestInit = {}) => {
    if (method === "PUT") realm = JSON.parse(String(body));
    return method === "PUT" ? new Response(null, { status: 204 }) : Response.json(realm);
  });
  const outcome = { failed: "deleteError" } as const;
  const { result } = renderHook(() => [useRealmChange(outcome), useRealmChange(outcome)] as const, { wrapper });
  const [first, second] = result.current;
  await act(() => Promise.all([first.run({ registrationAllowed: false }), second.run({ rememberMe: true })]));
  expect(realm).toEqual({ realm: "r", registrationAllowed: false, rememberMe: true });
});
