// Client scopes by keyboard alone; by whom may only look at them, and by whom may not even that.
import { lastAlert } from "../../support/controls";
import { makeScope, row, scopeAt, scopeNow, typeNow } from "../../support/areas/clientScopes";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const NEEDED = "manage-clients";

test("who may view clients sees everything, changes nothing and reads why", async ({ signedOutPage: page, realm }) => {
  const mapper = { name: "full", protocol: "openid-connect", protocolMapper: "oidc-full-name-mapper", config: {} };
  const name = uniqueName("viewed");
  await makeScope(realm, name, { protocolMappers: [mapper] });
  const user = await createUser("master", uniqueName("viewer"), ["view-clients"], { of: realm });
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

test("who may not view clients is told what is missing", async ({ signedOutPage: page, realm, allowConsole }) => {
  allowConsole(/status of 403/);
  const id = await makeScope(realm, uniqueName("hidden"));
  const user = await createUser("master", uniqueName("other"), ["view-realm"], { of: realm });
  for (const place of [`/${realm}/client-scopes`, `/${realm}/client-scopes/new`, scopeAt(realm, id)]) {
    await open(page, place, { as: user });
    await expect(page.getByRole("main")).toContainText(place.endsWith("new") ? NEEDED : "view-clients");
  }
  await expect(page.getByTestId("nav-item-client-scopes")).toHaveCount(0);
});

test("a scope gets its type, a mapper and its name by keyboard alone", async ({ page, realm }) => {
  const name = uniqueName("keys");
  const id = await makeScope(realm, name);
  await open(page, `/${realm}/client-scopes?search=${name}`);
  await row(page, name).getByTestId("cell-dropdown").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(row(page, name).getByRole("option", { name: "None" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(lastAlert(page)).toHaveText("Scope mapping updated");
  expect(await typeNow(realm, id)).toBe("default");
  await row(page, name).getByRole("link").focus();
  await page.keyboard.press("Enter");
  await page.getByTestId("mappers").focus();
  await page.keyboard.press("Enter");
  await page.getByTestId("configure-a-new-mapper-empty-action").focus();
  await page.keyboard.press("Enter");
  const first = page.getByRole("dialog").getByRole("listitem", { name: "Allowed Web Origins" });
  for (let step = 0; step < 4 && !(await first.evaluate((item) => item === document.activeElement)); step++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("view-header")).toBeFocused();
  await page.getByTestId("name").focus();
  await page.keyboard.type("origins");
  await page.keyboard.press("Enter");
  await expect(lastAlert(page)).toHaveText("Mapping successfully created");
  expect((await scopeNow(realm, id)).protocolMappers).toMatchObject([{ name: "origins" }]);
});

test("roles of the scope tab go to the server and come from it", async ({ page, realm }) => {
  const id = await makeScope(realm, uniqueName("roles"));
  for (const role of ["driver", "packer"]) await admin.roles.create({ realm, name: role });
  await open(page, scopeAt(realm, id, "scope"));
  await expect(page.getByRole("heading", { level: 2, name: "If there is no role scope mapping" })).toBeVisible();
  await page.getByTestId("add-role-mapping-button").click();
  await page.getByTestId("roles-role").click();
  const offered = page.getByRole("dialog").getByRole("grid");
  await offered.getByRole("row").filter({ hasText: "driver" }).getByRole("checkbox").click();
  await page.getByTestId("assign").click();
  await expect(lastAlert(page)).toHaveText("Role mapping updated");
  const names = async () => (await admin.clientScopes.listRealmScopeMappings({ realm, id })).map(({ name }) => name);
  expect(await names()).toEqual(["driver"]);
  const packer = await admin.roles.findOneByName({ realm, name: "packer" });
  await admin.clientScopes.addRealmScopeMappings({ realm, id }, [{ id: packer?.id ?? "", name: "packer" }]);
  await expect(page.getByTestId("refresh")).toHaveCount(1);
  await page.getByTestId("refresh").click();
  await expect(page.getByTestId("assigned-roles").getByText("packer", { exact: true })).toBeVisible();
});
