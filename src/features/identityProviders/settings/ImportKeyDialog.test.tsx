import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { ImportKeyDialog } from "~/features/identityProviders/settings/ImportKeyDialog";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
jest.mock("~/data/query/serverInfo", () => ({
  useServerInfo: () => ({ cryptoInfo: { supportedKeystoreTypes: ["JKS"] } }),
  useServerInfoIfThere: () => ({}),
}));

const found = { certificate: "MII" };

/** Uploads a file. @returns what gets the key, what answers the upload, and what closes the dialog */
async function upload() {
  who.held = ["manage-identity-providers"];
  let answer = async () => {};
  global.fetch = jest.fn(
    () =>
      new Promise<Response>(
        (resolve) =>
          (answer = () =>
            act(async () =>
              resolve(new Response(JSON.stringify(found), { headers: { "content-type": "application/json" } })),
            )),
      ),
  );
  const onFound = jest.fn();
  const { container, unmount } = render(
    <InRealm>
      <ImportKeyDialog description={{ text: "" }} onFound={onFound} onClose={() => {}} />
    </InRealm>,
  );
  const file = container.ownerDocument.querySelector<HTMLInputElement>("input[type=file]")!;
  await userEvent.upload(file, new File(["key"], "key.jks"));
  for (const name of ["keyAlias", "storePassword"])
    fireEvent.input(screen.getByTestId(name), { target: { value: "secret" } });
  await userEvent.click(screen.getByTestId("confirm"));
  await waitFor(() => expect(global.fetch).toHaveBeenCalledTimes(1));
  return { onFound, answer: () => answer(), close: unmount };
}

it("puts the key of a file into the form", async () => {
  const { onFound, answer } = await upload();
  await answer();
  await waitFor(() => expect(onFound).toHaveBeenCalledWith(found));
});

it("puts nothing over what is there after it was cancelled", async () => {
  const { onFound, answer, close } = await upload();
  close();
  await answer();
  expect(onFound).not.toHaveBeenCalled();
});
