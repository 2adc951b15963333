import { roleFields } from "~/features/roles/roleFields";

it("a name and description longer than the server stores are errors of their fields", () => {
  expect(roleFields("new")).toMatchObject([
    { name: "name", maxLength: 255 },
    { name: "description", maxLength: 255 },
  ]);
});
