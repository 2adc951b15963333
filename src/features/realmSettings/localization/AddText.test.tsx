import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { AddText } from "~/features/realmSettings/localization/AddText";
import { Questions } from "~/kit/dialog/questions";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

test.each(["..", " . "])("a text gets no key %j, to which no address leads", async (key) => {
  who.held = ["manage-realm"];
  render(
    <InRealm>
      <AddText locale="en" onClose={() => {}} />
    </InRealm>,
  );
  await userEvent.type(screen.getByTestId("key"), key);
  expect(await screen.findByText("gatehouse.unusableKey")).toBeDefined();
  expect(screen.getByTestId<HTMLButtonElement>("add-translation-confirm-button").disabled).toBe(true);
});

test("a text says which language it is for", () => {
  who.held = ["manage-realm"];
  render(
    <InRealm>
      <AddText locale="de" onClose={() => {}} />
    </InRealm>,
  );
  expect(screen.getByRole("group", { name: "language" }).textContent).toContain("German");
});

test("a text that pages fail over is written after a question only", async () => {
  who.held = ["manage-realm"];
  const written: unknown[] = [];
  global.fetch = jest.fn(async (_address: RequestInfo | URL, { method = "GET", body }: RequestInit = {}) => {
    if (method === "PUT") written.push(body);
    return method === "PUT" ? new Response(null, { status: 204 }) : Response.json({});
  });
  render(
    <InRealm>
      <AddText locale="en" onClose={() => {}} />
      <Questions />
    </InRealm>,
  );
  await userEvent.type(screen.getByTestId("key"), "title");
  await userEvent.type(screen.getByTestId("value"), "Welcome to {{realm}");
  const create = screen.getByTestId("add-translation-confirm-button");
  await userEvent.click(create);
  expect(await screen.findByText("gatehouse.brokenText")).toBeDefined();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText("gatehouse.brokenText")).toBeNull());
  expect(written).toEqual([]);

  await userEvent.click(create);
  await userEvent.click(await screen.findByTestId("confirm"));
  await waitFor(() => expect(written).toEqual(["Welcome to {realm}"]));
});
