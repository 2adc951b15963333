import { render, screen } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { InRealm } from "~/kit/page/InRealm.mock";
import { AdminEventDialog } from "~/parts/events/AdminEventDialog";
import { EventUser } from "~/parts/events/EventUser";

const ID = "7d0a0f0c-4b0d-4f8e-8f55-2b7c9a1d6e42";

jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock("~/data/query/realm", () => ({
  useRealmIfThere: () => undefined,
  useRealmRepresentation: () => ({ id: "id of r", realm: "r" }),
}));

beforeEach(() => {
  who.held = [];
  window.location.hash = "#/r/events/admin-events";
});

it("shows a user by name; the id is in the tooltip", () => {
  render(<EventUser id={ID} said="anna" />, { wrapper: InRealm });
  expect(screen.getByText("anna").title).toBe(`anna (${ID})`);
});

const userOf = (authDetails: object | undefined) => {
  render(<AdminEventDialog event={{ authDetails }} what="auth" onClose={() => undefined} />, { wrapper: InRealm });
  const [, , , user] = screen.getAllByRole("row");
  return user?.lastElementChild?.textContent;
};

it("says who it was with the id", () => expect(userOf({ realmId: "id of r", userId: ID })).toBe(`7d0a0f0c… (${ID})`));

it.each([undefined, { realmId: "id of r", clientId: "c" }])("says nothing of nobody: %j", (auth) =>
  expect(userOf(auth)).toBe(""),
);
