import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { CredentialLabel } from "~/features/users/credentials/CredentialLabel";
import type { User } from "~/features/users/page/user";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({ adminPermissionsEnabled: true }) }));

const show = (user: User) =>
  render(
    <InRealm>
      <CredentialLabel user={user} credential={{ id: "c", userLabel: "old" }} />
    </InRealm>,
  );

let end = () => {};

/** Opens the field of a label, types a new one and sends it; the answer waits for `end`. @returns the field */
async function send() {
  who.held = ["manage-users"];
  const wait = new Promise<void>((resolve) => (end = resolve));
  global.fetch = jest.fn(async () => wait.then(() => new Response(null, { status: 204 })));
  show({ id: "u" });
  await userEvent.click(screen.getByTestId("editUserLabelBtn"));
  await userEvent.type(screen.getByTestId("userLabelFld"), " phone{Enter}");
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  return screen.getByTestId<HTMLInputElement>("userLabelFld");
}

it("a label that is saved closes its field", async () => {
  await send();
  await act(async () => end());
  await waitFor(() => expect(screen.queryByTestId("userLabelFld")).toBeNull());
});

it("what is typed while a label is saved stays", async () => {
  const field = await send();
  await userEvent.type(field, " of Ann");
  await act(async () => end());
  await waitFor(() => expect(screen.getByTestId("editUserLabelAcceptBtn")).toHaveProperty("disabled", false));
  expect(field.value).toBe("old phone of Ann");
});

it("a label that the server has no room for is not sent, and says why", async () => {
  who.held = ["manage-users"];
  global.fetch = jest.fn();
  show({ id: "u" });
  await userEvent.click(screen.getByTestId("editUserLabelBtn"));
  const field = screen.getByTestId("userLabelFld");
  fireEvent.change(field, { target: { value: "x".repeat(255) } });
  expect(screen.queryByTestId("userLabel-helper")).toBeNull();
  fireEvent.change(field, { target: { value: "x".repeat(256) } });
  expect(screen.getByTestId("userLabel-helper").textContent).toContain("maxLength");
  expect(screen.getByTestId("editUserLabelAcceptBtn")).toHaveProperty("disabled", true);
  await userEvent.type(field, "{Enter}");
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  [{ manage: false, resetPassword: true }, null],
  [{ manage: true, resetPassword: false }, "true"],
  [{ manage: true }, null],
  [{ manage: false }, "true"],
])("who may set the password may change the label, where the server says of a user: %j", (access, isOff) => {
  who.held = ["query-users"];
  show({ id: "u", access });
  expect(screen.getByTestId("editUserLabelBtn").getAttribute("aria-disabled")).toBe(isOff);
});

it("who may not change a label reads why at its button", async () => {
  who.held = ["view-users"];
  show({ id: "u", access: { manage: false, resetPassword: false } });
  await userEvent.tab();
  expect((await screen.findByRole("tooltip")).textContent).toContain("missingPermission");
});
