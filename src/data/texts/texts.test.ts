import type * as I18n from "~/i18n/i18n";
import type * as Module from "~/data/texts/texts";

const entries = new Map<string, unknown>();
let blocked = false;
const store = <Result>(result: () => Result) =>
  blocked ? Promise.reject(new Error("blocked")) : Promise.resolve(result());
jest.mock("idb-keyval", () => ({
  createStore: () => undefined,
  get: (key: string[]) => store(() => entries.get(JSON.stringify(key))),
  set: (key: string[], value: unknown) => store(() => void entries.set(JSON.stringify(key), value)),
  keys: () => store(() => [...entries.keys()].map((key): unknown => JSON.parse(key))),
  delMany: (keys: string[][]) => store(() => keys.forEach((key) => entries.delete(JSON.stringify(key)))),
}));

const environment = {
  realm: "master",
  adminBaseUrl: "https://admin",
  resourceUrl: "/resources/abcde/admin/gatehouse",
  resourceVersion: "abcde",
};
const keyOf = (realm: string, locale: string) => JSON.stringify(["abcde", "", "master", "texts", realm, locale]);
const answer = (texts: Record<string, string>) =>
  new Response(JSON.stringify(Object.entries(texts).map(([key, value]) => ({ key, value }))));

let ask: jest.Mock<Promise<Response>, [string, RequestInit]>;
let data: typeof Module;
let i18n: typeof I18n;

