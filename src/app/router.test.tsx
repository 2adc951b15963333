import { createMemoryRouter, matchRoutes } from "react-router-dom";
import { routesIn } from "~/app/router";
import { prepare } from "~/app/session/prepare";
import type { Place } from "~/place";
import { addressOf, match } from "~/routes";
import { routes } from "~/siteMap";

jest.mock("~/app/session/prepare", () => ({ prepare: jest.fn() }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ realm: "home", masterRealm: "master" }) }));

const places = Object.entries<Place>(routes);
const names = ["x", "a b", "%", "%2F", "a/b", "الإدارة", "🏠", "?#"];

/** Addresses of a place: with each of its tabs, a foreign one, and none. */
const addressesOf = (place: Place, name: string) => {
  const params = Object.fromEntries([...place.path.matchAll(/:(\w+)/g)].map(([, key]) => [key, name]));
  const tabs = [...Object.keys(place.tabs ?? {}), ...(place.path.endsWith(":tab?") ? [undefined] : [])];
  return (place.tabs ? tabs : [undefined]).map((tab) => addressOf(place, { ...params, tab }));
};

const addresses = places.flatMap(([, place]) => names.flatMap((name) => addressesOf(place, name)));

const routed = (address: string) => matchRoutes(routesIn(null), address)?.at(-1)?.route.id;

test("the router finds the place that is found without it", () => {
  for (const address of addresses) expect([address, routed(address)]).toEqual([address, match(address)?.name]);
});

test.each(["/x/ROLES/new", "/x/no/such/place", "/x/realms/more"])("no place is at %s", (address) => {
  expect(match(address)).toBeUndefined();
  expect(places.map(([name]) => name)).not.toContain(routed(address));
});

test("the bare address leads to the realm of the sign-in", async () => {
  const router = createMemoryRouter(routesIn(null));
  await router.navigate("/");
  expect(router.state.location.pathname).toBe("/home");
});

describe("a navigation", () => {
  beforeEach(() => jest.mocked(prepare).mockClear());

  const prepared = async (...to: string[]) => {
    const router = createMemoryRouter(routesIn(null), { initialEntries: ["/x/no/such/place"] });
    for (const address of to) await router.navigate(address);
    return jest.mocked(prepare).mock.calls;
  };

  it("prepares its place, by parameters decoded once", async () => {
    expect(await prepared("/a%252Fb/roles?search=%26")).toEqual([[routes.roles, { realm: "a%2Fb" }, "search=%26"]]);
  });

  it("prepares nothing again for another page of a list", async () => {
    expect(await prepared("/x/roles", "/x/roles?page=2")).toHaveLength(1);
  });

  it.each(["/x/groups/../../y/roles", "/x/users/../settings", "/../roles", "/x/users/%2E%2E/settings"])(
    "prepares nothing at %s, which a browser's URL would shorten",
    (address) => {
      createMemoryRouter(routesIn(null), { initialEntries: [address] });
      expect(prepare).not.toHaveBeenCalled();
    },
  );
});
