import { withoutUnknown } from "~/app/navigation/withoutUnknown";

describe("withoutUnknown", () => {
  it("drops what the place does not know", () => {
    expect(withoutUnknown("?realm=other&page=2&type=x&realm=y", ["type"])).toBe("page=2&type=x");
    expect(withoutUnknown("?id=1")).toBe("");
  });

  it("leaves alone what it knows", () => {
    expect(withoutUnknown("")).toBeUndefined();
    expect(withoutUnknown("?search=a+b&page=2&size=20&sort=-x&columns=a&q=1", ["q"])).toBeUndefined();
    expect(withoutUnknown("?issued.search=a&issued.realm=b")).toBe("issued.search=a");
  });
});
