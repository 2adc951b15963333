// Saving an LDAP provider: nothing is lost, nobody is deleted by mistake.
import type { Page } from "@playwright/test";
import { choose, lastAlert } from "../../support/controls";
import { browserLine, inject } from "../../support/faults";
import { act, addLdap, expect, field, flip, ldapConfig, synced, test } from "../../support/areas/federation";
import { STORAGE } from "../../support/areas/providers";
import { admin, server } from "../../support/server";
import { open } from "../../support/test";

const BARE_KERBEROS = {
  enabled: ["false"],
  kerberosRealm: ["EXAMPLE.ORG"],
  serverPrincipal: ["HTTP/localhost@EXAMPLE.ORG"],
  keyTab: ["/none"],
  cachePolicy: ["MAX_LIFESPAN"],
};
const BARE_LDAP = {
  enabled: ["false"],
  connectionUrl: ["ldap://127.0.0.1:9"],
  authType: ["none"],
  editMode: ["READ_ONLY"],
  usersDn: ["dc=example"],
  usernameLDAPAttribute: ["uid"],
  rdnLDAPAttribute: ["uid"],
  uuidLDAPAttribute: ["entryUUID"],
  userObjectClasses: ["inetOrgPerson"],
  cachePolicy: ["EVICT_WEEKLY"],
};

const saved = (page: Page) => expect(lastAlert(page)).toHaveText("User federation provider successfully saved");

const read = async (realm: string, id: string) => {
  const component = await admin.components.findOne({ realm, id });
  return { ...component, config: component?.config ?? {} };
};

async function change(realm: string, id: string, setting: string, value: string) {
  const component = await read(realm, id);
  await admin.components.update({ realm, id }, { ...component, config: { ...component.config, [setting]: [value] } });
}

/** Whether a user of the directory can sign in: the server needs the bind credential to look for them. */
async function canSignIn(realm: string, username: string): Promise<boolean> {
  const body = new URLSearchParams({ grant_type: "password", client_id: "admin-cli", username, password: username });
  return (await fetch(`${server.url}/realms/${realm}/protocol/openid-connect/token`, { method: "POST", body })).ok;
}

test("what another client left out never blocks a save", async ({ page, ownRealm: realm }) => {
  for (const providerId of ["ldap", "kerberos"]) {
    const { id } = await admin.components.create({
      realm,
      name: `bare ${providerId}`,
      providerId,
      providerType: STORAGE,
      // the least that the server takes
      config: providerId === "kerberos" ? BARE_KERBEROS : BARE_LDAP,
    });
    const before = await read(realm, id);
    const place = `/${realm}/user-federation/${providerId}/${id}`;
    await open(page, providerId === "ldap" ? `${place}/settings` : place);
    await page.getByTestId("name").fill(`named ${providerId}`);
    await page.getByTestId(`${providerId}-save`).click();
    await saved(page);
    const after = await read(realm, id);
    expect(after.name).toBe(`named ${providerId}`);
    expect(after.config).toEqual(before.config);
  }
});

const sync = (realm: string, id: string) => admin.userStorageProvider.sync({ realm, id, action: "triggerFullSync" });
const count = (realm: string) => admin.users.count({ realm });
/** Reads the users, which validates the imported ones. */
const look = async (realm: string) => (await admin.users.find({ realm, max: 100 })).length;

test("the bind credential stays what it is @smoke", async ({ page, directory, ownRealm: realm }) => {
  const id = await addLdap(realm, "people", ldapConfig(directory, { usersDn: directory.dn("contractors") }));
  await open(page, `/${realm}/user-federation/ldap/${id}/settings`);
  await field(page, "connectionTimeout").fill("3000");
  await page.getByTestId("changes").click();
  await expect(page.getByRole("dialog")).toContainText("Connection timeout");
  await expect(page.getByRole("dialog")).not.toContainText("***");
  await page.getByRole("dialog").getByRole("contentinfo").getByRole("button", { name: "Close" }).click();
  const put = page.waitForRequest((request) => request.method() === "PUT" && request.url().includes(id));
  await page.getByTestId("ldap-save").click();
  expect((await put).postDataJSON().config).toMatchObject({
    bindCredential: ["**********"],
    connectionTimeout: ["3000"],
  });
  await saved(page);
  expect(await canSignIn(realm, "contractor-1")).toBe(true);
  await page.getByTestId("test-auth-button").click();
  await expect(lastAlert(page)).toHaveText("Successfully connected to LDAP");

  // and the other way: another one is written
  await field(page, "bindCredential").fill("wrong");
  await page.getByTestId("ldap-save").click();
  await saved(page);
  await expect(field(page, "bindCredential")).toHaveValue("**********");
  expect(await canSignIn(realm, "contractor-2")).toBe(false);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain("wrong");
});

test("who else changes the provider loses nothing", async ({ page, directory, ownRealm: realm }) => {
  const id = await addLdap(realm, "people", ldapConfig(directory));
  await open(page, `/${realm}/user-federation/ldap/${id}/settings`);
  await field(page, "readTimeout").fill("2000");
  await change(realm, id, "connectionTimeout", "1000");
  await change(realm, id, "priority", "7");
  await page.getByTestId("ldap-save").click();
  await saved(page);
  expect((await read(realm, id)).config).toMatchObject({
    readTimeout: ["2000"],
    connectionTimeout: ["1000"],
    priority: ["7"],
  });

  await field(page, "readTimeout").fill("3000");
  await change(realm, id, "readTimeout", "4000");
  await page.getByTestId("ldap-save").click();
  const conflict = page.getByRole("dialog");
  await expect(conflict).toContainText("Read timeout");
  await conflict.getByRole("radio", { name: /4000/ }).check();
  await page.getByTestId("resolve").click();
  await saved(page);
  await expect(field(page, "readTimeout")).toHaveValue("4000");
});

