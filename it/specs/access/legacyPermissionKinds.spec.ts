// The first model of fine-grained permissions: every kind of object that has them, field by field, and who sees them.
import type { Page } from "@playwright/test";
import { allFeatures, type Server } from "../../../maven/server.mjs";
import { adminClient } from "../../../maven/theme.mjs";
import { browserLine } from "../../support/faults";
import { type Account, server, startServer } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";

/** The scopes of each kind of object. */
const scopesOf = {
  clients: [
    "configure",
    "manage",
    "map-roles",
    "map-roles-client-scope",
    "map-roles-composite",
    "token-exchange",
    "view",
  ],
  users: ["impersonate", "manage", "manage-group-membership", "map-roles", "user-impersonated", "view"],
  groups: ["manage", "manage-members", "manage-membership", "view", "view-members"],
  roles: ["map-role", "map-role-client-scope", "map-role-composite"],
  identityProviders: ["token-exchange"],
};

test.describe("permissions of every kind of object", () => {
  let own: Server;
  const realm = "kinds";
  /** Test id of the tab (`permissions` without one: by its name), place and permissions of an object of each kind. */
  let hosts: { kind: keyof typeof scopesOf; name: string; place: string; tab?: string; path: string }[] = [];
  const admins = () => adminClient(own.url);
  /** An administrator of the realm with these roles. */
  const administrator = async (name: string, roles: string[]): Promise<Account> => {
    const user = { realm, username: name, enabled: true, email: `${name}@gatehouse.example`, emailVerified: true };
    const credentials = [{ type: "password", value: name, temporary: false }];
    const { id } = await admins().users.create({ ...user, firstName: name, lastName: "Test", credentials });
    const [client] = await admins().clients.find({ realm, clientId: "realm-management" });
    const offered = await admins().clients.listRoles({ realm, id: client?.id ?? "" });
    const given = offered.flatMap((role) =>
      roles.includes(role.name ?? "") ? { id: role.id ?? "", name: role.name ?? "" } : [],
    );
    await admins().users.addClientRoleMappings({ realm, id, clientUniqueId: client?.id ?? "", roles: given });
    return { username: name, password: name };
  };
  test.beforeAll(async () => {
    own = await startServer({
      features: allFeatures(server.version).replace("fine-grained-authz:v2", "fine-grained-authz:v1"),
    });
    const make = admins();
    await make.realms.create({ realm, enabled: true, adminTheme: "gatehouse" });
    const { id: client } = await make.clients.create({ realm, clientId: "guarded" });
    await make.clients.createRole({ realm, id: client, name: "of a client" });
    const clientRole = (await make.clients.findRole({ realm, id: client, roleName: "of a client" }))?.id ?? "";
    await make.roles.create({ realm, name: "guarded" });
    const role = (await make.roles.findOneByName({ realm, name: "guarded" }))?.id ?? "";
    const { id: group } = await make.groups.create({ realm, name: "guarded" });
    await make.identityProviders.create({ realm, alias: "guarded", providerId: "github", enabled: true });
    const tab = "permissionsTab";
    hosts = [
      {
        kind: "clients",
        name: "client",
        place: `clients/${client}/settings`,
        tab,
        path: `clients/${client}/management/permissions`,
      },
      {
        kind: "roles",
        name: "client role",
        place: `clients/${client}/roles/${clientRole}/details`,
        path: `roles-by-id/${clientRole}/management/permissions`,
      },
      { kind: "users", name: "users", place: "users", tab, path: "users-management-permissions" },
      { kind: "groups", name: "group", place: `groups/${group}`, tab, path: `groups/${group}/management/permissions` },
      {
        kind: "roles",
        name: "realm role",
        place: `roles/${role}/details`,
        path: `roles-by-id/${role}/management/permissions`,
      },
      {
        kind: "identityProviders",
        name: "provider",
        place: "identity-providers/github/guarded/settings",
        tab,
        path: "identity-provider/instances/guarded/management/permissions",
      },
    ];
  });
  test.afterAll(() => own.remove());

  const tabOf = (page: Page, tab: string | undefined) =>
    tab ? page.getByTestId(tab) : page.getByRole("tab", { name: "Permissions" });

  test("have the same tab: hint, switch, scopes with what each is about, and where they lead", async ({ newPage }) => {
    const texts: { key: string; value: string }[] = await (
      await fetch(`${own.url}/resources/${realm}/admin/en`)
    ).json();
    const textOf = (key: string) => texts.find((one) => one.key === key)?.value ?? "";
    const [management] = await admins().clients.find({ realm, clientId: "realm-management" });
    const page = await newPage();
    for (const { kind, name, place, tab, path } of hosts) {
      await open(page, `/${realm}/${place}`, { url: own.url });
      await tabOf(page, tab).click();
      const toggle = page.getByTestId("permissionSwitch");
      await expect(toggle, name).toHaveAttribute("id", "permissionsEnabled");
      await expect(page.getByRole("main"), name).toContainText(textOf(`${kind}PermissionsHint`));
      const list = page.getByRole("main").getByRole("grid", { name: "Permission list" });
      await expect(list, name).toHaveCount(0);
      const sent = page.waitForRequest((request) => request.method() === "PUT");
      await toggle.click({ force: true });
      expect((await sent).url()).toBe(`${own.url}/admin/realms/${realm}/${path}`);
      expect((await sent).postDataJSON()).toEqual({ enabled: true });
      await expect(list.locator("#permissionsScopeName"), name).toHaveText("Scope-name");
      await expect(list.locator("#description"), name).toHaveText("Description");
      const answer = await fetch(`${own.url}/admin/realms/${realm}/${path}`, {
        headers: { authorization: `Bearer ${await admins().getAccessToken()}` },
      });
      const { scopePermissions }: { scopePermissions: Record<string, string> } = await answer.json();
      expect(Object.keys(scopePermissions).sort(), name).toEqual(scopesOf[kind]);
      const rows = list.locator("tbody").getByRole("row");
      await expect(rows, name).toHaveText(
        scopesOf[kind].map((scope) => `${scope}${textOf(`scopePermissions.${kind}.${scope}-description`)}Edit`),
      );
      for (const [index, scope] of scopesOf[kind].entries()) {
        expect(textOf(`scopePermissions.${kind}.${scope}-description`)).not.toBe("");
        const to = `#/${realm}/clients/${management?.id}/authorization/permission/scope/${scopePermissions[scope]}`;
        for (const link of await rows.nth(index).getByRole("link").all())
          await expect(link).toHaveAttribute("href", to);
        await expect(rows.nth(index).getByRole("link")).toHaveCount(2);
      }
      await page.reload();
      await expect(toggle, name).toBeChecked();
      await expect(page.getByRole("main"), name).toContainText("client named realm-management");
    }
  });

  test("are seen by who may read them, and switched by who may write them", async ({ newPage, allowConsole }) => {
    allowConsole(browserLine(403));
    const seen = async (as: Account) => {
      const page = await newPage();
      await open(page, `/${realm}`, { realm, as, url: own.url });
      const found: Record<string, "on" | "off"> = {};
      for (const { name, place, tab } of hosts) {
        await visit(page, `/${realm}/${place}`);
        await expect(page.getByRole("main").getByRole("heading", { level: 1 }).first(), name).toBeVisible();
        if ((await tabOf(page, tab).count()) === 0) continue;
        await tabOf(page, tab).click();
        await expect(page.getByTestId("permissionSwitch"), name).toBeVisible();
        const denied = await page.getByTestId("permissionSwitch").getAttribute("data-denied");
        found[name] = denied === null ? "on" : "off";
      }
      return found;
    };
    expect(await seen(await administrator("viewer", ["view-realm", "view-users", "view-clients"]))).toEqual({});
    // a provider's tab asks for nothing more than its page; the client that keeps the permissions is not seen
    const providers = await administrator("providers", ["manage-identity-providers", "view-identity-providers"]);
    expect(await seen(providers)).toEqual({ provider: "on" });
    expect(await seen(await administrator("provider-viewer", ["view-identity-providers"]))).toEqual({
      provider: "off",
    });
    const clients = await administrator("clients", ["manage-clients", "view-clients", "view-authorization"]);
    expect(await seen(clients)).toEqual({ client: "on" });
    const helpers = [
      "manage-authorization",
      "manage-users",
      "manage-clients",
      "view-realm",
      "view-users",
      "view-clients",
    ];
    expect(await seen(await administrator("helper", [...helpers, "query-clients", "query-groups"]))).toEqual({
      client: "on",
      "client role": "on",
      users: "off",
      group: "on",
      "realm role": "off",
    });
  });
});
