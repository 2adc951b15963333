import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { ValidatorDialog } from "~/features/realmSettings/userProfile/ValidatorDialog";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
// as a server 26.7.3 describes it
const properties = [
  { name: "allowedSchemes", label: "schemes", type: "MultivaluedString", defaultValue: ["http", "https"] },
  { name: "allowFragment", label: "fragment", type: "boolean", defaultValue: true },
  { name: "requireValidUrl", label: "valid", type: "boolean", defaultValue: true },
];
const info = { componentTypes: { "org.keycloak.validate.Validator": [{ id: "uri", properties }] } };
jest.mock("~/data/query/serverInfo", () => ({ useServerInfo: () => info, useServerInfoIfThere: () => info }));

it("shows what the server takes for settings that are not stored, and stores what was changed only", async () => {
  who.held = ["view-realm", "manage-realm"];
  const user = userEvent.setup();
  const onSave = jest.fn();
  render(
    <InRealm>
      <ValidatorDialog
        validator={{ name: "uri", value: { requireValidUrl: false, own: 1 } }}
        used={["uri"]}
        onSave={onSave}
        onClose={() => undefined}
      />
    </InRealm>,
  );
  const isOn = (label: string) => screen.getByRole<HTMLInputElement>("switch", { name: label }).checked;
  expect([isOn("fragment"), isOn("valid")]).toEqual([true, false]);
  expect(screen.getByDisplayValue("https")).toBeDefined();
  await user.click(screen.getByTestId("save-validator-role-button"));
  expect(onSave).toHaveBeenLastCalledWith({ name: "uri", value: { requireValidUrl: false, own: 1 } });
  await user.click(screen.getByRole("switch", { name: "fragment" }));
  await user.click(screen.getByTestId("save-validator-role-button"));
  const value = { requireValidUrl: false, own: 1, allowFragment: "false" };
  expect(onSave).toHaveBeenLastCalledWith({ name: "uri", value });
});
