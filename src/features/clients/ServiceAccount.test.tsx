import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { ServiceAccount } from "~/features/clients/ServiceAccount";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock("~/data/query/cache", () => ({ useData: () => ({ id: "1", username: "service-account-a" }) }));
jest.mock("~/parts/roles/RoleMapping", () => ({ RoleMapping: () => null }));

test("what explains the roles is no heading: it would skip levels below that of the page", () => {
  render(
    <MemoryRouter>
      <ServiceAccount client={{ id: "a" }} />
    </MemoryRouter>,
  );
  expect(screen.getByText(/manageServiceAccountUser/)).toBeTruthy();
  expect(screen.queryByRole("heading")).toBeNull();
});
