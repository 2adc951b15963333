import { formatProperties, parseProperties } from "~/features/realmSettings/localization/properties";

const parsed = (text: string) => Object.fromEntries(parseProperties(text));

describe("properties files", () => {
  it.each([
    ["the three separators", "a=1\nb:2\nc 3\nd  =  4\n", { a: "1", b: "2", c: "3", d: "4" }],
    ["comments and empty lines", "# no\n  ! no\\\n\n a = b # c\r\n", { a: "b # c" }],
    ["a key alone", "a\nb=", { a: "", b: "" }],
    ["lines that go on", "a=one \\\n   two\\\\\nb=3\\", { a: "one two\\", b: "3" }],
    ["escapes", "a\\ b\\=c=\\u00e9\\t\\n\\q\nd=\\uD83C\\uDF7A", { "a b=c": "é\t\nq", d: "🍺" }],
    ["the last of two, a mark at the start, trailing blanks", "\uFEFFa=1\na=2 ", { a: "2 " }],
    ["names that every object has", "__proto__=1\nconstructor=2", JSON.parse('{"__proto__":"1","constructor":"2"}')],
  ])("reads %s", (_, text, texts) => expect(parsed(text)).toEqual(texts));

  it("reads what it wrote", () => {
    const texts = { " a = b": " x\\\n\ty ", "#c": "d:e=f", "!": "", "é🍺/%": "{0} doesn''t", "a b": "  " };
    expect(parsed(formatProperties(texts))).toEqual(texts);
  });
});
