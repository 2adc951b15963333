import { prepare } from "~/app/session/prepare";
import { cache, prefetch } from "~/data/query/cache";
import { whoamiQuery } from "~/data/query/realm";
import { routes } from "~/siteMap";

jest.mock("~/data/auth/env", () => ({ env: () => ({ realm: "r" }) }));
jest.mock("~/data/query/cache", () => ({
  ...jest.requireActual<object>("~/data/query/cache"),
  prefetch: jest.fn(),
}));

const place = { ...routes.sessions, load: () => new Promise<never>(() => {}) };

/** What is read before the sessions are there, by who holds these permissions; before it is known who that is without any. */
function read(held: ("view-realm" | "view-clients" | "view-events")[] | undefined) {
  const who = { realm: "r", userId: "", displayName: "", locale: "en", createRealm: false, temporary: false };
  cache.clear();
  if (held) cache.setQueryData(whoamiQuery("r").queryKey, { ...who, realm_access: { r: held } });
  jest.mocked(prefetch).mockClear();
  prepare(place, { realm: "r" });
  return jest.mocked(prefetch).mock.calls.flatMap(([, reads]) => (reads ?? []).map(([call]) => call));
}

it("starts the reads of a place, also before it is known who the administrator is", () => {
  expect(read(["view-realm"])).toEqual(["ui.sessions"]);
  expect(read(undefined)).toEqual(["ui.sessions"]);
});

it("starts none that would be refused", () => expect(read(["view-clients"])).toEqual([]));
it("starts none of a place that is closed", () => expect(read(["view-events"])).toEqual([]));