beforeEach(async () => {
  jest.resetModules();
  jest.useFakeTimers({ now: 1_800_000_000_000, doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  entries.clear();
  blocked = false;
  localStorage.clear();
  document.body.innerHTML = `<script id="environment" type="application/json">${JSON.stringify(environment)}</script>`;
  ask = jest.fn();
  globalThis.fetch = Object.assign(ask);
  data = await import("~/data/texts/texts");
  i18n = await import("~/i18n/i18n");
  data.renderTextsBy(i18n.setTexts);
});
afterEach(() => jest.useRealTimers());

const name = () => i18n.language().t("name");

describe("asking", () => {
  it("names the theme of the page, so that our own texts come for every realm", async () => {
    ask.mockResolvedValue(answer({ name: "Nom" }));
    await expect(data.fetchTexts("a b/ü", "fr")).resolves.toEqual({ name: "Nom" });
    expect(ask.mock.calls.map(([url]) => url)).toEqual([
      "https://admin/resources/a%20b%2F%C3%BC/admin/fr?theme=gatehouse",
    ]);
  });

  it("requests them five times more, after 350 ms and then always twice as long, while no server answers", async () => {
    const at: number[] = [];
    ask.mockImplementation(() => {
      at.push(Date.now() - 1_800_000_000_000);
      return at.length % 2
        ? Promise.reject(new TypeError("Failed to fetch"))
        : Promise.resolve(new Response("", { status: 503 }));
    });
    const failed = expect(data.fetchTexts("master", "en")).rejects.toThrow("503");
    await jest.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(at).toEqual([0, 350, 1050, 2450, 5250, 10850]);
  });

  it("goes on when the server is back", async () => {
    ask.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce(answer({ name: "Name" }));
    const texts = data.fetchTexts("master", "en");
    await jest.advanceTimersByTimeAsync(350);
    await expect(texts).resolves.toEqual({ name: "Name" });
  });

  it.each([
    ["refused", () => Promise.resolve(new Response("", { status: 403 }))],
    ["garbage", () => Promise.resolve(new Response("<html>"))],
    ["something else", () => Promise.resolve(new Response("{}"))],
    ["a hanging call", () => Promise.reject(new DOMException("late", "TimeoutError"))],
  ])("does not ask again for %s", async (_, result) => {
    ask.mockImplementation(result);
    await expect(data.fetchTexts("master", "en")).rejects.toThrow();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("takes the texts of the sign-in realm for a realm that does not exist", async () => {
    ask.mockResolvedValueOnce(new Response("", { status: 404 })).mockResolvedValueOnce(answer({ name: "Name" }));
    await expect(data.fetchTexts("gone", "en")).resolves.toEqual({ name: "Name" });
    expect(ask.mock.calls.map(([url]) => new URL(url).pathname)).toEqual([
      "/resources/gone/admin/en",
      "/resources/master/admin/en",
    ]);
  });
});

describe("keeping", () => {
  it("keeps what it got and shows it the next time without asking", async () => {
    ask.mockResolvedValue(answer({ name: "Name" }));
    await data.startTexts("master", "en");
    expect(name()).toBe("Name");
    expect(entries.get(keyOf("master", "en"))).toEqual({ at: 1_800_000_000_000, value: `{"name":"Name"}` });
    expect(ask).toHaveBeenCalledTimes(1);
    ask.mockClear();
    jest.resetModules();
    data = await import("~/data/texts/texts");
    i18n = await import("~/i18n/i18n");
    data.renderTextsBy(i18n.setTexts);
    await data.startTexts("master", "en");
    expect(name()).toBe("Name");
    await data.refreshTextsLater();
    expect(ask).not.toHaveBeenCalled();
  });

  it("requests them behind the page when the copy is older than an hour, and swaps what differs", async () => {
    entries.set(keyOf("master", "en"), { at: Date.now() - 3_600_001, value: `{"name":"Old"}` });
    ask.mockResolvedValue(answer({ name: "New" }));
    await data.startTexts("master", "en");
    expect(name()).toBe("Old");
    const changes = jest.fn();
    i18n.i18n.on("languageChanged", changes);
    await data.refreshTextsLater();
    expect(name()).toBe("New");
    expect(changes).toHaveBeenCalledTimes(1);
    ask.mockResolvedValue(answer({ name: "New" }));
    await data.refreshTexts();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(changes).toHaveBeenCalledTimes(1);
  });

  it("lives without IndexedDB", async () => {
    blocked = true;
    ask.mockResolvedValue(answer({ name: "Name" }));
    await data.startTexts("master", "en");
    await data.refreshTextsLater();
    expect(name()).toBe("Name");
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("drops copies of other builds and of realms not opened lately", async () => {
    const other = JSON.stringify(["abcde", "older build", "master", "texts", "master", "en"]);
    const kept = ["master", "recent"].map((realm) => keyOf(realm, "en"));
    const info = JSON.stringify(["abcde", "", "master", "serverInfo", "anna"]);
    for (const key of [other, ...kept, keyOf("long ago", "en"), info])
      entries.set(key, { at: Date.now(), value: "{}" });
    localStorage.setItem("recentRealms", JSON.stringify([{ name: "recent" }]));
    await data.startTexts("master", "en");
    await data.refreshTextsLater();
    expect([...entries.keys()].sort()).toEqual([...kept, info].sort());
  });
});

describe("showing", () => {
  it("requests once texts that are on their way", async () => {
    ask.mockResolvedValue(answer({ name: "Name" }));
    await Promise.all([data.startTexts("master", "en"), data.startTexts("master", "en")]);
    expect(name()).toBe("Name");
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("drops an answer for a realm that is not wanted any more", async () => {
    let late: (response: Response) => void = () => undefined;
    ask.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
    ask.mockResolvedValueOnce(answer({ name: "second" }));
    const first = data.startTexts("first", "en");
    await data.startTexts("second", "en");
    late(answer({ name: "first" }));
    await first;
    expect(name()).toBe("second");
  });

  it("says in the browser's console only that there are no texts, and keeps those it has", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation();
    ask.mockResolvedValueOnce(answer({ name: "Name" }));
    await data.startTexts("master", "en");
    ask.mockImplementation(() => Promise.resolve(new Response("", { status: 403 })));
    await data.startTexts("demo", "de");
    expect(warn).toHaveBeenCalledTimes(1);
    expect(name()).toBe("Name");
    warn.mockRestore();
  });

  it("shows keys where there never was a text, and requests them again after first paint", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation();
    ask.mockResolvedValueOnce(new Response("", { status: 403 })).mockResolvedValueOnce(answer({ name: "Name" }));
    await data.startTexts("master", "en");
    expect(name()).toBe("name");
    await data.refreshTextsLater();
    expect(name()).toBe("Name");
    warn.mockRestore();
  });
});
