import { act, renderHook } from "@testing-library/react";
import { learnRefusal, Rights, useMay } from "~/data/rights";

let held: string[] = [];
let fine = false;
jest.mock("~/data/access", () => ({
  ...jest.requireActual<object>("~/data/access"),
  useWhoami: () => ({ realm_access: { r: held } }),
}));
jest.mock("~/data/realm", () => ({ useRealmIfThere: () => ({ adminPermissionsEnabled: fine }) }));
jest.mock("~/data/useRealm", () => ({ useRealm: () => "r" }));

const may = () => renderHook(() => useMay(), { wrapper: Rights }).result;

beforeEach(() => {
  held = [];
  fine = false;
});

it("names the permission that is missing", () => {
  expect(may().current("roles.create")).toEqual({ missing: ["manage-realm"] });
  held = ["manage-realm"];
  expect(may().current("roles.create")).toBeUndefined();
});

it("believes the object's own access over the permissions of the realm", () => {
  expect(may().current("roles.updateById", { access: { manage: true } })).toBeUndefined();
  expect(may().current("clientScopes.update", { access: { configure: true } })).toBeUndefined();
  fine = true;
  expect(may().current("roles.updateById", { access: { manage: false } })).toEqual({ missing: ["manage-realm"] });
});

it("lets a write be tried where only fine-grained permissions can tell, until the server refuses it", () => {
  fine = true;
  const { result } = renderHook(() => useMay(), { wrapper: Rights });
  expect(result.current("roles.updateById", { id: "1" })).toBeUndefined();
  act(() => learnRefusal("r", "roles.updateById", "1"));
  expect(result.current("roles.updateById", { id: "1" })).toEqual({ missing: [] });
  expect(result.current("roles.updateById", { id: "2" })).toBeUndefined();
});

it("takes a refusal for one realm and one call", () => {
  held = ["manage-realm"];
  act(() => learnRefusal("other", "roles.create"));
  expect(may().current("roles.create")).toBeUndefined();
  act(() => learnRefusal("r", "roles.create"));
  expect(may().current("roles.create")).toEqual({ missing: [] });
  expect(may().current("components.create")).toBeUndefined();
});
