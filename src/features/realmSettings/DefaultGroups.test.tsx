import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { alerts } from "~/data/write/alerts";
import { DefaultGroups } from "~/features/realmSettings/DefaultGroups";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/kit/dialog/confirm", () => ({ confirm: async () => true }));
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({ adminPermissionsEnabled: false }) }));

/** Shows the page with these groups to who has these permissions. @returns the calls it offers, denied or not */
async function offered(groups: object[], ...permissions: string[]) {
  who.held = permissions;
  cache.clear();
  const headers = { "content-type": "application/json" };
  global.fetch = jest.fn(async () => new Response(JSON.stringify(groups), { headers }));
  render(
    <InRealm>
      <DefaultGroups />
    </InRealm>,
  );
  await screen.findByText(groups.length > 0 ? "one" : "noDefaultGroups");
  return [...document.querySelectorAll("[data-call]")].map(
    (one) => `${one.getAttribute("data-call")}${one.hasAttribute("data-denied") ? " denied" : ""}`,
  );
}

const one = { id: "1", name: "one", path: "/one" };

it("offers nothing to who may manage the realm and not see its groups, and says what is missing", async () => {
  expect(await offered([one], "view-realm", "manage-realm")).toEqual([]);
  expect(screen.getByTestId("default-groups-fixed")).toBeDefined();
  expect(screen.queryByRole("button", { name: "gatehouse.kebabToggle" })).toBeNull();
});

it("offers no first group either", async () => {
  expect(await offered([], "view-realm", "manage-realm")).toEqual([]);
});

it("offers both to who may do both", async () => {
  const both = ["realms.addDefaultGroup", "realms.removeDefaultGroup"];
  expect(await offered([one], "view-realm", "manage-realm", "view-users")).toEqual(both);
  expect(screen.queryByTestId("default-groups-fixed")).toBeNull();
});

it("shows what is off to who may only look", async () => {
  expect(await offered([], "view-realm")).toEqual(["realms.addDefaultGroup denied"]);
});

/** Removes two groups. @param status how the server answers about the first @returns its requests so far; what answers the other */
async function removeTwo(status: number) {
  alerts.set([]);
  const groups = [one, { id: "2", name: "two", path: "/two" }];
  await offered(groups, "view-realm", "manage-realm", "view-users");
  let end: () => void = () => {};
  const requests: string[] = [];
  const headers = { "content-type": "application/json" };
  global.fetch = jest.fn(async (input: RequestInfo | URL, { method = "GET" }: RequestInit = {}) => {
    requests.push(method);
    if (method === "GET") return Response.json(groups);
    if (String(input).endsWith("/1")) return new Response("{}", { status, headers });
    await new Promise<void>((resolve) => (end = resolve));
    return new Response(null, { status: 204 });
  });
  for (const box of screen.getAllByRole("checkbox").slice(-2)) await userEvent.click(box);
  await userEvent.click(screen.getByRole("button", { name: "remove" }));
  await waitFor(() => expect(requests).toHaveLength(2));
  // long enough for a read that must not be made yet
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return { requests, end: () => act(async () => end()) };
}

it("reads the groups again when all are through, also where one is refused", async () => {
  const { requests, end } = await removeTwo(400);
  expect(requests).toEqual(["DELETE", "DELETE"]);
  await end();
  await waitFor(() => expect(requests).toEqual(["DELETE", "DELETE", "GET"]));
  expect(alerts.get()).toMatchObject([{ variant: "danger" }]);
});

it("takes a group that was deleted meanwhile for removed", async () => {
  const { end } = await removeTwo(404);
  await end();
  await waitFor(() => expect(alerts.get()).toMatchObject([{ variant: "success" }]));
});
