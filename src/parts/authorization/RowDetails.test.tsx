import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { EntryGroups } from "~/parts/authorization/RowDetails";
import { to } from "~/routes";

const mayOpen = (address: string) => !address.includes("/users/");
jest.mock("~/kit/page/useMayOpen", () => ({ useMayOpen: () => mayOpen }));

it("what the administrator may not open is words", () => {
  window.location.hash = "#/r/permissions";
  const entries = [
    { text: "anna", to: to("user", { id: "1", tab: "settings" }) },
    { text: "shop", to: to("client", { id: "2", tab: "settings" }) },
    { text: "a role" },
  ];
  render(
    <MemoryRouter>
      <EntryGroups groups={[{ label: "resources", entries }]} />
    </MemoryRouter>,
  );
  expect(screen.getByText("anna")).toBeTruthy();
  expect(screen.getByText("a role")).toBeTruthy();
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["shop"]);
});
