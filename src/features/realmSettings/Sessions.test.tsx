import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { Sessions } from "~/features/realmSettings/Sessions";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
const realm = { id: "1", realm: "r", ssoSessionIdleTimeout: 1800, clientSessionIdleTimeout: 60 };
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => realm, useRealmRepresentation: () => realm }));
// jsdom has no layout, and Node's copies are of another window
Object.assign(global, {
  IntersectionObserver: jest.fn(() => ({ observe: () => {}, disconnect: () => {} })),
  structuredClone: (value: object) => JSON.parse(JSON.stringify(value)),
});

// the words of 26.7.3
it.each([
  ["clientSessionIdleTimeout", "Client Session Idle Timeout cannot be greater than Realm SSO Idle Timeout."],
  ["clientSessionMaxLifespan", "Client session max lifespan cannot exceed realm SSO session max lifespan."],
])("a time that outlasts that of the user says so at its field: %s", async (name, errorMessage) => {
  who.held = ["view-realm", "manage-realm"];
  global.fetch = jest.fn(async (_: RequestInfo | URL, { method = "GET" }: RequestInit = {}) =>
    method === "GET" ? Response.json(realm) : Response.json({ errorMessage }, { status: 400 }),
  );
  render(
    <InRealm>
      <Sessions />
    </InRealm>,
  );
  // the other time of the two may be the one that was changed
  fireEvent.change(screen.getByTestId("sso-session-idle-input"), { target: { value: "1" } });
  await userEvent.click(screen.getByTestId("sessions-tab-save"));
  const error = await screen.findByTestId(`${name}-helper`, {}, { timeout: 20_000 });
  expect(error.textContent).toBe(errorMessage);
});
