// What the specs about user federation share: a directory, a realm for each test, providers, and ways around the pages.
import type { Page } from "@playwright/test";
import { type Directory, startDirectory } from "../ldap";
import { admin, createRealm, uniqueName } from "../server";
import { expect, test as base } from "../test";

export { expect };

/** Settings of an LDAP provider that reads `ou=people` of a directory; each value as the server keeps it, in a list. */
export function ldapConfig(directory: Directory, more: Record<string, string> = {}): Record<string, string[]> {
  const config = {
    vendor: "other",
    editMode: "WRITABLE",
    connectionUrl: directory.url,
    bindDn: directory.bindDn,
    bindCredential: directory.bindCredential,
    authType: "simple",
    usersDn: directory.dn("people"),
    usernameLDAPAttribute: "uid",
    rdnLDAPAttribute: "uid",
    uuidLDAPAttribute: "entryUUID",
    userObjectClasses: "inetOrgPerson, organizationalPerson",
    searchScope: "1",
    importEnabled: "true",
    syncRegistrations: "true",
    pagination: "true",
    connectionPooling: "true",
    enabled: "true",
    priority: "0",
    fullSyncPeriod: "-1",
    changedSyncPeriod: "-1",
    ...more,
  };
  return Object.fromEntries(Object.entries(config).map(([key, value]) => [key, [value]]));
}

/** Adds an LDAP provider to a realm by REST. @returns its id */
export async function addLdap(realm: string, name: string, config: Record<string, string[]>): Promise<string> {
  const providerType = "org.keycloak.storage.UserStorageProvider";
  return (await admin.components.create({ realm, name, providerId: "ldap", providerType, config })).id;
}

/** The specs' test with a directory that is started once per worker, and a realm for each test alone. */
export const test = base.extend<{ ownRealm: string }, { directory: Directory }>({
  ownRealm: async ({}, use) => {
    const realm = uniqueName("federation");
    await createRealm({ realm });
    await use(realm);
  },
  directory: [
    async ({}, use) => {
      const directory = await startDirectory();
      await use(directory);
      await directory.stop();
    },
    { scope: "worker" },
  ],
});

/** The control of a setting of an LDAP or Kerberos provider. */
export const field = (page: Page, setting: string) => page.getByTestId(`config.${setting}.0`);

/** Flips a switch by its id: its label takes the click. */
export const flip = (page: Page, id: string) => page.locator(`label[for="${id}"]`).last().click();

/** Chooses an entry of the menu of the page. */
export async function act(page: Page, entry: string): Promise<void> {
  await page.getByTestId("action-dropdown").click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

/** Waits until the last synchronization has said this. */
export const synced = (page: Page, counts: string, timeout = 20_000) =>
  expect(page.getByTestId("sync-state")).toContainText(counts, { timeout });
