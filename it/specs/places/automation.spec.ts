// Identifiers and names that scripts of administrators know, where no other spec needs them.
import type { Page } from "@playwright/test";
import { newGroup } from "../../support/areas/groups";
import { makeLdap } from "../../support/areas/providers";
import { newRole } from "../../support/areas/roleMapping";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";
import { confirm } from "../../support/areas/userTabs";

const grid = (page: Page, name: string) => page.getByRole("grid", { name, exact: true });

test("the frame: landmarks, and an alert that is closed by its message", async ({ page, realm }) => {
  const id = await newRole(realm, uniqueName("alerted"));
  await open(page, `/${realm}/roles/${id}/details`);
  await expect(page.getByRole("navigation", { name: "Global", exact: true })).toBeVisible();
  await page.getByTestId("description").fill("changed");
  await page.getByTestId("save").click();
  await page.getByRole("button", { name: /^Close .*alert: The role has been saved$/ }).click();
  await expect(page.getByTestId("last-alert")).toHaveCount(0);
});

test("users and groups are deleted in the server's words, one and several", async ({ page, realm }) => {
  const prefix = uniqueName("gone");
  for (const n of [1, 2, 3]) {
    await createUser(realm, `${prefix}-${n}`);
    await newGroup(realm, { name: `${prefix}-${n}` });
  }
  const dialog = page.getByRole("dialog");
  const select = async (...rows: number[]) => {
    for (const row of rows) await page.getByRole("checkbox", { name: `Select row ${row}` }).check();
  };
  await open(page, `/${realm}/users?search=${prefix}`);
  await select(0, 1);
  await page.getByTestId("delete-user-btn").click();
  await expect(dialog).toHaveAccessibleName("Delete 2 users?");
  await expect(dialog).toContainText("permanently delete 2 selected users");
  await dialog.getByTestId("confirm").click();
  await expect(page.getByTestId("last-alert")).toHaveText("The user has been deleted");

  await visit(page, `/${realm}/groups?search=${prefix}`);
  await page
    .getByRole("row")
    .filter({ hasText: `${prefix}-1` })
    .getByRole("button", { name: "Kebab toggle" })
    .click();
  await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
  await expect(dialog).toContainText(`Are you sure you want to delete this group '${prefix}-1'?`);
  await confirm(page);
  await expect(page.getByTestId("last-alert")).toHaveText("Group deleted");
  await expect(grid(page, "Groups").locator("tbody tr")).toHaveCount(2);
  await select(0, 1);
  await page.getByTestId("kebab").click();
  await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
  await expect(dialog).toContainText("Are you sure you want to delete these groups?");
  await confirm(page);
  await expect(page.getByTestId("last-alert")).toHaveText("Groups deleted");
});

test("events: banners of what is not saved, chips that close one by one and as a group", async ({ page, realm }) => {
  await admin.realms.update({ realm }, { eventsEnabled: false, adminEventsEnabled: false });
  for (const place of ["user-events", "admin-events"]) {
    await visit(page, `/${realm}/events/${place}`);
    await expect(page.locator("main .pf-v5-c-banner"), place).toContainText("turned off");
  }
  await visit(page, `/${realm}/events/user-events?type=LOGIN,LOGIN_ERROR`);
  const chips = page.getByRole("group", { name: "Event saved type", exact: true });
  await expect(chips.getByRole("button", { name: "close LOGIN", exact: true })).toBeVisible();
  await chips.getByRole("button", { name: "close LOGIN_ERROR", exact: true }).click();
  await expect(page).not.toHaveURL(/LOGIN_ERROR/);
  await chips.getByRole("button").last().click();
  await expect(chips).toHaveCount(0);
});

test("the settings of a directory: what its selects are called, its type of mapper, its cards", async ({
  page,
  realm,
}) => {
  const ldap = await makeLdap(realm);
  await open(page, `/${realm}/user-federation/ldap/${ldap}/settings`);
  await expect(page.getByRole("button", { name: "Select bind type", exact: true })).toBeVisible();
  await visit(page, `/${realm}/user-federation/ldap/${ldap}/mappers/new`);
  await expect(page.getByTestId("ldap-mapper-parentId")).toHaveValue(ldap);
  await expect(page.getByTestId("ldap-mapper-provider-type")).toHaveValue(/LDAPStorageMapper$/);
  const type = page.getByRole("combobox", { name: "Mapper type" });
  await type.fill("attribute-ldap-mapper");
  // by a part of the name, not by its beginning
  await expect(page.getByRole("option", { name: "user-attribute-ldap-mapper", exact: true })).toBeVisible();
  await visit(page, `/${realm}/user-federation`);
  await expect(page.locator("#view-header-subkey").getByRole("link", { name: "Learn more" })).toHaveAttribute(
    "href",
    /server_admin\/index\.html#_user-storage-federation$/,
  );
});

test("attributes that there are none of: named by their raw label", async ({ page, realm }) => {
  const id = await newRole(realm, uniqueName("bare"));
  await open(page, `/${realm}/roles/${id}/attributes`);
  await expect(page.getByTestId("attributes-empty-state")).toContainText("No attributes have been defined yet");
  await expect(page.getByTestId("attributes-add-row")).toHaveText("Add attributes");
});
