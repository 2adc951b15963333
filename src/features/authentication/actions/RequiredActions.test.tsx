import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { RequiredActions } from "~/features/authentication/actions/RequiredActions";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

const actions = [{ alias: "OTP", name: "OTP", providerId: "OTP", enabled: true, configurable: true }];

it("settings of an action that cannot be read leave the list there", async () => {
  who.held = ["manage-realm"];
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  jest.spyOn(console, "error").mockImplementation(() => {});
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
  const table = await screen.findByRole("grid", { name: "Draggable table" });
  await userEvent.click(within(table).getByRole("button", { name: "settings" }));
  expect(await screen.findByText(/No settings/)).toBeDefined();
  expect(document.body.contains(table)).toBe(true);
});
