import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { ImportFlow } from "~/features/authentication/workbench/ImportFlow";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

/** A file with a flow that names a sub-flow, which is there or not. */
const file = (subFlow: string) =>
  JSON.stringify({
    authenticationFlows: [
      { alias: "whole", topLevel: true, authenticationExecutions: [{ flowAlias: "part", requirement: "REQUIRED" }] },
      { alias: subFlow, topLevel: false },
    ],
  });

/** Opens the dialog. @returns the text of the file */
function open(): Promise<HTMLElement> {
  who.held = ["manage-realm"];
  render(
    <InRealm>
      <ImportFlow onClose={() => {}} />
    </InRealm>,
  );
  return screen.findByLabelText("gatehouse.fileContent");
}

it("stays open until the import has ended: only it can finish a half of a flow", async () => {
  global.fetch = jest.fn((_: RequestInfo | URL, { method }: RequestInit = {}) =>
    method === "POST" ? new Promise<Response>(() => {}) : Promise.resolve(Response.json([])),
  );
  fireEvent.change(await open(), { target: { value: file("part") } });
  const [button, cancel] = ["confirm", "cancel"].map((id) => screen.getByTestId<HTMLButtonElement>(id));
  await waitFor(() => expect(button?.disabled).toBe(false));
  expect(cancel?.disabled).toBe(false);
  fireEvent.click(screen.getByTestId("confirm"));
  await waitFor(() => expect(cancel?.disabled).toBe(true));
});

it("imports no file that lacks a part of its flow", async () => {
  global.fetch = jest.fn(async () => Response.json([]));
  const text = await open();
  const button = screen.getByTestId<HTMLButtonElement>("confirm");
  for (const [subFlow, isOff] of [
    ["part", false],
    ["of another file", true],
    ["part", false],
  ] as const) {
    fireEvent.change(text, { target: { value: file(subFlow) } });
    await waitFor(() => expect(screen.queryAllByText("gatehouse.flowPartMissing")).toHaveLength(isOff ? 1 : 0));
    await waitFor(() => expect(button.disabled).toBe(isOff));
  }
});
