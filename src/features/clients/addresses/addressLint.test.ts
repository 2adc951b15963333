import { examplesOf, lintOrigin, lintRedirect } from "~/features/clients/addresses/addressLint";

const keys = (warnings: ReturnType<typeof lintRedirect>) => warnings.map((one) => (Array.isArray(one) ? one[0] : one));

it.each([
  ["https://app.example/callback", "", []],
  ["https://app.example/app/*", "", []],
  ["http://localhost:3000/*", "", ["lintWholeHost"]],
  ["http://127.0.0.1", "", []],
  ["http://[::1]:8080/cb", "", []],
  ["com.example.app:/oauth", "", []],
  ["http://app.example/callback", "", ["lintHttp"]],
  ["https://app.example/*", "", ["lintWholeHost"]],
  ["https://app.example*", "", ["lintHostWildcard"]],
  ["https://*.app.example/cb", "", ["lintInnerWildcard"]],
  ["https://app.example/cb#top", "", ["lintFragment"]],
  ["*", "", ["lintAny"]],
  ["https://*", "", ["lintAny"]],
  ["http:*", "", ["lintAny"]],
  ["h*", "", ["lintAny"]],
  ["https://app.example/cb?to=*", "", []],
  ["app.example/cb", "", ["lintNoUrl"]],
  ["/cb/*", "", ["lintRelative"]],
  ["/cb/*", "https://app.example/", []],
  ["*", "https://app.example/", ["lintAny"]],
  ["/*", "https://app.example", ["lintWholeHost"]],
  [" ", "", []],
  // they stand for others in other fields only: the server compares them as they are
  ["+", "", ["lintNoUrl"]],
  ["-", "https://app.example", ["lintNoUrl"]],
])("warns about the redirect address %s with root URL %j", (address, rootUrl, expected) => {
  expect(keys(lintRedirect(address, rootUrl))).toEqual(expected.map((key) => `gatehouse.${key}`));
});

it.each([
  ["https://app.example", []],
  ["https://app.example:8443", []],
  ["+", []],
  ["-", ["lintNoUrl"]],
  ["*", ["lintAnyOrigin"]],
  ["https://app.example/", ["lintOriginPath"]],
  ["https://app.example:443", ["lintOriginPath"]],
  ["https://*.app.example", ["lintInnerWildcard"]],
  ["http://app.example", ["lintHttp"]],
  ["app.example", ["lintNoUrl"]],
])("warns about the web origin %s", (origin, expected) => {
  expect(keys(lintOrigin(origin))).toEqual(expected.map((key) => `gatehouse.${key}`));
});

it.each([
  ["https://a.example/cb", "", "https://a.example/cb", "https://a.example/cb/more"],
  ["https://a.example/app/*", "", "https://a.example/app/page", "https://other.example/"],
  ["https://a.example*", "", "https://a.example.other.example/", "https://other.example/"],
  ["/cb", "https://a.example/app", "https://a.example/app/cb", "https://a.example/app/cb/more"],
  // the server puts one behind the other
  ["/cb", "https://a.example/", "https://a.example//cb", "https://a.example//cb/more"],
  // and takes a * in a query for itself
  ["https://a.example/cb?to=*", "", "https://a.example/cb?to=*", "https://a.example/cb?to=*/more"],
])("gives examples for %s", (address, rootUrl, match, miss) => {
  expect(examplesOf(address, rootUrl)).toEqual({ match, miss });
});

it.each(["", "+", "*", "/cb", "https://a.example/#x", "https://*.example/"])("gives none for %j", (address) => {
  expect(examplesOf(address, "")).toBeUndefined();
});
