import { act, renderHook } from "@testing-library/react";
import { RealmContext } from "~/data/query/useRealm";
import { useAction } from "~/data/write/action";
import { takeDifferences } from "~/features/identityProviders/metadata/takeDifferences";
import { askConflicts } from "~/kit/form/changes";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "master" }) }));
jest.mock("~/kit/form/changes", () => ({ askConflicts: jest.fn() }));

const ask = jest.mocked(askConflicts);
/** What the server has of the provider. */
let config: Record<string, string>;
let written: unknown[];

beforeEach(() => {
  ask.mockReset();
  written = [];
  global.fetch = jest.fn(async (_, { method, body }: RequestInit = {}) => {
    if (method === "PUT") {
      written.push(JSON.parse(String(body)));
      return new Response(null, { status: 204 });
    }
    const provider = { alias: "op", displayName: "now", config };
    return new Response(JSON.stringify(provider), { headers: { "content-type": "application/json" } });
  });
});

const taken = [
  { name: "issuer", now: "old", found: "new" },
  { name: "jwksUrl", now: "", found: "https://new/certs" },
];

async function take() {
  const { result } = renderHook(
    () => useAction((call) => takeDifferences(call, "op", taken), { failed: "updateErrorIdentityProvider" }),
    { wrapper: ({ children }) => <RealmContext value="r">{children}</RealmContext> },
  );
  await act(() => result.current.run());
}

const all = { issuer: "new", jwksUrl: "https://new/certs" };

it("puts what was chosen on what the server has now, and asks nothing where nobody else changed it", async () => {
  config = { issuer: "old", prompt: "login" };
  await take();
  config = { ...all, prompt: "login" };
  await take();
  expect(ask).not.toHaveBeenCalled();
  const next = { alias: "op", displayName: "now", config: { ...all, prompt: "login" } };
  expect(written).toEqual([next, next]);
});

it("lets choose what someone else changed since it was compared", async () => {
  config = { issuer: "theirs" };
  ask.mockResolvedValueOnce(undefined);
  await take();
  expect(written).toEqual([]);
  expect(ask.mock.lastCall?.[0]).toEqual([{ path: ["config", "issuer"], from: "old", to: "new", theirs: "theirs" }]);
  ask.mockResolvedValueOnce(new Set());
  await take();
  ask.mockImplementationOnce(async (conflicts) => new Set(conflicts.map(({ path }) => path)));
  await take();
  expect(written).toMatchObject([{ config: { ...all, issuer: "theirs" } }, { config: all }]);
});
