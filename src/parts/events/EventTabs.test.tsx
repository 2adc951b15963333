import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { EventTabs } from "~/parts/events/EventTabs";

const tabs = [
  { title: "userEvents", content: "of users" },
  { title: "adminEvents", content: "of administrators" },
] as const;

const Search = () => <output>{useLocation().search}</output>;

function show(search: string) {
  render(
    <MemoryRouter initialEntries={[`/${search}`]}>
      <EventTabs label="events" tabs={tabs} />
      <Search />
    </MemoryRouter>,
  );
}

const search = () => screen.getByRole("status").textContent;

it("the address says which list is shown, for a reload and for others", async () => {
  show("?page=3&type=LOGIN");
  screen.getByText("of users");
  await userEvent.click(screen.getByRole("tab", { name: "adminEvents" }));
  screen.getByText("of administrators");
  expect(search()).toBe("?list=adminEvents");
  await userEvent.click(screen.getByRole("tab", { name: "userEvents" }));
  expect(search()).toBe("");
});

it.each([
  ["?list=adminEvents&page=2", "of administrators"],
  ["?list=nothing", "of users"],
])("shows the list of %s", (address, content) => {
  show(address);
  screen.getByText(content);
});
