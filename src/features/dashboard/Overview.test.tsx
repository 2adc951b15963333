import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { who } from "~/data/access/access.mock";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { Overview } from "~/features/dashboard/Overview";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
// nothing is read here
jest.mock("~/data/browser/idle", () => ({ whenIdle: () => () => {} }));
const server: { realm: object } = { realm: {} };
jest.mock("~/data/query/realm", () => ({
  useRealmIfThere: () => server.realm,
  useRealmRepresentation: () => server.realm,
}));

it.each([
  ["all events", { eventsEnabled: true, enabledEventTypes: [] }, true],
  ["those, too", { eventsEnabled: true, enabledEventTypes: ["LOGIN", "LOGIN_ERROR"] }, true],
  ["others only", { eventsEnabled: true, enabledEventTypes: ["LOGIN"] }, false],
  ["no events", { eventsEnabled: false, enabledEventTypes: ["LOGIN_ERROR"] }, false],
])("failed sign-ins are counted where the realm saves %s", (_, realm, isThere) => {
  who.held = ["view-events"];
  server.realm = realm;
  render(
    <MemoryRouter>
      <CacheProvider>
        <RealmContext value="r">
          <Overview />
        </RealmContext>
      </CacheProvider>
    </MemoryRouter>,
  );
  expect(screen.queryByTestId("overview-failed") !== null).toBe(isThere);
});
