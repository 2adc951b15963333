import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { who } from "~/data/access/access.mock";
import { PermissionsProvider } from "~/data/access/permissions";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { LinkDialog } from "~/features/users/identityProviders/LinkDialog";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

it.each(["userId", "userName"])("%s that the server has no room for is an error at its field", async (name) => {
  who.held = ["manage-users"];
  render(
    <CacheProvider>
      <RealmContext value="r">
        <PermissionsProvider>
          <MemoryRouter>
            <LinkDialog user={{ id: "1" }} alias="google" onClose={() => {}} />
          </MemoryRouter>
        </PermissionsProvider>
      </RealmContext>
    </CacheProvider>,
  );
  fireEvent.change(screen.getByTestId(name), { target: { value: "x".repeat(256) } });
  expect((await screen.findByTestId(`${name}-helper`)).textContent).toContain("maxLength");
});
