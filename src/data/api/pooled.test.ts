import { pooled } from "~/data/api/pooled";

it("keeps the order, never works on more items than allowed, does each once", async () => {
  let active = 0;
  let most = 0;
  const work = async (item: number) => {
    most = Math.max(most, ++active);
    await new Promise((resolve) => setTimeout(resolve, (item * 7) % 5));
    active--;
    return item * 2;
  };
  const items = Array.from({ length: 23 }, (_, index) => index);
  expect(await pooled(items, 4, work)).toEqual(items.map((item) => item * 2));
  expect(most).toBe(4);
});

it("starts nothing more after a failure of the signal, and hands on an error", async () => {
  const ending = new AbortController();
  const done: number[] = [];
  const work = async (item: number) => {
    done.push(item);
    if (item === 2) ending.abort(new Error("enough"));
  };
  await expect(pooled([1, 2, 3, 4], 1, work, ending.signal)).rejects.toThrow("enough");
  expect(done).toEqual([1, 2]);
  await expect(pooled([1], 1, async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await pooled([], 4, work)).toEqual([]);
});

it("starts nothing more after a failure, whichever of them it was", async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    done.push(item);
    await Promise.resolve();
    if (item === 1) throw new Error("no");
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  await expect(pooled([1, 2, 3, 4, 5, 6], 2, work)).rejects.toThrow("no");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(done).toEqual([1, 2]);
});
