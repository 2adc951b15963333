import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { EditForm } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

const role = { id: "1", name: "one" };

function Role() {
  const edit = useEdit({
    name: "role",
    object: role,
    toForm: ({ name }) => ({ name }),
    toObject: (values: { name: string }) => values,
    read: async () => role,
    write: async () => {},
    call: "roles.updateById",
    failed: "roleSaveError",
  });
  return <EditForm edit={edit} fields={[{ kind: "text", name: "name", label: "name" }]} />;
}

it("leaves the focus with the buttons after Revert, which is off by then", async () => {
  who.held = ["manage-realm"];
  render(
    <InRealm>
      <Role />
    </InRealm>,
  );
  await userEvent.type(screen.getByTestId("name"), " more");
  const revert = screen.getByTestId("revert");
  revert.focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByTestId<HTMLInputElement>("name").value).toBe("one");
  expect(revert).toHaveProperty("disabled", true);
  expect(document.activeElement).toBe(revert.closest("[tabindex]"));
});
