import { act, render, screen } from "@testing-library/react";
import { addAlert, alerts } from "~/data/write/alerts";
import { Alerts } from "~/kit/page/Alerts";

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

it("is heard by the list that is there before any alert", () => {
  render(<Alerts />);
  const list = screen.getByTestId("global-alerts");
  expect([list.getAttribute("aria-live"), list.textContent]).toEqual(["polite", ""]);
  act(() => addAlert({ text: "Saved" }));
  expect(screen.getByTestId("last-alert").closest("[aria-live]")).toBe(list);
  act(() => alerts.set([]));
});
