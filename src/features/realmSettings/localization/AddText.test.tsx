import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { who } from "~/data/access/access.mock";
import { PermissionsProvider } from "~/data/access/permissions";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { AddText } from "~/features/realmSettings/localization/AddText";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

test.each(["..", " . "])("a text gets no key %j, to which no address leads", async (key) => {
  who.held = ["manage-realm"];
  render(
    <MemoryRouter>
      <CacheProvider>
        <RealmContext value="r">
          <PermissionsProvider>
            <AddText locale="en" onClose={() => {}} />
          </PermissionsProvider>
        </RealmContext>
      </CacheProvider>
    </MemoryRouter>,
  );
  await userEvent.type(screen.getByTestId("key"), key);
  expect(await screen.findByText("gatehouse.unusableKey")).toBeDefined();
  expect(screen.getByTestId<HTMLButtonElement>("add-translation-confirm-button").disabled).toBe(true);
});
