import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { alerts } from "~/data/write/alerts";
import { Login } from "~/features/realmSettings/Login";
import { setTexts } from "~/i18n/i18n";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
const mockRealm: { current: object } = { current: {} };
jest.mock("~/data/query/realm", () => ({
  useRealmIfThere: () => ({}),
  useRealmRepresentation: () => mockRealm.current,
}));
jest.mock("~/data/query/serverInfo", () => {
  const info = { features: [{ name: "PASSKEYS", enabled: true }] };
  return { useServerInfo: () => info, useServerInfoIfThere: () => info };
});

// jsdom has none
const observer = { observe: () => {}, disconnect: () => {} };
beforeAll(() => Object.assign(global, { IntersectionObserver: jest.fn(() => observer) }));

function show(...permissions: string[]) {
  who.held = permissions;
  setTexts("en", { passkeys: "Passkeys", passkeysSettingsTooltip: "Go to the policy" });
  render(
    <InRealm>
      <Login />
    </InRealm>,
  );
  expect(screen.getByTestId("passkeys-switch")).toBeDefined();
  return screen.queryByRole("link", { name: "Go to the policy" })?.getAttribute("href");
}

it("leads from the switch of passkeys to their policy", () => {
  expect(show("view-realm", "view-identity-providers", "view-clients")).toBe(
    "/r/authentication/policies?tab=webauthnPasswordlessPolicy",
  );
});

it("leads nobody to a page that they may not open", () => {
  expect(show("view-realm")).toBeUndefined();
});

it.each([
  ["off", { loginWithEmailAllowed: true }, true],
  ["on", {}, false],
])("the switch of shared addresses is %s by what names users, and looks so", (_, realm, isOff) => {
  mockRealm.current = realm;
  show("view-realm", "manage-realm");
  expect(screen.getByTestId("duplicate-emails-switch")).toHaveProperty("disabled", isOff);
});

it.each([
  ["somebody else has let an address name users meanwhile", { loginWithEmailAllowed: true }, []],
  ["nothing names users", {}, [{ duplicateEmailsAllowed: true }]],
])("addresses are shared unless that switches off what names users: %s", async (_, now, expected) => {
  alerts.set(() => []);
  mockRealm.current = {};
  const written: object[] = [];
  global.fetch = jest.fn(async (_address: RequestInfo | URL, { method, body }: RequestInit = {}) => {
    if (method !== "PUT") return Response.json(now);
    written.push(JSON.parse(String(body)));
    return new Response(null, { status: 204 });
  });
  show("view-realm", "manage-realm");
  const shared = screen.getByTestId("duplicate-emails-switch");
  await userEvent.click(shared);
  await waitFor(() => expect(alerts.get()).toHaveLength(1));
  expect(written).toEqual(expected);
});

it.each([
  ["who may only look is told why, also without a pointer", ["view-realm"], true],
  ["who may change them is told nothing", ["view-realm", "manage-realm"], false],
])("switches that are off: %s", (_, permissions, isTold) => {
  show(...permissions);
  expect(screen.queryByText("gatehouse.readOnlyForm") !== null).toBe(isTold);
});
