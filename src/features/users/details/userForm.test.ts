import {
  changedPart,
  notSaved,
  plainFields,
  refusedField,
  refusedIn,
  toForm,
  toObject,
} from "~/features/users/details/userForm";

const user = {
  id: "1",
  username: "ann",
  email: "a@x.org",
  firstName: "Ann",
  lastName: "A",
  enabled: true,
  emailVerified: true,
  requiredActions: ["VERIFY_EMAIL"],
  attributes: { dept: ["a"], free: ["x"] },
};

describe("changedPart", () => {
  it("sends nothing but what changed: `enabled: true` would end a lock", () => {
    expect(changedPart({ ...user, emailVerified: false }, user)).toEqual({ emailVerified: false });
    expect(changedPart({ ...user, requiredActions: [] }, user)).toEqual({ requiredActions: [] });
    expect(changedPart(user, user)).toEqual({});
  });

  it("sends the profile as a whole, because the server takes away names that come without", () => {
    const attributes = { dept: ["b"], free: ["x"] };
    const profile = { username: "ann", email: "a@x.org", firstName: "Ann", lastName: "A", attributes };
    expect(changedPart({ ...user, attributes }, user)).toEqual(profile);
    expect(changedPart({ ...user, lastName: "B" }, user)).toEqual({
      ...profile,
      lastName: "B",
      attributes: user.attributes,
    });
  });
});

it("comes back from the form as it went in", () => {
  const { id: _id, enabled: _enabled, ...shown } = user;
  expect(toObject(toForm(user))).toEqual({ ...shown, groups: [] });
});

it.each([
  [409, "User exists with same email", "email"],
  [409, "User exists with same username", "username"],
  [400, "User name is missing", "username"],
  [400, "Something else", undefined],
  [500, "username", undefined],
])("finds the field of %i %s", (status, message, field) => {
  expect(refusedField({ status, message, fields: [] })).toBe(field);
});

it.each([
  [400, "User name is missing", ["email"], "email"],
  [400, "User name is missing", ["username", "email"], "username"],
  [409, "User exists with same email", ["email"], "email"],
  [409, "User exists with same username", [], undefined],
  [409, "User exists with same email", ["username"], undefined],
  [500, "User name is missing", ["email"], undefined],
])("finds the field of %i %s among %j", (status, message, shown: string[], field) => {
  const nameOf = (name: string) => (shown.includes(name) ? name : undefined);
  expect(refusedIn(nameOf)({ status, message, fields: [] })).toBe(field);
});

it("says what was not saved: values that the profile refuses, or anything else", () => {
  const fields = [{ field: "dept", errorMessage: "too long" }];
  expect(notSaved({ status: 400, message: "no", fields })).toBe("userNotSaved");
  expect(notSaved({ status: 500, message: "no", fields: [] })).toBe("userCreateError");
});

it("takes no text for an e-mail address that cannot be one, where the profile is not known", () => {
  const [email] = plainFields({ hasUsername: false, mayRename: false });
  expect(email).toMatchObject({ name: "email", pattern: { message: "emailInvalid" } });
  const pattern = email && "pattern" in email ? email.pattern?.value : undefined;
  expect(["a@x.org", "a b@x.org", "ann", "a@"].map((text) => pattern?.test(text))).toEqual([true, false, false, false]);
});
