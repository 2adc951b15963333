import { forgetPersonalSettings, onSetting, onSignOutElsewhere, setSetting, setting } from "~/data/browser/settings";

beforeEach(() => localStorage.clear());

describe("settings", () => {
  it("answers the default before anything was chosen", () => {
    expect(setting("helpEnabled")).toBe(true);
    expect(setting("pageSize")).toBe(10);
    expect(setting("recentRealms")).toEqual([{ name: "" }]);
  });

  it("remembers as JSON under the contract's key", () => {
    setSetting("helpEnabled", false);
    expect(localStorage.getItem("helpEnabled")).toBe("false");
    expect(setting("helpEnabled")).toBe(false);
  });

  it.each(["nonsense", '"text"', "[]", "null"])("takes %s for no value", (text) => {
    localStorage.setItem("pageSize", text);
    expect(setting("pageSize")).toBe(10);
  });

  it("answers the same object while nothing changed", () => {
    setSetting("recentRealms", [{ name: "a" }]);
    expect(setting("recentRealms")).toBe(setting("recentRealms"));
  });

  it("tells of changes here and in other tabs", () => {
    const listener = jest.fn();
    const end = onSetting(listener);
    setSetting("pageSize", 20);
    window.dispatchEvent(new StorageEvent("storage", { key: "pageSize" }));
    expect(listener).toHaveBeenCalledTimes(2);
    end();
    setSetting("pageSize", 50);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe("sign-out", () => {
  it("keeps what was chosen for the browser and forgets realms and the sign-in", () => {
    setSetting("pageSize", 20);
    setSetting("helpEnabled", false);
    setSetting("gatehouse.colorScheme", "dark");
    setSetting("gatehouse.lists", { roles: { hidden: ["name"], isCompact: true } });
    setSetting("recentRealms", [{ name: "a" }]);
    setSetting("gatehouse.pinnedRealms", ["a"]);
    setSetting("gatehouse.signedIn", true);
    forgetPersonalSettings();
    expect(Object.keys(localStorage).toSorted()).toEqual([
      "gatehouse.colorScheme",
      "gatehouse.lists",
      "helpEnabled",
      "pageSize",
    ]);
    expect([setting("recentRealms"), setting("pageSize")]).toEqual([[{ name: "" }], 20]);
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
