import { setSetting, setting, onSetting } from "~/data/settings";

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
