import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter, useSearchParams } from "react-router-dom";
import type { AdvancedSearch } from "~/kit/list/advancedSearch";
import { AdvancedSearchPanel } from "~/kit/list/AdvancedSearchPanel";
import { useListState } from "~/kit/list/useListState";

const panel: AdvancedSearch = {
  label: { text: "Search by" },
  submit: { text: "Search" },
  reset: { text: "Reset" },
  fields: [
    { kind: "text", name: "user", label: { text: "User" } },
    { kind: "text", name: "address", label: { text: "Address" } },
  ],
  testIds: { toggle: "toggle", submit: "submit", reset: "reset" },
};

function Host() {
  const [params, setParams] = useSearchParams();
  const [rendered, setRendered] = useState(0);
  return (
    <>
      <AdvancedSearchPanel panel={panel} state={useListState()} />
      <button onClick={() => setParams({})}>all</button>
      <button onClick={() => setRendered(rendered + 1)}>again</button>
      <output>{params.toString()}</output>
    </>
  );
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const toggle = () => act(async () => fireEvent.click(screen.getByTestId("toggle")));
const type = (name: string, value: string) =>
  act(async () => fireEvent.change(screen.getByTestId(name), { target: { value } }));
const shown = (name: string) => screen.queryByTestId<HTMLInputElement>(name)?.value;

async function open() {
  await toggle();
  await screen.findByTestId("user");
}

beforeEach(async () => {
  render(
    <MemoryRouter>
      <Host />
    </MemoryRouter>,
  );
  await open();
});

it("has what was typed when it is opened again, and can search for it", async () => {
  await type("user", "anna");
  await toggle();
  expect(shown("user")).toBeUndefined();
  await press("again");
  await open();
  expect([shown("user"), shown("address")]).toEqual(["anna", ""]);
  await type("address", "10.0.0.1");
  await act(async () => fireEvent.click(screen.getByTestId("submit")));
  expect(screen.getByRole("status").textContent).toBe("user=anna&address=10.0.0.1");
});

it("forgets it with the search: what was searched for and taken away is not there again", async () => {
  await type("user", "anna");
  await act(async () => fireEvent.click(screen.getByTestId("submit")));
  await press("all");
  await open();
  expect(shown("user")).toBe("");
});

it("shows what is searched for where that has changed meanwhile", async () => {
  await type("user", "anna");
  await act(async () => fireEvent.click(screen.getByTestId("submit")));
  await open();
  await type("user", "bert");
  await toggle();
  await press("all");
  await open();
  expect(shown("user")).toBe("");
});

it("is empty after it was reset", async () => {
  await type("user", "anna");
  await act(async () => fireEvent.click(screen.getByTestId("reset")));
  await toggle();
  await open();
  expect(shown("user")).toBe("");
});

it("keeps the focus on the button that empties it", async () => {
  await type("user", "anna");
  const reset = screen.getByTestId<HTMLButtonElement>("reset");
  reset.focus();
  await act(async () => fireEvent.click(reset));
  expect(reset.getAttribute("aria-disabled")).toBe("true");
  // a browser takes the focus away from what is disabled
  expect(reset.disabled).toBe(false);
});
