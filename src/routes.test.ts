import { addressOf, identityOf, match, paramsOf, realmOf, to } from "~/routes";
import { routes } from "~/siteMap";

const odd = ["%", '"', "a b", "الإدارة", "🏠", "%2F", "100%", "a%20b", "?x=1", "#x", "+", "&"];

beforeEach(() => {
  window.location.hash = "#/here/realms";
});

describe("to", () => {
  it("takes the realm in force from the address", () => {
    expect(to("realms")).toBe("/here/realms");
    expect(to("dashboard", { tab: "info" })).toBe("/here/info");
  });

  it("leaves out an optional parameter", () => {
    expect(to("dashboard", { realm: "x" })).toBe("/x");
  });

  it.each(odd)("encodes %s once and match decodes it once", (realm) => {
    expect(match(to("realms", { realm }))).toMatchObject({ name: "realms", params: { realm } });
    expect(realmOf(to("realms", { realm }))).toBe(realm);
  });

  it("does not compile for an unknown place, parameter or tab", () => {
    // @ts-expect-error unknown place
    expect(() => to("nowhere")).toThrow();
    // @ts-expect-error unknown parameter
    to("realms", { id: "1" });
    // @ts-expect-error unknown tab
    to("dashboard", { tab: "nowhere" });
  });
});

it.each(["/../roles", "/%2E/roles", "", "/"])("names no realm of %s", (address) => {
  expect(realmOf(address)).toBeUndefined();
});

describe("match", () => {
  it("finds a place with and without its optional tab", () => {
    expect(match("/master")).toMatchObject({ name: "dashboard", params: { realm: "master" } });
    expect(match("/master/")).toMatchObject({ name: "dashboard" });
    expect(match("/master/providers")).toMatchObject({ name: "dashboard", params: { tab: "providers" } });
  });

  it.each(["/master/welcome/more", "/master/realms/more", ""])("finds nothing at %s", (address) => {
    expect(match(address)).toBeUndefined();
  });

  it("says of a tab that it is none of the place's own", () => {
    expect(match("/master/nowhere")).toMatchObject({ name: "dashboard", isForeignTab: true });
    expect(match("/master/roles/1/details")?.isForeignTab).toBe(false);
    expect(match("/master/roles")).toMatchObject({ name: "roles", isForeignTab: false });
  });

  it("reads a chain of segments, with a tab behind it or none", () => {
    const ids = "a%2Fb/c d/%";
    const address = to("group", { ids, tab: "members" });
    expect(address).toBe("/here/groups/a%252Fb/c%20d/%25/members");
    expect(match(address)).toMatchObject({ name: "group", params: { ids, tab: "members" }, isForeignTab: false });
    expect(match(to("group", { ids: "1" }))?.params).toEqual({ realm: "here", ids: "1" });
    expect(match("/here/groups/1/2/")?.params).toEqual({ realm: "here", ids: "1/2" });
    expect(match("/here/groups/members")?.params).toEqual({ realm: "here", ids: "members" });
    expect(match("/here/groups/1//2")).toBeUndefined();
    expect(match("/here/groups")?.name).toBe("groups");
  });

  it.each([".", "..", "%2E%2E", "%2e", "a/../.."])("finds nothing where %s is in place of a parameter", (odd) => {
    for (const { path } of Object.values(routes))
      for (const [, at] of path.matchAll(/:(\w+)/g)) {
        const address = path.replace(/:(\w+)[?+]?/g, (_, name: string) => (name === at ? odd : "here"));
        expect([address, match(address)]).toEqual([address, undefined]);
      }
  });

  it("knows what stays the same object: another tab of it, another way to it", () => {
    const identity = (address: string) => {
      const found = match(address);
      return found && identityOf(found);
    };
    const group = identity("/here/groups/1/2");
    for (const same of ["/here/groups/2", "/here/groups/3/2/members"]) expect(identity(same)).toBe(group);
    for (const other of ["/there/groups/1/2", "/here/groups/2/1", "/here/groups", "/here/users/2"])
      expect(identity(other)).not.toBe(group);
    expect(identity("/here/roles/1/details")).toBe(identity("/here/roles/1/attributes"));
  });

  it("takes a bare % typed by hand for itself", () => {
    expect(match("/100%/realms")?.params.realm).toBe("100%");
  });

  it("distinguishes every two places", () => {
    for (const [name, place] of Object.entries(routes)) {
      const tab = "tabs" in place && place.tabs ? Object.keys(place.tabs)[0] : undefined;
      const params = Object.fromEntries([...place.path.matchAll(/:(\w+)/g)].map(([, key]) => [key, "x"]));
      expect(match(addressOf(place, { ...params, tab }))?.name).toBe(name);
    }
  });
});

describe("paramsOf", () => {
  it.each([
    ["/:realm/roles/:id/:tab", "/a%252Fb/roles/1/x%20y", { realm: "a%2Fb", id: "1", tab: "x y" }],
    ["/:realm/:tab?", "/master", { realm: "master" }],
    ["/:realm/(x.y", "/master/(x.y", { realm: "master" }],
    ["/:realm/x.y", "/master/xzy", undefined],
    ["/:realm/roles/:id/:tab", "/master/roles/1", undefined],
    ["/:realm/roles/:id/:tab", "/master/roles//x", undefined],
    ["/:realm/roles", "/master/roles/1", undefined],
  ])("reads %s from %s", (path, address, params) => expect(paramsOf(path, address)).toEqual(params));
});
