import { NetworkError } from "@keycloak/keycloak-admin-client";
import type { Call } from "~/data/write/action";
import { joins } from "~/features/organizations/groups/joins";

const refusal = (status: number) =>
  new NetworkError("HTTP", { response: { status, headers: new Headers() } as Response, responseData: {} });
const joining = (status: number) => {
  const call = jest.fn(() => Promise.reject(refusal(status)));
  return joins("org", "group").run(call as never as Call, { id: "ann" });
};

it("does not fail at who is in the group already", async () => {
  await expect(joining(409)).resolves.toBeUndefined();
  await expect(joining(400)).rejects.toThrow("HTTP");
});
