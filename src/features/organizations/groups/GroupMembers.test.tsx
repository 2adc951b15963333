import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { GroupMembers } from "~/features/organizations/groups/GroupMembers";
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

const path = "/r/organizations/org/groups/g/members";
const ann = { id: "ann", username: "ann" };
const bob = { id: "bob", username: "bob" };

it("offers nobody for a group who is in it already: nobody would be added, and it would say so", async () => {
  who.held = ["manage-organizations", "manage-users"];
  global.fetch = jest.fn(async (input) => {
    const rows = String(input instanceof Request ? input.url : input).includes("/groups/") ? [ann] : [ann, bob];
    return new Response(JSON.stringify(rows), { headers: { "content-type": "application/json" } });
  });
  render(
    <InRealm at={path}>
      <PlaceContext value={match(path)}>
        <GroupMembers orgId="org" group={{ id: "g" }} />
      </PlaceContext>
    </InRealm>,
  );
  await userEvent.click(await screen.findByTestId("addMember", {}, { timeout: 20_000 }));
  const dialog = await screen.findByRole("dialog");
  const boxes = () => [...dialog.querySelectorAll<HTMLInputElement>("tbody input[type=checkbox]")];
  await waitFor(() =>
    expect(boxes().map(({ disabled, checked }) => [disabled, checked])).toEqual([
      [true, true],
      [false, false],
    ]),
  );
});
