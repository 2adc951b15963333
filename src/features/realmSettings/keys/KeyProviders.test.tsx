import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { KeyProviders } from "~/features/realmSettings/keys/KeyProviders";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
jest.mock("~/data/query/serverInfo", () => {
  const info = { componentTypes: { "org.keycloak.keys.KeyProvider": [{ id: "rsa", properties: [] }] } };
  return { useServerInfo: () => info, useServerInfoIfThere: () => info };
});

it("the list of types is called as its dialog, not as that of mappers", async () => {
  who.held = ["view-realm", "manage-realm"];
  global.fetch = jest.fn(async () => Response.json([{ id: "1", name: "one", providerId: "rsa" }]));
  render(
    <InRealm>
      <KeyProviders />
    </InRealm>,
  );
  await userEvent.click(await screen.findByTestId("addProviderDropdown", {}, { timeout: 20_000 }));
  const list = within(await screen.findByRole("dialog")).getByRole("list", { name: "addProvider" });
  expect(list.textContent).toContain("rsa");
});
