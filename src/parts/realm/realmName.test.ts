import { realmNameRule } from "~/parts/realm/realmName";

it.each([".", "..", "a{b", "a}b"])("takes %j for no name of a realm", (name) => {
  expect(realmNameRule(name)).toBe("gatehouse.realmNameUnusable");
});

it.each(["...", ".a", "100% sure", "🏠 a|b", "الإدارة"])("takes %j", (name) => {
  expect(realmNameRule(name)).toBeUndefined();
});
