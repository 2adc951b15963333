import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { closings } from "~/kit/dialog/closing.mock";
import { PredefinedMappers } from "~/parts/mappers/PredefinedMappers";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
const serverInfo = {
  protocolMapperTypes: {},
  builtinProtocolMappers: { "openid-connect": [{ name: "email", protocolMapper: "attribute" }] },
};
jest.mock("~/data/query/serverInfo", () => ({
  useServerInfo: () => serverInfo,
  useServerInfoIfThere: () => serverInfo,
}));

it.each([false, true])("closes itself and no other dialog (given up while it runs: %s)", async (isGivenUp) => {
  const send = async () => {
    await userEvent.click((await screen.findAllByRole("checkbox")).at(-1)!);
    await userEvent.click(screen.getByTestId("confirm"));
  };
  const dialog = (onClose: () => void) => <PredefinedMappers of="clients" owner={{ id: "c" }} onClose={onClose} />;
  expect(await closings({ dialog, send, isGivenUp })).toBe(1);
});
