import { isAboutRealmName, realmNameRule } from "~/parts/realm/realmName";

it.each([".", "..", "a{b", "a}b"])("takes %j for no name of a realm", (name) => {
  expect(realmNameRule(name)).toBe("gatehouse.realmNameUnusable");
});

it.each(["...", ".a", "100% sure", "🏠 a|b", "الإدارة"])("takes %j", (name) => {
  expect(realmNameRule(name)).toBeUndefined();
});

it("takes no name for which the server's database has no room", () => {
  expect(realmNameRule("a".repeat(237))).toBeUndefined();
  expect(realmNameRule("a".repeat(238))).toEqual(["maxLength", { length: 237 }]);
});

// the words of 26.7.3
it.each([
  [409, "Realm a/b already exists", "a/b", true],
  [409, "Realm with same name exists", undefined, true],
  [400, "Realm name cannot be empty", " ", true],
  [400, "Character '/' not allowed.", "a/b", true],
  [400, "Character '/' not allowed.", undefined, true],
  // of a language in the file
  [400, "Character '/' not allowed.", "ab", false],
  [409, "Duplicate resource error", "ab", false],
  [404, "Realm not found.", "ab", false],
])("%i %s is about the name %j: %s", (status, message, name, is) => {
  expect(isAboutRealmName({ status, message, fields: [] }, name)).toBe(is);
});
