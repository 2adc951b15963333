import { renderHook } from "@testing-library/react";
import { useDeleteProviders } from "~/features/identityProviders/useProviderActions";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

it("asks by name before one provider is deleted, and says how many several are", () => {
  const { result } = renderHook(() => useDeleteProviders(), { wrapper: InRealm });
  const bodyOf = (aliases: string[]) =>
    result.current.many.confirm?.(
      aliases.length,
      aliases[0] ?? "",
      aliases.map((alias) => ({ alias })),
    )?.body;
  expect(bodyOf(["a"])).toEqual(["deleteConfirm", { provider: "a" }]);
  expect(bodyOf(["a", "b"])).toEqual(["gatehouse.bulkConfirm", { count: 2 }]);
});
