import { showsFirstTab } from "~/app/navigation/firstTab";
import { match } from "~/routes";

it.each([
  ["/master/nowhere", true],
  ["/master/roles/1/nowhere", true],
  ["/master/realm-settings/keys/nowhere", true],
  ["/master/realm-settings/nowhere/list", false],
  ["/master/realm-settings/login/nowhere", false],
  ["/master/clients/client-registration/nowhere/scope", false],
])("shows the first tab at %s: %s", (address, shows) => {
  const found = match(address);
  expect(found?.isForeignTab).toBe(true);
  expect(found && showsFirstTab(found)).toBe(shows);
});
