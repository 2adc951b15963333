import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { who } from "~/data/access/access.mock";
import { PermissionsProvider } from "~/data/access/permissions";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { ExecutionConfig } from "~/features/authentication/details/ExecutionConfig";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

it("says at the field that a name is too long for the server's database", async () => {
  who.held = ["manage-realm"];
  const node = { execution: { id: "e", providerId: "otp" }, children: [], parent: undefined };
  render(
    <MemoryRouter>
      <CacheProvider>
        <RealmContext value="r">
          <PermissionsProvider>
            <ExecutionConfig flow="f" node={node} onClose={() => {}} />
          </PermissionsProvider>
        </RealmContext>
      </CacheProvider>
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByTestId("alias"));
  await userEvent.paste("a".repeat(256));
  await userEvent.tab();
  expect((await screen.findByTestId("alias-helper")).textContent).toContain("maxLength");
});
