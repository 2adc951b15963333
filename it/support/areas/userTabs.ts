// What the specs about the tabs of a user share: a server for e-mail, users, and ways around the page.
import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import type { Page } from "@playwright/test";
import { type MailServer, startMail } from "../mail";
import { admin, createRealm, server, uniqueName } from "../server";
import { expect, open, test as base } from "../test";

export { expect, open };

/** The specs' test with a server for e-mail that is started once per worker; the realm of the file sends to it. */
export const test = base.extend<{ mailRealm: string }, { mail: MailServer }>({
  mail: [
    async ({}, use) => {
      const mail = await startMail();
      await use(mail);
      await mail.stop();
    },
    { scope: "worker" },
  ],
  mailRealm: async ({ realm, mail }, use) => {
    await admin.realms.update({ realm }, { smtpServer: mail.settings });
    await use(realm);
  },
});

/** What one-time passwords of new users are made of. */
export const OTP_SECRET = "abcdefghijklmnopqrst";

const otp = (userLabel: string) => ({
  type: "otp",
  userLabel,
  createdDate: 1_700_000_000_000,
  secretData: JSON.stringify({ value: OTP_SECRET }),
  credentialData: JSON.stringify({ subType: "totp", digits: 6, counter: 0, period: 30, algorithm: "HmacSHA1" }),
});

/** Makes a user with a complete profile, one-time passwords with these labels, and the password where one is given. */
export async function newUser(
  realm: string,
  { password, otps = [], ...more }: UserRepresentation & { password?: string; otps?: string[] } = {},
) {
  const username = more.username ?? uniqueName("user");
  const { id } = await admin.users.create({
    realm,
    username,
    enabled: true,
    email: `${username}@gatehouse.example`,
    emailVerified: true,
    firstName: "First",
    lastName: "Last",
    credentials: [...(password ? [{ type: "password", value: password }] : []), ...otps.map(otp)],
    ...more,
  });
  return { id, username, email: `${username}@gatehouse.example` };
}

/** Types and labels of a user's credentials in the server's order. */
export const credentialsOf = async (realm: string, id: string) =>
  (await admin.users.getCredentials({ realm, id })).map(({ type, userLabel }) =>
    userLabel ? `${type} ${userLabel}` : type,
  );

/** Whether a user can sign in by a password, as the server answers it: undefined, or its reason. */
export async function refusal(realm: string, username: string, password: string): Promise<string | undefined> {
  const body = new URLSearchParams({ grant_type: "password", client_id: "admin-cli", username, password });
  const answer = await fetch(`${server.url}/realms/${realm}/protocol/openid-connect/token`, { method: "POST", body });
  const { error_description }: { error_description?: string } = await answer.json();
  return error_description;
}

export const openTab = (page: Page, realm: string, id: string, tab: string) =>
  open(page, `/${realm}/users/${id}/${tab}`);
export const dialog = (page: Page) => page.getByRole("dialog");
export const confirm = (page: Page) => dialog(page).getByTestId("confirm").click();

/** Opens the menu of the row with a text and chooses an entry. */
export async function chooseInRow(page: Page, text: string, entry: string) {
  const row = page.getByRole("row").filter({ hasText: text });
  await row.getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: entry }).click();
}

/** Makes an organization of the realm. @returns its id */
export async function newOrganization(realm: string, name: string): Promise<string> {
  await admin.realms.update({ realm }, { organizationsEnabled: true });
  const domains = [`a.${name}.example`, `b.${name}.example`, `c.${name}.example`].map((one) => ({
    name: one,
    verified: false,
  }));
  return (await admin.organizations.create({ realm, name, alias: name, description: `About ${name}`, domains })).id;
}

/** Types a new password into the dialog, and once more. */
export async function typePassword(page: Page, password: string, again = password) {
  await page.getByTestId("passwordField").fill(password);
  await page.getByTestId("passwordConfirmationField").fill(again);
}

/** The table of the credentials that the server keeps itself, and the types in it. */
export const credentialTable = (page: Page) => page.getByRole("grid", { name: "Credentials", exact: true });
export const credentialTypes = (page: Page) => credentialTable(page).getByTestId("credentialType");

/** Makes another realm, `<realm>-home`, whose users sign in to a realm through an identity provider with these settings too. */
export async function makeBroker(realm: string, alias: string, config: Record<string, string>): Promise<void> {
  const home = `${realm}-home`;
  await createRealm({ realm: home });
  await admin.clients.create({ realm: home, clientId: "to-home", secret: "secret", redirectUris: [`${server.url}/*`] });
  const endpoints = `${server.url}/realms/${home}/protocol/openid-connect`;
  await admin.identityProviders.create({
    realm,
    alias,
    providerId: "oidc",
    enabled: true,
    trustEmail: true,
    config: {
      clientId: "to-home",
      clientSecret: "secret",
      clientAuthMethod: "client_secret_post",
      authorizationUrl: `${endpoints}/auth`,
      tokenUrl: `${endpoints}/token`,
      userInfoUrl: `${endpoints}/userinfo`,
      issuer: `${server.url}/realms/${home}`,
      defaultScope: "openid email profile",
      validateSignature: "false",
      ...config,
    },
  });
}

/** Where somebody signs in to: a realm's client, by the realm's identity provider. */
interface BrokeredSignIn {
  realm: string;
  alias: string;
  clientId: string;
  redirectUri: string;
}

/** What the server's account console, to which a sign-in may lead, says of its own frames. */
export const OF_ACCOUNT = /^warning: An iframe which has both allow-scripts and allow-same-origin/;

/** Signs a user of the other realm that `makeBroker` made, with the password `secret`, in through the identity provider. */
export async function signInFromHome(page: Page, to: BrokeredSignIn, username: string): Promise<void> {
  const query = new URLSearchParams({
    client_id: to.clientId,
    redirect_uri: to.redirectUri,
    response_type: "code",
    scope: "openid",
    kc_idp_hint: to.alias,
  });
  await page.goto(`${server.url}/realms/${to.realm}/protocol/openid-connect/auth?${query}`);
  await page.locator("#username").fill(username);
  await page.locator("#password").fill("secret");
  await page.locator("#kc-login").click();
  await page.waitForURL(/[?&]code=/);
}

/**
 * Makes a managed member of an organization: somebody of the other realm who signs in through the organization's identity
 * provider, in a page that is closed then.
 * @returns the e-mail address, which is the name of the user, too
 */
export async function joinFromHome(page: Page, realm: string, orgId: string, domain: string): Promise<string> {
  const alias = uniqueName("home");
  await makeBroker(realm, alias, { "kc.org.domain": domain });
  await admin.organizations.linkIdp({ realm, orgId, alias });
  const email = `${uniqueName("managed")}@${domain}`;
  await newUser(`${realm}-home`, { username: email, password: "secret", email });
  const redirectUri = `${server.url}/realms/${realm}/account/`;
  await signInFromHome(page, { realm, alias, clientId: "account", redirectUri }, email);
  await page.close();
  return email;
}
