import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { cache } from "~/data/query/cache";
import { InRealm } from "~/kit/page/InRealm.mock";
import { roleCalls } from "~/parts/roles/roleMappingCalls";
import { RolePicker } from "~/parts/roles/RolePicker";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({
  env: () => ({ adminBaseUrl: "http://server.test", realm: "master", masterRealm: "master" }),
}));
jest.mock("~/data/access/access", () => ({
  ...jest.requireActual<object>("~/data/access/access"),
  useWhoami: () => ({ realm_access: {} }),
  useAccess: () => (rule: unknown) => (JSON.stringify(rule).includes("realm-admin") ? mockLacking : []),
}));
let mockLacking: string[] = [];
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

/** On a machine that is busy with something else. */
const patient = { timeout: 15_000 };

it("says that there is no role to assign, and of a search that it found none", async () => {
  cache.clear();
  global.fetch = jest.fn(async () => new Response("[]", { headers: { "content-type": "application/json" } }));
  render(
    <InRealm>
      <RolePicker kind="roles" title={() => "assign"} onClose={() => {}} onPick={() => {}} />
    </InRealm>,
  );
  await screen.findByRole("heading", { name: "noRoles" }, patient);
  expect(screen.getByTestId("empty-state").textContent).toContain("noRealmRolesToAssign");
  await userEvent.type(screen.getByRole("textbox"), "x{Enter}");
  await screen.findByRole("heading", { name: "noSearchResults" }, patient);
});

describe("roles that the server would refuse to give", () => {
  const ofClient = (id: string, role: string, client: string) => ({ id, role, client, clientId: `${client} id` });
  const answers: Record<string, unknown> = {
    // what is found, whoever asks
    "/ui-ext/available-roles/users/u": [
      ofClient("1", "manage-realm", "realm-management"),
      ofClient("2", "query-users", "realm-management"),
      ofClient("3", "use", "app"),
      ofClient("4", "manage-realm", "demo-realm"),
    ],
    "/roles": [
      { id: "5", name: "admin" },
      { id: "6", name: "plain" },
    ],
    // what can be given
    "/users/u/role-mappings/clients/realm-management%20id/available": [{ id: "2", name: "query-users" }],
    "/users/u/role-mappings/clients/demo-realm%20id/available": [],
    "/users/u/role-mappings/realm/available": [{ id: "6", name: "plain" }],
  };
  let sent: string[] = [];

  /** Shows all roles that a user of a realm may be given. @returns names of those that can be selected */
  async function selectable(realm: string, hasLists = true) {
    cache.clear();
    sent = [];
    global.fetch = jest.fn(async (input: string | URL | Request) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const path = pathname.replace(/^.*?\/(ui-ext|realms\/[^/]+)/, (_, part: string) =>
        part === "ui-ext" ? "/ui-ext" : "",
      );
      sent.push(path);
      return new Response(JSON.stringify(answers[path] ?? []), { headers: { "content-type": "application/json" } });
    });
    const { unmount } = render(
      <InRealm realm={realm}>
        <RolePicker
          title={() => "assign"}
          holder={{ type: "users", id: "u" }}
          lists={hasLists ? roleCalls.users.lists : undefined}
          onClose={() => {}}
          onPick={() => {}}
        />
      </InRealm>,
    );
    await screen.findByText("use");
    await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
    if (hasLists && mockLacking.length > 0) await screen.findByTestId("roles-refused");
    // it is there with the first of several lists that says so
    await waitFor(() => expect(cache.isFetching()).toBe(0));
    const free = screen
      .getAllByRole("row")
      .filter((row) => row.querySelector<HTMLInputElement>("td input[type=checkbox]:enabled"))
      .map((row) =>
        [...row.querySelectorAll("td")]
          .slice(1, 3)
          .map((cell) => cell.textContent.trim())
          .join(" ")
          .trim(),
      );
    const says = screen.queryByTestId("roles-refused") !== null;
    unmount();
    return { free: free.sort(), says };
  }

  it("are off for who lacks what they allow, and said to be", async () => {
    mockLacking = ["realm-admin"];
    expect(await selectable("demo")).toEqual({
      free: ["admin —", "manage-realm demo-realm", "plain —", "query-users realm-management", "use app"],
      says: true,
    });
  });

  it("are those of every realm, and of the server, in the administration realm", async () => {
    mockLacking = ["realm-admin"];
    const { free } = await selectable("master");
    expect(free).toEqual(["manage-realm realm-management", "plain —", "query-users realm-management", "use app"]);
  });

  it("are not requested by who administers all of it, and of what has no such lists", async () => {
    mockLacking = [];
    expect((await selectable("demo")).says).toBe(false);
    mockLacking = ["realm-admin"];
    expect((await selectable("demo", false)).free).toHaveLength(6);
    expect(sent.filter((path) => path.endsWith("/available"))).toEqual([]);
  });
});
