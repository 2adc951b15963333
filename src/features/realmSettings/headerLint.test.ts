import { lintHeader } from "~/features/realmSettings/headerLint";

const keys = (name: string, value: string) =>
  lintHeader(name, value).map((text) => (Array.isArray(text) ? text[0] : text));

it.each([
  ["xFrameOptions", "SAMEORIGIN", []],
  ["xFrameOptions", "deny", []],
  ["xFrameOptions", "ALLOW-FROM https://a.example", ["lintFrameOptions"]],
  ["xFrameOptions", " ", ["lintHeaderAbsent"]],
  ["contentSecurityPolicy", "frame-src 'self'; frame-ancestors 'self'; object-src 'none';", []],
  ["contentSecurityPolicy", "default-src 'self'", ["lintFrameAncestors"]],
  ["contentSecurityPolicy", "frame-ancestors *", ["lintFrameAncestors"]],
  [
    "contentSecurityPolicy",
    "Frame-Ancestors 'none'; script-src 'unsafe-inline' *",
    ["lintUnsafeScripts", "lintUnsafeScripts"],
  ],
  ["contentSecurityPolicy", "frame-ancestors 'none'; default-src 'unsafe-eval'; script-src 'self'", []],
  ["contentSecurityPolicyReportOnly", "", []],
  ["xContentTypeOptions", "nosniff", []],
  ["xContentTypeOptions", "sniff", ["lintNoSniff"]],
  ["xRobotsTag", "", []],
  ["strictTransportSecurity", "max-age=31536000; includeSubDomains", []],
  ["strictTransportSecurity", "includeSubDomains; max-age=60", ["lintMaxAge"]],
  ["strictTransportSecurity", "includeSubDomains", ["lintMaxAge"]],
  ["referrerPolicy", "no-referrer", []],
  ["referrerPolicy", "no-referrer, strict-origin-when-cross-origin", []],
  ["referrerPolicy", "unsafe-url", ["lintReferrerUnsafe"]],
  ["referrerPolicy", "none", ["lintReferrer"]],
  ["madeUp", "anything", []],
])("warns about %s: %s", (name, value, expected) => {
  expect(keys(name, value)).toEqual(expected.map((key) => `gatehouse.${key}`));
});
