import { showsFirstTab, withoutUnknown } from "~/app/PageArea";
import { match } from "~/routes";

it.each([
  ["/master/nowhere", true],
  ["/master/roles/1/nowhere", true],
  ["/master/realm-settings/keys/nowhere", true],
  ["/master/realm-settings/nowhere/list", false],
  ["/master/realm-settings/login/nowhere", false],
  ["/master/clients/client-registration/nowhere/scope", false],
])("shows the first tab at %s: %s", (address, shows) => {
  const found = match(address);
  expect(found?.isForeignTab).toBe(true);
  expect(found && showsFirstTab(found)).toBe(shows);
});

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
