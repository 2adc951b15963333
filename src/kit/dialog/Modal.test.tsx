import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Modal } from "~/kit/dialog/Modal";

const closed = { below: jest.fn(), top: jest.fn() };

/** A page with a dialog and, on demand, one on top of it; each rendering renders the first one, too. */
const page = (title: string, isOnTop: boolean) => (
  <>
    <button type="button">page</button>
    <Modal aria-labelledby="below" onClose={closed.below}>
      <button type="button">{title}</button>
      <button type="button" className="pf-v6-c-menu-toggle" aria-expanded={title === "open"}>
        list
      </button>
    </Modal>
    {isOnTop && (
      <Modal aria-labelledby="top" onClose={closed.top}>
        <button type="button">above</button>
      </Modal>
    )}
  </>
);

/** Names of the buttons that assistive technology finds. */
const found = () =>
  screen
    .queryAllByRole("button")
    .map(({ textContent }) => textContent)
    .filter((text) => text !== "" && text !== "list");

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

it("alerts are heard also while a dialog is open", () => {
  const alerts = document.createElement("ul");
  alerts.className = "gh-alerts";
  document.body.append(alerts);
  const { rerender } = render(page("below", false));
  expect(alerts.ariaHidden).toBeNull();
  rerender(page("below", true));
  expect(alerts.ariaHidden).toBeNull();
  alerts.remove();
});

describe("Escape", () => {
  const press = async () => {
    await userEvent.keyboard("{Escape}");
    return [closed.below.mock.calls.length, closed.top.mock.calls.length];
  };
  const focus = (name: string) => act(() => screen.getByRole("button", { name }).focus());
  beforeEach(() => jest.clearAllMocks());

  it("closes a dialog that is alone", async () => {
    render(page("below", false));
    focus("below");
    expect(await press()).toEqual([1, 0]);
  });

  it("closes the dialog on top only, wherever the focus is", async () => {
    render(page("below", true));
    focus("above");
    expect(await press()).toEqual([0, 1]);
    act(() => screen.getByRole("button", { name: "above" }).blur());
    expect(await press()).toEqual([0, 2]);
  });

  it("goes no further: the focus trap of the dialog below begins anew meanwhile", async () => {
    const further = jest.fn();
    document.addEventListener("keydown", further);
    render(page("below", true));
    focus("above");
    await press();
    document.removeEventListener("keydown", further);
    expect(further).not.toHaveBeenCalled();
  });

  it("is first for a list that is open", async () => {
    render(page("open", false));
    focus("list");
    expect(await press()).toEqual([0, 0]);
  });

  it.each([
    ["a list that opened from it", "pf-v6-c-menu", 0],
    ["a list that it holds itself", "pf-v6-c-menu pf-m-plain", 1],
  ])("in %s", async (_, className, times) => {
    render(
      <Modal aria-labelledby="below" onClose={closed.below}>
        <div className={className}>
          <button type="button">entry</button>
        </div>
      </Modal>,
    );
    focus("entry");
    expect(await press()).toEqual([times, 0]);
  });

  it("is first for what an input method composes", () => {
    render(page("below", false));
    fireEvent.keyDown(document.body, { key: "Escape", isComposing: true });
    expect(closed.below).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(closed.below).toHaveBeenCalledTimes(1);
  });

  it("is first for a help text that is open", async () => {
    render(page("below", false));
    const help = document.createElement("div");
    help.className = "pf-v6-c-popover";
    document.body.append(help);
    focus("below");
    expect(await press()).toEqual([0, 0]);
    help.remove();
  });
});
