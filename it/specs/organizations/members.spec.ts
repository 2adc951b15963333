// The members of an organization: added, invited, found, taken out; invitations.
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { linkIn } from "../../support/mail";
import { makeOrganization } from "../../support/areas/organizations";
import { admin, createUser, server, uniqueName } from "../../support/server";
import {
  chooseInRow,
  confirm,
  dialog,
  expect,
  joinFromHome,
  newUser,
  OF_ACCOUNT,
  open,
  test,
} from "../../support/areas/userTabs";

const membersOf = async (realm: string, orgId: string) =>
  (await admin.organizations.listMembers({ realm, orgId, max: 100 })).map(({ username = "" }) => username).sort();

test("users of the realm become members, are found and leave @smoke", async ({ page, realm, allowConsole }) => {
  allowConsole(/status of (409|500) /);
  const word = uniqueName("member");
  const orgId = await makeOrganization(realm, uniqueName("org"));
  const names = [`${word}-1`, `${word}-2`, `${word}-3`];
  for (const username of names) await newUser(realm, { username });
  await open(page, `/${realm}/organizations/${orgId}/members`);
  await page.getByTestId("add-realm-user-empty-action").click();
  const picker = dialog(page).getByRole("grid", { name: "Users" });
  await dialog(page).getByTestId("table-search-input").getByRole("textbox").fill(word);
  await page.keyboard.press("Enter");
  await expect(picker.getByRole("row")).toHaveCount(4);
  await picker.locator('input[name="check-all"]').check();
  await dialog(page).getByTestId("add").click();
  await expect(lastAlert(page)).toHaveText("3 users added to the organization");
  expect(await membersOf(realm, orgId)).toEqual(names);

  // who is a member is shown as one, and joining twice does no harm
  const { username: fourth, id: fourthId } = await newUser(realm, { username: `${word}-4` });
  const rows = page.getByRole("row").filter({ hasText: word });
  await expect(rows).toHaveCount(3);
  // nothing else is called so, also after the run that added the first ones
  await page.getByText("Add member", { exact: true }).click();
  await page.getByRole("menuitem", { name: "Add realm user" }).click();
  const box = (name: string) => picker.getByRole("row").filter({ hasText: name }).getByRole("checkbox");
  // members are not found by quoted words, but marked all the same
  await dialog(page).getByTestId("table-search-input").getByRole("textbox").fill(`"${names[1]}"`);
  await page.keyboard.press("Enter");
  await expect(picker.getByRole("row")).toHaveCount(2);
  await expect(box(names[1] ?? "")).toBeDisabled();
  await dialog(page).getByTestId("table-search-input").getByRole("textbox").fill(word);
  await page.keyboard.press("Enter");
  await expect(box(names[0] ?? "")).toBeDisabled();
  await box(fourth).check();
  await admin.organizations.addMember({ realm, orgId, userId: fourthId });
  await dialog(page).getByTestId("add").click();
  await expect(rows).toHaveCount(4);
  await expect(page.getByTestId("bulk-failed")).toHaveCount(0);

  await page.getByTestId("table-search-input").getByRole("textbox").fill(fourth);
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Unmanaged");
  await chooseInRow(page, fourth, "Remove");
  await expect(page.getByRole("heading", { name: "No search results" })).toBeVisible();
  expect(await membersOf(realm, orgId)).toEqual(names);
  await page.getByTestId("clear-all-filters-empty-action").click();
  await page.getByTestId("checkbox-filter-select").click();
  await page.getByRole("option", { name: "Managed", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No search results" })).toBeVisible();
  await page.getByTestId("clear-all-filters-empty-action").click();

  await expect(rows).toHaveCount(3);
  await page.locator('input[name="check-all"]').check();
  const lift = await inject(page, /\/members\/[^/]+$/, 500, "DELETE");
  await page.getByTestId("removeMember").click();
  await expect(page.getByTestId("bulk-failures")).toContainText(MESSAGE);
  lift();
  await page.getByTestId("bulk-retry").click();
  await expect(page.getByRole("heading", { name: "No members" })).toBeVisible();
  expect(await membersOf(realm, orgId)).toEqual([]);
});

test("somebody new is invited by e-mail, registers by the link and is a member", async ({
  page,
  newPage,
  mailRealm: realm,
  mail,
  allowConsole,
}) => {
  allowConsole(OF_ACCOUNT);
  test.skip(server.version < "26.5", "invitations are listed since 26.5");
  const [newOne, known] =
    server.version < "26.6" ? ["Invite member", "Add realm user"] : ["Invite new user", "Invite realm user"];
  await admin.realms.update({ realm }, { registrationAllowed: true });
  const orgId = await makeOrganization(realm, uniqueName("org"));
  const [email, other] = [`${uniqueName("new")}@gatehouse.example`, `${uniqueName("other")}@gatehouse.example`];
  await open(page, `/${realm}/organizations/${orgId}/members/invitations`);
  const first = () => page.getByTestId("empty-state").getByRole("button", { name: newOne }).click();
  const next = async () => {
    await page.locator("#invite-member-toggle").click();
    await page.getByRole("menuitem", { name: newOne }).click();
  };
  for (const [address, begin] of [
    [email, first],
    [other, next],
  ] as const) {
    await begin();
    await expect(dialog(page).getByTestId("email")).toBeFocused();
    await dialog(page).getByTestId("email").fill(address);
    await dialog(page).getByTestId("firstName").fill("Nina");
    await dialog(page).getByTestId("save").click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole("row").filter({ hasText: address })).toContainText("Pending");
  }
  const link = linkIn(await mail.next(email));
  await mail.next(other);

  await chooseInRow(page, other, "Resend invitation");
  await mail.next(other);
  const list = page.getByRole("grid", { name: "Invitations list" });
  await expect(list.getByRole("row").filter({ hasText: other })).toHaveCount(1);
  await chooseInRow(page, other, "Delete invitation");
  await expect(dialog(page)).toContainText(other);
  await confirm(page);
  await expect(page.getByRole("row").filter({ hasText: other })).toHaveCount(0);
  expect((await admin.organizations.listInvitations({ realm, orgId })).map((one) => one.email)).toEqual([email]);

  const user = await newUser(realm);
  await page.getByTestId("invite-member-toggle").click();
  await page.getByRole("menuitem", { name: known }).click();
  await dialog(page).getByTestId("table-search-input").getByRole("textbox").fill(user.username);
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("row").filter({ hasText: user.username }).getByRole("checkbox").check();
  await dialog(page).getByTestId("add").click();
  await mail.next(user.email);
  await expect(page.getByRole("row").filter({ hasText: user.email })).toContainText("Pending");

  const own = await newPage();
  await own.goto(link);
  await own.locator("#firstName").fill("Nina");
  await own.locator("#lastName").fill("New");
  const username = own.locator("#username");
  if (await username.isVisible()) await username.fill(email);
  await own.locator("#password").fill("secret");
  await own.locator("#password-confirm").fill("secret");
  await own.locator("[type=submit]").click();
  await expect.poll(() => membersOf(realm, orgId)).toEqual([email]);
  await own.close();
  await page.getByTestId("organization-members-tab").click();
  await expect(page.getByRole("row").filter({ hasText: email })).toBeVisible();
});

test("an invitation that cannot be sent keeps what was typed", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500));
  const orgId = await makeOrganization(realm, uniqueName("org"));
  await open(page, `/${realm}/organizations/${orgId}/members`);
  await page.getByTestId("invite-member-empty-action").click();
  await dialog(page).getByTestId("email").fill("a@gatehouse.example");
  // the realm of this test has no server for e-mail
  await admin.realms.update({ realm }, { smtpServer: {} });
  await dialog(page).getByTestId("save").click();
  await expect(lastAlert(page)).toContainText("Could not send invitation");
  await expect(dialog(page).getByTestId("email")).toHaveValue("a@gatehouse.example");
});

