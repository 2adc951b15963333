import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { NewPolicyDialog } from "~/features/permissions/permission/NewPolicyDialog";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
jest.mock("~/data/query/serverInfo", () => ({ useServerInfoIfThere: () => ({}) }));

const fill = (testId: string, value: string) => fireEvent.input(screen.getByTestId(testId), { target: { value } });

it("shows at the name that another policy has it", async () => {
  who.held = ["manage-authorization"];
  const refusal = { error: "Policy with name [taken] already exists", error_description: "Conflicting policy" };
  global.fetch = jest.fn(async (input: RequestInfo | URL, { method }: RequestInit = {}) => {
    const isList = String(input instanceof Request ? input.url : input).includes("/providers");
    const answer = method === "POST" ? refusal : isList ? [{ type: "regex", name: "Regex" }] : [];
    const status = method === "POST" ? 409 : 200;
    return new Response(JSON.stringify(answer), { status, headers: { "content-type": "application/json" } });
  });
  render(
    <InRealm>
      <NewPolicyDialog id="c" onCreated={() => {}} onClose={() => {}} />
    </InRealm>,
  );
  await screen.findByTestId("name");
  fill("name", "taken");
  await userEvent.click(document.getElementById("type")!);
  await userEvent.click(screen.getByRole("option", { name: "Regex" }));
  fill("targetClaim", "claim");
  fill("pattern", ".*");
  await userEvent.click(screen.getByTestId("save"));
  expect((await screen.findByTestId("name-helper")).textContent).toContain(refusal.error_description);
});
