import { realmNameRule } from "~/parts/realm/realmName";

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
