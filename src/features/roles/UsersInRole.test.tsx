import { render, screen } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { UsersInRole } from "~/features/roles/UsersInRole";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

it.each([
  ["query-users", true],
  ["view-users", false],
  ["manage-users", false],
])("says that users of a role may be left out, to who holds %s: %s", async (held, says) => {
  who.held = [held];
  cache.clear();
  const headers = { "content-type": "application/json" };
  global.fetch = jest.fn(async () => new Response("[]", { headers }));
  render(
    <InRealm>
      <UsersInRole role={{ name: "use" }} client={undefined} />
    </InRealm>,
  );
  await screen.findByTestId("empty-state");
  expect(screen.queryByTestId("users-incomplete") !== null).toBe(says);
});
