// The organizations of a user: joined, left, invited to.
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { linkIn } from "../../support/mail";
import { admin, createUser, server, uniqueName } from "../../support/server";
import {
  chooseInRow,
  confirm,
  dialog,
  expect,
  joinFromHome,
  newOrganization,
  newUser,
  OF_ACCOUNT,
  open,
  openTab,
  test,
} from "../../support/areas/userTabs";

test("organizations are joined, left, invited to and filtered, with the type of each membership @smoke", async ({
  page,
  mailRealm: realm,
  mail,
}) => {
  const word = uniqueName("org");
  const [first, second, third] = [
    await newOrganization(realm, `${word}-1`),
    await newOrganization(realm, `${word}-2`),
    await newOrganization(realm, `${word}-3`),
  ];
  const { id, email } = await newUser(realm);
  // the first page of an organization's members does not hold this one
  for (let n = 0; n < 11; n += 1)
    await admin.organizations.addMember({
      realm,
      orgId: first,
      userId: (await newUser(realm, { username: `aa-${word}-${n}` })).id,
    });
  await openTab(page, realm, id, "organizations");
  await page.getByTestId("join-organization-empty-action").click();
  const inDialog = dialog(page).getByRole("grid", { name: "Organizations" });
  await inDialog
    .getByRole("row")
    .filter({ hasText: `${word}-1` })
    .getByRole("checkbox")
    .check();
  await inDialog
    .getByRole("row")
    .filter({ hasText: `${word}-2` })
    .getByRole("checkbox")
    .check();
  await dialog(page).getByTestId("join").click();
  await expect(lastAlert(page)).toHaveText("2 organizations added to the user");
  await expect(dialog(page)).toHaveCount(0);
  const row = (n: number) => page.getByRole("row").filter({ hasText: `About ${word}-${n}` });
  await expect(row(1)).toContainText("Unmanaged");
  await expect(row(1)).toContainText(`a.${word}-1.example`);
  await row(1).getByRole("button", { name: "Show 1" }).click();
  await expect(row(1)).toContainText(`c.${word}-1.example`);
  const orgs = async () =>
    (await admin.organizations.memberOrganizations({ realm, userId: id })).map((one) => one.id).sort();
  expect(await orgs()).toEqual([first, second].sort());

  await page.getByTestId("checkbox-filter-select").click();
  await page.getByRole("option", { name: "Managed", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No search results" })).toBeVisible();
  await page.getByTestId("clear-all-filters-empty-action").click();

  // those that are joined are there, selected
  await page.locator("#toggle-id").click();
  await page.getByRole("menuitem", { name: "Send invite" }).click();
  await expect(dialog(page)).toHaveAccessibleName("Send invitation");
  const joined = inDialog
    .getByRole("row")
    .filter({ hasText: `${word}-1` })
    .getByRole("checkbox");
  await expect(joined).toBeChecked();
  await expect(joined).toBeDisabled();
  await inDialog
    .getByRole("row")
    .filter({ hasText: `${word}-3` })
    .getByRole("checkbox")
    .check();
  await dialog(page).getByTestId("join").click();
  await expect(lastAlert(page)).toHaveText("Invite to user sent");
  expect(linkIn(await mail.next(email))).toContain(`/realms/${realm}/`);
  expect(await orgs()).toEqual([first, second].sort());

  await admin.organizations.addMember({ realm, orgId: third, userId: id });
  await page.getByTestId("refresh").click();
  await expect(row(3)).toBeVisible();
  await row(1).getByRole("checkbox").check();
  await row(2).getByRole("checkbox").check();
  await page.getByTestId("removeOrganization").click();
  await expect(dialog(page)).toContainText(`${word}-2`);
  await confirm(page);
  await expect(lastAlert(page)).toHaveText("User removed from organizations");
  await expect(row(1)).toHaveCount(0);
  expect(await orgs()).toEqual([third]);
  await expect(page.getByTestId("removeOrganization")).toBeDisabled();
});

test("an organization that refuses keeps the dialog, and what was done is not done again", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const word = uniqueName("org");
  const [first, second] = [await newOrganization(realm, `${word}-1`), await newOrganization(realm, `${word}-2`)];
  const { id } = await newUser(realm);
  await openTab(page, realm, id, "organizations");
  await page.getByTestId("join-organization-empty-action").click();
  const inDialog = dialog(page).getByRole("grid", { name: "Organizations" });
  await dialog(page).getByTestId("table-search-input").getByRole("textbox").fill(word);
  await page.keyboard.press("Enter");
  await expect(inDialog.getByRole("row")).toHaveCount(3);
  await inDialog.locator('input[name="check-all"]').check();
  const lift = await inject(page, new RegExp(`organizations/${second}/members$`), 500, "POST");
  await dialog(page).getByTestId("join").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  const done = inDialog
    .getByRole("row")
    .filter({ hasText: `${word}-1` })
    .getByRole("checkbox");
  await expect(done).toBeDisabled();
  lift();
  await dialog(page).getByTestId("join").click();
  await expect(lastAlert(page)).toHaveText("Organization added to the user");
  const orgs = await admin.organizations.memberOrganizations({ realm, userId: id });
  expect(orgs.map((one) => one.id).sort()).toEqual([first, second].sort());
});

test("who manages users but no organizations is told what is missing", async ({ signedOutPage: page, realm }) => {
  const { id } = await newUser(realm);
  const orgId = await newOrganization(realm, uniqueName("org"));
  await admin.organizations.addMember({ realm, orgId, userId: id });
  test.skip(server.version < "26.7", "organizations have permissions of their own since 26.7");
  const manager = await createUser(
    "master",
    uniqueName("manager"),
    ["manage-users", "view-users", "view-organizations"],
    {
      of: realm,
    },
  );
  await open(page, `/${realm}/users/${id}/organizations`, { as: manager });
  await page.getByTestId("removeOrganization").hover();
  await expect(page.getByRole("tooltip")).toContainText("manage-realm, manage-organizations");
  await page.locator("#toggle-id").click();
  const entries = page.getByRole("menuitem", { name: /Join organization|Send invite/ });
  await expect(entries).toHaveCount(2);
  for (const entry of await entries.all()) await expect(entry).toHaveAttribute("aria-disabled", "true");
});

test("a managed member is deleted with the membership, which the question says", async ({
  page,
  newPage,
  realm,
  allowConsole,
}) => {
  allowConsole(OF_ACCOUNT);
  const name = uniqueName("org");
  const orgId = await newOrganization(realm, name);
  const email = await joinFromHome(await newPage(), realm, orgId, `a.${name}.example`);
  const [user] = await admin.users.find({ realm, search: email });
  const id = user?.id ?? "";

  await openTab(page, realm, id, "organizations");
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Managed");
  await chooseInRow(page, name, "Remove");
  await expect(dialog(page)).toContainText("the user is deleted from the realm");
  await confirm(page);
  await expect(page).toHaveURL(/\/users$/);
  await expect(lastAlert(page)).toHaveText("User removed from organizations");
  expect(await admin.users.findOne({ realm, id })).toBeFalsy();
  await admin.realms.del({ realm: `${realm}-home` });
});
