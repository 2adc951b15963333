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
  // an older server, which takes one id at a time
  callIn: jest.fn(async (_: object, __: string, { search }: { search: string }) =>
    search.includes(" ") ? [] : [{ id: search.replace("id:", ""), username: `name of ${search.replace("id:", "")}` }],
  ),
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

it("is read for a later page where an older server has read only the first ones of this page", async () => {
  who.held = ["view-users"];
  const ids = Array.from({ length: 12 }, (_, index) => `old${index}`);
  const page = ids.map(show);
  await waitFor(() => expect(page[9]?.current).toBe("name of old9"));
  expect(page[11]?.current).toBeUndefined();
  const later = show("old11");
  await waitFor(() => expect(later.current).toBe("name of old11"));
});
