import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { NewVerifiableCredential } from "~/features/users/wallets/NewVerifiableCredential";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

it("says at the client scope what the server refuses", async () => {
  who.held = ["manage-users"];
  cache.clear();
  const headers = { "content-type": "application/json" };
  global.fetch = jest.fn(async (_, { method } = {}) =>
    method === "POST"
      ? new Response(JSON.stringify({ errorMessage: "Client scope does not exists" }), { status: 400, headers })
      : new Response("{}", { status: 403, headers }),
  );
  render(
    <InRealm>
      <NewVerifiableCredential user={{ id: "1" }} taken={[]} onClose={() => {}} />
    </InRealm>,
  );
  await userEvent.type(await screen.findByTestId("credentialScopeName"), "gone");
  await userEvent.click(screen.getByTestId("confirm"));
  expect((await screen.findByTestId("credentialScopeName-helper")).textContent).toBe("Client scope does not exists");
});
