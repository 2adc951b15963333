import { renderHook, waitFor } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { callIn } from "~/data/api/api";
import { RealmContext } from "~/data/query/useRealm";
import { useUserName } from "~/data/query/userNames";

jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({}));
jest.mock("~/data/api/api", () => ({
  callIn: jest.fn(async (_: object, __: string, { search }: { search: string }) => [
    { id: search.replace("id:", ""), username: `name of ${search.replace("id:", "")}` },
  ]),
}));

beforeEach(() => jest.mocked(callIn).mockClear());

const show = (id: string) =>
  renderHook(() => useUserName("r", id), {
    wrapper: ({ children }) => <RealmContext value="r">{children}</RealmContext>,
  }).result;

it.each(["query-users", "view-users", "manage-users"])("is read by who has %s and no other role", async (role) => {
  who.held = [role];
  const name = show(role);
  await waitFor(() => expect(name.current).toBe(`name of ${role}`));
});

it("is not requested by who would be refused", async () => {
  who.held = ["view-events", "query-groups"];
  const name = show("hidden");
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect([name.current, jest.mocked(callIn).mock.calls]).toEqual([undefined, []]);
});
