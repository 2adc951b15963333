import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { GroupTable } from "~/features/groups/GroupTable";
import { confirm } from "~/kit/dialog/confirm";
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
jest.mock("~/kit/dialog/confirm", () => ({ confirm: jest.fn(async () => false) }));

/** The list of the groups at the top, or below one. */
function show(rows: object[], parent?: object) {
  cache.clear();
  const headers = { "content-type": "application/json" };
  global.fetch = jest.fn(async () => new Response(JSON.stringify(rows), { headers }));
  render(
    <InRealm at="/r/groups">
      <PlaceContext value={match("/r/groups")}>
        <GroupTable parent={parent} />
      </PlaceContext>
    </InRealm>,
  );
}

it.each([
  [["query-groups"], true],
  [["query-groups", "view-users"], false],
  [["query-groups", "manage-users"], false],
])("says of no groups that they may be left out, to who holds %j: %s", async (held, says) => {
  who.held = held;
  show([]);
  await screen.findByTestId("empty-state", {}, { timeout: 20_000 });
  const text = says ? "gatehouse.missingPermission" : "noGroupsInThisRealmInstructions";
  expect(screen.getByTestId("empty-state").textContent).toContain(text);
});

it.each([
  [["query-groups"], "gatehouse.missingPermission"],
  [["query-groups", "view-users"], "noGroupsInThisSubGroupInstructions"],
])("says of no groups below one that they may be left out, to who holds %j", async (held, text) => {
  who.held = held;
  show([], { id: "1", access: { view: true } });
  const empty = await screen.findByTestId("empty-state", {}, { timeout: 20_000 });
  expect(empty.textContent).toContain(text);
});

it.each([
  [["query-groups"], 0, "gatehouse.groupConsequencesUnseen"],
  [["query-groups"], 2, "gatehouse.groupConsequencesUnseen"],
  [["query-groups", "view-users"], 0, "gatehouse.groupConsequencesAlone"],
  [["query-groups", "view-users"], 2, ["gatehouse.groupConsequencesBelow", { groups: 2 }]],
])("before a group is deleted, who holds %j and sees %s groups below it reads what goes with it", async (...row) => {
  const [held, subGroupCount, consequences] = row;
  who.held = held;
  show([{ id: "1", name: "team", subGroupCount, access: { view: true, manage: true } }]);
  await userEvent.click(await screen.findByRole("button", { name: "gatehouse.kebabToggle" }, { timeout: 20_000 }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "delete" }));
  expect(confirm).toHaveBeenLastCalledWith(expect.objectContaining({ consequences }));
});
