import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { InviteDialog } from "~/features/organizations/members/InviteDialog";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
jest.mock("~/data/query/serverInfo", () => ({ useServerInfoIfThere: () => ({}) }));

it("shows at the address that the server refuses it", async () => {
  who.held = ["manage-organizations"];
  const refusal = { errorMessage: "User already a member of the organization" };
  global.fetch = jest.fn(
    async () => new Response(JSON.stringify(refusal), { status: 409, headers: { "content-type": "application/json" } }),
  );
  render(
    <InRealm>
      <InviteDialog orgId="org" onClose={() => {}} />
    </InRealm>,
  );
  await userEvent.type(screen.getByTestId("email"), "ann@x.example");
  await userEvent.click(screen.getByTestId("save"));
  expect((await screen.findByTestId("email-helper")).textContent).toContain(refusal.errorMessage);
});

it.each(["firstName", "lastName"])("shows at its field a %s that the server has no room for", async (name) => {
  who.held = ["manage-organizations"];
  render(
    <InRealm>
      <InviteDialog orgId="org" onClose={() => {}} />
    </InRealm>,
  );
  await userEvent.type(screen.getByTestId("email"), "ann@x.example");
  await userEvent.click(screen.getByTestId(name));
  await userEvent.paste("x".repeat(256));
  expect((await screen.findByTestId(`${name}-helper`)).textContent).toContain("maxLength");
  expect(screen.getByTestId<HTMLButtonElement>("save").disabled).toBe(true);
});
