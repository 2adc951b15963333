import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { ExecutionConfig } from "~/features/authentication/details/ExecutionConfig";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

it("says at the field that a name is too long for the server's database", async () => {
  who.held = ["manage-realm"];
  const node = { execution: { id: "e", providerId: "otp" }, children: [], parent: undefined };
  render(
    <InRealm>
      <ExecutionConfig flow="f" node={node} onClose={() => {}} />
    </InRealm>,
  );
  await userEvent.click(await screen.findByTestId("alias"));
  await userEvent.paste("a".repeat(256));
  await userEvent.tab();
  expect((await screen.findByTestId("alias-helper")).textContent).toContain("maxLength");
});
