import { renderHook } from "@testing-library/react";
import { MissingError } from "~/data/api/errors";
import type { Call } from "~/data/write/action";
import { create, STORAGE, useProvider } from "~/features/userFederation/federation";
import { createMapper, MAPPER, mapperOf } from "~/features/userFederation/mappers/mappers";

let answer: { providerType: string; providerId: string };

jest.mock("~/data/query/cache", () => ({ useData: () => answer }));
jest.mock("~/data/query/serverInfo", () => ({}));
jest.mock("~/kit/page/place", () => ({ usePlace: () => ({ params: { id: "here" } }) }));

it.each([
  ["org.keycloak.keys.KeyProvider", "rsa-generated"],
  // another page has the fields of this one
  [STORAGE, "kerberos"],
])("finds no provider where a component is %s %s", (providerType, providerId) => {
  answer = { providerType, providerId };
  jest.spyOn(console, "error").mockImplementation(() => {});
  expect(() => renderHook(() => useProvider("ldap"))).toThrow(MissingError);
});

it("finds the provider of an address", () => {
  answer = { providerType: STORAGE, providerId: "ldap" };
  expect(renderHook(() => useProvider("ldap")).result.current).toBe(answer);
});

it("finds no mapper where a component is none of the provider", () => {
  const mapper = { id: "m", parentId: "here", providerType: MAPPER };
  expect(mapperOf("here", mapper)).toBe(mapper);
  expect(() => mapperOf("there", mapper)).toThrow(MissingError);
  expect(() => mapperOf("here", { ...mapper, providerType: STORAGE })).toThrow(MissingError);
});

it("leaves out the blanks around a name", async () => {
  const call = jest.fn(async () => ({ id: "made" }));
  expect(await create(call as never as Call, { id: "old", name: " mail " })).toEqual({ id: "made", name: "mail" });
  expect(call).toHaveBeenCalledWith("components.create", { name: "mail" });
});

it("makes no mapper of a provider that is gone by now: nobody would see it", async () => {
  const made: string[] = [];
  let isThere = true;
  const call = async (name: string) => {
    made.push(name);
    if (!isThere) throw new Error("Could not find component");
    return { id: "made" };
  };
  const mapper = { name: "mail", parentId: "people", providerType: MAPPER };
  expect(await createMapper(call as never as Call, mapper)).toEqual({ ...mapper, id: "made" });
  expect(made.splice(0)).toEqual(["components.findOne", "components.create"]);
  isThere = false;
  await expect(createMapper(call as never as Call, mapper)).rejects.toThrow("Could not find component");
  expect(made).toEqual(["components.findOne"]);
});
