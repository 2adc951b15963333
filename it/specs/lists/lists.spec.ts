// The contract of every list there is: its state is in the address and comes back, columns, order and export.
import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { groupLists } from "../../support/areas/groups";
import { identityProviderLists } from "../../support/areas/identityProviderLists";
import { makeLdap } from "../../support/areas/providers";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";
import { manyUsers } from "../../support/areas/users";
import { workflowLists } from "../../support/areas/workflows";

interface ListCase {
  list: string;
  /** Heading of the column that names the row, and of one that can be left out. */
  column: string;
  other: string;
  /** Placeholder of the search; none for a list that cannot be searched. */
  search?: string;
  /** Makes a dozen rows whose names begin with the prefix. @returns the address of the list */
  make: (realm: string, prefix: string) => Promise<string>;
}

const dozen = (prefix: string) => Array.from({ length: 12 }, (_, n) => `${prefix}-${String(n + 1).padStart(2, "0")}`);

async function role(realm: string, name: string) {
  await admin.roles.create({ realm, name });
  const made = await admin.roles.findOneByName({ realm, name });
  return { id: made?.id ?? "", name };
}

const audience = (name: string) => ({
  name,
  protocol: "openid-connect",
  protocolMapper: "oidc-audience-mapper",
  config: { "included.custom.audience": name },
});

const lists: ListCase[] = [
  {
    list: "realm roles",
    column: "Role name",
    other: "Composite",
    search: "Search role by name",
    make: async (realm, prefix) => {
      for (const name of dozen(prefix)) await role(realm, name);
      return `/${realm}/roles`;
    },
  },
  {
    list: "client policies",
    column: "Name",
    other: "Description",
    search: "Search client policy",
    make: async (realm, prefix) => {
      await admin.clientPolicies.updatePolicy({ realm, policies: dozen(prefix).map((name) => ({ name })) });
      return `/${realm}/realm-settings/client-policies/policies`;
    },
  },
  {
    list: "clients",
    column: "Client ID",
    other: "Type",
    search: "Search for client",
    make: async (realm, prefix) => {
      for (const clientId of dozen(prefix)) await admin.clients.create({ realm, clientId });
      return `/${realm}/clients`;
    },
  },
  {
    list: "roles of a client",
    column: "Role name",
    other: "Composite",
    search: "Search role by name",
    make: async (realm, prefix) => {
      const { id } = await admin.clients.create({ realm, clientId: prefix });
      for (const name of dozen(prefix)) await admin.clients.createRole({ realm, id, name });
      return `/${realm}/clients/${id}/roles`;
    },
  },
  {
    list: "associated roles",
    column: "Name",
    other: "Description",
    search: "Search by name",
    make: async (realm, prefix) => {
      const { id } = await role(realm, `${prefix} composite`);
      const parts = [];
      for (const name of dozen(prefix)) parts.push(await role(realm, name));
      await admin.roles.createComposite({ realm, roleId: id }, parts);
      return `/${realm}/roles/${id}/associated-roles`;
    },
  },
  {
    list: "organizations of a user",
    column: "Name",
    other: "Description",
    search: "Search members",
    make: async (realm, prefix) => {
      await admin.realms.update({ realm }, { organizationsEnabled: true });
      const { id: userId } = await admin.users.create({ realm, username: `${prefix.toLowerCase()}-member` });
      for (const name of dozen(prefix)) {
        const alias = name.replaceAll(/\W/g, "-");
        const domains = [{ name: `${alias}.example`, verified: false }];
        const { id: orgId } = await admin.organizations.create({ realm, name, alias, domains });
        await admin.organizations.addMember({ realm, orgId, userId });
      }
      return `/${realm}/users/${userId}/organizations`;
    },
  },
  {
    list: "users",
    column: "Username",
    other: "Last name",
    search: "Search user",
    make: async (realm, prefix) => {
      await manyUsers(realm, prefix, 12);
      return `/${realm}/users`;
    },
  },
  ...groupLists,
  ...workflowLists,
  {
    list: "users in a role",
    column: "Username",
    other: "Last name",
    make: async (realm, prefix) => {
      const { id, name } = await role(realm, `${prefix} held`);
      for (const user of dozen(prefix)) await createUser(realm, user, [name]);
      return `/${realm}/roles/${id}/users-in-role`;
    },
  },
  {
    list: "access of a user",
    column: "Name",
    other: "Description",
    search: "Search by name",
    make: async (realm, prefix) => {
      const { id } = await createUser(realm, `${prefix}.user`);
      const roles = [];
      for (const name of dozen(prefix)) roles.push(await role(realm, name));
      await admin.users.addRealmRoleMappings({ realm, id, roles });
      return `/${realm}/users/${id}/access`;
    },
  },
  {
    list: "client scopes",
    column: "Name",
    other: "Display order",
    search: "Search for client scope",
    make: async (realm, prefix) => {
      for (const name of dozen(prefix)) await admin.clientScopes.create({ realm, name, protocol: "openid-connect" });
      return `/${realm}/client-scopes`;
    },
  },
  {
    list: "mappers of a client scope",
    column: "Name",
    other: "Category",
    search: "Search for mapper",
    make: async (realm, prefix) => {
      const { id } = await admin.clientScopes.create({ realm, name: prefix, protocol: "openid-connect" });
      await admin.clientScopes.addMultipleProtocolMappers({ realm, id }, dozen(prefix).map(audience));
      return `/${realm}/client-scopes/${id}/mappers`;
    },
  },
  {
    list: "roles of a client scope",
    column: "Name",
    other: "Description",
    search: "Search by name",
    make: async (realm, prefix) => {
      const { id } = await admin.clientScopes.create({ realm, name: prefix, protocol: "openid-connect" });
      const parts = [];
      for (const name of dozen(prefix)) parts.push(await role(realm, name));
      await admin.clientScopes.addRealmScopeMappings({ realm, id }, parts);
      return `/${realm}/client-scopes/${id}/scope`;
    },
  },
  {
    list: "LDAP mappers",
    column: "Name",
    other: "Type",
    search: "Search for mapper",
    make: async (realm, prefix) => {
      const parentId = await makeLdap(realm);
      for (const name of dozen(prefix))
        await admin.components.create({
          realm,
          name,
          parentId,
          providerId: "hardcoded-attribute-mapper",
          providerType: "org.keycloak.storage.ldap.mappers.LDAPStorageMapper",
          config: { "user.model.attribute": ["a"], "attribute.value": [name] },
        });
      return `/${realm}/user-federation/ldap/${parentId}/mappers`;
    },
  },
  ...identityProviderLists,
];

