import { act, render, screen } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { GroupMembers } from "~/features/organizations/groups/GroupMembers";
import { MemberTabs } from "~/features/organizations/members/MemberTabs";
import { setTexts } from "~/i18n/i18n";
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
jest.mock("~/data/query/serverInfo", () => ({
  useServerInfoIfThere: () => ({ features: [{ name: "ADMIN_FINE_GRAINED_AUTHZ_V2", enabled: mayGrant }] }),
}));

/** Whether the server has fine-grained permissions. */
let mayGrant = false;

const path = "/r/organizations/org/members/list";

// the server answers them with an empty list, not with a refusal
it.each([
  [["view-organizations", "query-users"], true],
  [["view-organizations", "view-users"], false],
  [["manage-organizations", "manage-users"], false],
])(
  "says that members of an organization and of its groups may be left out, to who holds %j: %s",
  async (held, says) => {
    who.held = held;
    global.fetch = jest.fn(async () => new Response("[]", { headers: { "content-type": "application/json" } }));
    const lists = [
      <MemberTabs key="all" organization={{ id: "org" }} />,
      <GroupMembers key="group" orgId="org" group={{ id: "g" }} />,
    ];
    for (const list of lists) {
      cache.clear();
      const { unmount } = render(
        <InRealm at={path}>
          <PlaceContext value={match(path)}>{list}</PlaceContext>
        </InRealm>,
      );
      await screen.findByRole("heading", { name: "emptyMembers" }, { timeout: 20_000 });
      expect(screen.queryByTestId("users-incomplete") !== null).toBe(says);
      unmount();
    }
  },
);

it.each([
  [["query-organizations"], true, true],
  [["query-organizations"], false, false],
  [["view-organizations", "view-users"], true, false],
  [["manage-organizations"], false, true],
])("shows who is invited to who holds %j, with fine-grained permissions: %s: %s", async (held, grants, shows) => {
  cache.clear();
  who.held = held;
  mayGrant = grants;
  // a server that has them
  act(() => setTexts("en", { invitations: "Invitations" }));
  global.fetch = jest.fn(async () => new Response("[]", { headers: { "content-type": "application/json" } }));
  render(
    <InRealm at={path}>
      <PlaceContext value={match(path)}>
        <MemberTabs organization={{ id: "org" }} />
      </PlaceContext>
    </InRealm>,
  );
  await screen.findByTestId("empty-state", {}, { timeout: 20_000 });
  expect(screen.queryByTestId("organization-invitations-tab") !== null).toBe(shows);
});
