import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { who } from "~/data/access/access.mock";
import { PartialImport } from "~/features/realmSettings/partial/PartialImport";
import { alerts } from "~/data/write/alerts";
import { setTexts } from "~/i18n/i18n";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

const onClose = jest.fn();

/** Shows a dialog. @returns ends the request that it sends, with an answer */
function show(dialog: ReactNode, status = 200) {
  who.held = ["view-realm", "manage-realm"];
  setTexts("en", { importAdded_one: "One record added." });
  onClose.mockClear();
  let end: (answer: object) => void = () => {};
  global.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve) => {
        end = (answer) =>
          resolve(new Response(JSON.stringify(answer), { status, headers: { "content-type": "application/json" } }));
      }),
  );
  render(<InRealm>{dialog}</InRealm>);
  return (answer: object) => act(async () => end(answer));
}

/** Sends the request and gives up at once. */
async function sendAndCancel() {
  await userEvent.click(screen.getByTestId("confirm"));
  await waitFor(() => expect(global.fetch).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByTestId("cancel"));
  await userEvent.keyboard("{Escape}");
  expect(onClose).not.toHaveBeenCalled();
}

/** Chooses the users of a file. */
async function chooseUsers() {
  const value = JSON.stringify({ users: [{ username: "one" }] });
  fireEvent.change(await screen.findByRole("textbox", { name: "gatehouse.fileContent" }), { target: { value } });
  await userEvent.click(await screen.findByTestId("users-checkbox"));
}

it("an import that runs stays until it has said what it did", async () => {
  const end = show(<PartialImport onClose={onClose} />);
  await chooseUsers();
  await sendAndCancel();
  await end({ added: 1, skipped: 0, overwritten: 0, results: [] });
  expect(await screen.findByText(/One record added/)).toBeDefined();
});

it("an id that another object has is said to be the cause, whatever is done with what is there", async () => {
  const end = show(<PartialImport onClose={onClose} />, 409);
  await chooseUsers();
  await userEvent.click(screen.getByTestId("confirm"));
  await waitFor(() => expect(global.fetch).toHaveBeenCalledTimes(1));
  await end({ errorMessage: "Duplicate resource error" });
  await waitFor(() => expect(alerts.get()).toMatchObject([{ explanation: "gatehouse.importedIdTaken" }]));
});
