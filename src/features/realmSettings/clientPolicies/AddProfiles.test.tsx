import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddProfiles } from "~/features/realmSettings/clientPolicies/AddProfiles";
import { closings } from "~/kit/dialog/closing.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

it.each([false, true])("closes itself and no other dialog (given up while it runs: %s)", async (isGivenUp) => {
  const reads = { "/client-policies/policies": { policies: [{ name: "policy", profiles: [] }] } };
  const send = async () => {
    await userEvent.click((await screen.findAllByRole("checkbox")).at(-1)!);
    await userEvent.click(screen.getByTestId("add-client-profile-button"));
  };
  const dialog = (onClose: () => void) => (
    <AddProfiles policy="policy" free={[{ name: "profile", isGlobal: false }]} onClose={onClose} />
  );
  expect(await closings({ dialog, reads, send, isGivenUp })).toBe(1);
});
