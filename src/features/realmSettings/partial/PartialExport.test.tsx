import { render, screen } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { noParts, PartialExport } from "~/features/realmSettings/partial/PartialExport";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
const realm = { adminPermissionsEnabled: false };
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => realm }));

const parts = ["include-groups-and-roles-check", "include-clients-check"];

/** Shows the dialog to who has these permissions. @returns which parts can be taken in */
function offered(...held: string[]) {
  who.held = ["view-realm", "manage-realm", ...held];
  render(
    <InRealm>
      <PartialExport includes={noParts} onChange={() => {}} onClose={() => {}} />
    </InRealm>,
  );
  return parts.map((id) => !screen.getByTestId(id).hasAttribute("disabled"));
}

// the server: 403 for the whole export, proved with 26.7.3
it.each([
  [[], [false, false]],
  [["query-groups"], [true, false]],
  [["view-clients"], [false, true]],
  [
    ["manage-users", "manage-clients"],
    [true, true],
  ],
])("offers the parts that the server exports to who also has %j", (held, isOffered) => {
  expect(offered(...held)).toEqual(isOffered);
  const why = screen.queryAllByText("gatehouse.missingPermission", { exact: false });
  expect(why).toHaveLength(isOffered.filter((one) => !one).length);
});

it("leaves it to the server where permissions may be granted", () => {
  realm.adminPermissionsEnabled = true;
  expect(offered()).toEqual([true, true]);
});
