import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { CacheProvider } from "~/data/query/CacheProvider";
import { listState } from "~/data/browser/listState";
import { useLocalSource } from "~/kit/list/listSource";

it.each([
  ["n", [0, 1, 2]],
  ["-n", [99, 98, 97]],
])("sorted by %s it asks each row once what it says", (sort, first) => {
  const text = jest.fn(({ n }: { n: number }) => `row ${n}`);
  const rows = Array.from({ length: 100 }, (_, index) => ({ n: (index * 37) % 100 }));
  const { result } = renderHook(
    () =>
      useLocalSource(
        rows,
        [{ name: "n", label: "name", text }],
        undefined,
        { ...listState(new URLSearchParams({ sort })), size: 3 },
        () => "",
      ),
    { wrapper: ({ children }: { children: ReactNode }) => <CacheProvider>{children}</CacheProvider> },
  );
  expect(result.current.rows?.map(({ n }) => n)).toEqual(first);
  expect(text).toHaveBeenCalledTimes(100);
});
