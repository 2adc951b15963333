import { refusedName } from "~/features/realmSettings/clientPolicies/nameRule";

// the words of 26.7.3
test.each([
  ["proposed client profile name duplicated.", "name"],
  ["Proposed profile name 'fapi-ciba' is duplicated as a global profile", "name"],
  ["proposed client policy name duplicated", "name"],
  ["Policy p contains invalid profile nope", undefined],
])("%s is about %s", (message, field) => {
  expect(refusedName({ status: 400, message, fields: [] })).toBe(field);
});
