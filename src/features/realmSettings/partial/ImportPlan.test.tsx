import { render, screen } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { ImportPlan } from "~/features/realmSettings/partial/ImportPlan";
import { entriesIn } from "~/features/realmSettings/partial/planned";
import type { Rule } from "~/features/realmSettings/partial/realmFile";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({
  useRealmIfThere: () => ({}),
  useRealmRepresentation: () => ({ duplicateEmailsAllowed: false }),
}));

const entries = entriesIn({ users: [{ username: "bob", email: "a@x.org" }] }, ["users"]);

it.each<[Rule, string]>([
  ["FAIL", "gatehouse.importStops"],
  // the server skips by name only, and fails
  ["SKIP", "gatehouse.importStops"],
  ["OVERWRITE", "overwritten"],
])("says what becomes of the user whose e-mail is in the file: %s", async (rule, words) => {
  who.held = ["view-realm", "manage-realm", "view-users"];
  global.fetch = jest.fn(async (input: RequestInfo | URL) =>
    Response.json(String(input).includes("email=") ? [{ id: "1", username: "alice", email: "a@x.org" }] : []),
  );
  render(
    <InRealm>
      <ImportPlan entries={entries} rule={rule} />
    </InRealm>,
  );
  expect(await screen.findByText("username: alice")).toBeDefined();
  expect(screen.getByText(words)).toBeDefined();
});

it("says that a role of a client that is not there stops the import, and shows one that is in the file twice", async () => {
  who.held = ["view-realm", "manage-realm", "view-clients"];
  global.fetch = jest.fn(async () => Response.json([]));
  const roles = { client: { none: [{ name: "twice" }, { name: "twice" }] } };
  render(
    <InRealm>
      <ImportPlan entries={entriesIn({ roles }, ["clientRoles"])} rule="SKIP" />
    </InRealm>,
  );
  expect(await screen.findAllByText("none: twice")).toHaveLength(2);
  expect(screen.getAllByText("gatehouse.importStops")).toHaveLength(2);
});

it("says of a client that the server leaves out that nothing becomes of it, whatever the rule", async () => {
  who.held = ["view-realm", "manage-realm", "view-clients"];
  global.fetch = jest.fn(async () => Response.json([{ id: "1", clientId: "account" }]));
  render(
    <InRealm>
      <ImportPlan entries={entriesIn({ clients: [{ clientId: "account" }] }, ["clients"])} rule="OVERWRITE" />
    </InRealm>,
  );
  expect(await screen.findByText("skipped")).toBeDefined();
});
