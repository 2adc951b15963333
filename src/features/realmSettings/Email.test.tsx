import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { Email } from "~/features/realmSettings/Email";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock("~/data/auth/useUser", () => ({ useUser: () => undefined }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
const realm = { realm: "r", smtpServer: { from: "a@x.org", replyTo: "r@x.org", host: "h" } };
const shown: { realm: object } = { realm };
jest.mock("~/data/query/realm", () => ({
  useRealmIfThere: () => shown.realm,
  useRealmRepresentation: () => shown.realm,
}));
// jsdom has no layout, and Node's copies are of another window
Object.assign(global, {
  IntersectionObserver: jest.fn(() => ({ observe: () => {}, disconnect: () => {} })),
  structuredClone: (value: object) => JSON.parse(JSON.stringify(value)),
});

it.each([
  ["from", "Invalid sender address 'ü@x.org'. If …"],
  ["replyTo", "Invalid reply-to address 'ü@x.org'. If …"],
])("an address that the server refuses says so at its field: %s", async (name, errorMessage) => {
  who.held = ["view-realm", "manage-realm"];
  global.fetch = jest.fn(async (_: RequestInfo | URL, { method = "GET" }: RequestInit = {}) =>
    method === "GET" ? Response.json(realm) : Response.json({ errorMessage }, { status: 400 }),
  );
  render(
    <InRealm>
      <Email />
    </InRealm>,
  );
  fireEvent.change(screen.getByTestId(`smtpServer.${name}`), { target: { value: "ü@x.org" } });
  await userEvent.click(screen.getByTestId("email-tab-save"));
  const error = await screen.findByTestId(`smtpServer.${name}-helper`, {}, { timeout: 20_000 });
  expect(error.textContent).toBe(errorMessage);
});

it.each([
  ["from", "host", "a@x.org"],
  ["host", "from", "mail.example"],
  // the server would call the sender that is missing 'null'
  ["replyToDisplayName", "from", "Help desk"],
  ["replyToDisplayName", "host", "Help desk"],
])("a realm without mail settings that gets %s needs %s as well", async (typed, missing, value) => {
  who.held = ["view-realm", "manage-realm"];
  shown.realm = { id: "1", realm: "r", smtpServer: {} };
  global.fetch = jest.fn();
  render(
    <InRealm>
      <Email />
    </InRealm>,
  );
  fireEvent.change(screen.getByTestId(`smtpServer.${typed}`), { target: { value } });
  await userEvent.click(screen.getByTestId("email-tab-save"));
  const error = await screen.findByTestId(`smtpServer.${missing}-helper`, {}, { timeout: 20_000 });
  expect(error.textContent).toBe("required");
  expect(global.fetch).not.toHaveBeenCalled();
});
