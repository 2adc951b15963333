// Custom tabs of the extensions in it/providers: where they stand, what they save; and who may see custom pages and tabs.
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { addressOf, itemsOf, newItem, NOTES, TAB } from "../../support/areas/customUi";
import { admin, createRealm, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const MASK = "**********";

const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
const entry = (page: Page, id: string) => page.getByTestId(`nav-item-page-section/${id}`);

/** Makes a role. @returns its id */
async function newRole(realm: string): Promise<string> {
  const name = uniqueName("paid");
  await admin.roles.create({ realm, name });
  return (await admin.roles.findOneByName({ realm, name }))?.id ?? "";
}

test("a tab stands after those of the page its template names; what it saves is seen through REST and back @smoke", async ({
  page,
  realm,
}) => {
  const id = await newRole(realm);
  await open(page, `/${realm}/roles/${id}/attributes`);
  const tab = page.getByRole("tab", { name: "cost-centre" });
  await expect(page.getByRole("tab").last()).toHaveText("cost-centre");
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(tab).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/roles/${id}/cost%20centre$`));
  await page.getByTestId("config.key").fill("the key");
  await page.getByTestId("save").click();
  await expect(page.getByText("Required field")).toBeVisible();
  await page.getByTestId("centre").fill("4711");
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText(/Saved successfully/);
  const [made, ...more] = await itemsOf(realm, "cost-centre", TAB);
  expect(more).toEqual([]);
  expect(made?.config).toMatchObject({ centre: ["4711"], key: [MASK], shared: ["false"] });

  await admin.components.update(
    { realm, id: made?.id ?? "" },
    { ...made, config: { ...made?.config, centre: ["0815"] } },
  );
  await page.reload();
  await expect(page.getByTestId("centre")).toHaveValue("0815");
  await page.locator("label", { has: page.locator("#shared") }).click();
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText(/Saved successfully/);
  expect((await itemsOf(realm, "cost-centre", TAB)).map(({ config }) => config)).toMatchObject([
    { centre: ["0815"], shared: ["true"], key: [MASK] },
  ]);
  await page.getByRole("tab", { name: "Details" }).click();
  await expect(page.getByTestId("description")).toBeVisible();
  await open(page, `/${realm}/roles/${id}/no-such-tab`);
  await expect(page.getByTestId("description")).toBeVisible();
});

test("two administrators make the same tab's settings: one set, both changes", async ({ page }) => {
  const realm = uniqueName("two-tabs");
  await createRealm({ realm });
  const id = await newRole(realm);
  await open(page, `/${realm}/roles/${id}/cost%20centre`);
  await page.getByTestId("centre").fill("mine");
  await newItem(realm, "cost-centre", { shared: "true" }, TAB);
  await page.getByTestId("save").click();
  const dialog = page.getByRole("dialog", { name: "This was changed by someone else" });
  await dialog.getByLabel(/^Theirs/).check();
  await dialog.getByTestId("resolve").click();
  await expect(lastAlert(page)).toHaveText(/Saved successfully/);
  expect((await itemsOf(realm, "cost-centre", TAB)).map(({ config }) => config)).toMatchObject([
    { centre: ["mine"], shared: ["true"] },
  ]);
});

test("who may only look sees pages and tab, and why nothing can be changed @smoke", async ({
  signedOutPage: page,
  realm,
}) => {
  const title = uniqueName("looked-at");
  const id = await newItem(realm, NOTES, { title, secret: "hidden" });
  const role = await newRole(realm);
  const viewer = await createUser("master", uniqueName("viewer"), ["view-realm"], { of: realm });
  await open(page, `/${realm}/roles`, { as: viewer });
  await entry(page, NOTES).click();
  await page.getByText("Create item").hover();
  await expect(page.getByRole("tooltip")).toContainText("manage-realm");
  await row(page, title).getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(id));
  await expect(page.getByText(/manage-realm/)).toBeVisible();
  await expect(page.getByTestId("title")).toBeDisabled();
  await expect(page.getByTestId("save")).toHaveAttribute("aria-disabled", "true");
  await page.getByTestId("action-dropdown").click();
  await expect(page.getByTestId("delete-item").getByRole("menuitem")).toHaveAttribute("aria-disabled", "true");
  await open(page, `/${realm}/roles/${role}/cost%20centre`, { as: viewer });
  await expect(page.getByTestId("centre")).toBeDisabled();
});

test("who may not see the realm has no entry of it", async ({ signedOutPage: page, realm }) => {
  const user = await createUser("master", uniqueName("users-only"), ["view-users", "view-clients"], { of: realm });
  await open(page, `/${realm}`, { as: user });
  await expect(page.getByTestId("nav-item-client-scopes")).toBeVisible();
  await open(page, addressOf(realm, NOTES), { as: user });
  await expect(page.getByRole("main")).toContainText("view-realm");
  await expect(entry(page, NOTES)).toHaveCount(0);
});
