import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { MemoryRouter } from "react-router-dom";
import type { Read } from "~/data/query/useLoad";
import { PolicySelect } from "~/parts/authorization/AuthorizationSelects";
import { setTexts } from "~/i18n/i18n";

setTexts("en", { policies: "Policies" });

const answered = new Map<string, object>();
jest.mock("~/data/query/useEach", () => ({ useEach: () => answered }));
const searched: unknown[] = [];
let rows: object[] = [];
jest.mock("~/data/query/cache", () => ({
  usePaged: (_: string, { name }: { name?: string }) => {
    searched.push(name);
    return { rows };
  },
}));
/** What holds each policy. */
const dependents: Record<string, object[]> = {};
jest.mock("~/data/query/useLoad", () => {
  const { useEffect, useRef, useState } = jest.requireActual<typeof import("react")>("react");
  const read = async (_: string, { policyId = "" }) => dependents[policyId] ?? [];
  return {
    useLoad: function useLoad(key: string[], load: (read: Read) => Promise<object>) {
      const [data, setData] = useState<object>();
      const policyId = key[2];
      const loads = useRef(load);
      useEffect(() => {
        if (policyId) void loads.current(read as unknown as Read).then(setData);
      }, [policyId]);
      return { data };
    },
  };
});
jest.mock("~/parts/authorization/links", () => ({
  useAddresses: () => ({ policy: ({ id = "", type = "" }) => `/r/policy/${id}/${type}` }),
}));

function Page({ except }: { except?: string }) {
  const form = useForm({ defaultValues: { policies: ["p1"] } });
  return (
    <MemoryRouter>
      <FormProvider {...form}>
        <PolicySelect clientId="c" name="policies" label="policies" except={except} />
      </FormProvider>
    </MemoryRouter>
  );
}

it("a chosen policy is words until its type is known, then it leads to its page", () => {
  const { rerender } = render(<Page />);
  expect(screen.getByText("p1")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
  answered.set("p1", { id: "p1", name: "by day", type: "time" });
  rerender(<Page />);
  expect(screen.getByRole("link", { name: "by day" }).getAttribute("href")).toBe("/r/policy/p1/time");
});

it("the server is searched when the typing pauses, not for each key", async () => {
  jest.useFakeTimers();
  render(<Page />);
  for (const value of ["n", "ni", "night"]) fireEvent.change(screen.getByRole("combobox"), { target: { value } });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  jest.useRealTimers();
  expect(searched.filter(Boolean)).toContain("night");
  expect(searched).not.toContain("ni");
});

it("offers no policy that holds the one that is edited, however many are between", async () => {
  rows = ["edited", "outer", "outmost", "other"].map((id) => ({ id, name: id, type: "aggregate" }));
  dependents.edited = [
    { id: "outer", type: "aggregate" },
    { id: "a permission", type: "resource" },
  ];
  dependents.outer = [{ id: "outmost", type: "aggregate" }];
  // the server refuses a circle, but never loop where there is one all the same
  dependents.outmost = [{ id: "edited", type: "aggregate" }];
  render(<Page except="edited" />);
  await act(async () => void fireEvent.click(screen.getByRole("combobox")));
  await waitFor(() =>
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["by day", "other"]),
  );
});
