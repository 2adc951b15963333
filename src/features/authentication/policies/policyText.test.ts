import {
  newKey,
  policyOf,
  readPolicies,
  refusedRow,
  writePolicies,
} from "~/features/authentication/policies/policyText";

it.each([
  ["length(8) and notUsername", { length: "8", notUsername: "" }],
  ["regexPattern(^(a|b)+$) and digits(1)", { regexPattern: "^(a|b)+$", digits: "1" }],
  ["regexPattern(a) and regexPattern(b)", { regexPattern: "a", "regexPattern 2": "b" }],
  ["hashIterations(-1)", { hashIterations: "-1" }],
  ["", {}],
])("reads %s and writes the same", (text, policies) => {
  expect(readPolicies(text)).toEqual(policies);
  expect(writePolicies(policies)).toBe(text);
});

it("leaves out what is not closed, and takes the word of other consoles for no value", () => {
  expect(readPolicies(" length(8  and  digits( 2 ) ")).toEqual({ digits: " 2 " });
  expect(readPolicies("notEmail(undefined) and notUsername()")).toEqual({ notEmail: "", notUsername: "" });
});

it("finds a free key for a policy that may be there several times", () => {
  expect(newKey({}, "regexPattern")).toBe("regexPattern");
  expect(newKey({ regexPattern: "", "regexPattern 2": "" }, "regexPattern")).toBe("regexPattern 3");
});

it("keeps the dots of an extension's policy out of the names of the form's fields", () => {
  const text = "com.acme.words(3) and com.acme.words(5)";
  const policies = readPolicies(text);
  expect(Object.keys(policies).filter((key) => key.includes("."))).toEqual([]);
  expect(Object.keys(policies).map(policyOf)).toEqual(["com.acme.words", "com.acme.words"]);
  expect(writePolicies(policies)).toBe(text);
});

it.each([
  ["Invalid config for com.acme.words: Not a number", "com.acme.words"],
  ["Invalid config for regexPattern: Not a valid regular expression", undefined],
  ["Invalid config for length: Not a valid number", undefined],
  ["Password policy not found", undefined],
])("finds the one row that %s is about", (message, id) => {
  const row = refusedRow(readPolicies("com.acme.words(x) and regexPattern(a) and regexPattern(()"), message);
  expect(row && policyOf(row)).toBe(id);
});
