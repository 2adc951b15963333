import { outcomesOf } from "~/features/identityProviders/mappers/testing/outcome";
import { readToken } from "~/features/identityProviders/mappers/testing/pasted";

const claims = { "a.b": 1, list: ["x", 2], yes: true, half: 0.5, mail: "Ann@x.example", nulls: [null] };
const { pasted } = readToken(JSON.stringify(claims));

function outcomeWith(type: string, config: Record<string, string>) {
  if (!pasted) throw new Error("no claims");
  return outcomesOf({ identityProviderMapper: type, config }, "op", pasted)[0];
}

test.each([
  ["a\\.b", "1", "given"],
  ["a.b", "1", "nothing"],
  ["list", "x", "given"],
  ["list", "2", "given"],
  ["list", "[x, 2]", "nothing"],
  ["yes", "TRUE", "given"],
  ["yes", "no", "nothing"],
  ["half", ".50", "given"],
  ["none", "", "nothing"],
])("claim %s wanted as %s", (claim, wanted, is) => {
  expect(outcomeWith("oidc-role-idp-mapper", { claim, "claim.value": wanted, role: "r" })?.is).toBe(is);
});

test.each([
  ["${ALIAS}.${CLAIM.mail | lowercase}", "op.ann@x.example"],
  ["${CLAIM.mail | localpart}", "Ann"],
  // as greedy as the server
  ["${CLAIM.mail|lowercase}-${CLAIM.yes}", "Ann@x.example"],
  ["${CLAIM.none}-${other}", "-other"],
])("user name %s", (template, value) => {
  expect(outcomeWith("oidc-username-idp-mapper", { template })).toEqual({
    is: "given",
    text: ["gatehouse.mapperUsername", { value }],
  });
});

test.each([
  ["list", "note", ["gatehouse.mapperAttribute", { name: "note", value: "x, 2" }]],
  // of which a user has one
  ["list", "firstName", ["gatehouse.mapperAttribute", { name: "firstName", value: "x" }]],
  ["list", "EMAIL", ["gatehouse.mapperAttribute", { name: "EMAIL", value: "x" }]],
  ["nulls", "note", ["gatehouse.claimMissing", { name: "nulls" }]],
])("claim %s as %s of a user", (claim, to, text) => {
  expect(outcomeWith("oidc-user-attribute-idp-mapper", { claim, "user.attribute": to })?.text).toEqual(text);
});

test("mappers of unknown types, patterns of Java, and settings that are missing", () => {
  expect(outcomeWith("other", {})?.is).toBe("unknown");
  const pattern = { claims: '[{"key":"mail","value":"(?i)a.*"}]', "are.claim.values.regex": "true", role: "r" };
  expect(outcomeWith("oidc-advanced-role-idp-mapper", pattern)?.is).toBe("unknown");
  expect(outcomeWith("oidc-hardcoded-group-idp-mapper", {})?.text).toBe("gatehouse.mapperUnfinished");
});
