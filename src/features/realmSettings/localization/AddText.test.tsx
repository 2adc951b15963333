import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddText } from "~/features/realmSettings/localization/AddText";
import { closings } from "~/kit/dialog/closing.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

it.each([false, true])("closes itself and no other dialog (given up while it runs: %s)", async (isGivenUp) => {
  const send = async () => {
    await userEvent.type(await screen.findByTestId("key"), "a");
    await userEvent.type(screen.getByTestId("value"), "b");
    await userEvent.click(screen.getByTestId("add-translation-confirm-button"));
  };
  const dialog = (onClose: () => void) => <AddText locale="en" onClose={onClose} />;
  expect(await closings({ dialog, send, isGivenUp })).toBe(1);
});
