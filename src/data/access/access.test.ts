import { missing } from "~/data/access/access";

jest.mock("~/data/query/realm", () => ({}));

describe("missing", () => {
  it("passes everybody where anyone may", () => expect(missing("anyone", [])).toEqual([]));
  it("names the permission that lacks", () => expect(missing("view-realm", ["view-users"])).toEqual(["view-realm"]));
  it("passes a permission that is held", () => expect(missing("view-realm", ["view-realm"])).toEqual([]));
  it("names of a list only what lacks", () =>
    expect(missing(["query-users", "query-groups"], ["query-users"])).toEqual(["query-groups"]));
  it("passes any of several", () => expect(missing({ any: ["view-realm", "view-users"] }, ["view-users"])).toEqual([]));
  it("names all of which any would do", () =>
    expect(missing({ any: ["view-realm", "view-users"] }, [])).toEqual(["view-realm", "view-users"]));
  it("names of a list in which any of several is enough only what lacks", () => {
    expect(missing(["manage-users", { any: ["view-realm", "view-users"] }], ["view-users"])).toEqual(["manage-users"]);
    expect(missing(["query-users", { any: ["view-realm", "view-users"] }], ["query-users"])).toHaveLength(2);
  });
  it("names the permission in a realm of any name in which nothing is held", () => {
    const access: Record<string, string[]> = {};
    for (const realm of ["constructor", "__proto__", "toString"])
      expect(missing("view-realm", access[realm] ?? [])).toEqual(["view-realm"]);
  });
});
