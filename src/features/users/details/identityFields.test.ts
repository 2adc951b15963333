import { identityFields } from "~/features/users/details/identityFields";

const names = (attributes: Record<string, string[]>) => identityFields({ attributes }).map(({ name }) => name);

test("says when a user accepted the terms, of users who did", () => {
  expect(names({ terms_and_conditions: ["1700000000"] })).toContain("terms_and_conditions");
  for (const time of ["", "no"]) expect(names({ terms_and_conditions: [time] })).toEqual(["id"]);
  expect(names({})).toEqual(["id"]);
});
