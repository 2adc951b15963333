import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { who } from "~/data/access/access.mock";
import { AddSubFlow, EditSubFlow } from "~/features/authentication/details/SubFlowDialogs";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

const node = { execution: { id: "e", displayName: "sub", authenticationFlow: true }, children: [], parent: undefined };

test.each<[string, string, string, ReactNode]>([
  ["new", "name", "modal-add", <AddSubFlow key="new" to="flow" kind="basic-flow" onClose={() => {}} />],
  ["renamed", "displayName", "confirm", <EditSubFlow key="renamed" flow="flow" node={node} onClose={() => {}} />],
])("a %s sub-flow gets no name that has no address", async (_, field, button, dialog) => {
  who.held = ["manage-realm"];
  global.fetch = jest.fn(async () => new Response("[]", { headers: { "content-type": "application/json" } }));
  render(<InRealm>{dialog}</InRealm>);
  const name = await screen.findByTestId<HTMLInputElement>(field);
  await userEvent.clear(name);
  await userEvent.type(name, "..");
  expect(await screen.findByText("gatehouse.nameUnusable")).not.toBeNull();
  expect(screen.getByTestId<HTMLButtonElement>(button).disabled).toBe(true);
  await userEvent.type(name, "a");
  expect(screen.queryByText("gatehouse.nameUnusable")).toBeNull();
  // the server's database has no room for it
  await userEvent.paste("a".repeat(253));
  expect(await screen.findByText("maxLength")).not.toBeNull();
});
