import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { useTextRows } from "~/features/realmSettings/localization/useTextRows";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));

const wrapper = ({ children }: { children: ReactNode }) => (
  <CacheProvider>
    <RealmContext value="r">{children}</RealmContext>
  </CacheProvider>
);

it("says that the server's texts could not be read, beside the realm's own, and reads them again", async () => {
  let isBroken = true;
  global.fetch = jest.fn(async (address: RequestInfo | URL) => {
    if (String(address).includes("/localization/")) return Response.json({ title: "Ours" });
    const texts = [{ key: "title", value: "Theirs" }];
    return isBroken ? Response.json({ errorMessage: "No texts" }, { status: 400 }) : Response.json(texts);
  });
  const { result } = renderHook(() => useTextRows("en", ["en"], "login"), { wrapper });
  await waitFor(() => expect(result.current.error?.message).toContain("No texts"));
  expect(result.current.rows).toMatchObject([{ key: "title", texts: { en: "Ours" } }]);
  isBroken = false;
  await act(async () => void (await result.current.refresh()));
  await waitFor(() => expect(result.current.error).toBeUndefined());
  expect(result.current.rows).toMatchObject([{ texts: { en: "Ours" }, effective: { en: "Theirs" } }]);
});
