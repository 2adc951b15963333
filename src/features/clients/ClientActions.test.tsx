import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { ClientActions } from "~/features/clients/ClientActions";
import { setTexts } from "~/i18n/i18n";

setTexts("en", { downloadAdapterConfig: "Download adapter config", export: "Export" });

jest.mock("~/data/query/serverInfo", () => ({
  useServerInfo: () => ({ clientInstallations: { "openid-connect": [{ id: "keycloak-oidc-keycloak-json" }] } }),
}));
jest.mock("~/features/clients/useEnableClient", () => ({ useEnableClient: () => ({}) }));
jest.mock("~/features/clients/useDeleteClient", () => ({ useDeleteClient: () => () => {} }));
jest.mock("~/kit/controls/EnableSwitch", () => ({ EnableSwitch: () => null }));
jest.mock("~/kit/controls/HelpIcon", () => ({ HelpIcon: () => null }));
jest.mock("~/kit/controls/Write", () => ({ WriteItem: () => null }));
jest.mock("~/kit/controls/Menu", () => ({
  ActionMenu: ({ children }: { children: ReactNode }) => <ul>{children}</ul>,
}));

it.each([
  [{}, ["Download adapter config", "Export"]],
  [{ protocol: "oid4vc" }, ["Export"]],
])("offers the configuration of an adapter where the server has formats for it: %j", (client, expected) => {
  render(
    <MemoryRouter>
      <ClientActions client={client} />
    </MemoryRouter>,
  );
  expect(
    screen
      .getAllByRole("menuitem")
      .map(({ textContent }) => textContent)
      .slice(1),
  ).toEqual(expected);
});
