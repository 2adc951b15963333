// Many clients at once: a client scope given, changed, taken away, and undone as each client had it; enabled and
// disabled; deleted after a question that counts what falls with them.
import type { Page } from "@playwright/test";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, uniqueName } from "../../support/server";
import { makeClient, signInAs } from "../../support/signIns";
import { expect, open, test } from "../../support/test";

const run = (page: Page) => page.getByTestId("bulk-run").last();

/** Chooses a bulk action for every row that is shown. */
async function choose(page: Page, action: string) {
  await page.locator('input[name="check-all"]').check();
  await page.getByTestId("bulk").click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

async function ask(page: Page, action: string, scope: string, type?: string) {
  await page.getByTestId("bulk").click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: action });
  await dialog.getByRole("combobox").fill(scope);
  await page.getByRole("option", { name: scope, exact: true }).click();
  if (type) {
    await dialog.locator("#type").click();
    await page.getByRole("option", { name: type, exact: true }).click();
  }
  await dialog.getByTestId("confirm").click();
}

test("clients get a client scope, which others had as default; it is taken back as each had it", async ({
  page,
  realm,
}) => {
  const prefix = uniqueName("scoped");
  const scope = uniqueName("shared");
  const protocol = "openid-connect";
  const { id: scopeId } = await admin.clientScopes.create({ realm, name: scope, protocol });
  const plain = await admin.clients.create({ realm, clientId: `${prefix}-1` });
  const having = await admin.clients.create({ realm, clientId: `${prefix}-2` });
  await admin.clients.addDefaultClientScope({ realm, id: having.id, clientScopeId: scopeId });
  const types = async () => {
    const clients = await Promise.all([plain, having].map(({ id }) => admin.clients.findOne({ realm, id })));
    return clients.map((client) =>
      client?.defaultClientScopes?.includes(scope)
        ? "default"
        : client?.optionalClientScopes?.includes(scope)
          ? "optional"
          : "none",
    );
  };
  await open(page, `/${realm}/clients?search=${prefix}`);
  await page.locator('input[name="check-all"]').check();
  await ask(page, "Add client scope", scope, "Optional");
  await expect(run(page).getByTestId("bulk-undo")).toBeVisible();
  expect(await types()).toEqual(["optional", "optional"]);
  await run(page).getByTestId("bulk-undo").click();
  await expect.poll(types).toEqual(["none", "default"]);
  await page.locator('input[name="check-all"]').check();
  await ask(page, "Remove client scope", scope);
  await expect.poll(types).toEqual(["none", "none"]);
  await run(page).getByTestId("bulk-undo").click();
  await expect.poll(types).toEqual(["none", "default"]);

  // the server would leave a scope of another protocol out without a word
  const saml = uniqueName("saml-scope");
  await admin.clientScopes.create({ realm, name: saml, protocol: "saml" });
  await page.locator('input[name="check-all"]').check();
  await ask(page, "Add client scope", saml, "Default");
  await expect(page.getByText("Some of these clients use another protocol")).toBeVisible();
  expect((await admin.clients.findOne({ realm, id: plain.id }))?.defaultClientScopes).not.toContain(saml);
});

test("clients of OpenID Connect get a scope of verifiable credentials, never as default", async ({ page, realm }) => {
  const { features = [] } = await admin.serverInfo.find();
  const issues = features.some(({ name, enabled }) => name === "OID4VC_VCI" && enabled);
  test.skip(!issues, "the server issues no verifiable credentials");
  await admin.realms.update({ realm }, { realm, verifiableCredentialsEnabled: true });
  const scope = uniqueName("credential");
  await admin.clientScopes.create({ realm, name: scope, protocol: "oid4vc" });
  const clientId = uniqueName("holder");
  const { id } = await admin.clients.create({ realm, clientId, protocol: "openid-connect" });
  await open(page, `/${realm}/clients?search=${clientId}`);
  await page.locator('input[name="check-all"]').check();
  await ask(page, "Add client scope", scope);
  await expect(run(page).getByTestId("bulk-undo")).toBeVisible();
  expect(await admin.clients.findOne({ realm, id })).toMatchObject({
    optionalClientScopes: expect.arrayContaining([scope]),
  });
});

