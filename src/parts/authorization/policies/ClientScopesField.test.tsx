import { render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { ClientScopesField } from "~/parts/authorization/policies/ClientScopesField";

const answer: { scopes: object[] | undefined } = { scopes: undefined };
jest.mock("~/data/query/cache", () => ({
  ...jest.requireActual<object>("~/data/query/cache"),
  useOptional: () => answer.scopes,
}));

function Page() {
  return (
    <FormProvider {...useForm({ defaultValues: { clientScopes: [{ id: "s1", required: true }] } })}>
      <ClientScopesField name="clientScopes" label="clientScopes" />
    </FormProvider>
  );
}

it.each([
  ["who is refused", undefined, "true", "s1"],
  ["whom the server answers none", [], "true", "s1"],
  ["who sees them", [{ id: "s1", name: "orders" }], null, "orders"],
])("offers client scopes to %s", (_, scopes, isOff, name) => {
  answer.scopes = scopes;
  render(<Page />);
  expect(screen.getByTestId("select-scope-button").getAttribute("aria-disabled")).toBe(isOff);
  expect(screen.getByText(name)).toBeDefined();
});
