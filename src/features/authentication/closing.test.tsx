import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddStep } from "~/features/authentication/details/AddStep";
import { ExecutionConfig } from "~/features/authentication/details/ExecutionConfig";
import { DuplicateDialog } from "~/features/authentication/flows/DuplicateDialog";
import { HalfMade } from "~/features/authentication/workbench/HalfMade";
import { closings, type Sending } from "~/kit/dialog/closing.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

const flow = { id: "f", alias: "flow", description: "", builtIn: false };
const execution = { id: "e", displayName: "sub", providerId: "p", configurable: true, authenticationConfig: "c" };
const node = { execution, children: [], parent: undefined };
const config = { id: "c", alias: "settings", config: {} };
const reads = {
  "authenticator-providers": [{ id: "step", displayName: "Step" }],
  "config-description": { properties: [] },
  "/config/": config,
  "/executions": [execution],
  "/flows/f": flow,
  "/flows": [flow],
};

async function click(testId: string) {
  const button = await screen.findByTestId<HTMLButtonElement>(testId);
  // what it is about may still be read
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
}
const type = async (testId: string) => userEvent.type(await screen.findByTestId(testId), "new");
const typeAnd = (field: string, button: string) => async () => {
  await type(field);
  await click(button);
};

const dialogs: [string, Pick<Sending, "dialog" | "send">][] = [
  [
    "for a step",
    {
      dialog: (onClose) => <AddStep to="flow" kind="basic-flow" onClose={onClose} />,
      send: async () => {
        await click("step");
        await click("modal-add");
      },
    },
  ],
  [
    "of a copy",
    { dialog: (onClose) => <DuplicateDialog flow={flow} onClose={onClose} />, send: typeAnd("alias", "confirm") },
  ],
  [
    "of settings that are saved",
    {
      dialog: (onClose) => <ExecutionConfig flow="f" node={node} onClose={onClose} />,
      send: typeAnd("default.reference.value", "save"),
    },
  ],
  [
    "of settings that are cleared",
    { dialog: (onClose) => <ExecutionConfig flow="f" node={node} onClose={onClose} />, send: () => click("clear") },
  ],
  [
    "of a flow that is taken back",
    {
      dialog: (onClose) => (
        <HalfMade
          wanted={{ alias: "flow", description: "", type: "basic-flow", steps: [] }}
          isBusy={false}
          onFinish={() => {}}
          onClose={onClose}
        />
      ),
      send: () => click("take-back"),
    },
  ],
];

it.each(dialogs)("the dialog %s closes where the server has answered", async (_, dialog) => {
  expect(await closings({ ...dialog, reads, isGivenUp: false })).toBe(1);
});

it.each(dialogs)("the dialog %s closes no other one where it was given up", async (_, dialog) => {
  expect(await closings({ ...dialog, reads, isGivenUp: true })).toBe(1);
});