test("clients are disabled and enabled; the one that failed is named and tried again", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const prefix = uniqueName("switched");
  const names = [1, 2, 3].map((n) => `${prefix}-${n}`);
  const redirectUris = ["https://kept.example/*"];
  const ids: string[] = [];
  for (const clientId of names) ids.push((await admin.clients.create({ realm, clientId, redirectUris })).id);
  const states = async () => {
    const clients = await Promise.all(ids.map((id) => admin.clients.findOne({ realm, id })));
    return clients.map((client) => client?.enabled);
  };
  const lift = await inject(page, new RegExp(`/clients/${ids[1]}$`), 500, "PUT");
  await open(page, `/${realm}/clients?search=${prefix}`);
  await choose(page, "Disable");
  const question = page.getByRole("dialog");
  for (const name of names) await expect(question).toContainText(name);
  await page.getByTestId("confirm").click();
  await expect(run(page).getByTestId("bulk-retry")).toBeVisible();
  await expect(run(page).getByTestId("bulk-failures")).toHaveText(`${names[1]}: ${MESSAGE}`);
  expect(await states()).toEqual([false, true, false]);

  lift();
  await run(page).getByTestId("bulk-retry").click();
  await expect.poll(states).toEqual([false, false, false]);
  for (const name of names) await expect(page.getByTestId(`${name}-switch`)).not.toBeChecked();

  await expect(run(page).getByTestId("bulk-undo")).toBeVisible();
  await run(page).getByTestId("bulk-close").click();
  await choose(page, "Enable");
  await expect.poll(states).toEqual([true, true, true]);
  // written as the server had it, with nothing but the switch changed
  expect(await admin.clients.findOne({ realm, id: ids[0] ?? "" })).toMatchObject({ redirectUris });
});

test("the question before clients are deleted counts what falls with them, where that can be read", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(403));
  const { id, clientId } = await makeClient(realm);
  for (const name of ["read/write", "see"]) await admin.clients.createRole({ realm, id, name });
  const user = await createUser(realm, uniqueName("visitor"));
  await signInAs(realm, clientId, user.username);
  const bare = await admin.clients.create({ realm, clientId: `${clientId}-bare` });
  const scope = uniqueName("hardcoding");
  const protocol = "openid-connect";
  const config = { role: `${clientId}.read/write` };
  const mapper = { name: "reader", protocol, protocolMapper: "oidc-hardcoded-role-mapper", config };
  await admin.clientScopes.create({ realm, name: scope, protocol, protocolMappers: [mapper] });
  const question = page.getByRole("dialog");

  await open(page, `/${realm}/clients/${id}/settings`);
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("delete-client").click();
  await expect(question).toContainText("Deleted with it: 2 roles and 1 session.");
  await expect(question).toContainText(`Client scopes whose mappers name what is deleted: \u2068${scope}\u2069.`);

  // what uses it elsewhere takes more requests, and is looked for on demand
  const shared = await admin.clientScopes.create({ realm, name: `${scope}-roles`, protocol });
  const [role = { id: "", name: "" }] = (await admin.clients.listRoles({ realm, id })) as {
    id: string;
    name: string;
  }[];
  await admin.clientScopes.addClientScopeMappings({ realm, id: shared.id, client: id }, [role]);
  const limited = await admin.clients.create({ realm, clientId: uniqueName("limited"), fullScopeAllowed: false });
  await admin.clients.addClientScopeMappings({ realm, id: limited.id, client: id }, [role]);
  const audience = {
    name: "audience",
    protocol,
    protocolMapper: "oidc-audience-mapper",
    config: { "included.client.audience": clientId },
  };
  const naming = uniqueName("naming");
  await admin.clients.create({ realm, clientId: naming, protocolMappers: [audience] });
  await page.getByTestId("client-uses").click();
  const found = page.getByTestId("client-uses-found");
  await expect(found).toContainText(`Clients whose mappers name what is deleted:${naming}`);
  await expect(found).toContainText(/Clients that get roles of what is deleted:limited/);
  await expect(found).toContainText(`Client scopes with roles of what is deleted:${scope}-roles`);
  await page.getByTestId("cancel").click();

  // of several, those with which something falls
  await open(page, `/${realm}/clients?search=${clientId}`);
  await choose(page, "Delete");
  await expect(question).toContainText(/Deleted with them: \u2068[^\s]+\u2069 \(2 roles and 1 session\)\. Users can/);
  await page.getByTestId("client-uses").click();
  await expect(found.getByRole("listitem")).toHaveText([naming, /^limited/, `${scope}-roles`]);
  await page.getByTestId("cancel").click();

  // refused for one of them: what falls with any client
  const lift = await inject(page, new RegExp(`/clients/${id}/session-count`), 403);
  await choose(page, "Delete");
  await expect(question).toContainText("Its roles, mappers, sessions and service account go with it");
  await page.getByTestId("cancel").click();
  expect(await admin.clients.findOne({ realm, id })).toBeTruthy();

  lift();
  await choose(page, "Delete");
  await expect(question).toContainText("2 roles and 1 session");
  await page.getByTestId("confirm").click();
  for (const gone of [id, bare.id]) await expect.poll(() => admin.clients.findOne({ realm, id: gone })).toBeFalsy();
});
