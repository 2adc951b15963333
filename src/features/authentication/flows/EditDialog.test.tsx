import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { who } from "~/data/access/access.mock";
import { EditDialog } from "~/features/authentication/flows/EditDialog";
import { EditSubFlow } from "~/features/authentication/details/SubFlowDialogs";
import { Questions } from "~/kit/dialog/questions";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

/** A server that has an answer. @returns what is written */
function server(answer: unknown) {
  who.held = ["manage-realm"];
  Object.assign(global, { structuredClone: (value: object) => JSON.parse(JSON.stringify(value)) });
  const sent: unknown[] = [];
  global.fetch = jest.fn(async (_: RequestInfo | URL, { method = "GET", body }: RequestInit = {}) => {
    if (method === "GET") return Response.json(answer);
    sent.push(JSON.parse(String(body)));
    return new Response(null, { status: 204 });
  });
  return sent;
}

const page = (dialog: ReactNode) => (
  <InRealm>
    {dialog}
    <Questions />
  </InRealm>
);

const node = {
  execution: { id: "e", displayName: "old", description: "before", authenticationFlow: true },
  children: [],
  parent: undefined,
};

it.each([
  [
    "flow",
    { id: "f", alias: "old", description: "theirs" },
    <EditDialog key="flow" flow={{ id: "f", alias: "old", description: "before" }} onClose={() => {}} />,
  ],
  [
    "sub-flow",
    [{ id: "e", displayName: "old", description: "theirs" }],
    <EditSubFlow key="sub-flow" flow="flow" node={node} onClose={() => {}} />,
  ],
])("asks where someone else has changed the description of a %s, too", async (_, now, dialog) => {
  const sent = server(now);
  render(page(dialog));
  await userEvent.type(screen.getByTestId("description"), " mine");
  await userEvent.click(screen.getByTestId("confirm"));
  await userEvent.click(await screen.findByLabelText("gatehouse.conflictTheirs"));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByText("save"));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ description: "theirs" })]));
});

it.each([
  [
    "flow",
    { id: "f", alias: " old " },
    <EditDialog key="flow" flow={{ id: "f", alias: " old " }} onClose={() => {}} />,
    { id: "f", alias: " old ", description: "mine" },
  ],
  [
    "sub-flow",
    [{ id: "e", displayName: " old " }],
    <EditSubFlow
      key="sub-flow"
      flow="flow"
      node={{ ...node, execution: { id: "e", displayName: " old " } }}
      onClose={() => {}}
    />,
    { id: "e", displayName: " old ", description: "mine" },
  ],
])("leaves the blanks around the name of a %s that nobody touched", async (_, now, dialog, written) => {
  const sent = server(now);
  render(page(dialog));
  await userEvent.type(screen.getByTestId("description"), "mine");
  await userEvent.click(screen.getByTestId("confirm"));
  await waitFor(() => expect(sent).toEqual([written]));
});

it("writes nothing but what was typed, also where the page has read the flow again meanwhile", async () => {
  const sent = server({ id: "f", alias: "old", description: "theirs" });
  const { rerender } = render(page(<EditDialog flow={{ id: "f", alias: "old" }} onClose={() => {}} />));
  rerender(page(<EditDialog flow={{ id: "f", alias: "old", description: "theirs" }} onClose={() => {}} />));
  await userEvent.type(screen.getByTestId("alias"), "er");
  await userEvent.click(screen.getByTestId("confirm"));
  await waitFor(() => expect(sent).toEqual([{ id: "f", alias: "older", description: "theirs" }]));
});
