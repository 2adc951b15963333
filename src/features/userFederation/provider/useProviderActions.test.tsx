import { act, renderHook } from "@testing-library/react";
import { RealmContext } from "~/data/query/useRealm";
import { hasSearchChanged, setSearchChanged } from "~/features/userFederation/provider/syncs";
import { useSyncUsers } from "~/features/userFederation/provider/useProviderActions";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "master" }) }));

it("warns again before the next synchronization where the server ignored the last one", async () => {
  const answers = [{ ignored: true, status: "Synchronization ignored" }, { added: 1 }];
  global.fetch = jest.fn(
    async () => new Response(JSON.stringify(answers.shift()), { headers: { "content-type": "application/json" } }),
  );
  // nothing is asked here: users that are not found stay
  const provider = { id: "people", config: { removeInvalidUsersEnabled: ["false"] } };
  const { result } = renderHook(() => useSyncUsers(provider), {
    wrapper: ({ children }) => <RealmContext value="r">{children}</RealmContext>,
  });
  setSearchChanged("people", true);
  await act(() => result.current("triggerFullSync"));
  expect(hasSearchChanged("people")).toBe(true);
  await act(() => result.current("triggerFullSync"));
  expect(hasSearchChanged("people")).toBe(false);
});
