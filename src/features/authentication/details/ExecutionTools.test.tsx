import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { ExecutionTools } from "~/features/authentication/details/ExecutionTools";
import type { FlowKind } from "~/features/authentication/details/executionTree";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

/** What the plus sign of a sub-flow offers. @param providerId of one that shows a form */
async function offered(kind: FlowKind, providerId?: string) {
  who.held = ["manage-realm"];
  const execution = { id: "e", displayName: "sub", authenticationFlow: true, providerId };
  render(
    <InRealm>
      <ExecutionTools
        flow={{ id: "f", alias: "flow", kind, builtIn: false }}
        node={{ execution, children: [], parent: undefined }}
        onConfigure={jest.fn()}
        onAdd={jest.fn()}
        onEdit={jest.fn()}
        onRemove={jest.fn()}
      />
    </InRealm>,
  );
  await userEvent.click(screen.getByTestId("sub-edit-dropdown"));
  return screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
}

test.each<[FlowKind, string | undefined, string[]]>([
  ["basic-flow", undefined, ["addExecution", "addCondition", "addSubFlow"]],
  ["basic-flow", "registration-page-form", ["addExecution"]],
  ["client-flow", undefined, ["addExecution", "addSubFlow"]],
])("a sub-flow of a %s (form: %p) is offered what the server takes", async (kind, providerId, entries) => {
  expect(await offered(kind, providerId)).toEqual(entries);
});
