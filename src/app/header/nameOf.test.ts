import { nameOf } from "~/app/header/nameOf";

test("a user is called by both names, else by the one there is, else by the user name", () => {
  const both = { givenName: "Ada", familyName: "King" };
  expect(nameOf({ ...both, username: "ada" })).toEqual({ text: ["fullName", both] });
  expect(nameOf({ givenName: "Ada", username: "ada" })).toEqual({ name: "Ada" });
  expect(nameOf({ familyName: "King", username: "ada" })).toEqual({ name: "King" });
  expect(nameOf({ username: "ada" })).toEqual({ name: "ada" });
  expect(nameOf()).toEqual({ text: "unknownUser" });
});
