// Features that servers have in two versions, of which the shared server has the other one: the first model of fine-grained
// permissions and the second API of brokers. One server of their own.
import type { Page } from "@playwright/test";
import { allFeatures, type Server } from "../../../maven/server.mjs";
import { adminClient } from "../../../maven/theme.mjs";
import { flip } from "../../support/controls";
import { browserLine } from "../../support/faults";
import { type PermissionHost, permissionHosts, scopesOf } from "../../support/areas/legacyPermissions";
import { type Account, server, startServer } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";

const hasBrokerApi = server.version >= "26.6";

let own: Server;
test.beforeAll(async () => {
  const names = allFeatures(server.version).replace("fine-grained-authz:v2", "fine-grained-authz:v1");
  own = await startServer({ features: `${names}${hasBrokerApi ? ",identity-brokering-api:v2" : ""}` });
});
test.afterAll(() => own?.remove());

test.describe("permissions of every kind of object", () => {
  const realm = "kinds";
  let hosts: PermissionHost[] = [];
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
    await admins().realms.create({ realm, enabled: true, adminTheme: "gatehouse" });
    hosts = await permissionHosts(admins(), realm);
  });
  const tabOf = (page: Page, tab: string | undefined) =>
    tab ? page.getByTestId(tab) : page.getByRole("tab", { name: "Permissions" });

  test("have the same tab: hint, switch, scopes with what each is about, and where they lead", async ({
    signedOutPage: page,
  }) => {
    const texts: { key: string; value: string }[] = await (
      await fetch(`${own.url}/resources/${realm}/admin/en`)
    ).json();
    const textOf = (key: string) => texts.find((one) => one.key === key)?.value ?? "";
    const [management] = await admins().clients.find({ realm, clientId: "realm-management" });
    for (const { kind, name, place, tab, path } of hosts) {
      await open(page, `/${realm}/${place}`, { url: own.url });
      await tabOf(page, tab).click();
      const toggle = page.getByTestId("permissionSwitch");
      await expect(toggle, name).toHaveAttribute("id", "permissionsEnabled");
      await expect(page.getByRole("main"), name).toContainText(textOf(`${kind}PermissionsHint`));
      const list = page.getByRole("main").getByRole("grid", { name: "Permission list" });
      await expect(list, name).toHaveCount(0);
      const sent = page.waitForRequest((request) => request.method() === "PUT");
      await flip(toggle);
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
        scopesOf[kind].map((scope) => `${scope}${textOf(`scopePermissions.${kind}.${scope}-description`)}`),
      );
      for (const [index, scope] of scopesOf[kind].entries()) {
        expect(textOf(`scopePermissions.${kind}.${scope}-description`)).not.toBe("");
        const to = `#/${realm}/clients/${management?.id}/authorization/permission/scope/${scopePermissions[scope]}`;
        for (const link of await rows.nth(index).getByRole("link").all())
          await expect(link).toHaveAttribute("href", to);
        await expect(rows.nth(index).getByRole("link")).toHaveCount(1);
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

  test("of all users are switched on, and one of them is opened and changed", async ({ signedOutPage: page }) => {
    const admin = adminClient(own.url);
    const realm = "master";
    await open(page, "/master/users", { url: own.url });
    await page.getByTestId("permissionsTab").click();
    await page.getByTestId("permissionSwitch").click({ force: true });
    const list = page.getByRole("grid", { name: "Permission list" });
    await expect(list.getByRole("row")).toHaveCount(7);
    await expect(list).toContainText("user-impersonated");
    // all of them are in the client that the introduction leads to
    await page.getByRole("main").getByRole("link", { name: "master-realm", exact: true }).click();
    await expect(page.getByTestId("view-header")).toHaveText("master-realm");
    await expect(page).toHaveURL(/authorization\/permissions$/);
    await page.goBack();
    const row = list.getByRole("row", { name: "manage-group-membership" });
    await row.getByRole("button", { name: "Kebab toggle" }).click();
    await row.getByRole("menuitem", { name: "Edit", exact: true }).click();
    const permissions = await admin.realms.getUsersManagementPermissions({ realm });
    const id = permissions.scopePermissions?.["manage-group-membership"] ?? "";
    await expect(page).toHaveURL(new RegExp(`permission/scope/${id}$`));
    await page.getByTestId("description").fill("by the help desk");
    await page.getByTestId("save").click();
    await expect(page.getByTestId("last-alert")).toContainText("updated");
    const [client] = await admin.clients.find({ realm, clientId: "master-realm" });
    const of = { realm, id: client?.id ?? "", type: "scope", permissionId: id };
    expect((await admin.clients.findOnePermission(of))?.description).toBe("by the help desk");
  });

  test("of an identity provider are switched on, led to and switched off; a refusal is shown", async ({
    signedOutPage: page,
    allowConsole,
  }) => {
    allowConsole(browserLine(500));
    const admin = adminClient(own.url);
    const realm = "guarded";
    const alias = "guarded";
    await admin.realms.create({ realm, enabled: true });
    await admin.identityProviders.create({ realm, alias, providerId: "github", enabled: true });
    await open(page, `/${realm}/identity-providers/github/${alias}/settings`, { url: own.url });
    await page.getByTestId("permissionsTab").click();
    const toggle = page.getByTestId("permissionSwitch");
    await expect(toggle).not.toBeChecked();
    const refuse = "**/management/permissions";
    await page.route(refuse, (route) =>
      route.request().method() === "PUT" ? route.fulfill({ status: 500, body: "{}" }) : route.fallback(),
    );
    await flip(toggle);
    await expect(page.getByTestId("last-alert")).toBeVisible();
    await expect(toggle).not.toBeChecked();
    await page.unroute(refuse);

    await flip(toggle);
    await expect(toggle).toBeChecked();
    const link = page.getByRole("grid", { name: "Permission list" }).getByRole("link", { name: "token-exchange" });
    await expect(link).toHaveCount(1);
    const { enabled, scopePermissions } = await admin.identityProviders.listPermissions({ realm, alias });
    expect(enabled).toBe(true);
    await link.click();
    // of a realm other than master: its own client keeps them
    await expect(page).toHaveURL(new RegExp(`permission/scope/${scopePermissions?.["token-exchange"] ?? "none"}$`));
    await expect(page.getByTestId("view-header")).toContainText("token-exchange.permission");

    await page.goBack();
    await flip(toggle);
    await page.getByRole("dialog").getByTestId("cancel").click();
    await expect(toggle).toBeChecked();
    await flip(toggle);
    await page.getByRole("dialog").getByTestId("confirm").click();
    await expect(toggle).not.toBeChecked();
    expect((await admin.identityProviders.listPermissions({ realm, alias })).enabled).toBe(false);
  });
});

test("the second API of brokers gives a client tokens of the providers that are chosen; those of the first one have no switch", async ({
  signedOutPage: page,
}) => {
  test.skip(!hasBrokerApi, "since 26.6");
  const realm = "master";
  const theirs = adminClient(own.url);
  const config = { clientId: "console", clientSecret: "secret" };
  await theirs.identityProviders.create({ realm, alias: "broker", providerId: "github", enabled: true, config });
  const { id } = await theirs.clients.create({ realm, clientId: "reader", publicClient: false });
  await open(page, `/${realm}/clients/${id}/settings`, { url: own.url });
  await page.getByTestId("attributes.external.token.enabled").press("Space");
  await page.getByRole("combobox", { name: "Type to filter" }).fill("broker");
  await page.getByRole("option", { name: "broker", exact: true }).click();
  await page.getByTestId("settings-save").click();
  await expect
    .poll(async () => (await theirs.clients.findOne({ realm, id }))?.attributes)
    .toMatchObject({ "external.token.enabled": "true", "external.token.idp": "broker" });

  await open(page, `/${realm}/identity-providers/github/broker/settings`, { url: own.url });
  await expect(page.getByTestId("trustEmail")).toBeVisible();
  for (const gone of ["storeTokens", "storedTokensReadable"]) await expect(page.getByTestId(gone)).toHaveCount(0);
  // the server keeps them where nothing says otherwise
  await expect(page.getByTestId("config.storeTokenInSession")).toBeChecked();
  await page.getByTestId("config.storeTokenInSession").press("Space");
  await page.getByTestId("idp-details-save").click();
  await expect
    .poll(async () => (await theirs.identityProviders.findOne({ realm, alias: "broker" }))?.config)
    .toMatchObject({ storeTokenInSession: "false" });
});

test("the tab of permissions is not there with the second model", async ({ page, realm, admin }) => {
  await admin.roles.create({ realm, name: "plain" });
  const { id } = (await admin.roles.findOneByName({ realm, name: "plain" })) ?? {};
  await open(page, `/${realm}/roles/${id}/details`);
  await expect(page.getByTestId("attributesTab")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Permissions" })).toHaveCount(0);
});
