import { usedProfileGone } from "~/features/realmSettings/clientPolicies/profiles";

const policies = [{ name: "one", profiles: ["a"] }, { name: "two", profiles: ["global", "a"] }, { name: "three" }];
const stored = [{ name: "a" }, { name: "b" }];

test("a profile that no policy names may go", () => {
  expect(usedProfileGone(policies, stored, [{ name: "a" }])).toBeUndefined();
});

test.each([
  ["removed", [{ name: "b" }]],
  ["renamed", [{ name: "A" }, { name: "b" }]],
])("one that policies name may not be %s", (_, typed) => {
  expect(usedProfileGone(policies, stored, typed)).toEqual([
    "gatehouse.usedProfileGone",
    { profile: "a", policies: "one, two" },
  ]);
});

test("one that is missing already does not keep the others from being written", () => {
  expect(usedProfileGone(policies, [{ name: "b" }], [])).toBeUndefined();
});
