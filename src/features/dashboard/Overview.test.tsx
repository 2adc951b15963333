import { render, screen, within } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { setPreference } from "~/data/browser/preferences";
import { Overview } from "~/features/dashboard/Overview";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
const server: { realm: object; config?: object; answers?: Record<string, unknown> } = { realm: {} };
jest.mock("~/data/browser/idle", () => ({
  whenIdle(run: () => void) {
    // without answers nothing is read
    if (server.answers) run();
    return () => {};
  },
}));
jest.mock("~/data/query/cache", () => ({
  ...jest.requireActual<object>("~/data/query/cache"),
  useData: (name: string) => server.answers?.[name],
}));
jest.mock("~/parts/events/EventSaving", () => ({ useEventsConfig: () => server.config }));
jest.mock("~/data/query/realm", () => ({
  useRealmIfThere: () => server.realm,
  useRealmRepresentation: () => server.realm,
}));

beforeEach(() => Object.assign(server, { realm: {}, config: undefined, answers: undefined }));

const show = () =>
  render(
    <InRealm>
      <Overview />
    </InRealm>,
  );

it.each([
  ["all events", { eventsEnabled: true, enabledEventTypes: [] }, true],
  ["those, too", { eventsEnabled: true, enabledEventTypes: ["LOGIN", "LOGIN_ERROR"] }, true],
  ["others only", { eventsEnabled: true, enabledEventTypes: ["LOGIN"] }, false],
  ["no events", { eventsEnabled: false, enabledEventTypes: ["LOGIN_ERROR"] }, false],
])("failed sign-ins are counted where the realm saves %s", (_, realm, isThere) => {
  who.held = ["view-events"];
  server.realm = realm;
  show();
  expect(screen.queryByTestId("overview-failed") !== null).toBe(isThere);
});

it("who may view events only is told by their configuration which are saved, not by the realm", () => {
  who.held = ["view-events"];
  server.config = { eventsEnabled: true, enabledEventTypes: ["LOGIN_ERROR"], adminEventsEnabled: true };
  show();
  screen.getByTestId("overview-failed");
  screen.getByTestId("overview-changes");
});

it("who manages users sees them and their sessions; a page that they may not open is no link", () => {
  who.held = ["view-realm", "manage-users"];
  server.answers = { "users.count": 7, "ui.sessions": [{}, {}], "realms.getKeys": {} };
  show();
  expect(screen.getByTestId("overview-users").textContent).toBe("users7");
  expect(within(screen.getByTestId("overview-users")).queryByRole("link")).toBeNull();
  expect(within(screen.getByTestId("overview-sessions")).getByRole("link").textContent).toBe("2");
});

it("the time of a change is told with its zone, the one that all times are shown in", () => {
  who.held = ["view-events"];
  server.realm = { eventsEnabled: false, adminEventsEnabled: true };
  setPreference("gatehouse.utc", true);
  server.answers = { "realms.findAdminEvents": [{ time: 0, operationType: "UPDATE", resourceType: "REALM" }] };
  show();
  expect(screen.getByRole("time").title).toMatch(/^Jan 1, 1970.*UTC$/);
});
