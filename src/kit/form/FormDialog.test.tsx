import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { MemoryRouter } from "react-router-dom";
import { who } from "~/data/access/access.mock";
import { PermissionsProvider } from "~/data/access/permissions";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { FormDialog } from "~/kit/form/FormDialog";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

let end = () => {};
const onSubmit = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));

function Role() {
  const form = useForm({ defaultValues: { name: "one" }, mode: "onChange" });
  return (
    <FormDialog
      id="role"
      title="Role"
      form={form}
      fields={[{ kind: "text", name: "name", label: "name" }]}
      confirm="create"
      call="roles.create"
      onSubmit={onSubmit}
      onClose={() => {}}
    />
  );
}

it("cannot be sent again before what was sent has ended, with the reads after it", async () => {
  who.held = ["manage-realm"];
  render(
    <CacheProvider>
      <RealmContext value="r">
        <PermissionsProvider>
          <MemoryRouter>
            <Role />
          </MemoryRouter>
        </PermissionsProvider>
      </RealmContext>
    </CacheProvider>,
  );
  const confirm = screen.getByTestId("confirm");
  await userEvent.click(confirm);
  await userEvent.type(screen.getByTestId("name"), "{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(confirm).toHaveProperty("disabled", true);
  await act(async () => end());
  expect(confirm).toHaveProperty("disabled", false);
});
