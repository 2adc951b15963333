import { render, screen } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import type { Permission } from "~/data/access/access";
import { AdminEventsForm } from "~/features/realmSettings/events/AdminEventsForm";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}), useRealmRepresentation: () => ({}) }));

it.each<[Permission[], boolean, boolean]>([
  [["view-realm", "view-events", "manage-events"], true, true],
  [["view-realm", "manage-realm", "manage-events"], false, false],
  // the form itself says what is missing
  [["view-realm", "view-events"], true, false],
])("%p: how long events are kept is off (%p) and says which permission is missing (%p)", (held, isOff, isSaid) => {
  who.held = held;
  render(
    <InRealm>
      <AdminEventsForm config={{ adminEventsEnabled: true }} />
    </InRealm>,
  );
  expect(screen.getByTestId<HTMLInputElement>("adminEventsExpiration").disabled).toBe(isOff);
  expect(screen.queryByTestId("adminEventsExpiration-missing") !== null).toBe(isSaid);
});
