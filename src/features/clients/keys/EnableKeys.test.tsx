import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { EnableKeys } from "~/features/clients/keys/EnableKeys";
import { signing } from "~/features/clients/keys/samlKinds";
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

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

function control(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing is ${selector}`);
  return found;
}

it("makes one key where it is put to use before the new one is read", async () => {
  who.held = ["view-clients", "manage-clients"];
  const made: string[] = [];
  global.fetch = jest.fn(async (input, { method = "GET" }: RequestInit = {}) => {
    made.push(`${method} ${String(input).split("/").at(-1)}`);
    return json(method === "POST" ? { certificate: "MII" } : { id: "c", attributes: {} });
  });
  const onClose = jest.fn();
  render(
    <InRealm>
      <EnableKeys client={{ id: "c" }} kind={signing} certificate={undefined} onClose={onClose} />
    </InRealm>,
  );
  await userEvent.click(screen.getByTestId("generate"));
  await waitFor(() => expect(screen.getByTestId("confirm")).toHaveProperty("disabled", false));
  await userEvent.click(screen.getByTestId("confirm"));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(made).toEqual(["POST generate", "GET c", "PUT c"]);
});

/** Enables a key with one from a file on a server that refuses one of the writes. @returns the methods of its calls */
async function enable(refused: "POST" | "PUT") {
  who.held = ["view-clients", "manage-clients"];
  const made: string[] = [];
  global.fetch = jest.fn(async (_, { method = "GET" }: RequestInit = {}) => {
    made.push(method);
    return method === refused ? json({ errorMessage: "refused" }, 400) : json({ id: "c", attributes: {} });
  });
  const onClose = jest.fn();
  render(
    <InRealm>
      <EnableKeys client={{ id: "c" }} kind={signing} certificate={undefined} onClose={onClose} />
    </InRealm>,
  );
  await userEvent.click(control("#selectMethodType-import"));
  await userEvent.upload(control("input[type=file]"), new File(["key"], "key.jks"));
  await userEvent.type(screen.getByTestId("keyAlias"), "alias");
  await userEvent.type(screen.getByTestId("storePassword"), "password");
  await waitFor(() => expect(screen.getByTestId("confirm")).toHaveProperty("disabled", false));
  await userEvent.click(screen.getByTestId("confirm"));
  await waitFor(() => expect(made).toContain(refused));
  return { made, onClose };
}

it("says of a file that is refused what is wrong with it, and turns nothing on", async () => {
  const { made, onClose } = await enable("POST");
  await screen.findByText("refused");
  expect(made).toEqual(["POST"]);
  expect(onClose).not.toHaveBeenCalled();
});

it("does not blame the file where its key was taken and the switch is refused", async () => {
  const { made, onClose } = await enable("PUT");
  // no field is wrong: it can be sent again
  await waitFor(() => expect(screen.getByTestId("confirm")).toHaveProperty("disabled", false));
  expect(screen.queryByText("refused")).toBeNull();
  expect(made).toEqual(["POST", "GET", "PUT"]);
  expect(onClose).not.toHaveBeenCalled();
});
