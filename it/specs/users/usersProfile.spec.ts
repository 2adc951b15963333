// The user profile as a form: errors of the server at their fields, nothing sent that nobody touched.
import type { Page } from "@playwright/test";
import { flip, lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { test } from "../../support/areas/federation";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open } from "../../support/test";
import { attribute, extendProfile, lockUser, userNamed, userOf } from "../../support/areas/users";

const save = (page: Page) => page.getByTestId("user-creation-save");
const heading = (page: Page) => page.getByTestId("view-header");

test("what the server says of a field stands at the field, with its values, and nothing typed is lost", async ({
  page,
  ownRealm: realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500), /status of (400|409)/);
  await extendProfile(realm, {
    attributes: [attribute("cost.centre", { displayName: "${id}", validations: { length: { min: 2, max: 4 } } })],
  });
  await admin.users.create({ realm, username: "taken", email: "taken@gatehouse.example" });
  await open(page, `/${realm}/users/add-user`);
  await expect(save(page)).toBeDisabled();
  await page.getByTestId("lastName").fill("Last");
  await save(page).click();
  await expect(page.getByTestId("username-helper")).toContainText("User name is missing");
  for (const name of ["a/b", "50%", 'quo"te', "semi;colon", "مريم", "<b>"]) {
    await page.getByTestId("username").fill(name);
    await save(page).click();
    await expect(page.getByTestId("username-helper"), name).toContainText("contains invalid character");
  }
  await page.getByTestId("username").fill("bob");
  await page.getByTestId("email").fill("no address");
  await page.getByTestId("cost.centre").fill("12345");
  await save(page).click();
  await expect(page.getByTestId("email-helper")).toContainText("Invalid email address");
  await expect(page.getByTestId("cost.centre-helper")).toContainText("between 2 and 4");
  await expect(lastAlert(page)).toContainText("between 2 and 4");
  await page.getByTestId("email").fill("taken@gatehouse.example");
  await page.getByTestId("cost.centre").fill("123");
  await save(page).click();
  await expect(page.getByTestId("email-helper")).toContainText("User exists with same email");
  await page.getByTestId("email").fill("bob@gatehouse.example");
  const lift = await inject(page, /\/users\/?$/, 500, "POST");
  await save(page).click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(page.getByTestId("cost.centre")).toHaveValue("123");
  lift();
  await save(page).click();
  await expect(heading(page)).toHaveText("bob");
});

for (const [username, lastName] of [
  // the profile of a new realm takes no letters that look like others for the name to sign in with
  ["fatima", "مريم"],
  ["🙂happy", "🙂"],
  ["n".repeat(255), "n".repeat(255)],
] as const)
  test(`a user called ${username.slice(0, 12)} ${lastName.slice(0, 12)}`, async ({ page, realm }) => {
    await open(page, `/${realm}/users/add-user`);
    await page.getByTestId("username").fill(username);
    await page.getByTestId("lastName").fill(lastName);
    await save(page).click();
    await expect(heading(page)).toHaveText(username);
    await page.getByTestId("nav-item-users").click();
    await page.getByPlaceholder("Search user").fill(lastName.slice(0, 50));
    await page.getByPlaceholder("Search user").press("Enter");
    await page.getByRole("link", { name: username }).click();
    await expect(page.getByTestId("lastName")).toHaveValue(lastName);
  });

