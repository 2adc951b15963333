// What a user granted and is linked with: consents and accounts at identity providers.
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, server, uniqueName } from "../../support/server";
import {
  chooseInRow,
  confirm,
  dialog,
  expect,
  newOrganization,
  newUser,
  open,
  openTab,
  test,
} from "../../support/areas/userTabs";

test("a consent that a user gave is listed and revoked", async ({ page, newPage, realm, allowConsole }) => {
  // of the account page that the consent leads to
  allowConsole(browserLine(500), /3p-cookies/);
  const clientId = `app-${uniqueName("consent")}`;
  const redirectUri = `${server.url}/realms/${realm}/account/`;
  await admin.clients.create({
    realm,
    clientId,
    publicClient: true,
    consentRequired: true,
    redirectUris: [redirectUri],
  });
  const { id, username } = await newUser(realm, { password: "secret" });
  // signs in as the user, who grants what the client requests
  const own = await newPage();
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: "openid",
  });
  await own.goto(`${server.url}/realms/${realm}/protocol/openid-connect/auth?${query}`);
  await own.locator("#username").fill(username);
  await own.locator("#password").fill("secret");
  await own.locator("#kc-login").click();
  await own.getByRole("button", { name: "Yes" }).click();
  await own.waitForURL(/code=/);
  await own.close();

  await openTab(page, realm, id, "consents");
  const row = page.getByRole("row").filter({ hasText: clientId });
  await expect(row).toContainText("profile");
  await expect(row.getByRole("gridcell").nth(2)).toContainText(String(new Date().getFullYear()));
  const lift = await inject(page, /\/consents\//, 500, "DELETE");
  await chooseInRow(page, clientId, "Revoke");
  await expect(dialog(page)).toContainText(clientId);
  await confirm(page);
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(row).toBeVisible();
  lift();
  await chooseInRow(page, clientId, "Revoke");
  await confirm(page);
  await expect(page.getByRole("heading", { name: "No consents" })).toBeVisible();
  expect(await admin.users.listConsents({ realm, id })).toEqual([]);
});

test("what a client may do offline is listed and revoked", async ({ page, realm }) => {
  const { id, username } = await newUser(realm, { password: "secret" });
  const parameters = { grant_type: "password", client_id: "admin-cli", username, password: "secret" };
  const body = new URLSearchParams({ ...parameters, scope: "openid offline_access" });
  await fetch(`${server.url}/realms/${realm}/protocol/openid-connect/token`, { method: "POST", body });
  await openTab(page, realm, id, "consents");
  await expect(page.getByRole("row").filter({ hasText: "admin-cli" })).toContainText("Offline Token");
  await chooseInRow(page, "admin-cli", "Revoke");
  await confirm(page);
  await expect(page.getByRole("heading", { name: "No consents" })).toBeVisible();
});

test("a user is linked with accounts elsewhere and unlinked; 30 providers are searched and paged", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const word = uniqueName("social");
  const provider = (alias: string, providerId: string) =>
    admin.identityProviders.create({
      realm,
      alias,
      providerId,
      enabled: true,
      config: { clientId: "a", clientSecret: "b" },
    });
  const hub = `${word}-Git-HUB`;
  await provider(hub, "github");
  for (let n = 10; n < 40; n += 1) await provider(`${word}-${n}`, "google");
  const { id } = await newUser(realm);
  await admin.users.addToFederatedIdentity({
    realm,
    id,
    federatedIdentityId: `${word}-39`,
    federatedIdentity: { userId: "4711", userName: 'ann / % "' },
  });
  await openTab(page, realm, id, "identity-provider-links");
  const linked = page.getByRole("grid", { name: "Linked identity providers" });
  const available = page.getByRole("grid", { name: "Available identity providers" });
  const upper = word.charAt(0).toUpperCase() + word.slice(1);
  await expect(linked.getByRole("row").filter({ hasText: `${upper}-39` })).toContainText("Social login");
  await expect(linked.getByRole("row").filter({ hasText: "4711" })).toContainText('ann / % "');
  await expect(available.getByRole("row")).toHaveCount(11);
  const search = page.getByTestId("table-search-input").getByRole("textbox");
  await search.fill(`${word}-39`);
  await search.press("Enter");
  await expect(available.getByRole("row")).toHaveCount(2);
  await expect(available.getByRole("button", { name: "Link account" })).toHaveCount(0);
  await search.fill(hub);
  await search.press("Enter");
  await available.getByRole("button", { name: "Link account" }).click();
  await expect(dialog(page)).toHaveAccessibleName(`Link account to ${upper}-Git-HUB`);
  await expect(page.getByTestId("idpNameInput")).toBeDisabled();
  await page.getByTestId("userId").fill("42");
  await expect(dialog(page).getByTestId("confirm")).toBeDisabled();
  await page.getByTestId("userName").fill("آن 🌍");
  const lift = await inject(page, /federated-identity/, 500, "POST");
  await confirm(page);
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(page.getByTestId("userName")).toHaveValue("آن 🌍");
  lift();
  await page.getByTestId("userName").press("Enter");
  await expect(lastAlert(page)).toHaveText("Identity provider has been linked");
  // a linked provider is named by its alias as one word
  const name = linked.getByRole("row").filter({ hasText: "آن 🌍" }).getByRole("link");
  await expect(name).toHaveText(`${upper}-git-hub`);
  const links = async () =>
    (await admin.users.listFederatedIdentities({ realm, id })).map(({ identityProvider }) => identityProvider).sort();
  expect(await links()).toEqual([`${word}-39`, hub]);

  await linked.getByRole("row").filter({ hasText: "4711" }).getByRole("button", { name: "Unlink account" }).click();
  await expect(dialog(page)).toContainText(`${upper}-39`);
  await confirm(page);
  await expect(lastAlert(page)).toHaveText("The provider link has been removed");
  expect(await links()).toEqual([hub]);
  await admin.users.delFromFederatedIdentity({ realm, id, federatedIdentityId: hub });
  await page.reload();
  await expect(page.getByText("No identity providers linked.")).toBeVisible();
});

test("who may only look sees every tab, and why nothing can be changed", async ({ signedOutPage: page, realm }) => {
  const { id } = await newUser(realm);
  const orgId = await newOrganization(realm, uniqueName("org"));
  await admin.organizations.addMember({ realm, orgId, userId: id });
  await admin.identityProviders.create({
    realm,
    alias: uniqueName("idp"),
    providerId: "gitlab",
    config: { clientId: "a", clientSecret: "b" },
  });
  const sees = server.version < "26.7" ? "manage-realm" : "view-organizations";
  const viewer = await createUser("master", uniqueName("viewer"), ["view-users", "view-identity-providers", sees], {
    of: realm,
  });
  await open(page, `/${realm}/users/${id}/identity-provider-links`, { as: viewer });
  await page.getByRole("button", { name: "Link account" }).first().hover();
  await expect(page.getByRole("tooltip")).toContainText("manage-users");
  await page.getByTestId("user-organizations-tab").click();
  await expect(page.getByRole("row").filter({ hasText: "Unmanaged" })).toBeVisible();
  await page.getByTestId("removeOrganization").hover();
  await expect(page.getByRole("tooltip").filter({ hasText: "manage-users" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByTestId("user-consents-tab").click();
  await expect(page.getByRole("heading", { name: "No consents" })).toBeVisible();
  await expect(page.getByTestId("workflows-tab")).toHaveCount(0);
});
