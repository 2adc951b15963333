import { act, render, screen } from "@testing-library/react";
import { useFocusKept } from "~/kit/page/useFocusKept";

// jsdom has no layout
Element.prototype.checkVisibility = () => true;

function List({ rows }: { rows: string[] }) {
  useFocusKept();
  return (
    <main>
      <h1 tabIndex={-1}>Rows</h1>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <a href="#x">{row}</a>
            <button type="button" className="menu">{`menu of ${row}`}</button>
          </li>
        ))}
      </ul>
    </main>
  );
}

const focusedText = () => document.activeElement?.textContent;
const settle = () => act(() => new Promise((done) => setTimeout(done, 150)));

it("goes to the row that takes the place of the one that is gone, to the one before, at last to the heading", async () => {
  const { rerender } = render(<List rows={["a", "b", "c"]} />);
  screen.getByText("menu of b").focus();
  rerender(<List rows={["a", "c"]} />);
  await settle();
  expect(focusedText()).toBe("menu of c");
  rerender(<List rows={["a"]} />);
  await settle();
  expect(focusedText()).toBe("menu of a");
  rerender(<List rows={[]} />);
  await settle();
  expect(focusedText()).toBe("Rows");
});

it("stays nowhere for who has clicked on nothing, and where something else has taken it", async () => {
  const { rerender } = render(<List rows={["a", "b"]} />);
  screen.getByText("menu of a").focus();
  rerender(<List rows={["b"]} />);
  screen.getByText("b").focus();
  await settle();
  expect(focusedText()).toBe("b");
  document.querySelector("ul")?.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  rerender(<List rows={[]} />);
  await settle();
  expect(document.activeElement).toBe(document.body);
});

function Tester({ isBusy }: { isBusy: boolean }) {
  useFocusKept();
  return (
    <button type="button" disabled={isBusy}>
      test
    </button>
  );
}

it("comes back to a button that was off while it was busy, unless something else was clicked", async () => {
  const { rerender } = render(<Tester isBusy={false} />);
  const run = () => {
    const button = screen.getByText("test");
    button.focus();
    // as browsers do with a button that is switched off
    button.blur();
    rerender(<Tester isBusy />);
  };
  run();
  rerender(<Tester isBusy={false} />);
  await settle();
  expect(document.activeElement).toBe(screen.getByText("test"));
  run();
  document.body.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  rerender(<Tester isBusy={false} />);
  await settle();
  expect(document.activeElement).toBe(document.body);
});
