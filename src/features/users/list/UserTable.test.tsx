import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useNavigate } from "react-router-dom";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { UserTable } from "~/features/users/list/UserTable";
import { setTexts } from "~/i18n/i18n";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}), useRealmRepresentation: () => ({}) }));

const answers: Record<string, unknown> = {
  "/users/profile": { attributes: [{ name: "city" }] },
  "/ui-ext/info": { userProfileProvidersEnabled: false },
  "/ui-ext/brute-force-user": [{ id: "1", username: "alice", access: { manage: true } }],
};

const Back = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
};

/** Shows the users at an address, with the browser's way back. */
async function show(at: string) {
  setTexts("en", { "searchType.default": "Default search", "searchType.attribute": "Attribute search" });
  who.held = ["manage-users", "query-users", "view-users"];
  cache.clear();
  global.fetch = jest.fn(async (input: string | URL | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const answer = answers[pathname.replace("/admin/realms/r", "")] ?? [];
    return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
  });
  render(
    <InRealm at={at}>
      <Back />
      <UserTable />
    </InRealm>,
  );
  await screen.findByText("alice");
}

const kind = () => screen.getByTestId("user-search-toggle").textContent;

async function choose(name: string) {
  await userEvent.click(screen.getByTestId("user-search-toggle"));
  await userEvent.click(await screen.findByRole("menuitem", { name }));
}

it("shows the words that are searched for after going back from the search by attributes", async () => {
  await show("/?search=ali");
  await choose("Attribute search");
  expect(kind()).toContain("Attribute search");
  await userEvent.click(screen.getByText("Back"));
  expect(await screen.findByDisplayValue("ali")).toBeTruthy();
  expect(kind()).toContain("Default search");
});

it("shows the attributes that are searched for after going back from the search by words", async () => {
  await show("/?q=city%3ARome");
  await choose("Default search");
  expect(kind()).toContain("Default search");
  await userEvent.click(screen.getByText("Back"));
  expect(await screen.findByText("Rome")).toBeTruthy();
  expect(kind()).toContain("Attribute search");
});

it("stays with attributes when what the address searched by is cleared", async () => {
  await show("/?q=city%3ARome");
  await userEvent.click(screen.getByRole("button", { name: "clearAllFilters" }));
  expect(kind()).toContain("Attribute search");
});
