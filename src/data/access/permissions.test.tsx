import { act, renderHook } from "@testing-library/react";
import { learnRefusal, PermissionsProvider, useCan } from "~/data/access/permissions";

let held: string[] = [];
let fine = false;
jest.mock("~/data/access/access", () => ({
  ...jest.requireActual<object>("~/data/access/access"),
  useWhoami: () => ({ realm_access: { r: held } }),
}));
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({ adminPermissionsEnabled: fine }) }));
jest.mock("~/data/query/useRealm", () => ({ useRealm: () => "r" }));

const can = () => renderHook(() => useCan(), { wrapper: PermissionsProvider }).result;

beforeEach(() => {
  held = [];
  fine = false;
});

it("names the permission that is missing", () => {
  expect(can().current("roles.create")).toEqual({ missing: ["manage-realm"] });
  held = ["manage-realm"];
  expect(can().current("roles.create")).toBeUndefined();
});

it("believes the object's own access over the permissions of the realm", () => {
  expect(can().current("roles.updateById", { access: { manage: true } })).toBeUndefined();
  expect(can().current("clientScopes.update", { access: { configure: true } })).toBeUndefined();
  fine = true;
  expect(can().current("roles.updateById", { access: { manage: false } })).toEqual({ missing: ["manage-realm"] });
});

it("lets a write be tried where only fine-grained permissions can tell, until the server refuses it", () => {
  fine = true;
  const { result } = renderHook(() => useCan(), { wrapper: PermissionsProvider });
  expect(result.current("roles.updateById", { id: "1" })).toBeUndefined();
  act(() => learnRefusal("r", "roles.updateById", "1"));
  expect(result.current("roles.updateById", { id: "1" })).toEqual({ missing: [] });
  expect(result.current("roles.updateById", { id: "2" })).toBeUndefined();
});

it("takes a refusal for one realm and one call", () => {
  held = ["manage-realm"];
  act(() => learnRefusal("other", "roles.create"));
  expect(can().current("roles.create")).toBeUndefined();
  act(() => learnRefusal("r", "roles.create"));
  expect(can().current("roles.create")).toEqual({ missing: [] });
  expect(can().current("components.create")).toBeUndefined();
});
