import { pairsIn, queryOfPairs } from "~/features/users/list/attributeQuery";

describe("a search by attributes", () => {
  it.each([
    [[{ name: "dept", value: "sales" }], "dept:sales"],
    [[{ name: "dept", value: "a b" }], 'dept:"a b"'],
    [[{ name: "url", value: "http://x" }], 'url:"http://x"'],
    [
      [
        { name: 'in"ch', value: '3:5"' },
        { name: "n", value: "1" },
      ],
      'in"ch:3:5" n:1',
    ],
    [
      [
        { name: "a.b", value: "1" },
        { name: "c", value: "العربية" },
      ],
      "a.b:1 c:العربية",
    ],
  ])("%j is %s", (pairs, q) => {
    expect(queryOfPairs(pairs)).toBe(q);
    expect(pairsIn(q)).toEqual(pairs);
  });

  it("reads what others have written", () => {
    expect(pairsIn("dept:x:y  tags:b")).toEqual([
      { name: "dept", value: "x:y" },
      { name: "tags", value: "b" },
    ]);
    expect(pairsIn(undefined)).toEqual([]);
    expect(pairsIn("nothing")).toEqual([]);
  });
});
