import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { EventTypes } from "~/features/realmSettings/events/EventTypes";
import { setTexts } from "~/i18n/i18n";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
const ask: { answer: () => boolean } = { answer: () => true };
jest.mock("~/kit/dialog/confirm", () => ({ confirm: async () => ask.answer() }));

/** Removes the first type of a realm that an import gave a listener this server lacks. @returns what is written */
async function removeFirst(enabledEventTypes: string[], meanwhile: object = {}) {
  let server: object = { eventsEnabled: true, eventsListeners: ["gone"], enabledEventTypes };
  const written: object[] = [];
  ask.answer = () => Boolean((server = { ...server, ...meanwhile }));
  who.held = ["view-realm", "manage-events"];
  global.fetch = jest.fn(async (_: RequestInfo | URL, { method = "GET", body }: RequestInit = {}) => {
    if (method === "GET") return Response.json(server);
    written.push(JSON.parse(String(body)));
    return new Response(null, { status: 204 });
  });
  render(
    <InRealm>
      <EventTypes config={server} />
    </InRealm>,
  );
  await userEvent.click(screen.getByRole("checkbox", { name: /0/ }));
  await userEvent.click(screen.getByTestId("removeAll"));
  await waitFor(() => expect(written).toHaveLength(1), { timeout: 20_000 });
  return written[0];
}

beforeEach(() => setTexts("en", { "gatehouse.selectRow": "Select row {{row}}" }));

it("leaves the listeners of the realm out: the server keeps them, and refuses those that it does not have", async () => {
  expect(await removeFirst(["LOGIN", "LOGOUT"])).toEqual({ eventsEnabled: true, enabledEventTypes: ["LOGOUT"] });
});

it("keeps what somebody else changes while it asks about the last type", async () => {
  const meanwhile = { eventsEnabled: false };
  expect(await removeFirst(["LOGIN"], meanwhile)).toEqual({ eventsEnabled: false, enabledEventTypes: [] });
});

it("finds a type by the name that lists of events show, and by its words", async () => {
  setTexts("en", { "eventTypes.LOGIN_ERROR.name": "Login error" });
  who.held = ["view-realm"];
  render(
    <InRealm>
      <EventTypes config={{ enabledEventTypes: ["LOGIN_ERROR", "LOGOUT"] }} />
    </InRealm>,
  );
  for (const typed of ["login_e", "login e"]) {
    await userEvent.clear(screen.getByRole("textbox"));
    await userEvent.type(screen.getByRole("textbox"), `${typed}{Enter}`);
    await waitFor(() => expect(screen.queryByText("LOGOUT")).toBeNull());
    expect(screen.getByText("Login error")).toBeDefined();
  }
});
