import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { RequiredActions } from "~/features/authentication/actions/RequiredActions";
import { setTexts } from "~/i18n/i18n";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

/** Shows the list where the server has these. @param others that the realm lacks */
function show(actions: object[], others: object[] = []) {
  who.held = ["manage-realm"];
  cache.clear();
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  global.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const address = String(input);
    if (address.endsWith("/config")) return Response.json({ errorMessage: "No settings" }, { status: 400 });
    return Response.json(address.includes("ui-ext") ? actions : address.includes("unregistered") ? others : {});
  });
  render(
    <InRealm>
      <RequiredActions />
    </InRealm>,
  );
  return screen.findByRole("grid", { name: "Draggable table" });
}

const actions = [{ alias: "OTP", name: "OTP", providerId: "OTP", enabled: true, configurable: true }];

it("settings of an action that cannot be read leave the list there", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const table = await show(actions);
  await userEvent.click(within(table).getByRole("button", { name: "settings" }));
  expect(await screen.findByText(/No settings/)).toBeDefined();
  expect(document.body.contains(table)).toBe(true);
});

it("the buttons of a row say whose they are, also where its name has blanks", async () => {
  const table = await show([{ ...actions[0], name: "Update Password" }]);
  for (const name of ["dragHelp", "settings"])
    expect(within(table).getByRole("button", { name }).getAttribute("aria-description")).toBe("Update Password");
});

it("an action that the realm lacks is no place in the order: nothing is moved on it", async () => {
  setTexts("en", { "gatehouse.orderLifted": "lifted", "gatehouse.movedTo": "{{name}} moved to {{position}}" });
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(0, [...document.querySelectorAll("tr")].indexOf(this as HTMLTableRowElement) * 40, 100, 40);
  });
  await show(actions, [{ name: "Lacking", providerId: "lacking" }]);
  expect(screen.getByText("Lacking")).toBeDefined();
  act(() => document.getElementById("draggable-row-OTP")?.focus());
  for (const key of [" ", "{ArrowDown}"]) {
    await userEvent.keyboard(key);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }
  expect(document.querySelector(".pf-v6-screen-reader[aria-live]")?.textContent).toBe("lifted");
});
