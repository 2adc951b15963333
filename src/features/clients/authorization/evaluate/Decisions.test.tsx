import type PolicyResultRepresentation from "@keycloak/keycloak-admin-client/lib/defs/policyResultRepresentation";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { Decisions } from "~/features/clients/authorization/evaluate/Decisions";

jest.mock("~/kit/page/useMayOpen", () => ({ useMayOpen: () => () => true }));
jest.mock("~/data/query/realm", () => ({ useRealmRepresentation: () => ({}) }));

it("links to the permissions that have a page, and not to what a user permitted to others", () => {
  window.location.hash = "#/r/clients";
  const decisions: PolicyResultRepresentation[] = ["resource", "scope", "uma"].map((type) => ({
    policy: { id: type, name: `of ${type}`, type },
  }));
  render(
    <MemoryRouter>
      <Decisions id="c" decisions={decisions} />
    </MemoryRouter>,
  );
  expect(screen.getByText("of uma")).toBeTruthy();
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["of resource", "of scope"]);
});
