import { fireEvent, render, screen } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { InRealm } from "~/kit/page/InRealm.mock";
import { AttributesForm } from "~/parts/profile/AttributesForm";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

const role = { id: "1", attributes: { a: ["b"] } };

function Form() {
  return (
    <AttributesForm
      name="role"
      object={role}
      call="roles.updateById"
      read={async () => role}
      write={async () => {}}
      done="roleSaveSuccess"
      failed="roleSaveError"
    />
  );
}

it.each(["key", "value"])("a %s that the server has no room for is an error of the attributes", async (part) => {
  who.held = ["manage-realm"];
  render(
    <InRealm>
      <Form />
    </InRealm>,
  );
  const input = screen.getByTestId(`attributes-${part}`);
  fireEvent.change(input, { target: { value: "x".repeat(255) } });
  fireEvent.blur(input);
  expect(screen.queryByText(/maxLength/)).toBeNull();
  fireEvent.change(input, { target: { value: "x".repeat(256) } });
  fireEvent.blur(input);
  expect(await screen.findByText(/maxLength/)).toBeDefined();
});
