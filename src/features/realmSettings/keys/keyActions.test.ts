import { rotatedName } from "~/features/realmSettings/keys/keyActions";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));

const now = new Date("2026-05-04T12:00:00Z");

test.each([
  ["rsa", "rsa 2026-05-04"],
  ["rsa 2025-01-02", "rsa 2026-05-04"],
  ["a".repeat(255), `${"a".repeat(244)} 2026-05-04`],
  [`${"a".repeat(243)}🔑🔑`, `${"a".repeat(243)} 2026-05-04`],
])("the provider of a new key has the day in its name, and no longer one than the server takes: %s", (name, next) => {
  expect(rotatedName(name, now)).toBe(next);
  expect(next.length).toBeLessThanOrEqual(255);
});
