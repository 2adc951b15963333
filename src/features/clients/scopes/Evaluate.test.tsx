import { render, screen } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { Evaluate } from "~/features/clients/scopes/Evaluate";
import { setTexts } from "~/i18n/i18n";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmRepresentation: () => ({}), useRealmIfThere: () => ({}) }));
jest.mock("~/data/query/serverInfo", () => ({ useServerInfo: () => ({}), useServerInfoIfThere: () => ({}) }));
setTexts("en", { scope: "Scope", "gatehouse.missingPermission": "You need: {{permissions}}" });

it.each([
  ["one client alone reads why no scope is offered", ["query-clients"], [], true],
  ["all clients sees that there is none", ["view-clients"], [], false],
  ["one client alone, of a server that answers its scopes, chooses", ["query-clients"], [{ name: "phone" }], false],
])("who may see %s", async (_, held, scopes, isSaid) => {
  who.held = held;
  cache.clear();
  global.fetch = jest.fn(async (input: string | URL | Request) =>
    Response.json(String(input instanceof Request ? input.url : input).includes("optional-client") ? scopes : []),
  );
  render(
    <InRealm>
      <Evaluate client={{ id: "c", clientId: "app", access: { view: true } }} />
    </InRealm>,
  );
  // a machine that does other work besides may take its time
  expect(await screen.findByText("Scope", {}, { timeout: 15_000 })).toBeDefined();
  expect(screen.queryByText("You need: view-clients") !== null).toBe(isSaid);
});
