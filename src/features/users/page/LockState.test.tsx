import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { LockState } from "~/features/users/page/LockState";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

it("enables a user whom failed sign-ins have locked for good", async () => {
  who.held = ["manage-users"];
  cache.clear();
  const user = { id: "1", enabled: false, attributes: { disabledReason: ["permanentLockout"] } };
  const headers = { "content-type": "application/json" };
  const fetched = jest.fn(async (address: unknown, options?: RequestInit) => {
    if (options?.method === "PUT") return new Response(null, { status: 204 });
    const isState = String(address).includes("attack-detection");
    return new Response(JSON.stringify(isState ? { disabled: true } : user), { headers });
  });
  global.fetch = fetched;
  render(
    <InRealm>
      <LockState user={user} />
    </InRealm>,
  );
  await userEvent.click(await screen.findByTestId("user-locked-switch"));
  await waitFor(() => {
    const writes = fetched.mock.calls.filter(([, options]) => options?.method && options.method !== "GET");
    expect(writes.map(([address, options]) => [String(address), options?.method, options?.body])).toEqual([
      ["http://server.test/admin/realms/r/users/1", "PUT", JSON.stringify({ enabled: true })],
    ]);
  });
});

it("keeps the focus beside the switch, which is off once it has unlocked the user", async () => {
  who.held = ["manage-users"];
  cache.clear();
  let disabled = true;
  const headers = { "content-type": "application/json" };
  global.fetch = jest.fn(async (address: unknown, options?: RequestInit) => {
    if (options?.method === "DELETE") disabled = false;
    if (options?.method === "DELETE") return new Response(null, { status: 204 });
    const isState = String(address).includes("attack-detection");
    return new Response(JSON.stringify(isState ? { disabled } : { id: "1", enabled: true }), { headers });
  });
  render(
    <InRealm>
      <LockState user={{ id: "1", enabled: true }} />
    </InRealm>,
  );
  await userEvent.click(await screen.findByTestId("user-locked-switch"));
  const control = () => screen.getByTestId<HTMLInputElement>("user-locked-switch");
  await waitFor(() => expect([control().checked, control().disabled]).toEqual([false, true]));
  await waitFor(() => expect(document.activeElement).not.toBe(control()));
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(control())).toBe(true);
});
