// What the specs about identity providers share: a realm for each test, providers, ways around the pages.
import type KeycloakAdminClient from "@keycloak/keycloak-admin-client";
import type IdentityProviderRepresentation from "@keycloak/keycloak-admin-client/lib/defs/identityProviderRepresentation";
import type { Page } from "@playwright/test";
import { lastAlert } from "../controls";
import { admin, createRealm, createUser, server, uniqueName } from "../server";
import { expect, test as base } from "../test";

export { expect };

/** The specs' test with a realm for each test alone. */
export const test = base.extend<{ ownRealm: string }>({
  ownRealm: async ({}, use) => {
    const realm = uniqueName("broker");
    await createRealm({ realm });
    await use(realm);
  },
});

/** The specs' test with a further realm whose users sign in to the other one, with a user `ann`. */
export const testSignIn = test.extend<{ source: string }>({
  source: async ({}, use) => {
    const realm = uniqueName("source");
    await createRealm({ realm });
    await createUser(realm, "ann");
    await use(realm);
  },
});

export const realmUrl = (realm: string) => `${server.url}/realms/${realm}`;

/** Begins a sign-in to the application `app` of a realm, through a provider. */
export const begin = (page: Page, realm: string, alias: string) => {
  const query = new URLSearchParams({
    client_id: "app",
    redirect_uri: `${realmUrl(realm)}/.well-known/openid-configuration`,
    response_type: "code",
    scope: "openid",
    kc_idp_hint: alias,
  });
  return page.goto(`${realmUrl(realm)}/protocol/openid-connect/auth?${query.toString()}`);
};

/** Allows attributes of any name in a realm, and adds the application `app`. */
export async function addApp(realm: string): Promise<void> {
  const profile = await admin.users.getProfile({ realm });
  await admin.users.updateProfile({ realm, ...profile, unmanagedAttributePolicy: "ENABLED" } as Parameters<
    KeycloakAdminClient["users"]["updateProfile"]
  >[0]);
  await admin.clients.create({ realm, clientId: "app", publicClient: true, redirectUris: [`${server.url}/*`] });
}

/** Address of what a SAML provider tells the other side about the realm. */
export const descriptorOf = (realm: string, alias: string) => `${realmUrl(realm)}/broker/${alias}/endpoint/descriptor`;

/** Adds a SAML client to a realm, from the address of its descriptor. */
export async function addSamlClient(source: string, descriptor: string) {
  const metadata = await (await fetch(descriptor)).text();
  const converted = await fetch(`${server.url}/admin/realms/${source}/client-description-converter`, {
    method: "POST",
    headers: { authorization: `Bearer ${await admin.getAccessToken()}`, "content-type": "text/plain" },
    body: metadata,
  });
  return admin.clients.create({ realm: source, ...(await converted.json()) });
}

/** Adds a provider to a realm by REST; one of GitHub where nothing else is said. */
export const addProvider = (realm: string, alias: string, more: IdentityProviderRepresentation = {}) =>
  admin.identityProviders.create({
    realm,
    alias,
    providerId: "github",
    enabled: true,
    ...more,
    config: { clientId: "app", clientSecret: "s3cret", ...more.config },
  });

/** A provider as the server has it. */
export async function providerNow(realm: string, alias: string) {
  const found = await admin.identityProviders.findOne({ realm, alias });
  return { ...found, config: found?.config ?? {} };
}

/** Address of a tab of a provider. */
export const providerAt = (realm: string, providerId: string, alias: string, tab = "settings") =>
  `/${[realm, "identity-providers", providerId, alias, tab].map(encodeURIComponent).join("/")}`;

/** Saves the settings of a provider. */
export async function save(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === "PUT");
  await page.getByTestId("idp-details-save").click();
  await answer;
  await expect(lastAlert(page)).toHaveText("Provider successfully updated");
}

/** Flips a switch by its id: its label takes the click. */
export const flip = (page: Page, id: string) => page.locator(`label[for="${id}"]`).last().click();

/** Chooses an entry of the menu of the page. */
export async function act(page: Page, entry: string): Promise<void> {
  await page.getByTestId("action-dropdown").click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}
