import { afterPress } from "~/kit/form/afterPress";

const press = (is: boolean) => jest.spyOn(document.documentElement, "matches").mockReturnValue(is);

afterEach(() => jest.restoreAllMocks());

it("runs at once while nothing is pressed", () => {
  press(false);
  const run = jest.fn();
  afterPress(run);
  expect(run).toHaveBeenCalledTimes(1);
});

it("waits for the end of a press, and for the click that it makes", async () => {
  press(true);
  const calls: string[] = [];
  afterPress(() => calls.push("run"));
  expect(calls).toEqual([]);
  dispatchEvent(new MouseEvent("mouseup"));
  calls.push("click");
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls).toEqual(["click", "run"]);
  dispatchEvent(new MouseEvent("mouseup"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls).toEqual(["click", "run"]);
});
