import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { RequiredActions } from "~/features/authentication/actions/RequiredActions";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

/** Shows the list where the server has these. */
function show(actions: object[]) {
  who.held = ["manage-realm"];
  cache.clear();
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  global.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const address = String(input);
    if (address.endsWith("/config")) return Response.json({ errorMessage: "No settings" }, { status: 400 });
    return Response.json(address.includes("ui-ext") ? actions : address.includes("unregistered") ? [] : {});
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
