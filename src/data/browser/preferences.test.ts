import {
  forgetPersonalPreferences,
  onPreference,
  onSignOutElsewhere,
  setPreference,
  preference,
} from "~/data/browser/preferences";

beforeEach(() => localStorage.clear());

describe("preferences", () => {
  it("answers the default before anything was chosen", () => {
    expect(preference("helpEnabled")).toBe(true);
    expect(preference("pageSize")).toBe(10);
    expect(preference("recentRealms")).toEqual([{ name: "" }]);
  });

  it("remembers as JSON under the contract's key", () => {
    setPreference("helpEnabled", false);
    expect(localStorage.getItem("helpEnabled")).toBe("false");
    expect(preference("helpEnabled")).toBe(false);
  });

  it.each(["nonsense", '"text"', "[]", "null"])("takes %s for no value", (text) => {
    localStorage.setItem("pageSize", text);
    expect(preference("pageSize")).toBe(10);
  });

  it("answers the same object while nothing changed", () => {
    setPreference("recentRealms", [{ name: "a" }]);
    expect(preference("recentRealms")).toBe(preference("recentRealms"));
  });

  it("notifies of changes here and in other tabs", () => {
    const listener = jest.fn();
    const end = onPreference(listener);
    setPreference("pageSize", 20);
    window.dispatchEvent(new StorageEvent("storage", { key: "pageSize" }));
    expect(listener).toHaveBeenCalledTimes(2);
    end();
    setPreference("pageSize", 50);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe("sign-out", () => {
  it("keeps what was chosen for the browser and forgets realms and the sign-in", () => {
    setPreference("pageSize", 20);
    setPreference("helpEnabled", false);
    setPreference("gatehouse.colorScheme", "dark");
    setPreference("gatehouse.lists", { roles: { hidden: ["name"], isCompact: true } });
    setPreference("recentRealms", [{ name: "a" }]);
    setPreference("gatehouse.pinnedRealms", ["a"]);
    setPreference("gatehouse.signedIn", true);
    forgetPersonalPreferences();
    expect(Object.keys(localStorage).toSorted()).toEqual([
      "gatehouse.colorScheme",
      "gatehouse.lists",
      "helpEnabled",
      "pageSize",
    ]);
    expect([preference("recentRealms"), preference("pageSize")]).toEqual([[{ name: "" }], 20]);
  });

  it("is heard from another tab; a session that another tab finds ended is none", () => {
    const listener = jest.fn();
    onSignOutElsewhere(listener);
    window.dispatchEvent(new StorageEvent("storage", { key: "gatehouse.signedIn", newValue: "false" }));
    window.dispatchEvent(new StorageEvent("storage", { key: "recentRealms", newValue: null }));
    expect(listener).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent("storage", { key: "gatehouse.signedIn", newValue: null }));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
