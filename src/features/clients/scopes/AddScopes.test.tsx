import { render, screen } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { AddScopes } from "~/features/clients/scopes/AddScopes";
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
  emptyAddClientScopesInstructions: "None left",
  "gatehouse.missingPermission": "You need: {{permissions}}",
});

it.each([
  [["query-clients"], /view-clients/, "None left"],
  [["view-clients", "manage-clients"], "None left", /view-clients/],
])("tells %s what it means that there is no scope to add", async (held, said, unsaid) => {
  who.held = held;
  const client = { id: "c", clientId: "app", access: { view: true, manage: true } };
  render(
    <InRealm>
      <AddScopes client={client} assigned={[]} all={[]} onClose={() => {}} />
    </InRealm>,
  );
  expect(await screen.findByText(said)).toBeDefined();
  expect(screen.queryByText(unsaid)).toBeNull();
});