const cells = (page: Page, column: string) => page.locator(`table[role="grid"] tbody td[data-label="${column}"]`);
const names = async (page: Page, column: string) =>
  (await cells(page, column).allInnerTexts()).map((one) => one.trim());
const hashOf = (page: Page) => new URL(page.url()).hash;
const at = (address: string) => `${server.url}/admin/master/console/#${address}`;

for (const { list, column, other, search, make } of lists)
  test(list, async ({ page, realm }) => {
    const prefix = uniqueName("row");
    const all = dozen(prefix);
    const address = await make(realm, prefix);
    const narrow = search ? `?search=${prefix}-` : "";
    await open(page, address + narrow);
    const grid = page.getByRole("grid");

    // pages: Back and reload restore them
    await expect.poll(() => names(page, column)).toEqual(all.slice(0, 10));
    await page.getByLabel("Pagination bottom").getByLabel("Go to next page").click();
    await expect.poll(() => names(page, column)).toEqual(all.slice(10));
    expect(hashOf(page)).toContain("page=2");
    await page.reload();
    await expect.poll(() => names(page, column)).toEqual(all.slice(10));
    await page.goBack();
    await expect.poll(() => names(page, column)).toEqual(all.slice(0, 10));

    // a search returns to the first page
    if (search) {
      await page.getByLabel("Pagination bottom").getByLabel("Go to next page").click();
      await page.getByPlaceholder(search).fill(`${prefix}-0`);
      await page.getByPlaceholder(search).press("Enter");
      await expect.poll(() => names(page, column)).toEqual(all.slice(0, 9));
      expect(hashOf(page)).not.toContain("page=");
      await page.getByPlaceholder(search).fill("no such row at all");
      await page.getByPlaceholder(search).press("Enter");
      await expect(page.getByRole("heading", { name: "No search results" })).toBeVisible();
    }

    // order: once all rows are here
    await page.goto(at(`${address}${narrow || "?"}&size=20`));
    await expect.poll(() => names(page, column)).toEqual(all);
    const heading = grid.getByRole("columnheader", { name: column, exact: true }).getByRole("button").first();
    await heading.click();
    await heading.click();
    await expect.poll(() => names(page, column)).toEqual(all.toReversed());
    await expect(grid.locator('th[aria-sort="descending"]')).toHaveText(column);

    // columns: remembered in this browser
    const options = page.getByTestId("list-options");
    await options.click();
    await page.getByRole("menuitem", { name: other, exact: true }).getByRole("checkbox").uncheck();
    await page.keyboard.press("Escape");
    await expect(grid.getByRole("columnheader", { name: other, exact: true })).toHaveCount(0);
    await page.goto(at(address + narrow));
    await expect(grid).toBeVisible();
    await expect(grid.getByRole("columnheader", { name: other, exact: true })).toHaveCount(0);

    // export: what search and filters let through, from every page
    await options.click();
    await page.getByTestId("export").click();
    await page.getByRole("dialog").getByLabel("Comma").check();
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByTestId("export-start").click()]);
    const lines = (await readFile(await download.path(), "utf8")).replace("\uFEFF", "").trim().split("\r\n");
    expect(lines).toHaveLength(13);
    for (const name of all) expect(lines.filter((line) => line.startsWith(name))).toHaveLength(1);
    expect(lines[0]).not.toContain(other);
  });
