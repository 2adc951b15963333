import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { setTexts } from "~/i18n/i18n";
import type { AdvancedSearch } from "~/kit/list/advancedSearch";
import { LocalList } from "~/kit/list/List";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/access/access", () => ({
  ...jest.requireActual<object>("~/data/access/access"),
  useWhoami: () => ({ realm_access: {} }),
  useAccess: () => () => [],
}));
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({ adminPermissionsEnabled: true }) }));

const panel: AdvancedSearch = {
  label: "search",
  submit: "search",
  reset: "clear",
  testIds: { toggle: "toggle", submit: "submit" },
  fields: [
    { kind: "text", name: "kind", label: "type" },
    { kind: "text", name: "part", label: "name" },
    { kind: "text", name: "client", label: "client" },
    { kind: "text", name: "has", label: "hasWords" },
  ],
  dependents: { kind: ["part"] },
  words: ["has"],
};

const Address = () => <output>{useLocation().search}</output>;

/** A list without rows that its page narrows to a time, too. */
const show = (search: string) =>
  render(
    <InRealm at={`/${search}`}>
      <LocalList
        listId="events"
        label="roles"
        rows={[]}
        id={() => ""}
        columns={[]}
        panel={panel}
        narrowedBy={["from", "to"]}
        empty={{ title: { text: "There are none" }, body: { text: "Make one." } }}
      />
      <Address />
    </InRealm>,
  );

const address = () => screen.getByRole("status").textContent;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => setTexts("en", { "gatehouse.closeChip": "Close {{name}}", clearAllFilters: "Clear all filters" }));

it("a list that its page narrows is a search without result, not an empty one", async () => {
  show("?from=1&to=2");
  expect(screen.queryByText("There are none")).toBeNull();
  expect(screen.getByTestId("refresh")).toBeTruthy();
  await press("Clear all filters");
  expect(address()).toBe("");
  expect(screen.getByText("There are none")).toBeTruthy();
});

it("the button beside the chips clears what the page narrows the list by", async () => {
  show("?client=app&from=1&other=kept");
  await userEvent.click(screen.getAllByRole("button", { name: "Clear all filters" })[0] ?? document.body);
  expect(address()).toBe("?other=kept");
});

it("what means nothing without a field goes with its chip", async () => {
  show("?kind=a&part=b&client=app");
  await press("Close b");
  expect(address()).toBe("?kind=a&client=app");
  show("?kind=a&part=b&client=app");
  await userEvent.click(screen.getAllByRole("button", { name: "Close a" }).at(-1) ?? document.body);
  expect(screen.getAllByRole("status").at(-1)?.textContent).toBe("?client=app");
});

it("each word that is searched by is a chip", async () => {
  show("?has=sign+%20out+sign&client=my+app");
  expect(screen.getByRole("button", { name: "Close my app" })).toBeTruthy();
  await press("Close sign");
  expect(address()).toBe("?has=out&client=my+app");
});

it("filters and what is searched by stand in one row, with one button that clears all of them", async () => {
  render(
    <InRealm at="/?kind=constructor&client=app">
      <LocalList
        listId="events"
        label="roles"
        rows={[{}]}
        id={() => ""}
        columns={[]}
        panel={{ ...panel, fields: panel.fields.slice(2) }}
        filters={[{ name: "kind", label: "type", any: "allTypes", options: { a: { text: "A" } }, test: () => true }]}
      />
      <Address />
    </InRealm>,
  );
  expect(screen.getAllByRole("group").map((group) => group.getAttribute("aria-label"))).toEqual(["type", "client"]);
  // the name of what every object has is no choice
  expect(screen.getByRole("button", { name: "Close constructor" })).toBeTruthy();
  await press("Close app");
  expect(address()).toBe("?kind=constructor");
  await press("Clear all filters");
  expect(address()).toBe("");
});
