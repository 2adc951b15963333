import { render, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import Permission from "~/features/clients/authorization/permissions/Permission";
import Policy from "~/features/clients/authorization/policies/Policy";
import Resource from "~/features/clients/authorization/Resource";
import ResourceNew from "~/features/clients/authorization/ResourceNew";
import Scope from "~/features/clients/authorization/Scope";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({
  useRealmIfThere: () => ({ adminPermissionsEnabled: true }),
  useRealmRepresentation: () => ({ adminPermissionsClient: { id: "of administrators" } }),
}));
const params = {
  id: "c",
  resourceId: "x",
  scopeId: "x",
  policyId: "x",
  policyType: "time",
  permissionId: "x",
  permissionType: "resource",
};
jest.mock("~/kit/page/place", () => ({
  ...jest.requireActual("~/kit/page/place"),
  ...jest.requireActual<object>("~/kit/page/place"),
  usePlace: () => ({ params }),
}));

/** Reads of the client that were sent. */
let ofClient = 0;

/** Opens a page as who sees authorization services. @returns whether the write that its form leads to is denied */
async function denied(Page: ComponentType, call: string, access: object | undefined, ...held: string[]) {
  who.held = ["view-authorization", "query-clients", ...held];
  ofClient = 0;
  cache.clear();
  global.fetch = jest.fn(async (input: string | URL | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const isClient = pathname.endsWith("/clients/c");
    if (isClient) ofClient += 1;
    const headers = { "content-type": "application/json" };
    if (isClient && !access) return new Response("{}", { status: 403, headers });
    if (isClient) return new Response(JSON.stringify({ id: "c", clientId: "app", access }), { headers });
    const one = { id: "x", _id: "x", name: "one", type: "time", owner: { id: "c", name: "app" } };
    return new Response(JSON.stringify(pathname.endsWith("/x") ? one : []), { headers });
  });
  const { container, unmount } = render(
    <InRealm>
      <Page />
    </InRealm>,
  );
  const isThere = () => {
    const found = container.querySelector(`[data-call="${call}"]`);
    if (!found) throw new Error("not there yet");
    return found;
  };
  // a machine that does other work besides may take its time
  const save = await waitFor(isThere, { timeout: 15_000 });
  const isDenied = save.hasAttribute("data-denied");
  unmount();
  return isDenied;
}

const view = { view: true, configure: false, manage: false };
const manage = { view: true, configure: true, manage: true };

it.each<[string, ComponentType, string]>([
  ["resource", Resource, "clients.updateResource"],
  ["new resource", ResourceNew, "clients.createResource"],
  ["scope", Scope, "clients.updateAuthorizationScope"],
  ["policy", Policy, "clients.updatePolicy"],
  ["permission", Permission, "clients.updatePermission"],
])("the page of a %s belongs to its client: it is for who may manage that one", async (_, Page, call) => {
  expect(await denied(Page, call, view)).toBe(true);
  expect(await denied(Page, call, manage)).toBe(false);
});

it("who may change the authorization services of all clients is not asked about one", async () => {
  expect(await denied(Resource, "clients.updateResource", view, "manage-authorization")).toBe(false);
  expect(ofClient).toBe(0);
});

it("where the client may not be read, the server's refusal will tell", async () => {
  expect(await denied(Resource, "clients.updateResource", undefined)).toBe(false);
  expect(ofClient).toBe(1);
});
