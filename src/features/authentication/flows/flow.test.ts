import { nameRefused } from "~/features/authentication/flows/flow";

test.each([
  [409, "alias"],
  [400, "alias"],
  [500, undefined],
  [undefined, undefined],
])("a failure %p of a flow is shown at the field %p", (status, field) => {
  expect(nameRefused("alias")({ status, message: "", fields: [] })).toBe(field);
});
