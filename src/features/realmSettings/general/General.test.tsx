import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { General } from "~/features/realmSettings/general/General";
import { InRealm } from "~/kit/page/InRealm.mock";

const realm = { id: "1", realm: "r", enabled: true, attributes: {} };

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({
  env: () => ({ adminBaseUrl: "http://server.test", realm: "master", masterRealm: "master" }),
}));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({
  useRealmAddress: () => "http://server.test/realms/r",
  useRealmIfThere: () => realm,
  useRealmRepresentation: () => realm,
}));
jest.mock("~/data/query/serverInfo", () => ({ useServerInfo: () => ({}), useServerInfoIfThere: () => ({}) }));

it("says at the name of the realm that the server refuses it", async () => {
  who.held = ["view-realm", "manage-realm"];
  Object.assign(global, { structuredClone: (value: object) => JSON.parse(JSON.stringify(value)) });
  global.fetch = jest.fn(async (address: RequestInfo | URL, { method = "GET" }: RequestInit = {}) => {
    if (method === "PUT") return Response.json({ errorMessage: "Realm with same name exists" }, { status: 409 });
    return Response.json(String(address).endsWith("/profile") ? {} : realm);
  });
  render(
    <InRealm>
      <General />
    </InRealm>,
  );
  await userEvent.type(await screen.findByLabelText("Copyable input"), "ival");
  await userEvent.click(screen.getByTestId("realmSettingsGeneralTab-save"));
  expect((await screen.findByTestId("realm-id-error")).textContent).toContain("Realm with same name exists");
});