test("a managed member is deleted with the membership, which a question says", async ({
  page,
  newPage,
  realm,
  allowConsole,
}) => {
  allowConsole(OF_ACCOUNT);
  const name = uniqueName("org");
  const orgId = await makeOrganization(realm, name);
  const email = await joinFromHome(await newPage(), realm, orgId, `${name}.example`);
  await open(page, `/${realm}/organizations/${orgId}/members`);
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText("Managed");
  await page.getByTestId("checkbox-filter-select").click();
  await page.getByRole("option", { name: "Managed", exact: true }).click();
  await expect(page).toHaveURL(/membershipType=MANAGED/);
  await expect(row).toBeVisible();
  await row.getByRole("checkbox").check();
  await page.getByTestId("removeMember").click();
  await confirm(page);
  await expect(dialog(page)).toContainText("the user is deleted from the realm");
  await dialog(page).getByTestId("cancel").click();
  await chooseInRow(page, email, "Remove");
  await expect(dialog(page)).toContainText("the user is deleted from the realm");
  await confirm(page);
  await expect(row).toHaveCount(0);
  expect(await admin.users.find({ realm, search: email })).toEqual([]);
  await admin.realms.del({ realm: `${realm}-home` });
});

test("who sees users and organizations, but manages neither, sees members and changes none", async ({
  signedOutPage: page,
  realm,
}) => {
  test.skip(server.version < "26.7", "organizations have permissions of their own since 26.7");
  const orgId = await makeOrganization(realm, uniqueName("org"));
  const { id: userId, username } = await newUser(realm);
  await admin.organizations.addMember({ realm, orgId, userId });
  const viewer = await createUser("master", uniqueName("viewer"), ["view-organizations", "view-users"], { of: realm });
  await open(page, `/${realm}/organizations/${orgId}/members`, { as: viewer });
  await expect(page.getByRole("row").filter({ hasText: username })).toBeVisible();
  await expect(page.getByTestId("organization-invitations-tab")).toHaveCount(0);
  await page.getByTestId("removeMember").hover();
  await expect(page.getByRole("tooltip")).toContainText("manage-users, manage-realm, manage-organizations");
  await page.getByRole("button", { name: "Add member" }).click();
  for (const entry of await page.getByRole("menuitem").all())
    await expect(entry).toHaveAttribute("aria-disabled", "true");
});
