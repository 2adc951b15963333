import { checkPassword } from "~/features/authentication/policies/passwordCheck";

const met = (policies: Record<string, string>, password: string, username = "ann", email = "ann@x.org") =>
  checkPassword(policies, { password, username, email }).map(({ isMet }) => isMet);

// each was tried on the server
it.each([
  ["length", "2", "a", false],
  ["length", "2", "\u{1F600}", true],
  ["maxLength", "2", "\u{1F600}a", false],
  ["maxLength", "2", "ab", true],
  ["digits", "1", "\u0663", true],
  ["digits", "1", "\u00B2", false],
  ["lowerCase", "1", "\u00DF", true],
  ["lowerCase", "1", "\u6F22", false],
  ["upperCase", "1", "\u2167", true],
  ["upperCase", "1", "\u01C5", false],
  ["specialChars", "2", "a\u{1F600}", true],
  ["specialChars", "2", "a_b", false],
  ["regexPattern", "a+", "aab", false],
  ["regexPattern", "a+", "aa", true],
  ["notUsername", "", "ANN", false],
  ["notUsername", "", "anna", true],
  ["notContainsUsername", "", "xANNx", false],
  ["notEmail", "", "ANN@x.org", false],
  ["notEmail", "", "ann@x.orgx", true],
])("checks %s(%s) of %s", (id, value, password, isMet) => {
  expect(met({ [id]: value }, password)).toEqual([isMet]);
});

it("leaves to the server what only it knows, and leaves out what is not about the password", () => {
  expect(met({ passwordBlacklist: "list.txt", "of an extension": "1", hashIterations: "5" }, "a")).toEqual([
    undefined,
    undefined,
  ]);
  // expressions that Java understands and a browser does not
  expect(met({ regexPattern: "[a-z&&[^b]]+", "regexPattern 2": "(?i)a" }, "a")).toEqual([undefined, undefined]);
});

it("says nothing of a user without a name", () => {
  expect(met({ notContainsUsername: "" }, "anything", "")).toEqual([true]);
});
