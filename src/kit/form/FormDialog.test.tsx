import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { Failure } from "~/data/api/errors";
import { who } from "~/data/access/access.mock";
import { Dialog } from "~/kit/dialog/Dialog";
import { Questions } from "~/kit/dialog/questions";
import { FormDialog } from "~/kit/form/FormDialog";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

let end: (failure?: Failure) => void = () => {};
const send = jest.fn(() => new Promise<Failure | undefined>((resolve) => (end = resolve)));

function Role({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { name: "one" }, mode: "onChange" });
  return (
    <FormDialog
      id="role"
      title="Role"
      form={form}
      fields={[{ kind: "text", name: "name", label: "name", help: "nameHelp", required: true }]}
      confirm="create"
      call="roles.create"
      send={send}
      fieldOf={({ status }) => (status === 409 ? "name" : undefined)}
      onClose={onClose}
    />
  );
}

const closed = jest.fn();

/** Closes the dialog for good. */
function Host() {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    closed();
    setOpen(false);
  };
  return isOpen && <Role onClose={close} />;
}

/** Opens the dialog for who may create roles. @returns the button that sends it */
function open() {
  who.held = ["manage-realm"];
  closed.mockClear();
  send.mockClear();
  render(
    <InRealm>
      <Host />
      <Questions />
    </InRealm>,
  );
  return screen.getByTestId("confirm");
}

it("begins at its first field", async () => {
  open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId("name")));
});

it("cannot be sent again before what was sent has ended, with the reads after it", async () => {
  const confirm = open();
  await userEvent.click(confirm);
  await userEvent.type(screen.getByTestId("name"), "{Enter}");
  expect(send).toHaveBeenCalledTimes(1);
  expect(confirm).toHaveProperty("disabled", true);
  await act(async () => end({ message: "no", fields: [] }));
  expect(confirm).toHaveProperty("disabled", false);
});

it("closes when what was sent has ended", async () => {
  await userEvent.click(open());
  expect(closed).not.toHaveBeenCalled();
  await act(async () => end());
  expect(closed).toHaveBeenCalledTimes(1);
});

it("closes no other dialog where it was given up", async () => {
  await userEvent.click(open());
  await userEvent.click(screen.getByTestId("cancel"));
  await act(async () => end());
  expect(closed).toHaveBeenCalledTimes(1);
});

it("stays open where the server refuses, and says so at the field that it is about", async () => {
  await userEvent.click(open());
  await act(async () => end({ status: 409, message: "Conflict", description: "There is one.", fields: [] }));
  expect(closed).not.toHaveBeenCalled();
  expect(await screen.findByText("There is one.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByTestId("name"));
});

it("can be sent again where the server refused a field that breaks no rule", async () => {
  const confirm = open();
  await userEvent.click(confirm);
  await act(async () => end({ status: 409, message: "Conflict", fields: [] }));
  expect(await screen.findByText("Conflict")).toBeTruthy();
  expect(confirm).toHaveProperty("disabled", false);
  await userEvent.clear(screen.getByTestId("name"));
  expect(confirm).toHaveProperty("disabled", true);
  await userEvent.type(screen.getByTestId("name"), "one");
  await userEvent.click(confirm);
  expect(send).toHaveBeenCalledTimes(2);
});

it("stays open with what was typed since it was sent, which can be sent, too", async () => {
  const confirm = open();
  await userEvent.click(confirm);
  await userEvent.type(screen.getByTestId("name"), " more");
  await act(async () => end());
  expect(closed).not.toHaveBeenCalled();
  expect(screen.getByTestId<HTMLInputElement>("name").value).toBe("one more");
  await userEvent.click(confirm);
  expect(send).toHaveBeenLastCalledWith({ name: "one more" });
  await act(async () => end());
  expect(closed).toHaveBeenCalledTimes(1);
});

it.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["its cross", () => userEvent.click(screen.getByRole("button", { name: "close" }))],
])("asks before %s loses what was typed, and keeps it", async (_, leave) => {
  open();
  await userEvent.type(screen.getByTestId("name"), " more");
  await leave();
  expect(await screen.findByText("gatehouse.leaveTitle")).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByText("gatehouse.leaveTitle")).toBeNull();
  expect(closed).not.toHaveBeenCalled();
  expect(screen.getByTestId<HTMLInputElement>("name").value).toBe("one more");
  await leave();
  await userEvent.click(await screen.findByRole("button", { name: "gatehouse.leave" }));
  expect(closed).toHaveBeenCalledTimes(1);
});

it("closes without a question where nothing was typed, by Cancel, and while it is sent", async () => {
  open();
  await userEvent.keyboard("{Escape}");
  expect(closed).toHaveBeenCalledTimes(1);
  cleanup();
  open();
  await userEvent.type(screen.getByTestId("name"), " more");
  await userEvent.click(screen.getByTestId("cancel"));
  expect(closed).toHaveBeenCalledTimes(1);
  cleanup();
  open();
  await userEvent.type(screen.getByTestId("name"), " more{Enter}");
  await userEvent.keyboard("{Escape}");
  expect(closed).toHaveBeenCalledTimes(1);
  await act(async () => end());
});

function TwoDialogs() {
  const [isOpen, setOpen] = useState(false);
  const form = useForm({ defaultValues: { name: "" } });
  const close = () => setOpen(false);
  return (
    <>
      <FormDialog
        id="below"
        title="Below"
        form={form}
        fields={[{ kind: "text", name: "name", label: "name" }]}
        confirm="create"
        call="roles.create"
        onSubmit={() => {}}
        onClose={() => {}}
      >
        <button type="button" onClick={() => setOpen(true)}>
          Add
        </button>
      </FormDialog>
      {isOpen && (
        <Dialog id="above" title="Above" cancelTestId="close-above" actions={null} onClose={close}>
          <p>Above</p>
        </Dialog>
      )}
    </>
  );
}

it("has the focus where it was when a dialog on top of it is closed", async () => {
  who.held = ["manage-realm"];
  render(
    <InRealm>
      <TwoDialogs />
    </InRealm>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId("name")));
  const add = screen.getByRole("button", { name: "Add" });
  await userEvent.click(add);
  await userEvent.click(await screen.findByTestId("close-above"));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(document.activeElement).toBe(add);
});
