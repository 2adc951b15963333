import { render, screen } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import Sessions from "~/features/sessions/Sessions";
import { setTexts } from "~/i18n/i18n";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/cache", () => ({
  ...jest.requireActual<object>("~/data/query/cache"),
  usePaged: () => ({ rows: [], hasNext: false, loading: false }),
}));
jest.mock("~/parts/users/SessionList", () => ({ SessionList: () => <p>the list</p> }));

it.each([
  ["view-realm, view-users", undefined, true],
  // as the server has it: who manages may see as well
  ["view-realm, manage-users", undefined, true],
  ["manage-realm, manage-users", undefined, true],
  ["view-realm, query-users", "You need: view-users", true],
  ["manage-users", "You need: view-realm", false],
  ["view-clients", "You need: view-realm, view-users", false],
])("with %s", (held, missing, isListed) => {
  setTexts("en", { "gatehouse.missingPermission": "You need: {{permissions}}" });
  who.held = held.split(", ");
  render(
    <InRealm>
      <Sessions />
    </InRealm>,
  );
  expect(screen.queryByText(/You need/)?.textContent).toBe(missing);
  expect(screen.queryByText("the list") !== null).toBe(isListed);
});
