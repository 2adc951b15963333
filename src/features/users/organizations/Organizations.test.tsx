import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { Organizations } from "~/features/users/organizations/Organizations";
import { setTexts } from "~/i18n/i18n";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

const answers: Record<string, unknown> = {
  "/organizations/members/u/organizations": [{ id: "o", name: "Acme" }],
  "/organizations/o/members/u": { id: "u", membershipType: "UNMANAGED" },
  "/organizations/o/members/u/groups": [{ id: "g", name: "Team", path: "/Team" }],
};

/** Shows the organizations of a user. @returns the entries of the menu of the first one */
async function show(texts: Record<string, string>) {
  setTexts("en", { ...texts, kebabToggle: "Kebab toggle", showMembershipsTitle: "{{username}} Group Memberships" });
  who.held = ["view-users", "view-organizations"];
  cache.clear();
  global.fetch = jest.fn(async (input: string | URL | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const answer = answers[pathname.replace("/admin/realms/r", "")] ?? [];
    return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
  });
  render(
    <InRealm>
      <Organizations user={{ id: "u", username: "bob" }} />
    </InRealm>,
  );
  await screen.findByText("Acme");
  await userEvent.click(screen.getByRole("button", { name: /kebab/i }));
  return (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
}

it("shows the groups of an organization that the user is in", async () => {
  expect(await show({ showGroupMemberships: "Show group memberships" })).toContain("Show group memberships");
  await userEvent.click(screen.getByRole("menuitem", { name: "Show group memberships" }));
  const dialog = await screen.findByRole("dialog", { name: "bob Group Memberships" });
  const group = await within(dialog).findByRole("link", { name: "Team" });
  expect(group.getAttribute("href")).toContain("/organizations/o/groups/g/members");
});

it("offers none where the server has no groups of organizations", async () => {
  expect(await show({})).toHaveLength(1);
});
