import { fireEvent, render, screen } from "@testing-library/react";
import { JumpSections } from "~/kit/page/JumpSections";

const observer = { observe: jest.fn(), disconnect: jest.fn() };
beforeAll(() => Object.assign(global, { IntersectionObserver: jest.fn(() => observer) }));
// jsdom has no layout
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
Element.prototype.scrollIntoView = () => {};

const sections = ["My group", "Other", "My group", "my Group"].map((title, index) => ({
  title: { text: title },
  content: `content ${index}`,
}));

it("tells sections of the same title apart, and the first keeps its id", () => {
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(<JumpSections sections={sections} />);
  const ids = screen.getAllByRole("heading", { level: 2 }).map(({ id }) => id);
  expect(ids).toEqual(["my-group", "other", "my-group-2", "my-group-3"]);
  fireEvent.click(screen.getByTestId("jump-link-my-group-2").querySelector("a, button") ?? document.body);
  expect(document.activeElement?.id).toBe("my-group-2");
  expect(document.activeElement?.parentElement?.textContent).toContain("content 2");
  // React would say that keys are the same
  expect(errors).not.toHaveBeenCalled();
});

it.each([
  [true, "auto"],
  [false, "smooth"],
])("moves at once for who asks for less motion: %s", (matches, behavior) => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches }) as MediaQueryList;
  const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
  render(<JumpSections sections={sections} />);
  fireEvent.click(screen.getByTestId("jump-link-other").querySelector("a, button") ?? document.body);
  expect(scroll).toHaveBeenLastCalledWith({ behavior });
});
