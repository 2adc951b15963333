import { nameRefused } from "~/features/authentication/flows/flow";
import { flowFields } from "~/features/authentication/flows/flowFields";
import { usableName } from "~/kit/form/useField";

test.each([
  [409, "alias"],
  [400, "alias"],
  [500, undefined],
  [undefined, undefined],
])("a failure %p of a flow is shown at the field %p", (status, field) => {
  expect(nameRefused("alias")({ status, message: "", fields: [] })).toBe(field);
});

test.each([
  [".", false],
  [" .. ", false],
  ["a/b ..", true],
  ["عربي 😀", true],
])("the name %p of a flow: has an address? %p", (name, isUsable) => {
  expect(usableName(name) === undefined).toBe(isUsable);
});

test("every field for the name of a flow has the rule, and as much room as the server", () => {
  expect(flowFields[0]).toMatchObject({ validate: usableName, maxLength: 255 });
});
