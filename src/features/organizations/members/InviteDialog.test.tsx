import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { who } from "~/data/access/access.mock";
import { PermissionsProvider } from "~/data/access/permissions";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { InviteDialog } from "~/features/organizations/members/InviteDialog";

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
    <MemoryRouter>
      <CacheProvider>
        <RealmContext value="r">
          <PermissionsProvider>
            <InviteDialog orgId="org" onClose={() => {}} />
          </PermissionsProvider>
        </RealmContext>
      </CacheProvider>
    </MemoryRouter>,
  );
  await userEvent.type(screen.getByTestId("email"), "ann@x.example");
  await userEvent.click(screen.getByTestId("save"));
  expect((await screen.findByTestId("email-helper")).textContent).toContain(refusal.errorMessage);
});
