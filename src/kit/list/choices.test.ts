import { renewed } from "~/kit/list/choices";

interface Row {
  id: string;
  type?: string;
}

const id = (row: Row) => row.id;
const rowsOf = (ids: string) => [...ids].map((one) => ({ id: one }));
const selected = (ids: string) => new Map(rowsOf(ids).map((row) => [row.id, row]));
const left = (selection: string, before: string, now: string) =>
  [...renewed<Row>(selected(selection), rowsOf(before), rowsOf(now), id).keys()].join("");

it.each([
  ["deleted, the page is shorter", "bd", "abcd", "abc", "b"],
  ["deleted, the next page fills up", "ac", "abcd", "bcde", "c"],
  ["the only row", "a", "a", "", ""],
  ["pushed to the next page by a new row", "bd", "abcd", "nabc", "bd"],
  ["another page: nothing is known of what it had", "ab", "", "efgh", "ab"],
  ["of another page, which is not looked at", "xb", "abcd", "acde", "x"],
])("of selected rows, %s", (_, selection, before, now, expected) => {
  expect(left(selection, before, now)).toBe(expected);
});

it("selected rows are those that the server gave last; nothing new is the same selection", () => {
  const selection = new Map([["a", { id: "a", type: "default" }]]);
  const changed = { id: "a", type: "optional" };
  expect(renewed(selection, rowsOf("a"), [changed], id).get("a")).toBe(changed);
  const [same] = selection.values();
  expect(renewed(selection, rowsOf("a"), same ? [same] : [], id)).toBe(selection);
});
