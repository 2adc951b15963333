import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { DuplicateDialog } from "~/features/authentication/flows/DuplicateDialog";
import { setTexts } from "~/i18n/i18n";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

it.each([
  ["a step", [{ displayName: "s".repeat(200) }], 255],
  ["a sub-flow", [{ displayName: "s".repeat(200), authenticationFlow: true }, { displayName: "sub" }], 54],
  ["a configuration", [{ displayName: "Step", alias: "c".repeat(254) }], 0],
])("a name leaves room for that of %s, which the server puts it before", async (_, executions, room) => {
  who.held = ["manage-realm"];
  setTexts("en", { maxLength: "at most {{length}}" });
  global.fetch = jest.fn(async (address, { method = "GET" }: RequestInit = {}) => {
    if (method !== "GET") return Response.json({ error: "unknown_error" }, { status: 500 });
    return Response.json(String(address).endsWith("/executions") ? executions : { alias: "flow" });
  });
  render(
    <InRealm>
      <DuplicateDialog flow={{ id: `f${room}`, alias: "flow", builtIn: false }} onClose={() => {}} />
    </InRealm>,
  );
  const name = await screen.findByTestId("alias");
  await userEvent.clear(name);
  await userEvent.click(name);
  await userEvent.paste("n".repeat(room + 1));
  expect((await screen.findByTestId("alias-helper")).textContent).toBe(`at most ${room}`);
});
