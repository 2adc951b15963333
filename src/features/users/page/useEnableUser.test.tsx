import { act, renderHook } from "@testing-library/react";
import { alerts } from "~/data/write/alerts";
import { useEnableUser } from "~/features/users/page/useEnableUser";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/kit/dialog/confirm", () => ({ confirm: async () => true }));

it("says that a user was not saved, not that none was made, where the profile allows the user no more", async () => {
  const refusal = { field: "dept", errorMessage: "error-user-attribute-required", params: ["dept"] };
  const headers = { "content-type": "application/json" };
  global.fetch = jest.fn(async () => new Response(JSON.stringify(refusal), { status: 400, headers }));
  const { result } = renderHook(() => useEnableUser(), { wrapper: InRealm });
  await act(() => result.current.run({ id: "1", username: "ann" }, false));
  expect(alerts.get()[0]).toMatchObject({ variant: "danger", title: ["userNotSaved", expect.anything()] });
});
