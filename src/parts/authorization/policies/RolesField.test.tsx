import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { RolesField } from "~/parts/authorization/policies/RolesField";
import type { PickedRole } from "~/parts/roles/findRoles";
import { setTexts } from "~/i18n/i18n";

setTexts("en", { roles: "Roles", remove: "Remove", required: "Required" });

jest.mock("~/data/access/access", () => ({ useAccess: () => () => ["view-realm"] }));
const requested: string[] = [];
jest.mock("~/data/query/useEach", () => ({
  useEach: (_: string, ids: string[]) => {
    requested.push(...ids);
    return new Map();
  },
}));
jest.mock("~/parts/roles/RoleMenu", () => ({
  RoleMenu: ({ onPick }: { onPick: (roles: PickedRole[]) => void }) => (
    <button onClick={() => onPick([{ role: { id: "r2", name: "reader" }, clientId: "app" }])}>pick</button>
  ),
}));

function Page() {
  const form = useForm({ defaultValues: { roles: [{ id: "r1", required: false }] } });
  return (
    <FormProvider {...form}>
      <RolesField name="roles" label="roles" />
    </FormProvider>
  );
}

it("names a role that was just picked, and reads none that may be refused", async () => {
  render(<Page />);
  await userEvent.click(screen.getByText("pick"));
  expect(document.getElementById("roles-r2")?.textContent).toBe("app reader");
  expect(document.getElementById("roles-r1")?.textContent?.trim()).toBe("r1");
  expect(requested).toEqual([]);
});
