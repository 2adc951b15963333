import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { ClientSettings } from "~/features/clients/ClientSettings";

type Client = ClientRepresentation;
type Write = (call: unknown, next: Client, values: unknown, before: Client) => Promise<unknown>;

const mockEdit = jest.fn<void, [{ write: Write }]>();
jest.mock("~/kit/form/useEdit", () => ({ useEdit: (options: { write: Write }) => mockEdit(options) }));
jest.mock("~/kit/form/SectionsForm", () => ({ SectionsForm: () => null }));
jest.mock("~/features/clients/clientSections", () => ({ useClientSections: () => [] }));

/** What is sent of a client when its form is saved. */
async function sent(next: Client, before: Client) {
  render(
    <MemoryRouter>
      <ClientSettings client={{ id: "1" }} />
    </MemoryRouter>,
  );
  const call = jest.fn(async (..._input: unknown[]) => undefined);
  await mockEdit.mock.lastCall?.[0].write(call, next, {}, before);
  return call.mock.lastCall;
}

const identifier = "saml.artifact.binding.identifier";
const saml = { clientId: "shop", protocol: "saml", attributes: { "made.up": "kept", [identifier]: "of shop" } };

it("leaves out the identifier of SAML artifacts where the client id changes: the server computes it anew", async () =>
  expect(await sent({ ...saml, clientId: "shop 2" }, saml)).toEqual([
    "clients.update",
    { id: "1" },
    { clientId: "shop 2", protocol: "saml", attributes: { "made.up": "kept" } },
  ]));

it.each([
  [{ ...saml, name: "Shop" }, saml],
  [
    { clientId: "shop 2", protocol: "openid-connect", attributes: { [identifier]: "made up" } },
    { ...saml, protocol: "openid-connect" },
  ],
])("sends everything else as it is: %j", async (next, before) =>
  expect(await sent(next, before)).toEqual(["clients.update", { id: "1" }, next]),
);
