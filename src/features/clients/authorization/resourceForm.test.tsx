import { resourceFields } from "~/features/clients/authorization/resourceForm";
import { LONGEST } from "~/kit/form/values";

it("says which attributes the server has no room for", () => {
  const field: unknown = resourceFields("c").find(({ name }) => name === "attributes");
  const { validate: wrong } = field as { validate: (map: Record<string, string[]>) => unknown };
  const [longest, longer] = [LONGEST, LONGEST + 1].map((length) => "x".repeat(length));
  const tooLong = ["maxLength", { length: LONGEST }];
  expect(wrong({ [longest ?? ""]: ["a", longest ?? ""] })).toBeUndefined();
  expect(wrong({ [longer ?? ""]: ["a"] })).toEqual(tooLong);
  expect(wrong({ a: ["b", longer ?? ""] })).toEqual(tooLong);
});
