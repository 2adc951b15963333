import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { MemoryRouter } from "react-router-dom";
import { whoFields } from "~/features/clients/authorization/evaluate/evaluationFields";
import { ScopeSelect } from "~/features/clients/authorization/ScopeSelect";

let lacking: string[] = [];
jest.mock("~/data/access/access", () => ({ useAccess: () => () => lacking }));

/** What the server was searched for. */
const searched: unknown[] = [];
jest.mock("~/data/query/cache", () => ({
  usePaged: (_: string, { search }: { search?: string }) => {
    searched.push(search);
    return { rows: [] };
  },
}));

function Page({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <FormProvider {...useForm({ defaultValues: { scopes: [], roleIds: [] } })}>{children}</FormProvider>
    </MemoryRouter>
  );
}

const roles = () => {
  const field = whoFields.find(({ name }) => name === "roleIds");
  return field?.kind === "custom" ? field.render() : null;
};

it.each<[string, () => ReactNode]>([
  ["authorization scopes", () => <ScopeSelect clientId="c" name="scopes" label="scopes" />],
  ["roles that are evaluated", roles],
])("the server is searched for %s when the typing pauses, not for each key", async (_, field) => {
  searched.length = 0;
  jest.useFakeTimers();
  render(<Page>{field()}</Page>);
  for (const value of ["r", "re", "read"]) fireEvent.change(screen.getByRole("combobox"), { target: { value } });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  jest.useRealTimers();
  expect(new Set(searched.filter(Boolean))).toEqual(new Set(["read"]));
});

it("who may not list roles types the names of those that are evaluated, and nothing is requested", () => {
  searched.length = 0;
  lacking = ["view-realm", "manage-realm"];
  render(<Page>{roles()}</Page>);
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.getByRole("textbox")).toBeTruthy();
  expect(searched).toEqual([]);
});
