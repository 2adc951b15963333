import { fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { who } from "~/data/access/access.mock";
import { PermissionsProvider } from "~/data/access/permissions";
import { cache } from "~/data/query/cache";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { UserAttributes } from "~/features/users/details/UserAttributes";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

it("a key that the server has no room for is an error, a longer value none", async () => {
  who.held = ["manage-users"];
  cache.clear();
  const headers = { "content-type": "application/json" };
  const profile = JSON.stringify({ unmanagedAttributePolicy: "ENABLED" });
  global.fetch = jest.fn(async () => new Response(profile, { headers }));
  const element = (
    <Suspense>
      <UserAttributes user={{ id: "1", attributes: { a: ["b"] } }} />
    </Suspense>
  );
  const router = createMemoryRouter([{ path: "*", element }]);
  render(
    <CacheProvider>
      <RealmContext value="r">
        <PermissionsProvider>
          <RouterProvider router={router} />
        </PermissionsProvider>
      </RealmContext>
    </CacheProvider>,
  );
  const type = (input: HTMLElement) => {
    fireEvent.change(input, { target: { value: "x".repeat(256) } });
    fireEvent.blur(input);
  };
  type(await screen.findByTestId("unmanagedAttributes-value"));
  await Promise.resolve();
  expect(screen.queryByText(/maxLength/)).toBeNull();
  type(screen.getByTestId("unmanagedAttributes-key"));
  expect(await screen.findByText(/maxLength/)).toBeDefined();
});
