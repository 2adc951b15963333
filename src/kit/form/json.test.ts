import { isJsonList, jsonProblem } from "~/kit/form/json";

it.each([
  ["", true],
  ["[]", true],
  ['[{"name":"a"}]', true],
  ["{}", false],
  ["[1]", false],
  ["[", false],
])("%s is a list of objects: %s", (text, is) => expect(isJsonList(text)).toBe(is));

it.each([
  ["", "gatehouse.noJsonObject"],
  ["[]", "gatehouse.noJsonObject"],
  ["{\n,", ["gatehouse.notJson", { error: expect.stringContaining("position 2") }]],
])("says what is wrong with %j", (text, problem) =>
  expect(jsonProblem(text, "gatehouse.noJsonObject")).toEqual(problem),
);
