import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { setTexts } from "~/i18n/i18n";
import { AddedTabs } from "~/kit/page/addedTabs";
import { PlaceContext } from "~/kit/page/place";
import { RoutableTabs } from "~/kit/page/RoutableTabs";
import { route } from "~/place";
import { hasTab, paramsOf } from "~/routes";

const place = route("/:realm/things/:id/:tab/:subtab?", "anyone", "home", () => Promise.reject(new Error("not here")), {
  tabs: { settings: "settings", rules: { label: "policies", tabs: { list: "resources", test: "evaluate" } } },
});

const added = [
  { id: "x", title: "Extra", path: "/:realm/things/:id/:tab", params: { tab: "x" }, render: () => <p>extra</p> },
];

function Thing() {
  const { pathname } = useLocation();
  const params = paramsOf(place.path, pathname) ?? {};
  const inside = { list: { content: <p>all rules</p> }, test: { content: <p>a test</p> } };
  return (
    <PlaceContext value={{ name: "dashboard", place, params, isForeignTab: false }}>
      <AddedTabs value={added}>
        <RoutableTabs
          label="thing"
          tabs={{
            settings: { testId: "settings", content: <p>its settings</p> },
            rules: {
              content: (
                <>
                  <input aria-label="typed" />
                  <RoutableTabs label="rules" inside="rules" tabs={inside} />
                </>
              ),
            },
          }}
        />
      </AddedTabs>
    </PlaceContext>
  );
}

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Thing />
    </MemoryRouter>,
  );

const bar = (name: string) => within(screen.getByRole("navigation", { name }));
const hrefs = (name: string) =>
  bar(name)
    .getAllByRole("tab")
    .map((tab) => tab.getAttribute("href"));
const selected = (name: string) => bar(name).getByRole("tab", { selected: true }).textContent;

beforeEach(() => {
  setTexts("en", { settings: "Settings", policies: "Policies", resources: "Resources", evaluate: "Evaluate" });
});

it("gives each tab its address and its title from the site map, added ones last", () => {
  open("/a%2Fb/things/1/settings");
  expect(hrefs("thing")).toEqual(["settings", "rules", "x"].map((tab) => `#/a%2Fb/things/1/${tab}`));
  expect(
    bar("thing")
      .getAllByRole("tab")
      .map(({ textContent }) => textContent),
  ).toEqual(["Settings", "Policies", "Extra"]);
  expect(selected("thing")).toBe("Settings");
  screen.getByText("its settings");
});

it("shows what an extension adds", async () => {
  open("/r/things/1/settings");
  await userEvent.click(bar("thing").getByRole("tab", { name: "Extra" }));
  screen.getByText("extra");
  expect(screen.queryByText("its settings")).toBeNull();
});

describe("tabs inside a tab", () => {
  it("are a bar of their own, the first one where the address names none", () => {
    open("/r/things/1/rules");
    expect(hrefs("rules")).toEqual(["#/r/things/1/rules/list", "#/r/things/1/rules/test"]);
    expect(hrefs("thing")[1]).toBe("#/r/things/1/rules");
    expect(selected("thing")).toBe("Policies");
    expect(selected("rules")).toBe("Resources");
  });

  it("keep what is around them, with what was typed", async () => {
    open("/r/things/1/rules/list");
    await userEvent.type(screen.getByLabelText("typed"), "kept");
    await userEvent.click(bar("rules").getByRole("tab", { name: "Evaluate" }));
    screen.getByText("a test");
    expect(selected("thing")).toBe("Policies");
    expect(screen.getByLabelText<HTMLInputElement>("typed").value).toBe("kept");
  });

  it.each([
    [{ tab: "rules" }, true],
    [{ tab: "rules", subtab: "test" }, true],
    [{ tab: "rules", subtab: "nowhere" }, false],
    [{ tab: "settings", subtab: "test" }, false],
    [{ tab: "nowhere" }, false],
    [{}, true],
  ])("%j is one of the place: %s", (params, own) => expect(hasTab(place, params)).toBe(own));
});

it.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])("leaves a click with %s to the browser", (key) => {
  open("/r/things/1/settings");
  const isLeft = fireEvent.click(bar("thing").getByRole("tab", { name: "Extra" }), { [key]: true });
  expect(isLeft).toBe(true);
  expect(selected("thing")).toBe("Settings");
});
