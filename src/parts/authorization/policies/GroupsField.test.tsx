import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { GroupsField } from "~/parts/authorization/policies/GroupsField";

jest.mock("~/data/access/access", () => ({ useAccess: () => () => [] }));
const answered = new Map(["g1", "g2"].map((id) => [id, { id, path: `/${id}`, subGroupCount: 0 }]));
jest.mock("~/data/query/useEach", () => ({ useEach: () => answered }));
jest.mock("~/parts/groups/GroupPicker", () => ({ GroupPicker: () => null }));

function Page() {
  const groups = [
    { id: "g1", extendChildren: true },
    { id: "g2", extendChildren: false },
  ];
  return (
    <FormProvider {...useForm({ defaultValues: { groups } })}>
      <GroupsField name="groups" label="groups" />
    </FormProvider>
  );
}

it("a group without children is not extended to them, and one that is can be taken back", async () => {
  render(<Page />);
  const [first, second] = screen.getAllByRole<HTMLInputElement>("checkbox");
  expect(first?.disabled).toBe(false);
  expect(second?.disabled).toBe(true);
  await userEvent.click(first ?? document.body);
  expect(first?.checked).toBe(false);
});
