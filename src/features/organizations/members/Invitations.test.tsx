import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { Invitations } from "~/features/organizations/members/Invitations";
import { InRealm } from "~/kit/page/InRealm.mock";
import { PlaceContext } from "~/kit/page/place";
import { match } from "~/routes";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
jest.mock("~/data/query/serverInfo", () => ({ useServerInfoIfThere: () => ({}) }));
jest.mock("~/i18n/useTime", () => ({ useTime: () => String }));

const path = "/r/organizations/org/members/invitations";

/** Shows the invitations to an administrator. @param rows what the server answers */
async function show(held: string[], rows: object[]) {
  cache.clear();
  who.held = held;
  global.fetch = jest.fn(
    async () => new Response(JSON.stringify(rows), { headers: { "content-type": "application/json" } }),
  );
  render(
    <InRealm at={path}>
      <PlaceContext value={match(path)}>
        <Invitations organization={{ id: "org" }} />
      </PlaceContext>
    </InRealm>,
  );
}

it("says to who may not see users that users of the realm can be invited by others only", async () => {
  await show(["manage-organizations"], [{ id: "1", email: "ann@x.example" }]);
  await userEvent.click(await screen.findByTestId("invite-member-toggle"));
  const [anew, known] = await screen.findAllByRole("menuitem");
  expect(anew?.getAttribute("aria-disabled")).toBeNull();
  expect(known?.getAttribute("aria-disabled")).toBe("true");
});

it.each([
  [["manage-organizations"], 1],
  [["manage-organizations", "view-users"], 2],
])("offers where nobody is invited what %j may do", async (held, count) => {
  await show(held, []);
  expect(within(await screen.findByTestId("empty-state")).getAllByRole("button")).toHaveLength(count);
});
