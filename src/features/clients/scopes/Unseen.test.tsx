import { render, screen } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { Evaluate } from "~/features/clients/scopes/Evaluate";
import { ScopeSetup } from "~/features/clients/scopes/ScopeSetup";
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
setTexts("en", {
  dedicatedScopeName: "{{clientName}}-dedicated",
  scope: "Scope",
  "gatehouse.missingPermission": "You need: {{permissions}}",
});

const client = { id: "c", clientId: "app", access: { view: true, manage: true } };

describe.each([
  ["in the list of a client's scopes", ScopeSetup, "default-client", "app-dedicated"],
  ["where scopes are chosen for an evaluation", Evaluate, "optional-client", "Scope"],
])("%s", (_, Page, address, shown) => {
  it.each([
    ["one client alone reads why the others are not there", ["query-clients"], [], true],
    ["all clients sees that there are none", ["view-clients"], [], false],
    ["one client alone, of a server that answers its scopes, sees them", ["query-clients"], [{ name: "phone" }], false],
  ])("who may see %s", async (_, held, scopes, isSaid) => {
    who.held = held;
    cache.clear();
    global.fetch = jest.fn(async (input: string | URL | Request) =>
      Response.json(String(input instanceof Request ? input.url : input).includes(address) ? scopes : []),
    );
    render(
      <InRealm>
        <Page client={client} />
      </InRealm>,
    );
    // a machine that does other work besides may take its time
    expect(await screen.findByText(shown, {}, { timeout: 15_000 })).toBeDefined();
    expect(screen.queryByText("You need: view-clients") !== null).toBe(isSaid);
    expect(screen.queryByText(/view-clients/) !== null).toBe(isSaid);
  });
});
