import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { StartWorkflow } from "~/features/workflows/StartWorkflow";
import { TextField } from "~/kit/form/kinds/TextField";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
jest.mock("~/data/query/serverInfo", () => ({
  useServerInfo: () => ({ features: [{ name: "WORKFLOWS", enabled: true, type: "DEFAULT" }] }),
  useServerInfoIfThere: () => ({}),
}));
jest.mock("~/i18n/useTime", () => ({ useTime: () => String }));
jest.mock("~/parts/users/UserSelect", () => ({ UserSelect: () => <MockUser /> }));

const MockUser = () => <TextField name="of" label="user" />;

beforeEach(() => {
  who.held = ["realm-admin"];
});

const OLD = 1000;
const NEW = 2000;

/** Starts a workflow that a user waits in already. @param after what the server has scheduled then */
async function start(after: number) {
  let at = OLD;
  global.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const path = input instanceof Request ? input.url : String(input);
    if (path.includes("/activate/")) {
      at = after;
      return new Response(null, { status: 204 });
    }
    const scheduled = [{ id: "w", steps: [{ uses: "disable-user", status: "PENDING", "scheduled-at": at }] }];
    return new Response(JSON.stringify(scheduled), { headers: { "content-type": "application/json" } });
  });
  render(
    <InRealm>
      <StartWorkflow workflow={{ id: "w", name: "w", steps: [] }} onClose={() => {}} />
    </InRealm>,
  );
  await userEvent.type(screen.getByRole("textbox"), "ann");
  await userEvent.click(screen.getByTestId("confirm"));
  return (await screen.findByTestId("started", {}, { timeout: 10_000 })).textContent;
}

test("a step that waited before is not the success of a start", async () => {
  expect(await start(OLD)).toContain("gatehouse.workflowWaited");
});

test("a step that is scheduled anew is", async () => {
  expect(await start(NEW)).toContain("gatehouse.workflowNext");
});
