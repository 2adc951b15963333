import { act, renderHook, waitFor } from "@testing-library/react";
import { confirm } from "~/kit/dialog/confirm";
import { InRealm } from "~/kit/page/InRealm.mock";
import { useDelete } from "~/parts/authorization/useDelete";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
jest.mock("~/kit/dialog/confirm", () => ({ confirm: jest.fn(async () => true) }));

it("deletes once what is deleted again before its question has come, and another object beside it", async () => {
  const deleted: string[] = [];
  global.fetch = jest.fn(async (input: string | URL | Request, { method = "GET" }: RequestInit = {}) => {
    if (method === "DELETE") deleted.push(String(input).split("/").at(-1) ?? "");
    return method === "DELETE" ? new Response(null, { status: 204 }) : Response.json([]);
  });
  const { result } = renderHook(() => useDelete("resource", "c"), { wrapper: InRealm });
  act(() => {
    result.current("1", "one");
    result.current("1", "one");
    result.current("2", "two");
  });
  await waitFor(() => expect(deleted).toEqual(["1", "2"]));
  expect(confirm).toHaveBeenCalledTimes(2);
  // one of the same id that is there again
  act(() => result.current("1", "one"));
  await waitFor(() => expect(deleted).toEqual(["1", "2", "1"]));
});
