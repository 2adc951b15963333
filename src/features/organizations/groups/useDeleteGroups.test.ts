import { NetworkError } from "@keycloak/keycloak-admin-client";
import { renderHook } from "@testing-library/react";
import type { Call } from "~/data/write/action";
import { useDeleteGroups } from "~/features/organizations/groups/useDeleteGroups";

jest.mock("~/data/query/useRealm", () => ({ useRealm: () => "r" }));

const refusal = (status: number) =>
  new NetworkError("HTTP", { response: { status, headers: new Headers() } as Response, responseData: {} });
const deleting = (status: number) => {
  const call = jest.fn(() => Promise.reject(refusal(status)));
  const { many } = renderHook(() => useDeleteGroups("org")).result.current;
  return many.run(call as never as Call, { id: "below" });
};

it("takes a group for deleted that fell with the one above it, which the same search had found", async () => {
  await expect(deleting(404)).resolves.toBeUndefined();
  await expect(deleting(403)).rejects.toThrow("HTTP");
});
