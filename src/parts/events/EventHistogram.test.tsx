import { fireEvent, render, screen } from "@testing-library/react";
import { EventHistogram } from "~/parts/events/EventHistogram";

const bins = [0, 1000].map((start) => ({ start, end: start + 1000, total: 1, counts: { LOGIN: 1 } }));

it("only the first button of the pointer zooms; another one opens the browser's menu", () => {
  const onZoom = jest.fn();
  render(<EventHistogram label="titleEvents" bins={bins} series={[]} onZoom={onZoom} />);
  const [bar] = screen.getAllByRole("button");
  if (!bar) throw new Error("no bar");
  const press = (button: number) => {
    fireEvent(bar, new MouseEvent("pointerdown", { bubbles: true, button }));
    fireEvent(bar, new MouseEvent("pointerup", { bubbles: true, button }));
  };
  press(2);
  expect(onZoom).not.toHaveBeenCalled();
  press(0);
  expect(onZoom).toHaveBeenCalledWith(bins[0], bins[0]);
});
