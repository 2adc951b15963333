import { forgetRealms, rememberRealm } from "~/data/browser/recentRealms";
import { setPreference, preference } from "~/data/browser/preferences";

beforeEach(() => localStorage.clear());

const names = () => preference("recentRealms").map(({ name }) => name);

describe("recent realms", () => {
  it("keeps three, newest first", () => {
    for (const name of ["a", "b", "c", "d"]) rememberRealm({ name });
    expect(names()).toEqual(["d", "c", "b"]);
  });

  it("leaves a known realm in its place and takes over its new display name", () => {
    for (const name of ["a", "b"]) rememberRealm({ name });
    rememberRealm({ name: "a", displayName: "Alpha" });
    expect(preference("recentRealms")).toEqual([{ name: "b" }, { name: "a", displayName: "Alpha" }]);
  });

  it("forgets realms, pinned ones too", () => {
    for (const name of ["a", "b"]) rememberRealm({ name });
    setPreference("gatehouse.pinnedRealms", ["a", "x"]);
    forgetRealms(["a"]);
    expect(names()).toEqual(["b"]);
    expect(preference("gatehouse.pinnedRealms")).toEqual(["x"]);
  });
});
