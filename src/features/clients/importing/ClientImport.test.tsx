import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import ClientImport from "~/features/clients/importing/ClientImport";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
const serverInfo = { features: [], componentTypes: {} };
jest.mock("~/data/query/serverInfo", () => ({
  useServerInfo: () => serverInfo,
  useServerInfoIfThere: () => serverInfo,
}));
jest.mock("~/features/clients/importing/ClientPreview", () => ({ ClientPreview: () => null }));

const json = (body: object) =>
  new Response(JSON.stringify(body), { status: 200, headers: { "content-type": "application/json" } });

const field = (name: string) => screen.getByTestId<HTMLInputElement>(name);

it("what is typed while the server reads a file stays, everything else is the file's", async () => {
  who.held = ["view-clients", "manage-clients"];
  let answer = () => {};
  const wait = new Promise<void>((resolve) => (answer = resolve));
  global.fetch = jest.fn(async (_, { method = "GET" }: RequestInit = {}) => {
    if (method === "GET") return json([]);
    await wait;
    return json({ clientId: "https://sp.example", protocol: "saml", name: "of the file", description: "of the file" });
  });
  render(
    <InRealm>
      <ClientImport />
    </InRealm>,
  );
  await userEvent.type(await screen.findByTestId("description"), "before");
  await userEvent.click(document.querySelector("#realm-file-text") ?? document.body);
  await userEvent.paste("<EntityDescriptor/>");
  await waitFor(() =>
    expect(fetch).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ method: "POST" })),
  );
  await userEvent.type(field("name"), "meanwhile");
  answer();
  await waitFor(() => expect(field("clientId").value).toBe("https://sp.example"));
  expect(field("name").value).toBe("meanwhile");
  expect(field("description").value).toBe("of the file");
});

it("keeps no secret of a file in the draft", async () => {
  who.held = ["view-clients", "manage-clients"];
  global.fetch = jest.fn(async () => json([]));
  render(
    <InRealm>
      <ClientImport />
    </InRealm>,
  );
  const attributes = { "made.up": "plain", "ssf.stream.delivery.authorizationHeader": "hush" };
  await waitFor(() => expect(document.querySelector("#realm-file-text")).not.toBeNull());
  await userEvent.click(document.querySelector("#realm-file-text") ?? document.body);
  await userEvent.paste(JSON.stringify({ clientId: "receiver", attributes }));
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain("plain"));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("hush");
});

it("makes a client of SAML as it is shown, where its file does not say whether requests are signed", async () => {
  who.held = ["view-clients", "manage-clients"];
  const made: unknown[] = [];
  global.fetch = jest.fn(async (_, { method = "GET", body }: RequestInit = {}) => {
    if (method === "GET") return json([]);
    made.push(JSON.parse(String(body)));
    return new Response(null, { status: 201, headers: { location: "http://server.test/1" } });
  });
  render(
    <InRealm>
      <ClientImport />
    </InRealm>,
  );
  await screen.findByTestId("name");
  await userEvent.click(document.querySelector("#realm-file-text") ?? document.body);
  await userEvent.paste(
    JSON.stringify({ clientId: "sp", protocol: "saml", attributes: { "saml.authnstatement": "true" } }),
  );
  await waitFor(() => expect(field("clientId").value).toBe("sp"));
  await userEvent.click(screen.getByRole("button", { name: "save" }));
  await waitFor(() => expect(made).toHaveLength(1));
  expect(made[0]).toMatchObject({ attributes: { "saml.authnstatement": "true", "saml.client.signature": "false" } });
});
