import { render, screen } from "@testing-library/react";
import { Modal } from "~/kit/dialog/Modal";

/** A page with a dialog and, on demand, one on top of it; each rendering renders the first one, too. */
const page = (title: string, isOnTop: boolean) => (
  <>
    <button type="button">page</button>
    <Modal aria-label="below">
      <button type="button">{title}</button>
    </Modal>
    {isOnTop && (
      <Modal aria-label="on top">
        <button type="button">above</button>
      </Modal>
    )}
  </>
);

/** Names of the buttons that assistive technology finds. */
const found = () =>
  screen.queryAllByRole("button").flatMap((button) => (button.textContent ? [button.textContent] : []));

it("only the dialog on top is found, also when the one below it is rendered again", () => {
  const { rerender } = render(page("below", false));
  expect(found()).toEqual(["below"]);
  rerender(page("below", true));
  expect(found()).toEqual(["above"]);
  rerender(page("rendered again", true));
  expect(found()).toEqual(["above"]);
  rerender(page("below", false));
  expect(found()).toEqual(["below"]);
});