test("only what was touched is sent: two administrators keep both changes, a lock stays", async ({
  page,
  newPage,
  ownRealm: realm,
}) => {
  await admin.realms.update({ realm }, { bruteForceProtected: true, failureFactor: 1 });
  await extendProfile(realm, {
    attributes: [attribute("dept"), attribute("floor")],
    unmanagedAttributePolicy: "ENABLED" as never,
  });
  const { id } = await admin.users.create({
    realm,
    username: "shared",
    email: "shared@gatehouse.example",
    firstName: "First",
    lastName: "Last",
    enabled: true,
    attributes: { dept: ["a"], floor: ["1"], "free.one": ["x"] },
    credentials: [{ type: "password", value: "right" }],
  });
  await lockUser(realm, "shared");
  const other = await newPage();
  await open(page, `/${realm}/users/${id}/settings`);
  await open(other, `/${realm}/users/${id}/attributes`);
  await expect(page.getByTestId("user-locked-switch")).toBeChecked();
  await other.getByTestId("unmanagedAttributes-add-row").click();
  await other.locator('[name="unmanagedAttributes.1.key"]').fill("free.two");
  await other.locator('[name="unmanagedAttributes.1.value"]').fill("y");
  await other.getByTestId("attributes-save").click();
  await expect(lastAlert(other)).toHaveText(/user has been saved/i);
  await admin.users.update({ realm, id }, { lastName: "Elsewhere" });

  await page.getByTestId("dept").fill("b");
  const put = page.waitForRequest((request) => request.method() === "PUT");
  await save(page).click();
  const sent: unknown = (await put).postDataJSON();
  expect(Object.keys(sent as object).sort()).toEqual(["attributes", "email", "firstName", "lastName", "username"]);
  await expect(lastAlert(page)).toHaveText(/user has been saved/i);
  expect(await userOf(realm, id)).toMatchObject({
    lastName: "Elsewhere",
    attributes: { dept: ["b"], floor: ["1"], "free.one": ["x"], "free.two": ["y"] },
  });
  await expect(page.getByTestId("user-locked-switch")).toBeChecked();

  await page.getByTestId("emailVerified").check({ force: true });
  const again = page.waitForRequest((request) => request.method() === "PUT");
  await save(page).click();
  expect((await again).postDataJSON()).toEqual({ emailVerified: true });
  await expect(page.getByTestId("user-locked-switch")).toBeChecked();

  await page.getByTestId("floor").fill("mine");
  await admin.users.update(
    { realm, id },
    { ...(await userOf(realm, id)), attributes: { dept: ["b"], floor: ["theirs"] } },
  );
  await save(page).click();
  const dialog = page.getByRole("dialog", { name: "This was changed by someone else" });
  await expect(dialog).toContainText("Theirs: theirs");
  await dialog.getByTestId("resolve").click();
  await expect.poll(async () => (await userOf(realm, id)).attributes).toMatchObject({ floor: ["mine"] });
  await expect(lastAlert(page)).toHaveText(/user has been saved/i);
});

test("a locked user is unlocked, and nothing else of it changes", async ({ page, ownRealm: realm }) => {
  await admin.realms.update({ realm }, { bruteForceProtected: true, failureFactor: 1 });
  const credentials = [{ type: "password", value: "right" }];
  const { id } = await admin.users.create({ realm, username: "locked", enabled: true, credentials });
  await lockUser(realm, "locked");
  await open(page, `/${realm}/users/${id}/settings`);
  await expect(page.getByTestId("user-locked-switch")).toBeChecked();
  await flip(page.getByTestId("user-locked-switch"));
  await expect(lastAlert(page)).toHaveText(/successfully unlocked/);
  await expect(page.getByTestId("user-locked-switch")).not.toBeChecked();
  await expect(page.getByTestId("user-locked-switch")).toBeDisabled();
  expect(await admin.attackDetection.findOne({ realm, id })).toMatchObject({ disabled: false });
});

test("from the failed sign-ins of the realm to the unlock of a user", async ({ page, ownRealm: realm }) => {
  await admin.realms.update({ realm }, { eventsEnabled: true, bruteForceProtected: true, failureFactor: 1 });
  const { id, username } = await createUser(realm, uniqueName("locked"));
  await lockUser(realm, username);
  await open(page, `/${realm}`);
  await page.getByTestId("overview-failed").getByRole("link").click();
  await page.getByRole("grid", { name: "Events" }).getByRole("link", { name: username }).first().click();
  await expect(page.getByTestId("view-header")).toHaveText(username);
  await flip(page.getByTestId("user-locked-switch"));
  await expect(page.getByTestId("user-locked-switch")).not.toBeChecked();
  expect(await admin.attackDetection.findOne({ realm, id })).toMatchObject({ disabled: false });
});

