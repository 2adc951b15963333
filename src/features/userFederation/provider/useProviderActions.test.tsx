import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { alerts } from "~/data/write/alerts";
import { waiting } from "~/data/api/waiting";
import { RealmContext } from "~/data/query/useRealm";
import { hasSearchChanged, setSearchChanged } from "~/features/userFederation/provider/syncs";
import { useImportedUsers, useSyncUsers } from "~/features/userFederation/provider/useProviderActions";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "master" }) }));
jest.mock("~/kit/dialog/confirm", () => ({ confirm: async () => true }));

const wrapper = ({ children }: { children: ReactNode }) => <RealmContext value="r">{children}</RealmContext>;

it("warns again before the next synchronization where the server ignored the last one", async () => {
  const answers = [{ ignored: true, status: "Synchronization ignored" }, { added: 1 }];
  global.fetch = jest.fn(
    async () => new Response(JSON.stringify(answers.shift()), { headers: { "content-type": "application/json" } }),
  );
  // nothing is requested here: users that are not found stay
  const provider = { id: "people", config: { removeInvalidUsersEnabled: ["false"] } };
  const { result } = renderHook(() => useSyncUsers(provider), { wrapper });
  setSearchChanged("people", true);
  await act(() => result.current("triggerFullSync"));
  expect(hasSearchChanged("people")).toBe(true);
  await act(() => result.current("triggerFullSync"));
  expect(hasSearchChanged("people")).toBe(false);
});

it.each(["unlink", "remove"] as const)("offers not to cancel what takes minutes: %s", async (what) => {
  jest.useFakeTimers();
  let answer = () => {};
  global.fetch = jest.fn(
    () => new Promise<Response>((resolve) => (answer = () => resolve(new Response(null, { status: 204 })))),
  );
  const { result } = renderHook(() => useImportedUsers({ id: "people" }), { wrapper });
  const ended = result.current[what]();
  await act(async () => jest.advanceTimersByTimeAsync(60_000));
  expect(global.fetch).toHaveBeenCalledTimes(1);
  expect(waiting.get()).toEqual([]);
  answer();
  await act(async () => ended);
  jest.useRealTimers();
});

it.each([
  // a wrong place of the users has the same answer
  ["triggerFullSync", {}, { title: "noUsersFound", explanation: "gatehouse.ldapCheckUsers" }],
  ["triggerFullSync", { updated: 1 }, { title: "syncUsersSuccess" }],
  // nobody was changed
  ["triggerChangedUsersSync", {}, { title: "syncUsersSuccess" }],
] as const)("calls no success what a directory answers that cannot be reached: %s, %j", async (kind, counts, alert) => {
  global.fetch = jest.fn(
    async () => new Response(JSON.stringify(counts), { headers: { "content-type": "application/json" } }),
  );
  const provider = { id: "people", providerId: "ldap", config: { removeInvalidUsersEnabled: ["false"] } };
  const { result } = renderHook(() => useSyncUsers(provider), { wrapper });
  await act(() => result.current(kind));
  expect(alerts.get()[0]).toMatchObject(alert);
});
