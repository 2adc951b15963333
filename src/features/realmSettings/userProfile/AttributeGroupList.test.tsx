import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { AttributeGroupList } from "~/features/realmSettings/userProfile/AttributeGroupList";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}), useRealmRepresentation: () => ({}) }));
jest.mock("~/kit/dialog/confirm", () => ({ confirm: async () => true }));

it("a group that no address can name is not linked, and can be deleted", async () => {
  who.held = ["view-realm", "manage-realm"];
  const written: unknown[] = [];
  global.fetch = jest.fn(async (_, { method, body }: RequestInit = {}) => {
    if (method === "PUT") written.push(JSON.parse(String(body)));
    const groups = [{ name: ".." }, { name: "one" }];
    return new Response(JSON.stringify({ groups }), { headers: { "content-type": "application/json" } });
  });
  render(
    <InRealm>
      <AttributeGroupList />
    </InRealm>,
  );
  await screen.findByRole("link", { name: "one" }, { timeout: 20_000 });
  expect(screen.queryByRole("link", { name: ".." })).toBeNull();
  const user = userEvent.setup();
  const [, row] = screen.getAllByRole("row");
  expect(row?.textContent).toMatch(/^\.\./);
  await user.click(within(row ?? document.body).getByRole("button"));
  await user.click(await screen.findByRole("menuitem", { name: "delete" }));
  await waitFor(() => expect(written).toEqual([{ groups: [{ name: "one" }] }]));
});
