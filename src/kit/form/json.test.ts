import { isJsonList } from "~/kit/form/json";

it.each([
  ["", true],
  ["[]", true],
  ['[{"name":"a"}]', true],
  ["{}", false],
  ["[1]", false],
  ["[", false],
])("%s is a list of objects: %s", (text, is) => expect(isJsonList(text)).toBe(is));
