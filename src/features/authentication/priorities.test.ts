import { prioritiesFor } from "~/features/authentication/priorities";

const items = (...priorities: number[]) =>
  priorities.map((priority, index) => ({ id: "abcdef"[index] ?? "", priority }));

it("swaps two neighbours and leaves the others alone", () => {
  expect(prioritiesFor(items(10, 20, 30), ["b", "a", "c"])).toEqual([
    { id: "b", priority: 10 },
    { id: "a", priority: 20 },
  ]);
});

it("parts items of the same priority, which the server cannot swap", () => {
  expect(prioritiesFor(items(1, 1, 2), ["b", "a", "c"])).toEqual([
    { id: "a", priority: 2 },
    { id: "c", priority: 3 },
  ]);
});

it("writes nothing for the order that is there, and knows what is gone and what is new", () => {
  expect(prioritiesFor(items(1, 5, 9), ["a", "b", "c"])).toEqual([]);
  expect(prioritiesFor(items(1, 5), ["x", "b"])).toEqual([
    { id: "b", priority: 1 },
    { id: "a", priority: 5 },
  ]);
});
