import { renderHook } from "@testing-library/react";
import { refreshTextsLater, startTexts } from "~/data/texts/texts";
import { useTexts } from "~/data/texts/useTexts";

jest.mock("~/data/texts/texts", () => ({ startTexts: jest.fn(async () => {}), refreshTextsLater: jest.fn() }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("renews the texts of another realm or language once they show, and leaves the first ones to the start", async () => {
  const first: [string, string] = ["one", "en"];
  const { rerender } = renderHook((shown) => useTexts(...shown), { initialProps: first });
  await jest.advanceTimersByTimeAsync(1000);
  expect(startTexts).toHaveBeenLastCalledWith(...first);
  expect(refreshTextsLater).not.toHaveBeenCalled();
  rerender(["two", "en"]);
  expect(startTexts).toHaveBeenLastCalledWith("two", "en");
  expect(refreshTextsLater).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  expect(refreshTextsLater).toHaveBeenCalledTimes(1);
  rerender(["two", "de"]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(refreshTextsLater).toHaveBeenCalledTimes(2);
});
