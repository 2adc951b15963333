import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { ActionDialog } from "~/features/users/page/ActionDialog";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

/** The actions that can be added or removed. */
async function offered(on: boolean) {
  who.held = ["manage-users"];
  cache.clear();
  const actions = [
    { alias: "VERIFY_EMAIL", name: "Verify Email", enabled: true },
    { alias: "TERMS_AND_CONDITIONS", name: "Terms", enabled: false },
  ];
  const headers = { "content-type": "application/json" };
  global.fetch = jest.fn(async () => new Response(JSON.stringify(actions), { headers }));
  render(
    <InRealm>
      <ActionDialog on={on} onClose={() => {}} onPick={() => {}} />
    </InRealm>,
  );
  await userEvent.click(await screen.findByRole("button", { name: /requiredUserActions/ }));
  return screen.getAllByRole("option").map(({ textContent }) => textContent);
}

it("adds what the realm has on only", async () => {
  expect(await offered(true)).toEqual(["Verify Email"]);
});

it("removes also what the realm has switched off since users got it, and says so", async () => {
  expect(await offered(false)).toEqual(["Verify Email", "Termsdisabled"]);
});
