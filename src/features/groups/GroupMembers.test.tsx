import { render, screen } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { GroupMembers } from "~/features/groups/GroupMembers";
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

it.each([
  ["?below=true", ["query-groups"], true],
  ["?below=true", ["query-groups", "view-users"], false],
  ["", ["query-groups"], false],
])("says under %j that groups below may be left out, to who holds %j: %s", async (search, held, says) => {
  cache.clear();
  who.held = held;
  global.fetch = jest.fn(async () => new Response("[]", { headers: { "content-type": "application/json" } }));
  const at = "/r/groups/1/members";
  render(
    <InRealm at={`${at}${search}`}>
      <PlaceContext value={match(at)}>
        <GroupMembers group={{ id: "1", access: { viewMembers: true } }} />
      </PlaceContext>
    </InRealm>,
  );
  await screen.findByTestId("empty-state", {}, { timeout: 20_000 });
  expect(screen.queryByTestId("users-incomplete") !== null).toBe(says);
});
