import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { ListenersForm } from "~/features/realmSettings/events/ListenersForm";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}), useRealmRepresentation: () => ({}) }));

const listeners = ["email", "jboss-logging"];

it("a listener that is taken away and chosen again is no change", async () => {
  who.held = ["view-realm", "view-events", "manage-events"];
  global.fetch = jest.fn(
    async () =>
      new Response(JSON.stringify(listeners.map((id) => ({ id }))), {
        headers: { "content-type": "application/json" },
      }),
  );
  render(
    <InRealm>
      <ListenersForm config={{ eventsListeners: listeners.toReversed() }} />
    </InRealm>,
  );
  const user = userEvent.setup();
  const save = await screen.findByTestId<HTMLButtonElement>("saveEventListenerBtn", {}, { timeout: 20_000 });
  const input = screen.getByRole("combobox");
  for (const isOff of [false, true]) {
    await user.type(input, "jboss");
    await user.click(await screen.findByRole("option", { name: "jboss-logging" }));
    await waitFor(() => expect(save.disabled).toBe(isOff));
  }
});

it("a listener that the server does not have is said at the field", async () => {
  who.held = ["view-realm", "view-events", "manage-events"];
  global.fetch = jest.fn(async (address: RequestInfo | URL, { method = "GET" }: RequestInit = {}) => {
    if (method !== "GET") return Response.json({ error: "Unknown event listener" }, { status: 400 });
    return Response.json(String(address).endsWith("/config") ? { eventsListeners: ["gone"] } : [{ id: "email" }]);
  });
  render(
    <InRealm>
      <ListenersForm config={{ eventsListeners: ["gone"] }} />
    </InRealm>,
  );
  const user = userEvent.setup();
  const save = await screen.findByTestId<HTMLButtonElement>("saveEventListenerBtn", {}, { timeout: 20_000 });
  await user.type(screen.getByRole("combobox"), "email");
  await user.click(await screen.findByRole("option", { name: "email" }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(save.disabled).toBe(false));
  await user.click(save);
  expect((await screen.findByTestId("eventsListeners-helper", {}, { timeout: 20_000 })).textContent).toBe(
    "Unknown event listener",
  );
});
