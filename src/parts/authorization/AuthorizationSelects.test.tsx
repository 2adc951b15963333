import { act, fireEvent, render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { MemoryRouter } from "react-router-dom";
import { PolicySelect } from "~/parts/authorization/AuthorizationSelects";
import { setTexts } from "~/i18n/i18n";

setTexts("en", { policies: "Policies" });

const answered = new Map<string, object>();
jest.mock("~/data/query/useEach", () => ({ useEach: () => answered }));
const searched: unknown[] = [];
jest.mock("~/data/query/cache", () => ({
  usePaged: (_: string, { name }: { name?: string }) => {
    searched.push(name);
    return { rows: [] };
  },
}));
jest.mock("~/parts/authorization/links", () => ({
  useAddresses: () => ({ policy: ({ id = "", type = "" }) => `/r/policy/${id}/${type}` }),
}));

function Page() {
  const form = useForm({ defaultValues: { policies: ["p1"] } });
  return (
    <MemoryRouter>
      <FormProvider {...form}>
        <PolicySelect clientId="c" name="policies" label="policies" />
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
