import { createStore } from "~/data/browser/store";

test("notifies listeners about a change, and only about a change", () => {
  const store = createStore({ count: 1 });
  const listener = jest.fn();
  const end = store.subscribe(listener);
  store.set((old) => old);
  expect(listener).not.toHaveBeenCalled();
  store.set((old) => ({ count: old.count + 1 }));
  expect(store.get()).toEqual({ count: 2 });
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  store.set({ count: 7 });
  expect(listener).toHaveBeenCalledTimes(1);
});
