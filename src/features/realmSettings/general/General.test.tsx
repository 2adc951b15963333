import { fireEvent, render, screen, waitFor } from "@testing-library/react";
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

it.each([
  ["http://a b", true],
  ["https://", true],
  ["http:///x", true],
  ["http://a\\b", true],
  ['http://a"b/x', true],
  ["http://[::1]:8080/x y", false],
  ["http://auth.example/x", false],
  ["no scheme", false],
])("a frontend URL that the server fails over is wrong at its field: %j (%s)", async (url, isWrong) => {
  who.held = ["view-realm", "manage-realm"];
  const written: unknown[] = [];
  global.fetch = jest.fn(async (address: RequestInfo | URL, { method = "GET", body }: RequestInit = {}) => {
    if (method === "PUT") written.push(JSON.parse(String(body)).attributes.frontendUrl);
    if (method === "PUT") return new Response(null, { status: 204 });
    return Response.json(String(address).endsWith("/profile") ? {} : realm);
  });
  render(
    <InRealm>
      <General />
    </InRealm>,
  );
  fireEvent.change(await screen.findByTestId("attributes.frontendUrl", {}, { timeout: 20_000 }), {
    target: { value: url },
  });
  await userEvent.click(screen.getByTestId("realmSettingsGeneralTab-save"));
  if (isWrong) {
    const error = await screen.findByTestId("attributes.frontendUrl-helper", {}, { timeout: 20_000 });
    expect(error.textContent).toBe("gatehouse.webAddress");
  } else await waitFor(() => expect(written).toHaveLength(1), { timeout: 20_000 });
  expect(written).toEqual(isWrong ? [] : [url]);
});
