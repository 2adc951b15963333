import { render, screen } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { GroupTable } from "~/features/groups/GroupTable";
import { InRealm } from "~/kit/page/InRealm.mock";
import { PlaceContext } from "~/kit/page/place";
import { match } from "~/routes";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({
  useRealmIfThere: () => ({}),
  useRealmRepresentation: () => ({ organizationsEnabled: true }),
}));
jest.mock("~/data/query/serverInfo", () => ({ useServerInfoIfThere: () => ({}) }));

it.each([
  [["query-groups"], true],
  [["query-groups", "view-users"], false],
  [["query-groups", "manage-users"], false],
])("says of no groups that they may be left out, to who holds %j: %s", async (held, says) => {
  cache.clear();
  who.held = held;
  global.fetch = jest.fn(async () => new Response("[]", { headers: { "content-type": "application/json" } }));
  render(
    <InRealm at="/r/groups">
      <PlaceContext value={match("/r/groups")}>
        <GroupTable />
      </PlaceContext>
    </InRealm>,
  );
  await screen.findByTestId("empty-state", {}, { timeout: 20_000 });
  const text = says ? "gatehouse.missingPermission" : "noGroupsInThisRealmInstructions";
  expect(screen.getByTestId("empty-state").textContent).toContain(text);
});
