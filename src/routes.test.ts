import { addressOf, match, realmOf, routes, to } from "~/routes";

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

describe("match", () => {
  it("finds a place with and without its optional tab", () => {
    expect(match("/master")).toMatchObject({ name: "dashboard", params: { realm: "master" } });
    expect(match("/master/")).toMatchObject({ name: "dashboard" });
    expect(match("/master/providers")).toMatchObject({ name: "dashboard", params: { tab: "providers" } });
  });

  it.each(["/master/nowhere", "/master/welcome/more", "/master/realms/more", ""])("finds nothing at %s", (address) => {
    expect(match(address)).toBeUndefined();
  });

  it("takes a bare % typed by hand for itself", () => {
    expect(match("/100%/realms")?.params.realm).toBe("100%");
  });

  it("tells every two places apart", () => {
    for (const [name, place] of Object.entries(routes)) {
      const tab = "tabs" in place && place.tabs ? Object.keys(place.tabs)[0] : undefined;
      expect(match(addressOf(place, { realm: "r", tab }))?.name).toBe(name);
    }
  });
});
