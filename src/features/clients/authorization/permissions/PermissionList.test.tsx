import { render, screen } from "@testing-library/react";
import { PermissionList } from "~/features/clients/authorization/permissions/PermissionList";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}), useRealmRepresentation: () => ({}) }));

it("says the type that permissions are searched by as it was chosen", async () => {
  global.fetch = jest.fn(async (input: string | URL | Request) => {
    const isTypes = String(input instanceof Request ? input.url : input).includes("/providers");
    return Response.json(isTypes ? [{ type: "resource", name: "Resource-Based" }] : []);
  });
  render(
    <InRealm at="/?type=resource">
      <PermissionList id="c" />
    </InRealm>,
  );
  // a machine that does other work besides may take its time
  expect(await screen.findByText("Resource-Based", {}, { timeout: 15_000 })).toBeDefined();
  expect(screen.queryByText("resource")).toBeNull();
});
