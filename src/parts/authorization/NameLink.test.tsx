import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { NameLink } from "~/parts/authorization/NameLink";
import { to } from "~/routes";

it.each([
  ["by day", "by day"],
  [" ", "—"],
  ["", "—"],
])("leads to the page of what is called “%s”", (name, text) => {
  window.location.hash = "#/r/permissions";
  render(
    <MemoryRouter>
      <NameLink name={name} to={to("client-scopes")} />
    </MemoryRouter>,
  );
  expect(screen.getByRole("link").textContent).toBe(text);
});
