// An LDAP provider from its first test to its last user, against a real directory.
import type { Page } from "@playwright/test";
import { UnmanagedAttributePolicy } from "@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata.js";
import { choose, lastAlert } from "../../support/controls";
import { act, addLdap, expect, field, ldapConfig, synced, test } from "../../support/areas/federation";
import { type Directory, person } from "../../support/ldap";
import { admin, uniqueName } from "../../support/server";
import { open } from "../../support/test";

const names = async (realm: string, search: string) =>
  (await admin.users.find({ realm, search, max: 2000 })).map(({ username }) => username).sort();

/** Fills in what a new provider of this directory needs. */
async function fillIn(page: Page, directory: Directory, name: string, usersDn: string) {
  await page.getByTestId("name").fill(name);
  await choose(page, "kc-vendor", "Other");
  await expect(field(page, "uuidLDAPAttribute")).toHaveValue("entryUUID");
  await field(page, "connectionUrl").fill(directory.url);
  await field(page, "bindDn").fill(directory.bindDn);
  await field(page, "bindCredential").fill(directory.bindCredential);
  await choose(page, "editMode", "WRITABLE");
  await field(page, "usersDn").fill(usersDn);
  // checked with each change, before the field is left
  await field(page, "customUserSearchFilter").fill("uid=*");
  await expect(page.getByTestId("config.customUserSearchFilter.0-helper")).toBeVisible();
  await field(page, "customUserSearchFilter").fill("");
  await expect(page.getByTestId("config.customUserSearchFilter.0-helper")).toBeHidden();
  await expect(page.getByTestId("help-label-bindType")).toBeVisible();
}

test("a directory is connected, tested and synchronized @smoke", async ({ page, directory, ownRealm: realm }) => {
  await open(page, `/${realm}/user-federation`);
  await page.getByTestId("ldap-card").click();
  await expect(page).toHaveURL(/user-federation\/ldap\/new$/);
  await fillIn(page, directory, "ships", directory.dn("contractors"));

  await page.getByTestId("test-connection-button").click();
  await expect(lastAlert(page)).toHaveText("Successfully connected to LDAP");
  await page.getByTestId("query-extensions").click();
  await expect(page.getByTestId("ldapv3-password")).toBeChecked();
  await page.getByTestId("ldap-save").click();
  await expect(page).toHaveURL(new RegExp(`#/${realm}/user-federation$`));

  await page.getByTestId("keycloak-card-title").getByRole("link", { name: "ships", exact: true }).click();
  await expect(field(page, "connectionUrl")).toHaveValue(directory.url);
  await expect(field(page, "bindCredential")).toHaveValue("**********");
  await act(page, "Sync all users");
  await synced(page, "Added: 20, updated: 0, removed: 0, failed: 0.");
  expect(await names(realm, "contractor-")).toHaveLength(20);
});

test("users come late, are removed and unlinked, and the provider goes with its own", async ({
  page,
  directory,
  ownRealm: realm,
}) => {
  const id = await addLdap(realm, "ships", ldapConfig(directory, { usersDn: directory.dn("contractors") }));
  await admin.userStorageProvider.sync({ realm, id, action: "triggerFullSync" });
  await open(page, `/${realm}/user-federation/ldap/${id}`);
  const late = uniqueName("late");
  await directory.change(person(late, directory.dn("contractors")));
  await act(page, "Sync changed users");
  await synced(page, "Added: 1, ");
  expect(await names(realm, late)).toEqual([late]);
  await directory.change(`dn: uid=${late},${directory.dn("contractors")}\nchangetype: delete\n`);

  await act(page, "Remove imported");
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("Imported users have been removed.");
  expect(await admin.users.count({ realm })).toBe(0);

  await act(page, "Sync all users");
  await synced(page, "Added: 20, ");
  await act(page, "Unlink users");
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("Unlink of users finished successfully.");
  const [user] = await admin.users.find({ realm, username: "contractor-1", exact: true });
  expect(user?.federationLink).toBeUndefined();

  await act(page, "Delete provider?");
  await expect(page.getByRole("dialog")).toContainText("ships");
  await page.getByTestId("confirm").click();
  await expect(page).toHaveURL(new RegExp(`#/${realm}/user-federation$`));
  await expect(page.getByTestId("ldap-card")).toBeVisible();
  expect(await admin.components.find({ realm, name: "ships" })).toEqual([]);
});

