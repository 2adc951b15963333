import { fireEvent, render, screen } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { InRealm } from "~/kit/page/InRealm.mock";
import { UserAttributes } from "~/features/users/details/UserAttributes";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

it("a key that the server has no room for is an error, a longer value none", async () => {
  who.held = ["manage-users"];
  cache.clear();
  const headers = { "content-type": "application/json" };
  const profile = JSON.stringify({ unmanagedAttributePolicy: "ENABLED" });
  global.fetch = jest.fn(async () => new Response(profile, { headers }));
  const element = <UserAttributes user={{ id: "1", attributes: { a: ["b"] } }} />;
  render(<InRealm>{element}</InRealm>);
  const type = (input: HTMLElement) => {
    fireEvent.change(input, { target: { value: "x".repeat(256) } });
    fireEvent.blur(input);
  };
  type(await screen.findByTestId("unmanagedAttributes-value"));
  await Promise.resolve();
  expect(screen.queryByText(/maxLength/)).toBeNull();
  type(screen.getByTestId("unmanagedAttributes-key"));
  expect(await screen.findByText(/maxLength/)).toBeDefined();
});
