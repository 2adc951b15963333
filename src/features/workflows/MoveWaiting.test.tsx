import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { MoveWaiting } from "~/features/workflows/MoveWaiting";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
jest.mock("~/data/query/serverInfo", () => ({ useServerInfoIfThere: () => ({}) }));

it("searches another workflow once, not with each key", async () => {
  who.held = ["realm-admin"];
  const searches: (string | null)[] = [];
  global.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input));
    const isList = pathname.endsWith("/workflows");
    if (isList && searchParams.get("search")) searches.push(searchParams.get("search"));
    const answer = isList ? [{ id: "other", name: "leavers" }] : { id: "w", name: "w" };
    return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
  });
  render(
    <InRealm>
      <MoveWaiting workflow={{ id: "w", name: "w", steps: [] }} onClose={() => {}} />
    </InRealm>,
  );
  const input = screen.getByRole("combobox");
  // a busy machine may take longer for a key than the search waits for the next one
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await user.clear(input);
  await user.type(input, "leav");
  await act(() => jest.advanceTimersByTimeAsync(1000));
  jest.useRealTimers();
  expect(await screen.findByRole("option", { name: "leavers" })).toBeDefined();
  await waitFor(() => expect(searches).toEqual(["leav"]));
});
