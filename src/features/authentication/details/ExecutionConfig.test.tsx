import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { ExecutionConfig } from "~/features/authentication/details/ExecutionConfig";
import { Questions } from "~/kit/dialog/questions";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

const node = { execution: { id: "e", providerId: "otp" }, children: [], parent: undefined };

/** Opens the settings of a step. @returns what is called when they are closed */
function show(step: typeof node) {
  const onClose = jest.fn();
  render(
    <InRealm>
      <ExecutionConfig flow="f" node={step} onClose={onClose} />
      <Questions />
    </InRealm>,
  );
  return onClose;
}

it("says at the field that a name is too long for the server's database", async () => {
  who.held = ["manage-realm"];
  show(node);
  await userEvent.click(await screen.findByTestId("alias"));
  await userEvent.paste("a".repeat(256));
  await userEvent.tab();
  expect((await screen.findByTestId("alias-helper")).textContent).toContain("maxLength");
});

it.each([
  [409, "Authentication execution configuration taken already exists"],
  [400, "Character '/' not allowed."],
])("says at the field that the server refuses the name (%d)", async (status, errorMessage) => {
  who.held = ["manage-realm"];
  global.fetch = jest.fn(async (address, { method = "GET" }: RequestInit = {}) => {
    if (method !== "GET") return Response.json({ errorMessage }, { status });
    return Response.json(String(address).endsWith("/executions") ? [{ id: "e" }] : { alias: "flow" });
  });
  show(node);
  await userEvent.type(await screen.findByTestId("alias"), "taken");
  await userEvent.click(screen.getByTestId("save"));
  expect((await screen.findByTestId("alias-helper")).textContent).toBe(errorMessage);
});

it.each([
  ["to: google", false],
  ["to google", true],
])("the stored name “%s”, which came with the realm, cannot be changed: %s", async (alias, isOff) => {
  who.held = ["manage-realm"];
  const error = "Character ':' not allowed.";
  const id = `settings ${alias}`;
  global.fetch = jest.fn(async (_, { method = "GET" }: RequestInit = {}) =>
    method === "GET" ? Response.json({ id, alias, config: {} }) : Response.json({ error }, { status: 400 }),
  );
  const stored = { ...node, execution: { ...node.execution, authenticationConfig: id } };
  show(stored);
  expect((await screen.findByTestId<HTMLInputElement>("alias")).disabled).toBe(isOff);
  await userEvent.type(screen.getByTestId("default.reference.maxAge"), "60");
  await userEvent.click(screen.getByTestId("save"));
  expect((await screen.findByTestId("alias-helper")).textContent).toBe(error);
});

it("makes settings again that someone else has deleted while they were changed", async () => {
  who.held = ["manage-realm"];
  Object.assign(global, { structuredClone: (value: object) => JSON.parse(JSON.stringify(value)) });
  let isGone = false;
  const sent: unknown[] = [];
  global.fetch = jest.fn(async (input, { method = "GET", body }: RequestInit = {}) => {
    const address = String(input);
    if (method !== "GET") {
      sent.push([method, address.replace(/.*authentication/, ""), JSON.parse(String(body))]);
      return new Response(null, { status: 201, headers: { location: "http://server.test/made" } });
    }
    if (address.endsWith("/config/c"))
      return isGone
        ? Response.json({ error: "Could not find authenticator config" }, { status: 404 })
        : Response.json({ id: "c", alias: "mine", config: { "default.reference.value": "kept" } });
    return Response.json(address.endsWith("/executions") ? [{ id: "e" }] : { alias: "flow" });
  });
  const stored = { ...node, execution: { ...node.execution, authenticationConfig: "c" } };
  const onClose = show(stored);
  await userEvent.type(await screen.findByTestId("default.reference.maxAge"), "60");
  isGone = true;
  await userEvent.click(screen.getByTestId("save"));
  await userEvent.click(await screen.findByTestId("confirm"));
  const config = { "default.reference.value": "kept", "default.reference.maxAge": "60" };
  await waitFor(() => expect(sent).toEqual([["POST", "/executions/e/config", { alias: "mine", config }]]));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

it("asks before Escape loses what was typed", async () => {
  who.held = ["manage-realm"];
  const onClose = show(node);
  await userEvent.type(await screen.findByTestId("alias"), "codes");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "gatehouse.keepEditing" }));
  expect(screen.getByTestId<HTMLInputElement>("alias").value).toBe("codes");
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByTestId("cancel"));
  expect(onClose).toHaveBeenCalledTimes(1);
});
