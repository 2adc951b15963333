import { encode } from "uqr";
import { otpAddress } from "~/features/authentication/policies/otpAddress";

const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

const policy = {
  otpPolicyType: "totp",
  otpPolicyAlgorithm: "HmacSHA1",
  otpPolicyDigits: 6,
  otpPolicyPeriod: 30,
  otpPolicyInitialCounter: 1,
};

it("says what the policy says, of the period or of the counter", () => {
  expect(otpAddress("acme", policy)).toBe(
    `otpauth://totp/acme:example?secret=${SECRET}&issuer=acme&algorithm=SHA1&digits=6&period=30`,
  );
  const counted = { ...policy, otpPolicyType: "hotp", otpPolicyDigits: 8, otpPolicyInitialCounter: 7 };
  expect(otpAddress("acme", counted)).toBe(
    `otpauth://hotp/acme:example?secret=${SECRET}&issuer=acme&algorithm=SHA1&digits=8&counter=7`,
  );
});

it.each([
  ["HmacSHA1", "SHA1"],
  ["HmacSHA256", "SHA256"],
  ["HmacSHA512", "SHA512"],
])("calls %s what applications call it", (otpPolicyAlgorithm, name) => {
  expect(otpAddress("acme", { ...policy, otpPolicyAlgorithm })).toContain(`&algorithm=${name}&`);
});

it.each([
  ["a/b", "a%2Fb"],
  ["100%", "100%25"],
  ["a:b", "a%3Ab"],
  ["a b+c", "a%20b%2Bc"],
  ["a&issuer=b?#", "a%26issuer%3Db%3F%23"],
  ["🏠", "%F0%9F%8F%A0"],
  ["شركة", "%D8%B4%D8%B1%D9%83%D8%A9"],
])("encodes the name %s, which can be read back", (name, encoded) => {
  const address = otpAddress(name, policy) ?? "";
  expect(address).toContain(`otpauth://totp/${encoded}:example?`);
  const { pathname, searchParams } = new URL(address.replace("otpauth://", "https://"));
  expect(decodeURIComponent(pathname)).toBe(`/${name}:example`);
  expect(searchParams.get("issuer")).toBe(name);
  expect([...searchParams.keys()]).toEqual(["secret", "issuer", "algorithm", "digits", "period"]);
});

it.each(["", 0, -1, 1.5, undefined])("is none while the period is %p", (period) => {
  expect(otpAddress("acme", { ...policy, otpPolicyPeriod: period as number })).toBeUndefined();
  expect(otpAddress("acme", { ...policy, otpPolicyPeriod: period as number, otpPolicyType: "hotp" })).toBeDefined();
});

it("begins with a counter of 0, which is the server’s own, and is none without one", () => {
  const counted = { ...policy, otpPolicyType: "hotp" };
  expect(otpAddress("acme", { ...counted, otpPolicyInitialCounter: 0 })).toMatch(/&counter=0$/);
  expect(otpAddress("acme", { ...counted, otpPolicyInitialCounter: undefined })).toBeUndefined();
});

it("is none where it does not fit in a QR code, and fits where it is one", () => {
  const rest = otpAddress("", policy)?.length ?? 0;
  const most = Math.floor((2953 - rest) / 2);
  expect(() => encode(otpAddress("a".repeat(most), policy) ?? "x".repeat(9999))).not.toThrow();
  expect(otpAddress("a".repeat(most + 1), policy)).toBeUndefined();
  expect(otpAddress("🏠".repeat(200), policy)).toBeUndefined();
});
