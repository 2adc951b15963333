import { render, screen } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { PermissionsProvider } from "~/data/access/permissions";
import { setTexts } from "~/i18n/i18n";
import { Readable } from "~/kit/page/Readable";

const mockRealm = { adminPermissionsEnabled: false };
const mockFeature = { name: "ADMIN_FINE_GRAINED_AUTHZ_V2", enabled: true };

jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/auth/env", () => ({ env: () => ({ realm: "r" }) }));
jest.mock("~/data/query/useRealm", () => ({ useRealm: () => "r" }));
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => mockRealm }));
jest.mock("~/data/query/serverInfo", () => ({ useServerInfoIfThere: () => ({ features: [mockFeature] }) }));

const content = jest.fn(() => <p>rows</p>);
const Content = () => content();

function show(...permissions: string[]) {
  who.held = permissions;
  setTexts("en", { "gatehouse.missingPermission": "You need: {{permissions}}" });
  content.mockClear();
  render(
    <PermissionsProvider>
      <Readable rule={{ any: ["view-clients", "manage-clients"] }}>
        <Content />
      </Readable>
    </PermissionsProvider>,
  );
}

it("shows what it holds to who may read it", () => {
  show("manage-clients");
  expect(screen.getByText("rows")).toBeDefined();
});

it("names what is missing to others, for whom nothing is rendered that would be refused", () => {
  show("query-clients");
  expect(content).not.toHaveBeenCalled();
  expect(screen.getByText("You need: view-clients")).toBeDefined();
});

it("asks the server where fine-grained permissions may give what is missing", () => {
  mockRealm.adminPermissionsEnabled = true;
  show("query-clients");
  expect(screen.getByText("rows")).toBeDefined();
});
