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

it("imports no file that lacks a part of its flow", async () => {
  who.held = ["manage-realm"];
  global.fetch = jest.fn(async () => Response.json([]));
  render(
    <InRealm>
      <ImportFlow onClose={() => {}} />
    </InRealm>,
  );
  const text = await screen.findByLabelText<HTMLTextAreaElement>("gatehouse.fileContent");
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
