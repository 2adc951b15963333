import { permissionFields } from "~/features/permissions/permission/permissionFields";
import { policyFields } from "~/parts/authorization/policies/policyFields";

const longest = [
  { name: "name", maxLength: 255 },
  { name: "description", maxLength: 255 },
];

it("a name and description longer than the server stores are errors of their fields", () => {
  expect(permissionFields("c", { type: "Users", scopes: [], aliases: {} }).slice(0, 2)).toMatchObject(longest);
  for (const type of ["regex", "time", "unknown"]) expect(policyFields("c", type).slice(0, 2)).toMatchObject(longest);
});
