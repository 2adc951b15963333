import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { ExportKeys } from "~/features/clients/keys/KeystoreDialog";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
const serverInfo = { cryptoInfo: { supportedKeystoreTypes: ["JKS"] } };
jest.mock("~/data/query/serverInfo", () => ({
  useServerInfo: () => serverInfo,
  useServerInfoIfThere: () => serverInfo,
}));

it("says that a key cannot have the alias of the realm’s certificate, until either is another one", async () => {
  who.held = ["view-clients", "manage-clients"];
  render(
    <InRealm>
      <ExportKeys client={{ id: "c", access: { view: true } }} attr="saml.signing" onClose={() => undefined} />
    </InRealm>,
  );
  for (const name of ["keyPassword", "storePassword"]) await userEvent.type(screen.getByTestId(name), "secret");
  // the alias of the certificate is the name of the realm
  await userEvent.type(screen.getByTestId("keyAlias"), "R");
  expect((await screen.findByTestId("realmAlias-helper")).textContent).toBe("gatehouse.sameAlias");
  expect(screen.getByTestId("confirm")).toHaveProperty("disabled", true);
  await userEvent.type(screen.getByTestId("keyAlias"), "2");
  await waitFor(() => expect(screen.queryByTestId("realmAlias-helper")).toBeNull());
  expect(screen.getByTestId("confirm")).toHaveProperty("disabled", false);
});
