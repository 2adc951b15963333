// Who may only look at client scopes, and who may not even that.
import { makeScope, row, scopeAt } from "../support/clientScopes";
import { createUser, uniqueName } from "../support/server";
import { expect, open, test } from "../support/test";

const NEEDED = "manage-clients";

test("who may view clients sees everything, changes nothing and reads why", async ({ newPage, realm }) => {
  const mapper = { name: "full", protocol: "openid-connect", protocolMapper: "oidc-full-name-mapper", config: {} };
  const name = uniqueName("viewed");
  await makeScope(realm, name, { protocolMappers: [mapper] });
  const user = await createUser("master", uniqueName("viewer"), ["view-clients"], { of: realm });
  const page = await newPage();
  await open(page, `/${realm}/client-scopes?search=${name}`, { as: user });
  await expect(row(page, name)).toBeVisible();
  for (const control of await page.locator("[data-call]").all())
    await expect(control).toHaveAttribute("aria-disabled", "true");
  await row(page, name).getByTestId("cell-dropdown").focus();
  await expect(page.getByRole("tooltip")).toContainText(NEEDED);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option")).toHaveCount(0);
  await row(page, name).getByRole("link").click();
  await expect(page.getByTestId("name")).toBeDisabled();
  await expect(page.getByTestId("save")).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("main")).toContainText(NEEDED);
  await page.getByTestId("mappers").click();
  await page.locator("#mapperAction").click();
  for (const item of await page.getByRole("menuitem").all())
    await expect(item).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");
  await row(page, "full").getByRole("link").click();
  await expect(page.getByTestId("id.token.claim")).toBeDisabled();
  await page.getByTestId("cancel").click();
  await page.getByTestId("scopeTab").click();
  await expect(page.getByTestId("scopeTab")).toHaveAttribute("aria-selected", "true");
});

test("who may not view clients is told what is missing", async ({ newPage, realm, allowConsole }) => {
  allowConsole(/status of 403/);
  const id = await makeScope(realm, uniqueName("hidden"));
  const user = await createUser("master", uniqueName("other"), ["view-realm"], { of: realm });
  const page = await newPage();
  for (const place of [`/${realm}/client-scopes`, `/${realm}/client-scopes/new`, scopeAt(realm, id)]) {
    await open(page, place, { as: user });
    await expect(page.getByRole("main")).toContainText(place.endsWith("new") ? NEEDED : "view-clients");
  }
  await expect(page.getByTestId("nav-item-client-scopes")).toHaveCount(0);
});
