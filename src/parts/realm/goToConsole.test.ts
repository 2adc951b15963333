import { goToConsole } from "~/parts/realm/goToConsole";
import { to } from "~/routes";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://localhost/auth", realm: "r" }) }));

it("leads to a place in the console of another realm, and does not settle", async () => {
  // jsdom goes to no other page than the one it is on
  window.history.replaceState(null, "", "/auth/admin/a%20b%2F%C3%A9/console/");
  const settled = jest.fn();
  void goToConsole("a b/é", to("realm-settings", { realm: "a b/é", tab: "general" })).finally(settled);
  expect(window.location.href).toBe(
    "http://localhost/auth/admin/a%20b%2F%C3%A9/console/#/a%20b%2F%C3%A9/realm-settings/general",
  );
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
});
