import { inTurn } from "~/data/write/inTurn";

it("what is begun under one key waits for what was begun before, also where that fails", async () => {
  const order: string[] = [];
  let endFirst = () => {};
  const first = new Promise<void>((resolve) => (endFirst = resolve));
  const failing = inTurn("client", async () => {
    order.push("first");
    await first;
    order.push("first ends");
    throw new Error("refused");
  });
  const waiting = inTurn("client", async () => {
    order.push("second");
    return 2;
  });
  const other = inTurn("role", async () => void order.push("other"));
  const free = inTurn("", async () => void order.push("without a page"));
  await Promise.all([other, free]);
  expect(order).toEqual(["first", "other", "without a page"]);
  endFirst();
  await expect(failing).rejects.toThrow("refused");
  await expect(waiting).resolves.toBe(2);
  expect(order).toEqual(["first", "other", "without a page", "first ends", "second"]);
});

it("begins at once where nothing runs any more", async () => {
  await inTurn("client", async () => {});
  let begun = false;
  const turn = inTurn("client", async () => void (begun = true));
  expect(begun).toBe(true);
  await turn;
});
