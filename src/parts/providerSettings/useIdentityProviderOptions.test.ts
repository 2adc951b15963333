import { act, renderHook } from "@testing-library/react";
import { useIdentityProviderOptions } from "~/parts/providerSettings/useIdentityProviderOptions";

const searched: unknown[] = [];
jest.mock("~/data/query/cache", () => ({
  usePaged: (_: string, { search }: { search?: string }) => {
    searched.push(search);
    return { rows: [{ alias: "github" }] };
  },
}));

it("the server is searched when the typing pauses, not for each key", async () => {
  jest.useFakeTimers();
  const { result } = renderHook(() => useIdentityProviderOptions());
  for (const typed of ["g", "gi", "git"]) act(() => result.current.onSearch(typed));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  jest.useRealTimers();
  expect(new Set(searched.filter(Boolean))).toEqual(new Set(["git"]));
  expect(result.current.options).toEqual([{ key: "github", value: { text: "github" } }]);
});
