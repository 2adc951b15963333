import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dialog } from "~/kit/dialog/Dialog";

/** Tries every way to close a dialog. @returns how often it was closed */
async function closed(isLocked?: boolean) {
  const onClose = jest.fn();
  render(
    <Dialog id="one" title="One" isLocked={isLocked} onClose={onClose}>
      Text
    </Dialog>,
  );
  await userEvent.click(screen.getByTestId("cancel"));
  await userEvent.click(screen.getByRole("button", { name: "close" }));
  await userEvent.keyboard("{Escape}");
  return onClose.mock.calls.length;
}

it("closes by its button, its cross and Escape", async () => {
  expect(await closed()).toBe(3);
});

it("stays open, whatever is tried, until what was begun in it has ended", async () => {
  expect(await closed(true)).toBe(0);
  expect(screen.getByTestId("cancel")).toHaveProperty("disabled", true);
});
