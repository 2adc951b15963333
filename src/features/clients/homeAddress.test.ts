import { homeAddress } from "~/features/clients/homeAddress";

jest.mock("~/data/auth/env", () => ({
  env: () => ({ serverBaseUrl: "http://localhost:8180", adminBaseUrl: "http://admin.example" }),
}));

it.each([
  [{ baseUrl: "https://app.example/home" }, "https://app.example/home"],
  [{ rootUrl: "https://app.example", baseUrl: "/home" }, "https://app.example/home"],
  [{ rootUrl: "https://app.example", baseUrl: "http://other.example" }, "http://other.example"],
  [{ rootUrl: "${authBaseUrl}", baseUrl: "/realms/r/account/" }, "http://localhost:8180/realms/r/account/"],
  [{ rootUrl: "${authAdminUrl}", baseUrl: "/admin/r/console/" }, "http://admin.example/admin/r/console/"],
  [{ rootUrl: "https://app.example" }, "https://app.example"],
  [{ baseUrl: "/home" }, undefined],
  [{}, undefined],
  [{ baseUrl: "javascript:alert(1)" }, undefined],
  [{ rootUrl: "javascript:alert(1)//", baseUrl: "x" }, undefined],
  [{ baseUrl: "https://" }, undefined],
])("the home address of %j is %s", (client, address) => expect(homeAddress(client)).toBe(address));