test("a thousand users come while the console goes on", async ({ page, directory, ownRealm: realm }) => {
  const id = await addLdap(realm, "people", ldapConfig(directory));
  await open(page, `/${realm}/user-federation/ldap/${id}`);
  await act(page, "Sync all users");
  await synced(page, "Synchronizing since");
  await page.getByTestId("nav-item-user-federation").click();
  await page.getByRole("link", { name: "people", exact: true }).click();
  await synced(page, "Added: 1000, updated: 0, removed: 0, failed: 0.", 40_000);
  expect(await admin.users.count({ realm })).toBe(1000);
});

test("answers that say what to check", async ({ page, directory, ownRealm: realm, allowConsole }) => {
  allowConsole(/status of 400/);
  const id = await addLdap(realm, "people", ldapConfig(directory));
  await open(page, `/${realm}/user-federation/ldap/${id}/settings`);
  const testing = async (button: string, ...words: string[]) => {
    await page.getByTestId(button).click();
    for (const word of words) await expect(lastAlert(page)).toContainText(word);
  };
  await testing("test-auth-button", "Successfully connected");
  await field(page, "bindCredential").fill("wrong");
  await testing("test-auth-button", "AuthenticationFailure", "refuses this name and password");
  await field(page, "bindDn").fill("rubbish");
  await testing("test-auth-button", "InvalidName", "Invalid bind DN");
  await field(page, "connectionUrl").fill("ldap://127.0.0.1:1");
  await testing("test-connection-button", "SocketReset", "Check host and port");
  await field(page, "connectionUrl").fill("ldap://directory.invalid");
  await testing("test-connection-button", "UnknownHost", "Check the host name");
  await field(page, "connectionUrl").fill("directory");
  await testing("test-connection-button", "MalformedURL", "ldap://");
  await field(page, "connectionUrl").fill(directory.url.replace("ldap:", "ldaps:"));
  await testing("test-connection-button", "SSLHandshakeFailed", "truststore");
});

test("a stored password is only tried where it belongs", async ({ page, directory, ownRealm: realm, allowConsole }) => {
  allowConsole(/status of 400/);
  const id = await addLdap(realm, "people", ldapConfig(directory));
  await open(page, `/${realm}/user-federation/ldap/${id}/settings`);
  await field(page, "connectionUrl").fill(`${directory.url}/`);
  await page.getByTestId("test-auth-button").click();
  await expect(lastAlert(page)).toContainText("Enter the password to test others.");
});

test("a mapper changes what is seen of a user", async ({ page, directory, ownRealm: realm }) => {
  const id = await addLdap(realm, "people", ldapConfig(directory, { usersDn: directory.dn("contractors") }));
  const profile = await admin.users.getProfile({ realm });
  await admin.users.updateProfile({ realm, ...profile, unmanagedAttributePolicy: UnmanagedAttributePolicy.Enabled });
  await open(page, `/${realm}/user-federation/ldap/${id}/mappers`);
  await page.getByTestId("add-mapper-btn").click();
  await page.getByTestId("name").fill("mail as nick");
  await page.getByRole("combobox", { name: "Mapper type" }).fill("user-attribute");
  await page.getByRole("option", { name: "user-attribute-ldap-mapper", exact: true }).click();
  await page.getByTestId("config.user🍺model🍺attribute").fill("nick");
  await page.getByTestId("ldap.attribute").fill("mail");
  await page.getByTestId("ldap-mapper-save").click();
  await expect(page.getByRole("link", { name: "mail as nick", exact: true })).toBeVisible();
  await expect(page.getByTestId("view-header")).toHaveText("people");
  await act(page, "Sync all users");
  await synced(page, "Added: 20, ");
  const [before] = await admin.users.find({ realm, username: "contractor-1", exact: true });
  expect(before?.attributes?.nick).toEqual(["contractor-1@example.org"]);

  await page.getByRole("link", { name: "mail as nick", exact: true }).click();
  await page.getByTestId("ldap.attribute").fill("sn");
  await page.getByTestId("ldap-mapper-save").click();
  await expect(lastAlert(page)).toHaveText("Mapping successfully updated");
  await page.getByTestId("ldap-mapper-cancel").click();
  await expect(page.getByTestId("view-header")).toHaveText("people");
  await act(page, "Sync all users");
  await synced(page, "updated: 20");
  const [after] = await admin.users.find({ realm, username: "contractor-1", exact: true });
  expect(after?.attributes?.nick).toEqual(["Test"]);
});
