import { changesScope } from "~/features/userFederation/provider/askScope";

it.each([
  ["usersDn", true],
  ["searchScope", true],
  ["customUserSearchFilter", true],
  // part of the server's search for the entry of a user that was imported
  ["userObjectClasses", true],
  ["uuidLDAPAttribute", true],
  // another directory, or one of which the server sees less
  ["connectionUrl", true],
  ["bindDn", true],
  ["authType", true],
  ["bindCredential", false],
  ["batchSizeForSync", false],
])("a change of %s decides anew which entries are users: %p", (name, decides) => {
  expect(changesScope([{ path: ["config", name], from: "a", to: "b" }])).toBe(decides);
});

it("a blank that is not saved decides nothing", () => {
  expect(changesScope([{ path: ["config", "usersDn"], from: ["ou=people"], to: ["ou=people "] }])).toBe(false);
});
