import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { ProfileJson } from "~/features/realmSettings/userProfile/ProfileJson";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
jest.mock("~/features/realmSettings/userProfile/preview/WithPreview", () => ({
  WithPreview: ({ children }: { children: object }) => children,
}));

it("what the server refuses of a profile stays at its text", async () => {
  who.held = ["view-realm", "manage-realm"];
  const errorMessage = "[The attribute 'email' can not be removed]";
  global.fetch = jest.fn(async (_: RequestInfo | URL, { method = "GET" }: RequestInit = {}) =>
    method === "GET"
      ? Response.json({ attributes: [{ name: "email" }] })
      : Response.json({ errorMessage }, { status: 400 }),
  );
  render(
    <InRealm>
      <ProfileJson />
    </InRealm>,
  );
  const text = await screen.findByRole("textbox", {}, { timeout: 20_000 });
  fireEvent.change(text, { target: { value: "{}" } });
  await userEvent.click(screen.getByTestId("save"));
  expect((await screen.findByTestId("json-helper")).textContent).toBe(errorMessage);
});
