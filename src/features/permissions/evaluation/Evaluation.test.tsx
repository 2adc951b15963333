import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { Evaluation } from "~/features/permissions/evaluation/Evaluation";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
const realm = { adminPermissionsClient: { id: "own" } };
jest.mock("~/data/query/realm", () => ({ useRealmRepresentation: () => realm, useRealmIfThere: () => realm }));
jest.mock("~/data/query/serverInfo", () => ({ useServerInfoIfThere: () => ({}) }));

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

it("shows no older answer when the server could not evaluate, and at once what it answers next", async () => {
  who.held = ["view-realm", "view-users"];
  const types = { authorizationSchema: { resourceTypes: { Users: { type: "Users", scopes: ["view"] } } } };
  let status = 200;
  let mayRead = Promise.resolve();
  global.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith("/evaluate"))
      return status === 200 ? json({ results: [{ resource: { name: "anna" }, status: "PERMIT" }] }) : json({}, status);
    await mayRead;
    return json(pathname.endsWith("/resource-server") ? types : [{ id: "u", username: "anna" }]);
  });
  render(
    <InRealm>
      <Evaluation id="own" />
    </InRealm>,
  );
  // what explains the page is no part of its outline
  await screen.findByText("permissionsEvaluationInstructions");
  expect(screen.queryByRole("heading", { name: /permissionsEvaluationInstructions/ })).toBeNull();
  const choose = async (field: Element | null, name: string) => {
    await userEvent.click(field!.querySelector("input") ?? field!);
    await userEvent.click(await screen.findByRole("option", { name }));
  };
  await choose(await screen.findByTestId("user"), "anna");
  await choose(document.getElementById("resourceType"), "Users");
  await choose(screen.getByTestId("users"), "anna");
  await userEvent.click(screen.getByTestId("permission-eval"));
  await screen.findByRole("heading", { name: /anna/ });
  status = 404;
  let read = () => {};
  mayRead = new Promise((resolve) => (read = resolve));
  await userEvent.click(screen.getByTestId("permission-eval"));
  await screen.findByText("noPermissionsEvaluationResults");
  expect(screen.queryByRole("heading", { name: /anna/ })).toBeNull();
  // what is read again after the failure comes later than the next answer, and takes nothing away
  status = 200;
  await userEvent.click(screen.getByTestId("permission-eval"));
  await screen.findByRole("heading", { name: /anna/ });
  await act(async () => read());
  await waitFor(() => expect(cache.isFetching()).toBe(0));
  expect(screen.getByRole("heading", { name: /anna/ })).toBeDefined();
});
