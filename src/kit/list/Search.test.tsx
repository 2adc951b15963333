import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Search } from "~/kit/list/Search";

const box = () => screen.getByRole<HTMLInputElement>("textbox");
const onSearch = jest.fn<undefined, [string]>();
const shown = (value: string) => <Search placeholder="search" value={value} onSearch={onSearch} />;

beforeEach(() => onSearch.mockClear());

test("searches on Enter, with the trimmed text", async () => {
  render(shown(""));
  await userEvent.keyboard("{Tab} alice {Enter}");
  expect(onSearch.mock.calls).toEqual([["alice"]]);
  expect(box().value).toBe("alice");
});

test("what is typed while the address still changes is kept, and the box keeps the focus", async () => {
  const { rerender } = render(shown("alice"));
  await userEvent.click(screen.getByRole("button", { name: "gatehouse.resetSearch" }));
  expect(onSearch.mock.calls).toEqual([[""]]);
  await userEvent.type(box(), "bob");
  rerender(shown(""));
  expect(box().value).toBe("bob");
  expect(document.activeElement).toBe(box());
  await userEvent.keyboard("{Enter}");
  rerender(shown("bob"));
  expect(onSearch.mock.calls).toEqual([[""], ["bob"]]);
});

test("another search by Back or a chip is shown", () => {
  const { rerender } = render(shown("alice"));
  rerender(shown("bob"));
  expect(box().value).toBe("bob");
  rerender(shown(""));
  expect(box().value).toBe("");
});

test("a box that is emptied by hand searches for nothing at once", async () => {
  render(shown("alice"));
  await userEvent.clear(box());
  expect(onSearch.mock.calls).toEqual([[""]]);
});

test("the Enter that ends what an input method composes searches for nothing yet", async () => {
  render(shown(""));
  await userEvent.type(box(), "東京");
  fireEvent.keyDown(box(), { key: "Enter", isComposing: true });
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.keyDown(box(), { key: "Enter" });
  expect(onSearch.mock.calls).toEqual([["東京"]]);
});
