import { refusedField, rotatedName } from "~/features/realmSettings/keys/keyActions";

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

const properties = [
  { name: "priority", label: "Priority" },
  { name: "keystore", label: "Keystore" },
  { name: "keystorePassword", label: "Keystore Password" },
  { name: "keyAlias", label: "Key Alias" },
  { name: "keyPassword", label: "Key Password" },
  { name: "algorithm", label: "Algorithm" },
  { name: "keyUse", label: "Key use" },
  { name: "privateKey", label: "Private RSA Key" },
  { name: "certificate", label: "X509 Certificate" },
];

const unrecovered = "Failed to load keys. Key in the keystore cannot be recovered.";

// the words of 26.7.3
test.each([
  ["'Priority' should be a number", "config.priority"],
  ["'Keystore' is required", "config.keystore"],
  ["Keystore file /nope is not under the realm directory /opt/data/r", "config.keystore"],
  ["Failed to load keys. File not found on server. /opt/x (No such file or directory)", "config.keystore"],
  ["Failed to load keys. IO error on server. keystore password was incorrect", "config.keystorePassword"],
  [`${unrecovered} Alias zz does not exists in the keystore.`, "config.keyAlias"],
  [`${unrecovered} Get Key failed: Given final block not properly padded. Such issues …`, "config.keyPassword"],
  [`${unrecovered} Invalid HS256 key for alias a. Key is not SecretKeyEntry.`, "config.algorithm"],
  [`${unrecovered} Invalid use enc for algorithm RS256.`, "config.keyUse"],
  ["'Private RSA Key' is required", "config.privateKey"],
  ["Failed to decode private key", "config.privateKey"],
  ["Failed to decode certificate", "config.certificate"],
  ["unknown_error", undefined],
])("%s is about %s", (message, field) => {
  expect(refusedField({ status: 400, message, fields: [] }, properties)).toBe(field);
});

test("a setting that the type does not have has no field", () => {
  expect(refusedField({ message: "Failed to decode certificate", fields: [] }, [])).toBeUndefined();
});
