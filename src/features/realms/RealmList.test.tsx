import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { rememberRealm } from "~/data/browser/recentRealms";
import { cache } from "~/data/query/cache";
import RealmList from "~/features/realms/RealmList";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({
  env: () => ({ adminBaseUrl: "http://server.test", realm: "master", masterRealm: "master" }),
}));

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

/** Renders the list of an administrator whom the server names so, and who may see these realms. */
async function open(whoami: Response, realms: unknown[]) {
  cache.clear();
  jest.spyOn(console, "warn").mockImplementation(() => {});
  global.fetch = jest.fn(async (input: RequestInfo | URL) =>
    String(input instanceof Request ? input.url : input).includes("/whoami") ? whoami : json(realms),
  );
  render(
    <InRealm realm="master">
      <RealmList />
    </InRealm>,
  );
  await screen.findByTestId("view-header");
}

const viewer = { realm: "master", userId: "u", createRealm: false, realm_access: { master: ["view-realm"] } };

it("who may only make realms is offered to make one, though the server does not name them", async () => {
  await open(json({ error: "No realm access" }, 403), []);
  expect((await screen.findByTestId("empty-state")).textContent).toContain("gatehouse.noRealms");
  expect(screen.queryByTestId("clear-all-filters-empty-action")).toBeNull();
  await userEvent.click(screen.getByTestId("add-realm"));
  expect(await screen.findByTestId("create")).toBeTruthy();
});

it("offers nothing to whom the server names as one who may not, nor while it does not answer", async () => {
  await open(json(viewer), [{ name: "one" }]);
  await screen.findByText("one");
  expect(screen.queryByTestId("add-realm")).toBeNull();
});

it("keeps a name as it is in a page from right to left", async () => {
  const realms = ["one", "two (x)", "three"].map((name) => ({ name }));
  realms.forEach(rememberRealm);
  await open(json(viewer), realms);
  await userEvent.click(await screen.findByText("recentRealms"));
  const shown = screen.getAllByText("two (x)");
  expect(shown.map(({ tagName }) => tagName)).toEqual(["BDI", "BDI"]);
});

it("offers nothing as long as nothing is known of the rights", async () => {
  await open(json({ error: "down" }, 501), [{ name: "one" }]);
  await screen.findByText("one");
  expect(screen.queryByTestId("add-realm")).toBeNull();
});
