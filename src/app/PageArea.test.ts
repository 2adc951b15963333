import { renderHook } from "@testing-library/react";
import { showsFirstTab, useCustomTabs, withoutUnknown } from "~/app/PageArea";
import { who } from "~/data/access/access.mock";
import { TAB } from "~/features/customUi/customTypes";
import { match } from "~/routes";

jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
const type = { id: "cost", metadata: { path: "/:realm/groups/:id/:tab", params: { tab: "cost" } } };
const info = { features: [{ name: "DECLARATIVE_UI", enabled: true }], componentTypes: { [TAB]: [type] } };
jest.mock("~/data/query/serverInfo", () => ({ useServerInfoIfThere: () => info }));

it.each([
  ["view-realm", 1],
  ["manage-realm", 1],
  ["manage-users", 0],
])("who has %s has the tabs of extensions: %i", (permission, count) => {
  who.held = [permission];
  expect(renderHook(useCustomTabs).result.current).toHaveLength(count);
});

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