test("a provider deleted meanwhile can be made again, with its password typed anew", async ({
  page,
  directory,
  ownRealm: realm,
  allowConsole,
}) => {
  allowConsole(browserLine(404));
  const id = await addLdap(realm, "people", ldapConfig(directory));
  await open(page, `/${realm}/user-federation/ldap/${id}/settings`);
  await field(page, "readTimeout").fill("2000");
  await admin.components.del({ realm, id });
  await page.getByTestId("ldap-save").click();
  await page.getByTestId("confirm").click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByTestId("global-alerts")).toContainText("Enter it again.");
  const [made] = await admin.components.find({ realm, name: "people" });
  expect(made?.config).toMatchObject({ readTimeout: ["2000"] });
  expect(made?.config?.bindCredential).toBeUndefined();
});

test("a refused save keeps the form", async ({ page, directory, ownRealm: realm, allowConsole }) => {
  allowConsole(browserLine(500), /status of 400/);
  const id = await addLdap(realm, "people", ldapConfig(directory));
  await open(page, `/${realm}/user-federation/ldap/${id}/settings`);
  await field(page, "readTimeout").fill("2500");
  const lift = await inject(page, new RegExp(`components/${id}$`), 500, "PUT");
  await page.getByTestId("ldap-save").click();
  await expect(lastAlert(page)).toContainText("User federation provider could not be saved: Injected by the test");
  await expect(field(page, "readTimeout")).toHaveValue("2500");
  lift();
  // the server's own rule
  await flip(page, "kc-enable-start-tls");
  await page.getByTestId("ldap-save").click();
  await expect(lastAlert(page)).toContainText("Can not enable both StartTLS and connection pooling.");
  await flip(page, "kc-enable-start-tls");
  await page.getByTestId("ldap-save").click();
  await saved(page);
  expect((await read(realm, id)).config.readTimeout).toEqual(["2500"]);
});

test("another search first warns, and keeps who was imported @smoke", async ({ page, directory, ownRealm: realm }) => {
  const id = await addLdap(realm, "people", ldapConfig(directory, { usersDn: directory.dn("contractors") }));
  await sync(realm, id);
  expect(await count(realm)).toBe(20);
  await open(page, `/${realm}/user-federation/ldap/${id}/settings`);
  await field(page, "customUserSearchFilter").fill("(uid=nobody)");
  await page.getByTestId("ldap-save").click();
  const dialog = page.getByRole("dialog", { name: "Imported users may be deleted", exact: true });
  await expect(dialog.getByTestId("keep-imported-users")).toBeChecked();
  await dialog.getByTestId("cancel").click();
  expect((await read(realm, id)).config.customUserSearchFilter).toBeUndefined();

  await page.getByTestId("ldap-save").click();
  await dialog.getByTestId("scope-confirm").click();
  await saved(page);
  await expect(page.getByTestId("remove-invalid-users")).not.toBeChecked();
  expect((await read(realm, id)).config).toMatchObject({
    customUserSearchFilter: ["(uid=nobody)"],
    removeInvalidUsersEnabled: ["false"],
  });
  await look(realm);
  expect(await count(realm)).toBe(20);
});

test("whoever wants it so lets them be deleted, and is warned before the next synchronization", async ({
  page,
  directory,
  ownRealm: realm,
}) => {
  const id = await addLdap(realm, "people", ldapConfig(directory, { usersDn: directory.dn("contractors") }));
  await sync(realm, id);
  await open(page, `/${realm}/user-federation/ldap/${id}/settings`);
  await choose(page, "kc-search-scope", "Subtree");
  await field(page, "customUserSearchFilter").fill("(uid=contractor-1)");
  await page.getByTestId("ldap-save").click();
  await page.getByTestId("keep-imported-users").uncheck();
  await page.getByTestId("scope-confirm").click();
  await saved(page);

  await act(page, "Sync all users");
  const dialog = page.getByRole("dialog", { name: "Imported users may be deleted", exact: true });
  await dialog.getByTestId("keep-imported-users").uncheck();
  await dialog.getByTestId("scope-confirm").click();
  await synced(page, "updated: 1,");
  await look(realm);
  // the warning is true
  expect(await count(realm)).toBe(1);
  // and given once
  await act(page, "Sync all users");
  await expect(lastAlert(page)).toContainText("Sync of users finished successfully.");
});

test("another search that could not be saved warns of nothing", async ({
  page,
  directory,
  ownRealm: realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const id = await addLdap(realm, "people", ldapConfig(directory, { usersDn: directory.dn("contractors") }));
  await open(page, `/${realm}/user-federation/ldap/${id}/settings`);
  await field(page, "customUserSearchFilter").fill("(uid=contractor-1)");
  await inject(page, new RegExp(`components/${id}$`), 500, "PUT");
  await page.getByTestId("ldap-save").click();
  await page.getByTestId("keep-imported-users").uncheck();
  await page.getByTestId("scope-confirm").click();
  await expect(lastAlert(page)).toContainText("User federation provider could not be saved");
  // the search is still the old one
  await act(page, "Sync all users");
  await synced(page, "Added: 20, ");
});
