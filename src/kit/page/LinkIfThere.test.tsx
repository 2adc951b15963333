import { render, screen } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { InRealm } from "~/kit/page/InRealm.mock";
import { LinkIfThere } from "~/kit/page/LinkIfThere";

jest.mock("~/data/auth/env", () => ({ env: () => ({ realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
jest.mock("~/data/query/serverInfo", () => ({ useServerInfoIfThere: () => ({}) }));

function show(to: string | undefined, ...permissions: string[]) {
  who.held = permissions;
  render(
    <InRealm>
      <LinkIfThere to={to}>somebody</LinkIfThere>
    </InRealm>,
  );
  expect(screen.getByText("somebody")).toBeDefined();
  return screen.queryByRole("link")?.getAttribute("href");
}

const USER = "/r/users/1/settings";

it("leads to its page", () => expect(show(USER, "query-users")).toBe(USER));
it("leads nobody to a page that they may not open", () => expect(show(USER, "view-events")).toBeUndefined());
it("looks at the page only, whatever is searched there", () =>
  expect(show(`${USER}?view=a`, "view-events")).toBeUndefined());
it("is words without a page", () => expect(show(undefined, "query-users")).toBeUndefined());