test("attributes beyond the profile follow the policy of the realm", async ({
  page,
  ownRealm: realm,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const policy = async (unmanagedAttributePolicy?: string) => {
    const { unmanagedAttributePolicy: _old, ...profile } = await admin.users.getProfile({ realm });
    await admin.users.updateProfile({
      realm,
      ...profile,
      ...(unmanagedAttributePolicy && { unmanagedAttributePolicy }),
    } as never);
  };
  await extendProfile(realm, { attributes: [attribute("dept")] });
  await policy("ADMIN_EDIT");
  const attributes = { dept: ["a"], free: ["1", "2"] };
  const { id } = await admin.users.create({ realm, username: "free", enabled: true, firstName: "Kept", attributes });
  await open(page, `/${realm}/users/${id}/attributes`);
  await expect(page.getByTestId("unmanagedAttributes-key")).toHaveCount(2);
  await page.getByTestId("unmanagedAttributes-add-row").click();
  await page.locator('[name="unmanagedAttributes.2.key"]').fill("dept");
  await page.locator('[name="unmanagedAttributes.2.value"]').fill("b");
  await page.getByTestId("attributes-save").click();
  await expect(page.getByTestId("unmanagedAttributes-helper")).toContainText("belongs to the user profile");
  await page.locator('[name="unmanagedAttributes.2.key"]').fill("long");
  await page.locator('[name="unmanagedAttributes.2.value"]').fill("x".repeat(3000));
  await page.getByTestId("attributes-save").click();
  await expect(page.getByTestId("unmanagedAttributes-helper")).toContainText("long");
  await expect(page.getByTestId("unmanagedAttributes.2-helper")).toContainText("long");
  await expect(lastAlert(page)).toContainText("The user has not been saved");
  await page.locator('[name="unmanagedAttributes.2.value"]').fill("short");
  await page.getByTestId("attributes-save").click();
  await expect(lastAlert(page)).toHaveText(/user has been saved/i);
  const saved = { ...attributes, long: ["short"] };
  expect(await userOf(realm, id)).toMatchObject({ firstName: "Kept", attributes: saved });
  // the error that shows when the field is left does not move the button from under the pointer
  const key = page.locator('[name="unmanagedAttributes.0.key"]');
  const name = await key.inputValue();
  await key.fill("");
  await page.getByTestId("attributes-revert").click();
  await expect(key).toHaveValue(name);

  await policy("ADMIN_VIEW");
  await open(page, `/${realm}/users/${id}/attributes`);
  await expect(page.getByTestId("unmanagedAttributes-key").first()).toBeDisabled();
  await expect(page.getByTestId("unmanagedAttributes-add-row")).toBeDisabled();
  await policy();
  await open(page, `/${realm}/users/${id}/settings`);
  await expect(page.getByTestId("user-details-tab")).toBeVisible();
  await expect(page.getByTestId("attributesTab")).toHaveCount(0);
});

test("without the profile a plain form makes a user; who may only look cannot change one", async ({
  page,
  newPage,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(403));
  const username = uniqueName("plain");
  await inject(page, /\/users\/profile\/metadata/, 403);
  await open(page, `/${realm}/users/add-user`);
  await page.getByTestId("username").fill(username);
  await page.getByTestId("firstName").fill("Plain");
  await page.getByTestId("email").fill("no address");
  await save(page).click();
  await expect(page.getByTestId("email-helper")).toContainText("valid email");
  await page.getByTestId("email").fill(`${username}@gatehouse.example`);
  await save(page).click();
  await expect(heading(page)).toHaveText(username);
  const made = await userNamed(realm, username);
  expect(made).toMatchObject({ firstName: "Plain", enabled: true });

  const roles = ["view-users", "query-users", "query-groups"];
  const viewer = await createUser("master", uniqueName("viewer"), roles, { of: realm });
  const other = await newPage();
  await open(other, `/${realm}/users/${made?.id}/settings`, { as: viewer });
  await expect(other.getByTestId("firstName")).toBeDisabled();
  await expect(save(other)).toHaveAttribute("aria-disabled", "true");
  await expect(other.getByTestId(`${username}-switch`)).toBeDisabled();
});
