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

  it("does without in a storage that others have filled", () => {
    setPreference("pageSize", 20);
    const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    setPreference("pageSize", 50);
    expect(preference("pageSize")).toBe(20);
    full.mockRestore();
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
  it("keeps what was chosen for the browser and forgets realms and users", () => {
    setPreference("pageSize", 20);
    setPreference("helpEnabled", false);
    setPreference("gatehouse.colorScheme", "dark");
    setPreference("gatehouse.lists", { roles: { hidden: ["name"], isCompact: true } });
    setPreference("recentRealms", [{ name: "a" }]);
    setPreference("gatehouse.pinnedRealms", ["a"]);
    setPreference("gatehouse.users", { master: "anna" });
    forgetPersonalPreferences();
    expect(Object.keys(localStorage).toSorted()).toEqual([
      "gatehouse.colorScheme",
      "gatehouse.lists",
      "helpEnabled",
      "pageSize",
    ]);
    expect([preference("recentRealms"), preference("pageSize")]).toEqual([[{ name: "" }], 20]);
  });

  it("is heard from another tab; a session that it finds ended is none, nor is one of another realm's console", () => {
    const listener = jest.fn();
    onSignOutElsewhere("master", listener);
    const key = "gatehouse.signedIn";
    const oldValue = '{"master":true,"acme":true}';
    const turnsInto = (newValue: string | null) =>
      window.dispatchEvent(new StorageEvent("storage", { key, oldValue, newValue }));
    turnsInto('{"master":false,"acme":true}');
    turnsInto('{"master":true}');
    window.dispatchEvent(new StorageEvent("storage", { key: "recentRealms", oldValue, newValue: null }));
    expect(listener).not.toHaveBeenCalled();
    turnsInto('{"acme":true}');
    turnsInto(null);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
