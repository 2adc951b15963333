import { fireEvent, render, screen } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { LinkDialog } from "~/features/users/identityProviders/LinkDialog";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

it.each(["userId", "userName"])("%s that the server has no room for is an error at its field", async (name) => {
  who.held = ["manage-users"];
  render(
    <InRealm>
      <LinkDialog user={{ id: "1" }} alias="google" onClose={() => {}} />
    </InRealm>,
  );
  fireEvent.change(screen.getByTestId(name), { target: { value: "x".repeat(256) } });
  expect((await screen.findByTestId(`${name}-helper`)).textContent).toContain("maxLength");
});
